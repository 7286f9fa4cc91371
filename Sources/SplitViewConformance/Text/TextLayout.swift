/// The width of the text for people that is made now.
package enum TextWidth {
    /// The width where there is no terminal.
    package static let standard = 98
    /// The most characters of a line, unless a word is longer.
    @TaskLocal package static var current = standard
}

/// Laying out plain text for terminals and logs.
extension String {
    /// Filled up with blanks at the right.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// With blanks in place of line breaks.
    package var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Broken between words into lines of the current width; all but the first are indented two
    /// more.
    ///
    /// A longer word gets a line of its own.
    func wrapped(indent: String) -> [String] { wrapped(indent: indent, following: indent + "  ") }

    /// The same, with an indentation of its own for all lines but the first.
    package func wrapped(
        indent: String, following: String, to width: Int = TextWidth.current
    ) -> [String] {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        var lines = ["\(indent)\(words.first ?? "")"]
        for word in words.dropFirst() {
            let longer = "\(lines[lines.count - 1]) \(word)"
            if longer.count > width {
                lines.append("\(following)\(word)")
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }
}

extension [String] {
    /// The names in a row, so that a message about one of them stays readable: all if they are few,
    /// otherwise those closest to a word.
    ///
    /// - Parameter word: The word given in place of one of them.
    func listed(near word: String) -> String {
        let most = 8
        guard count > most else { return joined(separator: ", ") }
        let word = [Character](word.printable(upTo: 40, mark: ""))
        let distances = enumerated().map {
            ($0.offset, word.typingErrors(from: [Character]($0.element)))
        }
        let near = distances.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map { self[$0.0] }
        return near.joined(separator: ", ") + " and \(count - near.count) more"
    }

    /// The first names in a row, and how many there are besides.
    func listed(upTo most: Int) -> String {
        let rest = count - most
        return prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
