import UIKitModel

/// Inert: a place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// Inert: a part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Where it begins.
    public final let start: UITextPosition
    /// Where it ends.
    public final let end: UITextPosition
    /// Whether there is nothing in it.
    public final var isEmpty: Bool { start.offset == end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// Inert: something with a text that no person writes. Places in it are counted in UTF-16.
@preconcurrency @MainActor public protocol UITextInput: UIResponder {
    /// The part that is selected, as the app set it.
    var selectedTextRange: UITextRange? { get set }
    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// How far two places are apart.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The place at a distance from another; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The part between two places.
    func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange?
}

extension UITextInput {
    private var heldText: String {
        (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    }
    /// Inert: the part that is selected, as the app set it; nothing else selects.
    public var selectedTextRange: UITextRange? {
        get { held() }
        set { hold(newValue) }
    }
    /// The beginning of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(heldText.utf16.count) }
    /// How far two places are apart.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    /// The place at a distance from another; `nil` outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return 0...heldText.utf16.count ~= place ? UITextPosition(place) : nil
    }
    /// The part between two places.
    public func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
