/// The line on standard error that shows the progress of a search, rewritten in place.
///
/// A pure value that returns the text to write: the clock and the descriptor belong to the caller,
/// so each text can be tested. It uses no escape sequences, only `\r` and spaces, which every
/// terminal supports.
struct ProgressLine: Equatable, Sendable {
    /// At most four times a second: more is unreadable, and each is a system call.
    static let interval = Duration.milliseconds(250)

    private let isTerminal: Bool
    private let columns: Int
    private var shown = 0
    private var last: Duration?

    /// A line that has not been shown yet.
    ///
    /// - Parameters:
    ///   - isTerminal: If not, nothing is ever written.
    ///   - columns: The width of the terminal. The last column stays free: some terminals move
    ///     on to the next line as soon as it is filled, and `\r` would no longer reach the first.
    init(isTerminal: Bool, columns: Int) {
        (self.isTerminal, self.columns) = (isTerminal, columns)
    }

    /// The text to write in order to show a new line; empty if it is too early or nothing would be
    /// visible.
    ///
    /// - Parameters:
    ///   - text: Evaluated only if it is shown.
    ///   - now: The time since any fixed moment, monotonic.
    mutating func update(to text: @autoclosure () -> String, at now: Duration) -> String {
        guard isTerminal else { return "" }
        if let last, now - last < ProgressLine.interval { return "" }
        last = now
        let visible = text().prefix(max(0, columns - 1))
        let padding = String(repeating: " ", count: max(0, shown - visible.count))
        shown = visible.count
        // The cursor returns to the end of the text, so that it does not blink in the padding.
        return "\r\(visible)\(padding)" + (padding.isEmpty ? "" : "\r\(visible)")
    }

    /// The text to write before other output uses the line, and at the end.
    ///
    /// Empty if nothing is shown. The line may be shown again later.
    mutating func erase() -> String {
        guard shown > 0 else { return "" }
        defer { shown = 0 }
        return "\r" + String(repeating: " ", count: shown) + "\r"
    }
}
