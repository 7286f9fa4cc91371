/// A table in plain text: columns as wide as their widest cell, two spaces apart.
///
/// A cell is never cut, because it is meant to be copied and searched for; only on a terminal the
/// last one is wrapped. No line ends in a space, because golden texts and diffs should not depend
/// on them.
struct Table: Equatable, Sendable {
    enum Alignment: Sendable { case left, right }

    struct Cell: Equatable, Sendable, ExpressibleByStringLiteral {
        let text: String
        let colour: Style.Colour?
        /// The subject matter of the cell, to which pages have a link; `nil` for none.
        let key: String?

        init(_ text: String, _ colour: Style.Colour? = nil, about key: String? = nil) {
            precondition(!text.contains(where: \.isNewline), "a table cell is one line")
            (self.text, self.colour, self.key) = (text, colour, key)
        }

        init(stringLiteral text: String) { self.init(text) }
    }

    /// The titles of the columns; empty if they have none.
    let header: [Cell]
    let alignments: [Alignment]
    private(set) var rows: [[Cell]] = []

    /// An empty table with one column for each alignment.
    init(_ alignments: [Alignment], header: [String] = []) {
        self.alignments = alignments
        self.header = header.map { Cell($0, .bold) }
    }

    /// Adds a row. Cells left out at its end are empty.
    mutating func append(_ row: [Cell]) {
        precondition(row.count <= alignments.count, "a row has at most one cell for each column")
        rows.append(row)
    }

    /// One line for each row, without line ends; several where the last cell is wrapped.
    func lines(style: Style, indent: Int = 0) -> [String] {
        let rows = (header.isEmpty ? [] : [header]) + rows
        let widths = alignments.indices.map { column in
            rows.reduce(0) { max($0, $1.count > column ? $1[column].text.count : 0) }
        }
        let margin = String(repeating: " ", count: indent)
        return rows.flatMap { lines(of: $0, widths, style, indent) }
            .map { $0.isEmpty ? "" : margin + $0 }
    }

    private func lines(
        of row: [Cell], _ widths: [Int], _ style: Style, _ indent: Int
    ) -> [String] {
        let start = widths.dropLast().reduce(indent) { $0 + $1 + 2 }
        guard let width = style.width, row.count == widths.count, let last = row.last,
            alignments.last == .left, start + last.text.count > width, start <= width * 2 / 3
        else { return [line(of: row, widths, style)] }
        let parts = last.text.wrapped(indent: "", following: "", to: width - start)
        let blank = String(repeating: " ", count: start - indent)
        return [line(of: row.dropLast() + [Cell(parts[0], last.colour)], widths, style)]
            + parts.dropFirst().map { blank + style.paint($0, last.colour) }
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

/// One column of a table: its title, and its cell in each row.
struct Column<Row> {
    let title: String
    let alignment: Table.Alignment
    let cell: (Row) -> Table.Cell

    init(_ title: String, _ alignment: Table.Alignment = .left, cell: @escaping (Row) -> Table.Cell)
    {
        self.title = title
        self.alignment = alignment
        self.cell = cell
    }

    init(_ title: String, _ alignment: Table.Alignment, _ text: @escaping (Row) -> String) {
        self.init(title, alignment, cell: { Table.Cell(text($0)) })
    }

    init(_ title: String, _ text: @escaping (Row) -> String) { self.init(title, .left, text) }
}

extension Table {
    /// A table of rows.
    init<Row>(_ rows: [Row], _ columns: [Column<Row>]) {
        self.init(columns.map(\.alignment), header: columns.map(\.title))
        for row in rows { append(columns.map { $0.cell(row) }) }
    }
}
