import SplitViewConformance

extension Printout {
    /// The sections as text.
    func text(style: Style) -> String {
        Printout.text(of: sections.filter { !$0.isSilent }, style: style)
    }

    /// Sections as text.
    fileprivate static func text(of sections: [Section], style: Style) -> String {
        sections.map { $0.lines(style: style).joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }

    /// For the log of a workflow of GitHub: the sections without notices as text, then the notices.
    var github: String {
        let log = Printout.text(of: sections.filter(\.notices.isEmpty), style: .plain)
        let commands = notices.annotations.map { $0.line + "\n" }.joined()
        return log + (log.isEmpty || commands.isEmpty ? "" : "\n") + commands
    }

    /// For the build log of an editor: a line for each notice, and a note for its usual
    /// repair and for each way to repeat it.
    var xcode: String {
        notices.flatMap { notice in
            let place = notice.place.map { "\($0.file.printable):\($0.line ?? 1):1: " } ?? ""
            let level = notice.level == .notice ? "note" : notice.level.rawValue
            let finding = notice.findings.first
            let repair = finding.flatMap { $0.isNew ? $0.finding.inWords($0.story).repair : nil }
            return ["\(place)\(level): \(notice.title): \(notice.sentence)"]
                + (repair.map { ["\(place)note: usual repair: \($0)"] } ?? [])
                + (finding?.repetition ?? []).map { "\(place)note: repeat with \($0)" }
        }.map { $0.oneLine.printable + "\n" }.joined()
    }
}

extension Printout.Section {
    /// Whether it has nothing for a person.
    var isSilent: Bool { heading.isEmpty && blocks.isEmpty }

    fileprivate func lines(style: Style) -> [String] {
        var lines: [String] = []
        for block in blocks {
            if !lines.isEmpty { lines.append("") }
            lines += block.lines(style: style, indent: indent)
        }
        let title = heading.map { style.paint($0.text, $0.colour) }.joined()
        return (heading.isEmpty ? [] : [title]) + lines
    }
}

extension Printout.Block {
    fileprivate func lines(style: Style, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .table(let table): return table.lines(style: style, indent: indent)
        case .lines(let lines), .legend(let lines): return lines.map { margin + $0 }
        case .prose(let sentences, let colour):
            return sentences.flatMap { sentence in
                let lines =
                    style.width == nil
                    ? [margin + sentence] : sentence.wrapped(indent: margin, following: margin)
                return lines.map { style.paint($0, colour) }
            }
        case .numbered(let names):
            var table = Table([.right, .left])
            for (index, name) in names.enumerated() {
                table.append([Table.Cell("\(index + 1)"), Table.Cell(name)])
            }
            return table.lines(style: style, indent: indent)
        }
    }
}
