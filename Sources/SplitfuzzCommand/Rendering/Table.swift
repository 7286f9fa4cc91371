/// A table in plain text: columns as wide as their widest cell, two spaces apart.
///
/// A cell is never wrapped or cut, because it is meant to be copied and searched for. No line ends
/// in a space, because golden texts and diffs should not depend on them.
struct Table: Equatable, Sendable {
    enum Alignment: Sendable { case left, right }

    struct Cell: Equatable, Sendable, ExpressibleByStringLiteral {
        let text: String
        let colour: Style.Colour?

        init(_ text: String, _ colour: Style.Colour? = nil) {
            precondition(!text.contains(where: \.isNewline), "a table cell is one line")
            (self.text, self.colour) = (text, colour)
        }

        init(stringLiteral text: String) { self.init(text) }
    }

    private let alignments: [Alignment]
    private var rows: [[Cell]] = []

    init(_ alignments: [Alignment]) { self.alignments = alignments }

    /// Adds a row. Cells left out at its end are empty.
    mutating func append(_ row: [Cell]) {
        precondition(row.count <= alignments.count, "a row has at most one cell for each column")
        rows.append(row)
    }

    /// One line for each row, without line ends.
    func lines(style: Style) -> [String] {
        let widths = alignments.indices.map { column in
            rows.reduce(0) { max($0, $1.count > column ? $1[column].text.count : 0) }
        }
        return rows.map { line(of: $0, widths, style) }
    }

    private func line(of row: [Cell], _ widths: [Int], _ style: Style) -> String {
        var line = ""
        // Padding is added only when another cell follows; what is left at the end is dropped.
        var owed = 0
        for (column, cell) in row.enumerated() {
            let padding = widths[column] - cell.text.count
            let before = alignments[column] == .right ? padding : 0
            owed += before
            if !cell.text.isEmpty {
                line += String(repeating: " ", count: owed) + style.paint(cell.text, cell.colour)
                owed = 0
            }
            owed += padding - before + 2
        }
        return line
    }
}
