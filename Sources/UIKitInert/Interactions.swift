import UIKitModel

/// Inert: what a view would do with touches; there are none.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
    /// Inert: there are no touches. It is held.
    public final func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }
    /// Inert: lets go of it.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
    /// Inert: what it would do with touches; there are none.
    public final var interactions: [any UIInteraction] {
        get { held() ?? [] }
        set { hold(newValue) }
    }
}

/// Inert: a menu that a long touch would open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Inert: its name.
    public final let identifier: (any NSCopying)?
    /// Inert: a menu that nothing opens.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { self.identifier = identifier }
}

/// Inert: opens a menu after a long touch; there are none.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Inert: what has the menu; nothing asks. Not retained.
    public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Inert: a menu that nothing opens.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Inert: has the menu of a long touch; nothing asks.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Inert: the menu; nothing asks.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}
