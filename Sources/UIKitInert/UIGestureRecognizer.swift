import UIKitModel

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
    /// Inert: how many fingers there are.
    open var numberOfTouches: Int { 0 }
    /// Inert: whether touches would wait for it.
    open var delaysTouchesBegan = false
    /// Inert: whether the end of touches would wait for it.
    open var delaysTouchesEnded = true
    /// Inert: nothing is recognised, so nothing waits for another one to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Inert: touches for a moment; there are none.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Inert: how many touches in a row it would wait for.
    open var numberOfTapsRequired = 1
    /// Inert: how many fingers it would wait for.
    open var numberOfTouchesRequired = 1
}
/// Inert: touches that move; there are none.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Inert: how few fingers it would wait for.
    open var minimumNumberOfTouches = 1
    /// Inert: how many fingers it would bear.
    open var maximumNumberOfTouches = Int.max
    /// Inert: how far they have moved; there are none.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Inert: there is no movement to count from elsewhere.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Inert: how fast they move; there are none.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// Inert: touches that come from an edge of the screen; there are none.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Inert: the edges that it would wait at.
    open var edges: UIRectEdge = []
}
/// Inert: touches that last; there are none.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Inert: how long it would wait, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Inert: how many fingers it would wait for.
    open var numberOfTouchesRequired = 1
    /// Inert: how far they might move meanwhile, in points.
    open var allowableMovement: CGFloat = 10
}
/// Inert: touches that go fast in a direction; there are none.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Inert: the directions that it would wait for.
    open var direction: Direction = .right
    /// Inert: how many fingers it would wait for.
    open var numberOfTouchesRequired = 1

    /// Inert: directions of a touch.
    public struct Direction: OptionSet, Sendable {
        /// A bit for each direction.
        public let rawValue: UInt
        /// The directions with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }
}
/// Inert: fingers that move apart; there are none.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Inert: how far apart they are now, in relation to the beginning.
    open var scale: CGFloat = 1
    /// Inert: how fast they move; there are none.
    open var velocity: CGFloat { 0 }
}
/// Inert: fingers that turn; there are none.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Inert: how far they have turned, in radians.
    open var rotation: CGFloat = 0
    /// Inert: how fast they turn; there are none.
    open var velocity: CGFloat { 0 }
}
/// Inert: a pointer above a view; there is none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Inert: decides about touches; there are none, so nothing asks.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Inert: whether a gesture may begin; nothing asks.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Inert: whether two gestures may go on together; nothing asks.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Inert: whether it may have a touch; nothing asks.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
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
    /// Inert: it may.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
}
