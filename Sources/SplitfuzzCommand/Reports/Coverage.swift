import SplitViewConformance
import StatefulTesting

/// The coverage of a search.
struct Coverage: Sendable, Codable {
    let runs: Int
    let kinds: [KindTally]
    let labels: [LabelTally]
    let demands: [Demand]
    /// The abstract states that were reached; `nil` if they were not asked for.
    let stateCoverage: StateCoverage?

    /// A share of the runs that had to reach a label, with the verdict.
    struct Demand: Sendable, Codable {
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
    /// The labels without a run, and the branches without a step.
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
        let seen = "\(hits.grouped) of \(runs.grouped) runs"
        let demand =
            "\(requirement.share.percentage) % of the runs had to reach "
            + requirement.label
        switch verdict {
        case .met: return "\(demand); \(seen) did"
        case .missed: return "\(demand); only \(seen) did"
        case .undecided: return "\(demand); \(seen) did, too few runs to decide"
        }
    }
}

extension RunResult {
    /// Coverage as text: below the table of a run, a section for each subject.
    func coverageLines(style: Style) -> [String] {
        var lines: [String] = []
        for row in rows {
            lines += ["", style.paint("covered: ", .bold) + row.arrangement.title]
            for table in [row.coverage.commandTable, row.lawTable, row.coverage.labelTable] {
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
    func demandLines(style: Style) -> [String] {
        rows.flatMap { row in
            row.coverage.demands.map { demand in
                let colour: Style.Colour = demand.verdict == .missed ? .red : .yellow
                let title = style.paint("\(demand.verdict.rawValue): ", colour)
                return "\(title)\(row.arrangement.title): \(demand.sentence(of: row.coverage.runs))"
            }
        }
    }
}

extension Coverage {
    /// How often each command was performed.
    fileprivate var commandTable: Table {
        var table = Table([.left, .right, .right])
        table.append(["command", "performed", "ignored"].map { Table.Cell($0, .bold) })
        for kind in kinds {
            table.append([
                Table.Cell(kind.name), Table.Cell(kind.performed.grouped),
                Table.Cell(kind.ignored.grouped),
            ])
        }
        return table
    }

    /// How many runs reached each label.
    fileprivate var labelTable: Table {
        var table = Table([.left, .right, .right])
        table.append(["label", "runs", "%"].map { Table.Cell($0, .bold) })
        for label in labels where label.runs > 0 {
            table.append([
                Table.Cell(label.name), Table.Cell(label.runs.grouped),
                Table.Cell((Double(label.runs) / Double(max(1, runs))).percentage),
            ])
        }
        return table
    }
}

extension RunResult.Row {
    /// How often each law was judged; below it, the number of steps on which it held in each of its
    /// branches.
    fileprivate var lawTable: Table {
        var table = Table([.left, .right, .right])
        table.append(["law", "judged", "not applicable"].map { Table.Cell($0, .bold) })
        for law in laws {
            table.append([
                Table.Cell(law.name), Table.Cell((law.held + law.violated).grouped),
                Table.Cell(law.notApplicable.grouped),
            ])
            for branch in law.branches where branch.steps > 0 {
                table.append([
                    Table.Cell("  \(branch.name)"), Table.Cell(branch.steps.grouped),
                ])
            }
        }
        return table
    }
}
