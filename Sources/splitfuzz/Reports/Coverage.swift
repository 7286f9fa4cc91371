import SplitViewConformance
import StatefulTesting

/// The coverage of a search.
struct Coverage: Sendable {
    let runs: Int
    let kinds: [KindTally]
    let labels: [LabelTally]
    let demands: [Demand]
    /// The abstract states that were reached; `nil` if they were not asked for.
    let stateCoverage: StateCoverage?

    /// A share of the runs that had to reach a label, with the verdict.
    struct Demand: Sendable {
        let requirement: Requirement
        let hits: Int
        let verdict: Requirement.Verdict
    }

    /// The coverage, from its parts.
    init(
        runs: Int, kinds: [KindTally], labels: [LabelTally], demands: [Demand],
        stateCoverage: StateCoverage? = nil
    ) {
        self.runs = runs
        self.kinds = kinds
        self.labels = labels
        self.demands = demands
        self.stateCoverage = stateCoverage
    }

    /// The coverage in the report of a search.
    ///
    /// - Parameters:
    ///   - requirements: The demands; those for labels that the subject does not have are dropped.
    ///   - stateCoverage: The abstract states that were reached; `nil` if they were not asked for.
    init<Command>(
        _ report: SearchReport<Command>, demanding requirements: [Requirement],
        stateCoverage: StateCoverage?
    ) {
        self.stateCoverage = stateCoverage
        runs = report.completedRuns
        kinds = report.kinds.filter { $0.performed + $0.ignored > 0 }
        labels = report.labels
        demands = requirements.compactMap { requirement in
            guard let tally = report.labels.first(where: { $0.name == requirement.label }),
                let verdict = report.verdict(on: requirement)
            else { return nil }
            return Demand(requirement: requirement, hits: tally.runs, verdict: verdict)
        }
    }

    /// The demands that were missed.
    var missed: [Demand] { demands.filter { $0.verdict == .missed } }
}

extension RunResult.Row {
    /// The labels that no run reached, and the branches in which no law was held.
    var neverReached: [String] {
        coverage.labels.filter { $0.runs == 0 }.map(\.name)
            + laws.flatMap { law in
                law.branches.filter { $0.steps == 0 }.map { "\(law.name)/\($0.name)" }
            }
    }
}

extension Coverage.Demand {
    /// The verdict, in a sentence.
    func sentence(of runs: Int) -> String {
        let seen = "\(showWholeNumber(UInt64(hits))) of \(showWholeNumber(UInt64(runs))) runs"
        let demand =
            "\(showPercent(requirement.share)) % of the runs had to reach "
            + requirement.label
        switch verdict {
        case .met: return "\(demand); \(seen) did"
        case .missed: return "\(demand); only \(seen) did"
        case .undecided: return "\(demand); \(seen) did, too few runs to decide"
        }
    }
}

/// Coverage as text: below the table of a run, a section for each subject.
func coverageLines(of result: RunResult, style: Style) -> [String] {
    var lines: [String] = []
    for row in result.rows {
        lines += ["", style.paint("covered: ", .bold) + row.arrangement.title]
        for table in [commandTable(row.coverage), lawTable(row.laws), labelTable(row.coverage)] {
            lines += table.lines(style: style).map { "  \($0)" } + [""]
        }
        if let stateCoverage = row.coverage.stateCoverage {
            lines.append("  \(stateCoverage.sentence)")
        }
        let unreached = row.neverReached.joined(separator: ", ")
        lines.append("  never reached: \(unreached.isEmpty ? "nothing" : unreached)")
    }
    return lines
}

/// The demands to report, even without `--stats`.
func demandLines(of result: RunResult, style: Style) -> [String] {
    result.rows.flatMap { row in
        row.coverage.demands.map { demand in
            let colour: Style.Colour = demand.verdict == .missed ? .red : .yellow
            let title = style.paint("\(demand.verdict.rawValue): ", colour)
            return "\(title)\(row.arrangement.title): \(demand.sentence(of: row.coverage.runs))"
        }
    }
}

private func commandTable(_ coverage: Coverage) -> Table {
    var table = Table([.left, .right, .right])
    table.append(["command", "performed", "ignored"].map { Table.Cell($0, .bold) })
    for kind in coverage.kinds {
        table.append([
            Table.Cell(kind.name), Table.Cell(showWholeNumber(UInt64(kind.performed))),
            Table.Cell(showWholeNumber(UInt64(kind.ignored))),
        ])
    }
    return table
}

/// How often each law was judged; below it, the number of steps on which it held in each of its
/// branches.
private func lawTable(_ laws: [LawTally]) -> Table {
    var table = Table([.left, .right, .right])
    table.append(["law", "judged", "not applicable"].map { Table.Cell($0, .bold) })
    for law in laws {
        table.append([
            Table.Cell(law.name), Table.Cell(showWholeNumber(UInt64(law.held + law.violated))),
            Table.Cell(showWholeNumber(UInt64(law.notApplicable))),
        ])
        for branch in law.branches where branch.steps > 0 {
            table.append([
                Table.Cell("  \(branch.name)"), Table.Cell(showWholeNumber(UInt64(branch.steps))),
            ])
        }
    }
    return table
}

private func labelTable(_ coverage: Coverage) -> Table {
    var table = Table([.left, .right, .right])
    table.append(["label", "runs", "%"].map { Table.Cell($0, .bold) })
    for label in coverage.labels where label.runs > 0 {
        table.append([
            Table.Cell(label.name), Table.Cell(showWholeNumber(UInt64(label.runs))),
            Table.Cell(showPercent(Double(label.runs) / Double(max(1, coverage.runs)))),
        ])
    }
    return table
}
