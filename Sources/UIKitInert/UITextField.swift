import UIKitModel

/// Inert: a line of text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// Inert: the text, which changes only when the app sets it.
    open var text: String? = ""
    /// Inert: what would stand there without a text.
    open var placeholder: String?
    /// Inert: the border, which is not drawn.
    open var borderStyle = BorderStyle.none
    /// Inert: what would be asked about the text; nothing asks. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    open override var canBecomeFirstResponder: Bool { true }

    /// Inert: the borders of a line of text.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line.
        case line, bezel
        /// A line with round corners.
        case roundedRect
    }
}

/// Inert: what is asked about a line of text; nothing asks.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Inert: a person ended the line; a test calls it.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Inert: the line ends.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Inert: a text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// Inert: the text, which changes only when the app sets it.
    open var text: String! = ""
    /// Inert: the font, in which nothing is drawn.
    open var font: UIFont?
    /// Inert: whether a person could write; nothing does.
    open var isEditable = true

    open override var canBecomeFirstResponder: Bool { true }
}

extension UIResponder {
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
}
