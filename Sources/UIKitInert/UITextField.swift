import UIKitModel

/// Inert: a line of text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextField: UIControl {
    /// Inert: the text, which changes only when the app sets it.
    open var text: String? = ""
    /// Inert: what would stand there without a text.
    open var placeholder: String?
    /// Inert: the border, which is not drawn.
    open var borderStyle = BorderStyle.none
    /// Inert: the font, in which nothing is drawn.
    open var font: UIFont?
    /// Inert: the colour, which is not drawn.
    open var textColor: UIColor?
    /// Inert: where the line would begin.
    open var textAlignment = NSTextAlignment.natural
    /// Inert: the text with its look.
    open var attributedText: NSAttributedString?
    /// Inert: whether letters would be dots.
    open var isSecureTextEntry = false
    /// Inert: the keys of the keyboard; there is none.
    open var keyboardType = UIKeyboardType.default
    /// Inert: what the key at the end would say.
    open var returnKeyType = UIReturnKeyType.default
    /// Inert: which letters would be large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Inert: whether mistakes would be corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Inert: when a button to empty it would be drawn.
    open var clearButtonMode = ViewMode.never
    /// Inert: the view at its beginning, which is in no hierarchy.
    open var leftView: UIView?
    /// Inert: when that would be drawn.
    open var leftViewMode = ViewMode.never
    /// Inert: the view at its end, which is in no hierarchy.
    open var rightView: UIView?
    /// Inert: when that would be drawn.
    open var rightViewMode = ViewMode.never

    /// Inert: when something in it would be drawn.
    public enum ViewMode: Int, Sendable {
        /// Never, at times or always.
        case never = 0, whileEditing, unlessEditing, always
    }

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
    /// Inert: a person begins to write; a test calls it.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Inert: a person has written; a test calls it.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Inert: the line ends.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Inert: does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Inert: does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Inert: a text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// Inert: the text, which changes only when the app sets it.
    open var text: String! = ""
    /// Inert: the font, in which nothing is drawn.
    open var font: UIFont?
    /// Inert: whether a person could write; nothing does.
    open var isEditable = true
    /// Inert: whether a person could choose a part of it; nothing does.
    open var isSelectable = true
    /// Inert: the colour, which is not drawn.
    open var textColor: UIColor?
    /// Inert: where lines would begin.
    open var textAlignment = NSTextAlignment.natural
    /// Inert: the text with its look.
    open var attributedText: NSAttributedString!
    /// Inert: the margins of the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// Inert: what hears of the text; nothing calls it. Not retained.
    open weak var delegate: (any UITextViewDelegate)?
    /// Inert: the keys of the keyboard; there is none.
    open var keyboardType = UIKeyboardType.default
    /// Inert: whether the font would follow what a person prefers.
    open var adjustsFontForContentSizeCategory = false

    open override var canBecomeFirstResponder: Bool { true }
}

/// Inert: hears of a text; nothing writes one. A test calls it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Inert: there is another text; a test calls it.
    func textViewDidChange(_ textView: UITextView)
    /// Inert: a person begins to write; a test calls it.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Inert: a person has written; a test calls it.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Inert: does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Inert: does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Inert: does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

extension UIResponder {
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
}
