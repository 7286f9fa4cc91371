/// Colours and the width of a terminal, or none.
///
/// A value and not a global switch: a renderer that is given `.plain` cannot leak an escape
/// sequence into a file, and golden texts are rendered by the same code as coloured ones.
struct Style: Equatable, Sendable {
    /// Whether it has colours.
    let isColoured: Bool
    /// The width of the terminal in columns; `nil` where there is none.
    var width: Int?

    static let plain = Style(isColoured: false)
    static let ansi = Style(isColoured: true)

    enum Colour: Int, Sendable {
        case bold = 1
        case red = 31
        case green = 32
        case yellow = 33
    }

    /// The style for one descriptor.
    ///
    /// - Parameters:
    ///   - width: The width of the terminal; `nil` if it is none.
    ///   - environment: `NO_COLOR` set to anything but the empty text, and `TERM=dumb`, mean no
    ///     colours.
    init(terminal width: Int?, environment: [String: String]) {
        let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let able = environment["TERM"] != "dumb"
        self.init(isColoured: width != nil && able && !refused, width: width)
    }

    private init(isColoured: Bool, width: Int? = nil) {
        self.isColoured = isColoured
        self.width = width
    }

    /// The text in a colour; unchanged in plain style or if it is empty.
    func paint(_ text: String, _ colour: Colour?) -> String {
        guard isColoured, let colour, !text.isEmpty else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
