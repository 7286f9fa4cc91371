import UIKitModel

/// A gesture. There are no touches, so it recognises nothing and calls nothing.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var state = State.possible

    /// The progress of a gesture.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }
    public init(target: Any? = nil, action: Selector? = nil) {}
    open var cancelsTouchesInView = true
    /// Not held.
    open var view: UIView? { nil }
    open var name: String?
    open func addTarget(_: Any, action: Selector) {}
    open func removeTarget(_: Any?, action: Selector?) {}
    open func location(in: UIView?) -> CGPoint { .zero }
    open var numberOfTouches: Int { 0 }
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open func require(toFail: UIGestureRecognizer) {}
}

/// Touches for a moment.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}
/// Touches that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in: UIView?) -> CGPoint { .zero }
    open func setTranslation(_: CGPoint, in: UIView?) {}
    open func velocity(in: UIView?) -> CGPoint { .zero }
}
/// Touches that come from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
/// Touches that last.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTouchesRequired = 1
    open var allowableMovement: CGFloat = 10
}
/// Touches that go fast in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1
    /// Directions of a touch.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
}
/// Fingers that move apart.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}
/// Fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}
/// A pointer above a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Decides about touches.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool { true }
}
