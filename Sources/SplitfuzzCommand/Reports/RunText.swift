import SplitViewConformance

extension RunResult {
    /// A run as text: a table, then each finding, then a summary.
    func text(style: Style) -> String {
        var lines = table.lines(style: style)
        if showsCoverage { lines += coverageLines(style: style) }
        let demands = demandLines(style: style)
        if !demands.isEmpty { lines += [""] + demands }
        let shortfalls = rows.compactMap(\.shortfall)
        if !shortfalls.isEmpty { lines += [""] + shortfalls.map { style.paint($0, .yellow) } }
        if let sentence = endingSentence { lines += ["", style.paint(sentence, .yellow)] }
        for row in rows where row.dependsOnHashes {
            let heading =
                style.paint("flaky: ", .red) + style.paint(row.arrangement.title, .bold)
            lines += ["", heading, "  \(RunResult.Row.hashSentence)"]
        }
        for row in rows {
            // One is enough: after a repair the subject is searched again.
            if let flake = row.flakes.first {
                let heading =
                    style.paint("flaky: ", .red) + style.paint(row.arrangement.title, .bold)
                lines += ["", heading] + flake.lines
            }
            if let contradiction = row.contradiction {
                let heading =
                    style.paint("not proved: ", .yellow) + style.paint(row.arrangement.title, .bold)
                lines += ["", heading] + contradiction.lines
            }
        }
        lines += ReportedFinding.lines(new: new, known: known, style: style)
        let summary = ReportedFinding.summary(
            new: new.causes.count, known: known.causes.count, failures: rows.compactMap(\.failure))
        let missed = rows.reduce(0) { $0 + $1.coverage.missed.count }
        lines += ["", summary + (missed == 0 ? "" : "; \(missed.counted("label")) missed")]
        return "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The table: one line for each arrangement.
    var table: Table {
        var table = Table([.left, .right, .right, .left, .left])
        table.append(
            ["subject", "runs", "commands", "laws", "verdict"].map { Table.Cell($0, .bold) })
        for row in rows {
            let judged = row.laws.count - row.unjudged.count
            table.append([
                Table.Cell(row.arrangement.title),
                Table.Cell(row.runs.grouped),
                Table.Cell(row.commands.grouped),
                Table.Cell("\(judged) of \(row.laws.count)"),
                Table.Cell(row.verdict, row.colour),
            ])
        }
        return table
    }
}

extension RunResult.Row {
    /// The things that runs did without, in a line; `nil` if nothing.
    fileprivate var shortfall: String? {
        guard restrictedRuns > 0 else { return nil }
        return "\(arrangement.title): \(restrictedRuns.counted("run")) without the commands that "
            + "had ended its process too often before"
    }

    /// The verdict on an arrangement, in a few words.
    var verdict: String {
        var words: [String] = []
        if let fault { words.append(fault) }
        if let failure, !failure.isFault { words.append(failure.verdict) }
        if !new.isEmpty { words.append("\(new.causes.count) new") }
        if !known.isEmpty { words.append("\(known.causes.count) known") }
        if isIdle { words.append("nothing judged: no command does anything") }
        if runs == 0, words.isEmpty { return "nothing to search" }
        if words.isEmpty { words.append(breaksContractItself ? "nothing of its own" : "holds") }
        if !unjudged.isEmpty {
            let what = knowsApplicability ? "never judged" : "not judged, or not applicable"
            words.append("\(what): \(unjudged.joined(separator: ", "))")
        }
        return words.joined(separator: ", ")
    }

    fileprivate var colour: Style.Colour {
        if !new.isEmpty || fault != nil { return .red }
        return known.isEmpty && !isIdle && runs > 0 ? .green : .yellow
    }
}
