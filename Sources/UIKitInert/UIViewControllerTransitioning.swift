import UIKitModel

/// Inert: what an animation between two screens would get to know. There are no animations, so
/// nothing makes one.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Inert: the view in which it would run.
    var containerView: UIView { get }
    /// Inert: whether it runs.
    var isAnimated: Bool { get }
    /// Inert: whether a finger leads it.
    var isInteractive: Bool { get }
    /// Inert: whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// Inert: ends it.
    func completeTransition(_ didComplete: Bool)
    /// Inert: one of the two screens.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Inert: one of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Inert: where a screen is at the beginning.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Inert: where a screen is at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Inert: an animation between two screens; nothing is animated, so nothing calls it.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Inert: how long it would last; nothing asks.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Inert: would run; nothing calls it.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Inert: has ended; nothing calls it.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Inert: does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Inert: an animation that a finger leads; there are none, so nothing calls it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning:
    NSObjectProtocol
{
    /// Inert: would begin; nothing calls it.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)
}

/// Inert: an animation that a finger leads by a share; there are none.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    /// Inert: how far it is, from 0 to 1.
    public private(set) final var percentComplete: CGFloat = 0
    /// Inert: how fast it would end.
    open var completionSpeed: CGFloat = 1
    /// Inert: holds the share.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    /// Inert: there is nothing to give up.
    open func cancel() {}
    /// Inert: there is nothing to end.
    open func finish() {}
    /// Inert: nothing calls it.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
}

/// Inert: what would animate a presentation; nothing is animated, so nothing asks.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Inert: what would animate the coming; nothing asks.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Inert: what would animate the going; nothing asks.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Inert: what a finger would lead; nothing asks.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Inert: what a finger would lead; nothing asks.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Inert: what would decide about the place; everything presented fills the window.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Inert: nothing.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Inert: nothing.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// Inert: nothing.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Inert: nothing.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Inert: nothing.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

private final class WeakDelegate {
    weak var delegate: (any UIViewControllerTransitioningDelegate)?
    init(_ delegate: any UIViewControllerTransitioningDelegate) { self.delegate = delegate }
}

extension UIViewController {
    /// Inert: what would animate its presentation; nothing asks. Not retained.
    public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { (held() as WeakDelegate?)?.delegate }
        set { hold(newValue.map(WeakDelegate.init)) }
    }
}

/// Inert: a look at a screen under a firm touch; there are no touches.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Inert: what is asked for the screen.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// Inert: the view that was touched.
    var sourceView: UIView { get }
    /// Inert: the place that stays sharp.
    var sourceRect: CGRect { get set }
}

/// Inert: what has screens for firm touches; there are none, so nothing asks.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Inert: the screen for a place; nothing asks.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location:
            CGPoint
    ) -> UIViewController?
    /// Inert: the screen was pressed; called by nothing.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit:
            UIViewController)
}

extension UIViewControllerTransitionCoordinatorContext {
    /// Inert: how far it would be, from 0 to 1; it is over at once.
    public var percentComplete: CGFloat { 1 }
    /// Inert: how fast a finger would have ended it.
    public var completionVelocity: CGFloat { 1 }
    /// Inert: how its speed would change.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Inert: whether it could be stopped half-way.
    public var isInterruptible: Bool { false }
    /// Inert: how what comes would be presented.
    public var presentationStyle: UIModalPresentationStyle {
        viewController(forKey: .to)?.modalPresentationStyle ?? .none
    }
    /// Inert: how the content would be turned.
    public var targetTransform: CGAffineTransform { .identity }
    /// Inert: the view in which it would run, which is in no hierarchy.
    public var containerView: UIView { UIView() }
}

extension UIViewControllerTransitionCoordinator {
    /// Adds what is to happen when a finger gives the transition up, or lets it go on: the same as
    /// `notifyWhenInteractionChanges(_:)`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}
