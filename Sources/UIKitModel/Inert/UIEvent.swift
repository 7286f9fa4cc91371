/// Inert: there are no touches and no keys, so nothing makes one.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Inert: what happened to the device.
    public enum EventSubtype: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It was shaken.
        case motionShake = 1
    }
}

/// Inert: there are no fingers, so nothing makes one.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Inert: the view below it: none.
    open var view: UIView? { nil }
    /// Inert: how often it tapped: never.
    open var tapCount: Int { 0 }
    /// Inert: where it is.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Inert: where it was.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Inert: there are no buttons, so nothing makes one.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// Inert: there are no buttons, so nothing makes one.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
