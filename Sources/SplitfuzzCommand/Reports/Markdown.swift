extension Printout {
    /// The sections as Markdown: headings, tables, and what is laid out already as it is.
    var markdown: String {
        sections.filter { !$0.isSilent }.map { section in
            let heading = section.heading.map(\.text.inMarkdown).joined()
            let blocks = section.blocks.compactMap(\.markdown)
            return ((heading.isEmpty ? [] : ["### \(heading)"]) + blocks)
                .joined(separator: "\n\n") + "\n"
        }.joined(separator: "\n")
    }
}

extension Printout.Block {
    fileprivate var markdown: String? {
        switch self {
        case .table(let table): table.markdown
        case .lines(let lines):
            // A fence longer than any in the lines, which may be an app's own.
            ([lines.fence + "text"] + lines + [lines.fence]).joined(separator: "\n")
        case .prose(let sentences, _):
            sentences.map(\.inMarkdown).joined(separator: "  \n")
        case .numbered(let names):
            names.enumerated().map { "\($0 + 1). `\($1)`" }.joined(separator: "\n")
        case .legend: nil
        }
    }
}

extension [String] {
    fileprivate var fence: String {
        let marks = map { line in
            line.trimmingPrefix(while: \.isWhitespace).prefix { $0 == "`" }.count
        }
        return String(repeating: "`", count: 1 + (marks + [2]).reduce(0, Swift.max))
    }
}

extension Table {
    /// The table in Markdown; what names a row is code.
    fileprivate var markdown: String {
        func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
        let titles = header.isEmpty ? alignments.map { _ in "" } : header.map(\.text)
        let rules = alignments.map { $0 == .left ? "---" : "---:" }
        let rows = rows.map { row in
            alignments.indices.map { column in
                guard column < row.count, !row[column].text.isEmpty else { return "" }
                let text = row[column].text
                let name = text.trimmingPrefix(while: \.isWhitespace).replacing("|", with: "\\|")
                return column == 0 ? "`\(name)`" : text.cellInMarkdown
            }
        }
        return ([line(titles), line(rules)] + rows.map(line)).joined(separator: "\n")
    }
}

extension String {
    /// The text with nothing that Markdown would read as a mark.
    fileprivate var inMarkdown: String {
        reduce(into: "") { text, character in
            text += "\\`*_[]<>|#".contains(character) ? "\\\(character)" : "\(character)"
        }
    }

    /// The text of a cell. A star is the mark of something known, and the number before it strong.
    fileprivate var cellInMarkdown: String {
        hasSuffix("*") ? "**\(dropLast())**\\*" : inMarkdown
    }
}
