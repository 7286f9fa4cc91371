@_exported import Foundation

/// An object that can be asked whether it performs an action, and can be the first responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// The values that declarations without behaviour keep for the app here, released with this
    /// object. The engine never reads it.
    @exclusivity(unchecked) package final var attachment: AnyObject?

    /// Makes a responder.
    public override init() { super.init() }

    /// Whether this object accepts an action that it implements.
    ///
    /// The target lookup of `show` and `showDetail` calls it (T1). UIKit's own answer for a method
    /// that is implemented is yes; an app refuses by overriding.
    ///
    /// - Parameters:
    ///   - action: The method to send.
    ///   - sender: The sender.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    /// The next object in the chain of responders (W3).
    open var next: UIResponder? { nil }

    /// Inert: no archive of an interface is read. A storyboard calls it for what it instantiates
    /// (SB2); for other objects the app's own code has to.
    open func awakeFromNib() {}

    /// Inert: no editor of interfaces shows the object, so nothing calls it.
    open func prepareForInterfaceBuilder() {}

    /// Inert: the app has no menus, so nothing calls it.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Inert: would say whether a command can be given; there are none, so nothing asks.
    open func validate(_ command: UICommand) {}
    /// Inert: which object would perform a method; nothing performs any, so nothing asks.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    /// Inert: nothing goes on with an activity; a test calls it.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Inert: no activity is the present one, so nothing calls it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Inert: the activity that this object would belong to. It is held.
    public final var userActivity: NSUserActivity? {
        get { attachment.appValue("userActivity") }
        set { attachment.appValues["userActivity"] = newValue }
    }

    // MARK: First responder

    /// Whether this object may become the first responder; no unless overridden (FR1).
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object gives the first place up to another; yes unless overridden (FR1).
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder. Nothing is sent to it: the model has no keys and
    /// no touches.
    open var isFirstResponder: Bool { ModelRuntime.current.surface.firstResponder === self }

    /// Becomes the first responder, if it can and the present one gives up its place (FR1).
    ///
    /// - Returns: Whether it is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        let runtime = ModelRuntime.current
        if isFirstResponder { return true }
        guard runtime.mayGoOn(), canBecomeFirstResponder, canReceiveEvents else { return false }
        if let present = runtime.surface.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else {
                return false
            }
        }
        runtime.surface.firstResponder = self
        return true
    }

    /// Stops being the first responder (FR1).
    ///
    /// - Returns: Whether it is not the first responder any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if ModelRuntime.current.surface.firstResponder === self, canResignFirstResponder {
            ModelRuntime.current.surface.firstResponder = nil
        }
        return ModelRuntime.current.surface.firstResponder !== self
    }

    // MARK: What is never sent

    /// Inert: the keys that this object waits for; none is pressed.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Inert: the view above a keyboard; there is none, so nothing asks.
    open var inputAccessoryView: UIView? { nil }
    /// Inert: the view instead of a keyboard; there is none, so nothing asks.
    open var inputView: UIView? { nil }
    /// Inert: there is no keyboard; nothing is asked again.
    open func reloadInputViews() {}
    /// Inert: there are no fingers; called by nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Inert: there are no fingers; called by nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Inert: there are no fingers; called by nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Inert: there are no fingers; called by nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Inert: there are no buttons; called by nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Inert: there are no buttons; called by nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Inert: the device is not moved; called by nothing.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Inert: the device is not moved; called by nothing.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Inert: the device is not moved; called by nothing.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Inert: nothing is copied; called by nothing.
    open func copy(_ sender: Any?) {}
    /// Inert: nothing is cut; called by nothing.
    open func cut(_ sender: Any?) {}
    /// Inert: nothing is pasted; called by nothing.
    open func paste(_ sender: Any?) {}
    /// Inert: nothing is selected; called by nothing.
    open func selectAll(_ sender: Any?) {}
    /// Inert: nothing is deleted; called by nothing.
    open func delete(_ sender: Any?) {}

    // FR2: a view outside of a window does not become the first responder.
    var canReceiveEvents: Bool { true }
}
