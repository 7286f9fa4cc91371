/// There are no touches and no keys, so nothing makes one.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The motions of a device.
    public enum EventSubtype: Int, Sendable { case none = 0, motionShake }
}

/// There are no fingers, so nothing makes one.
@preconcurrency @MainActor open class UITouch: NSObject {
    open var view: UIView? { nil }
    open var tapCount: Int { 0 }
    open func location(in: UIView?) -> CGPoint { .zero }
    open func previousLocation(in: UIView?) -> CGPoint { .zero }
}

/// There are no buttons, so nothing makes one.
@preconcurrency @MainActor open class UIPress: NSObject {}

/// There are no buttons, so nothing makes one.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {}
