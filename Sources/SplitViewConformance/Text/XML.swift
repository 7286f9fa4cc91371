/// Texts and elements as XML, or as HTML.
package enum XML {
    /// A text escaped for an attribute or an element.
    ///
    /// Characters that XML 1.0 cannot represent are shown by their number.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // In an attribute a parser would turn these into spaces.
            case "\n": escaped += "&#10;"
            case "\t": escaped += "&#9;"
            case "\r": escaped += "&#13;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Lines escaped for an element that keeps the ends of lines.
    package static func escapedLines(_ lines: [String]) -> String {
        lines.map(escaped).joined(separator: "\n")
    }

    /// An element with its attributes and content; an empty tag without content.
    ///
    /// - Parameters:
    ///   - attributes: Names and values, in order; values are escaped here.
    ///   - content: Whole lines of XML, indented by one step here.
    package static func element(
        _ name: String, _ attributes: [(String, String)], _ content: [String] = []
    ) -> [String] {
        let written = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
        if content.isEmpty { return ["<\(name)\(written)/>"] }
        return ["<\(name)\(written)>"] + content.map { "  \($0)" } + ["</\(name)>"]
    }
}
