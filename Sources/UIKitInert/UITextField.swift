import UIKitModel

/// A line of text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open var borderStyle = BorderStyle.none
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var attributedText: NSAttributedString?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var attributedPlaceholder: NSAttributedString?
    open var adjustsFontSizeToFitWidth = false
    open var clearsOnBeginEditing = false
    open var isEditing: Bool { isFirstResponder }
    open var textContentType: UITextContentType?
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    private var accessory: UIView?
    private var input: UIView?
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    open override var inputView: UIView? {
        get { input }
        set { input = newValue }
    }

    /// The time at which a part of it is shown.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
    open weak var delegate: (any UITextFieldDelegate)?
    open override var canBecomeFirstResponder: Bool { true }

    /// The borders of a line of text.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
}

/// Decides about a line of text.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_: UITextField) {}
    public func textFieldDidEndEditing(_: UITextField) {}
    public func textFieldShouldBeginEditing(_: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_: UITextField) -> Bool { true }
    public func textFieldShouldClear(_: UITextField) -> Bool { true }
    public func textField(
        _: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String
    ) -> Bool { true }
}
