/// Colours for a terminal, or none.
///
/// A value and not a global switch: a renderer that is given `.plain` cannot leak an escape
/// sequence into a file, and golden texts are rendered by the same code as coloured ones.
enum Style: Equatable, Sendable {
    case plain, ansi

    enum Colour: Int, Sendable {
        case bold = 1
        case red = 31
        case green = 32
        case yellow = 33
    }

    /// The style for one descriptor.
    ///
    /// - Parameters:
    ///   - environment: `NO_COLOR` set to anything but the empty text, and `TERM=dumb`, mean none.
    init(isTerminal: Bool, environment: [String: String]) {
        let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let able = environment["TERM"] != "dumb"
        self = isTerminal && able && !refused ? .ansi : .plain
    }

    /// The text in a colour; unchanged in plain style or if it is empty.
    func paint(_ text: String, _ colour: Colour?) -> String {
        guard self == .ansi, let colour, !text.isEmpty else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
