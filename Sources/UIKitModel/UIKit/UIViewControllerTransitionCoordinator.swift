/// The facts about a transition. In the model every transition is over at once (Z2, Z4; UNK62).
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it would be animated: a change of the window's size is not.
    var isAnimated: Bool { get }
    /// Whether it was given up, as a swipe back can be (UNK34).
    var isCancelled: Bool { get }
    /// Whether a finger drives it now.
    var isInteractive: Bool { get }
    /// Whether a finger began it.
    var initiallyInteractive: Bool { get }
    /// Its length, in seconds: 0.
    var transitionDuration: TimeInterval { get }
    /// One of the two controllers of a change that has two: on a stack, or of a presentation (Z4).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of them.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// One of the two controllers of a transition, by its role.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// The key with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// One of the two views of a transition, by its role.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// The key with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Calls back while a transition runs and when it is over.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Adds closures to call along with the transition, and after it (Z2).
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

    /// Adds what is to happen when a finger gives the transition up, or lets it go on (UNK34).
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Adds closures to call along with the transition, outside of its container, and after it
    /// (Z2).
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
