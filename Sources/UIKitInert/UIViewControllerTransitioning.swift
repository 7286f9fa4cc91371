import UIKitModel

/// An animation that a finger leads by a share.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    public private(set) final var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    open func cancel() {}
    open func finish() {}
    open func startInteractiveTransition(_: any UIViewControllerContextTransitioning) {}
}

/// Has the animations of a presentation.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Everything presented fills the window.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? { nil }
    public func interactionControllerForPresentation(
        using: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(using: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    public func presentationController(
        forPresented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// A delegate that is not retained.
private final class WeakDelegate {
    weak var delegate: (any UIViewControllerTransitioningDelegate)?
    init(_ delegate: any UIViewControllerTransitioningDelegate) { self.delegate = delegate }
}

extension UIViewController {
    public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { (held() as WeakDelegate?)?.delegate }
        set { hold(newValue.map(WeakDelegate.init)) }
    }
}

/// A look at a screen under a firm touch; there are no touches.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// Has screens for firm touches.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController)
}

extension UIViewControllerTransitionCoordinatorContext {
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var isInterruptible: Bool { false }
    public var presentationStyle: UIModalPresentationStyle {
        viewController(forKey: .to)?.modalPresentationStyle ?? .none
    }
    public var targetTransform: CGAffineTransform { .identity }
    public var containerView: UIView { UIView() }
}

extension UIViewControllerTransitionCoordinator {
    /// Adds what is to happen when a finger gives the transition up, or lets it go on: the same as
    /// `notifyWhenInteractionChanges(_:)`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}
