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

    /// Inert: what would stand there without a text, with its look.
    open var attributedPlaceholder: NSAttributedString?
    /// Inert: whether the font would become smaller.
    open var adjustsFontSizeToFitWidth = false
    /// Inert: whether the text would go when a person begins to write.
    open var clearsOnBeginEditing = false
    /// Inert: whether a person writes; it is the first responder then.
    open var isEditing: Bool { isFirstResponder }
    /// Inert: what a text stands for.
    open var textContentType: UITextContentType?
    /// Inert: whether mistakes would be marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Inert: the look of the keyboard; there is none.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Inert: whether the key at the end would wait for a text.
    open var enablesReturnKeyAutomatically = false
    private var accessory: UIView?
    private var input: UIView?
    /// Inert: the view above a keyboard; there is none. It is held.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    /// Inert: the view instead of a keyboard; there is none. It is held.
    open override var inputView: UIView? {
        get { input }
        set { input = newValue }
    }

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
    /// Inert: a person wants to write; nothing asks.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Inert: whether a person may stop; nothing asks.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Inert: whether the text may go; nothing asks.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Inert: whether a part may change; nothing asks.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// Inert: the line ends.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Inert: does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Inert: does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Inert: it may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Inert: it may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Inert: it may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Inert: it may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
}
