import UIKitModel

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
    /// Inert: the part that is selected, counted in UTF-16; only the app selects.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Inert: nothing scrolls.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Inert: what would become a link; nothing does.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Inert: the look of links, which are not drawn.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Inert: the look of what a person writes; nothing does.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Inert: whether a person could change looks; nothing does.
    open var allowsEditingTextAttributes = false
    /// Inert: what the key at the end would say.
    open var returnKeyType = UIReturnKeyType.default
    /// Inert: which letters would be large.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Inert: whether mistakes would be corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
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
    /// Inert: a person wants to write; nothing asks.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Inert: whether a person may stop; nothing asks.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Inert: whether a part may change; nothing asks.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Inert: another part is selected; a test calls it.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Inert: does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Inert: does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Inert: does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Inert: it may.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Inert: it may.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Inert: it may.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Inert: does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Inert: what would become a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt
    /// The kinds with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of phones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
