import UIKitModel

extension UIView {
    /// Inert: the colour behind the content, which is not drawn.
    public final var backgroundColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the colour of what can be tapped, which is not drawn. Not inherited.
    public final var tintColor: UIColor! {
        get { held() ?? .tintColor }
        set { hold(newValue) }
    }
    /// Inert: the opacity, from 0 to 1; nothing is drawn.
    public final var alpha: CGFloat {
        get { held() ?? 1 }
        set { hold(newValue) }
    }
    /// Inert: whether it would be drawn. What a person sees follows from the controllers. A window
    /// that is no longer hidden is shown.
    public final var isHidden: Bool {
        get { held() ?? false }
        set {
            hold(newValue)
            if !newValue, let window = self as? UIWindow { window.makeKeyAndVisible() }
        }
    }
    /// Inert: whether touches would be taken; there are none.
    public final var isUserInteractionEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: a number for the app.
    public final var tag: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    /// Inert: whether what sticks out would be cut off; nothing is drawn.
    public final var clipsToBounds: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: how content would fill the view; nothing is drawn.
    public final var contentMode: ContentMode {
        get { held() ?? .scaleToFill }
        set { hold(newValue) }
    }
    /// Inert: how the frame would follow the one around it; containers lay out the views of
    /// controllers, and no other view changes.
    public final var autoresizingMask: AutoresizingMask {
        get { held() ?? [] }
        set { hold(newValue) }
    }
    /// Inert: whether the mask above would become constraints; there are none.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: nothing is drawn, so there is nothing to mark.
    public final func setNeedsDisplay() {}
    /// Inert: whether nothing would shine through; nothing is drawn.
    public final var isOpaque: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// This view, or one inside, that has a number.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
    /// Inert: there are no touches to recognise.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Inert: there are no touches to recognise.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Inert: there are no touches to recognise.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { held() }
        set { hold(newValue) }
    }

    /// Inert: nothing is drawn, so that there is no picture.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model has no animations, and reports the end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once, as the model always does.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Inert: how content would fill a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as it fits.
        case scaleAspectFit = 1
        /// As large as it has to be.
        case scaleAspectFill = 2
        /// In the middle.
        case center = 4
    }

    /// Inert: what of a frame would follow the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// A bit for each part.
        public let rawValue: UInt
        /// The parts with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance at the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance at the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Inert: how an animation would run.
    public struct AnimationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// The options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Fast at the beginning.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// From where it is just now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    }
}

/// Inert: there are no touches, so it recognises nothing and calls nothing.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Inert: the delegate, which nothing asks. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Inert: whether it would recognise anything.
    open var isEnabled = true
    /// Inert: how far it would be; nothing is touched, so always possible.
    open var state = State.possible

    /// Inert: how far a gesture would be.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet.
        case possible = 0
        /// It has begun.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It is over.
        case ended = 3
        /// It was given up.
        case cancelled = 4
        /// It was another one.
        case failed = 5
        /// It is over.
        public static let recognized = State.ended
    }
    /// Inert: a recogniser that calls nothing.
    public init(target: Any? = nil, action: Selector? = nil) {}
    /// Inert: whether the view would get no touches that it recognises.
    open var cancelsTouchesInView = true
    /// Inert: the view, which is not held.
    open var view: UIView? { nil }
    /// Inert: a name for the app.
    open var name: String?
    /// Inert: there are no touches to call a method for.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Inert: there is no method to forget.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// Inert: there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Inert: touches for a moment; there are none.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Inert: how many touches in a row it would wait for.
    open var numberOfTapsRequired = 1
    /// Inert: how many fingers it would wait for.
    open var numberOfTouchesRequired = 1
}
/// Inert: touches that move; there are none.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
/// Inert: touches that last; there are none.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// Inert: decides about touches; there are none, so nothing asks.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Inert: whether a gesture may begin; nothing asks.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Inert: whether two gestures may go on together; nothing asks.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Inert: it may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
    /// Inert: they may not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
