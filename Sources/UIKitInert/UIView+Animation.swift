import UIKitModel

extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func addKeyframe(
        withRelativeStartTime: Double, relativeDuration: Double, animations: () -> Void
    ) { animations() }
    public static func setAnimationsEnabled(_: Bool) {}
    public static var areAnimationsEnabled: Bool { false }

    /// The course of an animation in steps.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
    /// The speed of an animation.
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
}

extension UIViewController {
    /// Calls the two closures at once, as the model has no animations, and shows every child of a
    /// custom container. The caller then calls `removeFromParent()` of the first, which disappears
    /// there. Raises unless both are children of this controller.
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard children.contains(fromViewController), children.contains(toViewController) else {
            return ModelRuntime.current.raise(
                "NSInvalidArgumentException",
                reason: "Children view controllers \(type(of: fromViewController)) and "
                    + "\(type(of: toViewController)) must have a common parent view controller "
                    + "when calling transition(from:to:duration:options:animations:completion:)")
        }
        animations?()
        completion?(true)
    }
}

extension UIView.AnimationOptions {
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 2)
    public static let `repeat` = UIView.AnimationOptions(rawValue: 8)
    public static let autoreverse = UIView.AnimationOptions(rawValue: 16)
    public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 16)
    public static let curveLinear = UIView.AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
}

/// An animation that an app controls. Changes are made at once when it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    public final let duration: TimeInterval

    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        for end in ends { end(.end) }
    }
}

/// The place at which an animation has stopped.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }
