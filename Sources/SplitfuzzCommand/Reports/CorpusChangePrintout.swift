import SplitViewConformance

extension CorpusChange: Printable {
    /// A line for each file, and the count. A dry run has no lines for files that would stay as
    /// they are.
    var printout: Printout {
        var table = Table([.left, .left, .left])
        for file in files where !isDryRun || file.action.isChange {
            table.append([
                file.action.cell(isDryRun: isDryRun), Table.Cell(file.path.printable),
                Table.Cell(file.reason.printable),
            ])
        }
        let changes = table.rows.isEmpty ? [] : [Printout.Section(blocks: [.table(table)])]
        return Printout(
            verb: "corpus", sections: changes + .prose([summary]),
            document: Self.fields.json(of: self))
    }

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

extension CorpusChange: JSONObject {
    static let fields = Fields<CorpusChange>(
        document: "corpus",
        [
            Field("form", "what was asked for", among: Form.allCases.map(\.rawValue)) {
                $0.form.rawValue
            },
            Field("corpus", "the folder", \.corpus),
            Field("dryRun", "whether nothing was written or removed", \.isDryRun),
            Field("exitCode", "the exit status") { Int($0.exitCode.rawValue) },
            Field("files", "the files, in the order of reading") { $0.files },
        ])
}

extension CorpusChange.File: JSONObject {
    static let fields = Fields<CorpusChange.File>(
        "changedFile",
        [
            Field("file", "as it would be typed", \.path),
            Field(
                "action", "what was done with it",
                among: CorpusChange.Action.allCases.map(\.rawValue), \.action.rawValue),
            Field("reason", "why, in a few words", \.reason),
        ])
}
