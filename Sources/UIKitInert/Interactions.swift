import UIKitModel

/// A way to deal with touches on a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
    public final func addInteraction(_ added: any UIInteraction) { interactions.append(added) }
    public final func removeInteraction(_ gone: any UIInteraction) {
        interactions.removeAll { $0 === gone }
    }
    public final var interactions: [any UIInteraction] {
        get { held() ?? [] }
        set { hold(newValue) }
    }
}

/// A menu that a long touch would open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public final let identifier: (any NSCopying)?
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { self.identifier = identifier }
}

/// Opens a menu after a long touch.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Has the menu of a long touch.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A picture of a view beside a menu that nothing opens.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public final let view: UIView
    public final let parameters: UIPreviewParameters
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }
}

/// The look of such a picture.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor?
}

/// The coming and going of a menu that nothing opens; no type conforms.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// A person taps the picture beside a menu; nothing opens one, so no type conforms.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The ways in which a picture becomes a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop }
