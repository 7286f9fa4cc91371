/// What a transition says of itself. In the model every transition is over at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is animated: never.
    var isAnimated: Bool { get }
    /// Whether it was given up: never.
    var isCancelled: Bool { get }
    /// Whether a finger drives it: never.
    var isInteractive: Bool { get }
    /// How long it takes, in seconds: 0.
    var transitionDuration: TimeInterval { get }
}

/// Calls back while a transition runs and when it is over.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Adds what is to happen along with the transition, and what after it (Z2).
    ///
    /// - Parameters:
    ///   - animation: Called when the change is made.
    ///   - completion: Called after all animations.
    /// - Returns: Whether they will be called.
    @discardableResult
    func animate(
        alongsideTransition animation:
            (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds what is to happen along with the transition, outside of its container, and what after
    /// it (Z2).
    ///
    /// - Returns: Whether they will be called.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Adds what is to happen along with the transition (Z2).
    ///
    /// - Returns: Whether it will be called.
    @discardableResult
    public func animate(
        alongsideTransition animation:
            (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
