import SplitViewConformance

extension CorpusChange: Printable {
    /// A line for each file, and the count. A dry run has no lines for files that would stay as
    /// they are.
    func text(style: Style) -> String {
        var table = Table([.left, .left, .left])
        for file in files where !isDryRun || file.action.isChange {
            table.append([
                file.action.cell(isDryRun: isDryRun), Table.Cell(file.path.printable),
                Table.Cell(file.reason.printable),
            ])
        }
        var lines = table.lines(style: style)
        if !lines.isEmpty { lines.append("") }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The change as JSON.
    var json: String { JSON.text(of: CorpusChangeDocument(self)) }

    /// `3 files: 2 kept, 1 removed`.
    private var summary: String {
        guard !files.isEmpty else { return "no files" }
        let counts = Action.allCases.filter { count($0) > 0 }.map {
            "\(count($0).grouped) \($0.word(isDryRun: isDryRun))"
        }
        return "\(files.count.counted("file")): \(counts.joined(separator: ", "))"
    }
}

extension CorpusChange.Action {
    /// Whether something is done with the file, or something is wrong with it.
    fileprivate var isChange: Bool {
        switch self {
        case .kept, .present: false
        case .removed, .copied, .listed, .failed: true
        }
    }

    /// The word for the action, done or only planned.
    fileprivate func word(isDryRun: Bool) -> String {
        switch self {
        case .kept: "kept"
        case .removed: isDryRun ? "to remove" : "removed"
        case .copied: isDryRun ? "to copy" : "copied"
        case .listed: isDryRun ? "to list" : "listed"
        case .present: "already there"
        case .failed: "failed"
        }
    }

    fileprivate func cell(isDryRun: Bool) -> Table.Cell {
        switch self {
        case .kept, .present: Table.Cell(word(isDryRun: isDryRun))
        case .removed: Table.Cell(word(isDryRun: isDryRun), .yellow)
        case .copied, .listed: Table.Cell(word(isDryRun: isDryRun), .green)
        case .failed: Table.Cell("FAILED", .red)
        }
    }
}

private struct CorpusChangeDocument: Encodable {
    let schema = JSON.schema
    let verb = "corpus"
    let version = Splitfuzz.version
    /// `minimize` or `merge`.
    let form: String
    let corpus: String
    let dryRun: Bool
    let exitCode: Int32
    let files: [Entry]

    init(_ change: CorpusChange) {
        form = change.form.rawValue
        corpus = change.corpus
        dryRun = change.isDryRun
        exitCode = change.exitCode.rawValue
        files = change.files.map {
            Entry(file: $0.path, action: $0.action.rawValue, reason: $0.reason)
        }
    }

    /// `action` is `kept`, `removed`, `copied`, `listed`, `present` or `failed`.
    struct Entry: Encodable {
        let file: String
        let action: String
        let reason: String
    }
}
