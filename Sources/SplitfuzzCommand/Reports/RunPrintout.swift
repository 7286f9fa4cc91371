import SplitViewConformance

extension RunResult: Printable {
    /// A run: a table, what was covered, what was left undone, then each finding, and a summary.
    var printout: Printout {
        var sections = [Printout.Section(blocks: [.table(table)])]
        if showsCoverage { sections += rows.map(\.coverageSection) }
        let demands = rows.flatMap(\.demands)
        sections += .prose(demands.map(\.sentence), notices: demands.compactMap(\.notice))
        sections += .prose(rows.compactMap(\.shortfall), .yellow)
        sections += endingSection
        let missed = rows.reduce(0) { $0 + $1.coverage.missed.count }
        sections += (rows as [any JudgedRow]).findingSections(missed: missed)
        return Printout(
            verb: "run", sections: sections, suites: suites, document: Self.fields.json(of: self),
            isSealed: shard != nil)
    }

    /// The table: one line for each arrangement.
    var table: Table {
        Table(
            rows,
            [
                Column("subject", \.arrangement.title),
                Column("runs", .right, \.runs.grouped),
                Column("commands", .right, \.commands.grouped),
                Column("laws") { "\($0.laws.count - $0.unjudged.count) of \($0.laws.count)" },
                Column("verdict", cell: { Table.Cell($0.verdict, $0.colour) }),
            ])
    }

    /// Why not everything was done, if it was not.
    var endingSection: [Printout.Section] {
        guard let sentence = endingSentence else { return [] }
        let notice = Notice(
            level: .warning, rule: "is-finished",
            title: "interrupted: \(rows.count) of \(rows.count + unsearched.count) begun",
            sentence: sentence)
        return .prose([sentence], .yellow, notices: isInterrupted ? [notice] : [])
    }

    /// A suite for each arrangement, and one that is present only if not everything was done: it
    /// fails after an interruption.
    var suites: [JUnit.Suite] {
        rows.map { $0.suite($0.demands.map(\.testCase)) }
            + (endingSentence.map { sentence in
                let rule = "is-finished"
                let outcome: JUnit.Outcome =
                    isInterrupted
                    ? .failed(sentence, type: rule, text: sentence) : .skipped(sentence)
                let item = JUnit.Case(name: rule, outcome: outcome)
                return [JUnit.Suite(name: Splitfuzz.name, cases: [item])]
            } ?? [])
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
