import UIKitModel

extension UIView {
    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model has no animations.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) { animations() }
    /// Inert: there are no animations to allow.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// Inert: there are no animations.
    public static var areAnimationsEnabled: Bool { false }

    /// Inert: how an animation in steps would run.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// The options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Evenly.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Smoothly.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
    /// Inert: how fast an animation would be where.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at one, or at none.
        case easeInOut = 0, easeIn, easeOut, linear
    }
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
    /// With what is inside.
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1)
    /// With touches.
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 2)
    /// Again and again.
    public static let `repeat` = UIView.AnimationOptions(rawValue: 8)
    /// To and fro.
    public static let autoreverse = UIView.AnimationOptions(rawValue: 16)
    /// Slow at the beginning.
    public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 16)
    /// Evenly.
    public static let curveLinear = UIView.AnimationOptions(rawValue: 3 << 16)
    /// By turning.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// By turning.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Like a page.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Like a page.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// By fading.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// With what is there.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
}

/// An animation that an app controls. Changes are made at once when it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Inert: how long it would last.
    public final let duration: TimeInterval

    /// An animation that has not started.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
    }
    /// An animation that has not started.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
    /// Adds to what it changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds to what is done at its end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
    /// Makes the changes, and reports the end.
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        for end in ends { end(.end) }
    }
}

/// Inert: where an animation has stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end, the beginning or on the way.
    case end = 0, start, current
}
