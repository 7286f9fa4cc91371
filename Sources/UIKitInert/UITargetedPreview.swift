import UIKitModel

/// Inert: a picture of a view beside a menu that nothing opens.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// Inert: the view.
    public final let view: UIView
    /// Inert: its look.
    public final let parameters: UIPreviewParameters
    /// Inert: a picture of a view.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    /// Inert: a picture of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }
}

/// Inert: the look of such a picture.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// Inert: the colour behind it.
    open var backgroundColor: UIColor?
}

/// Inert: the coming and going of a menu that nothing opens; no type conforms.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Inert: the screen that the menu would show.
    var previewViewController: UIViewController? { get }
    /// Inert: what would move with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Inert: what would follow.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Inert: a person taps the picture beside a menu; nothing opens one, so no type
/// conforms.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Inert: how the picture would become a screen.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Inert: how a picture would become a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes, or it grows.
    case dismiss = 0, pop
}
