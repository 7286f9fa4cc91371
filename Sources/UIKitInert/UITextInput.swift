import UIKitModel

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public final let start: UITextPosition
    public final let end: UITextPosition
    public final var isEmpty: Bool { start.offset == end.offset }
    init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// Something with a text that no person writes. Places in it are counted in UTF-16.
@preconcurrency @MainActor public protocol UITextInput: UIResponder {
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
}

extension UITextInput {
    private var heldText: String {
        (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    }
    public var selectedTextRange: UITextRange? {
        get { held() }
        set { hold(newValue) }
    }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    public func offset(from: UITextPosition, to end: UITextPosition) -> Int {
        end.offset - from.offset
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return 0...heldText.utf16.count ~= place ? UITextPosition(place) : nil
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    { UITextRange(fromPosition, toPosition) }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// A text that no person writes. It can be the first responder.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    open var text: String! = ""
    open var font: UIFont?
    open var isEditable = true
    open var isSelectable = true
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var attributedText: NSAttributedString!
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open weak var delegate: (any UITextViewDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var adjustsFontForContentSizeCategory = false
    open var selectedRange = NSRange(location: 0, length: 0)
    open func scrollRangeToVisible(_: NSRange) {}
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
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

    open override var canBecomeFirstResponder: Bool { true }
}

/// Hears of a text. A test calls it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_: UITextView) {}
    public func textViewDidBeginEditing(_: UITextView) {}
    public func textViewDidEndEditing(_: UITextView) {}
    public func textViewShouldBeginEditing(_: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_: UITextView) -> Bool { true }
    public func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String)
        -> Bool
    { true }
    public func textViewDidChangeSelection(_: UITextView) {}
}

/// The parts of a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
