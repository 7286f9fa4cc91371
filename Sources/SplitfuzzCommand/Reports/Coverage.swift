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

extension RunResult.Row {
    /// What was covered of a subject.
    var coverageSection: Printout.Section {
        let unreached = neverReached.joined(separator: ", ")
        return Printout.Section(
            heading: [Table.Cell("covered: ", .bold), Table.Cell(arrangement.title)],
            blocks: [
                .table(coverage.commandTable), .table(lawTable), .table(coverage.labelTable),
                .lines(
                    (coverage.stateCoverage.map { [$0.sentence] } ?? [])
                        + ["never reached: \(unreached.isEmpty ? "nothing" : unreached)"]),
            ], indent: 2)
    }

    /// The demands to report, even without `--stats`.
    var demands: [ReportedDemand] {
        coverage.demands.map { demand in
            ReportedDemand(
                title: arrangement.title, label: demand.requirement.label,
                verdict: demand.verdict, reason: demand.sentence(of: coverage.runs),
                place: arrangement.place)
        }
    }
}

/// A demand on a label of a subject, with the result.
struct ReportedDemand {
    /// The title of the arrangement.
    let title: String
    let label: String
    let verdict: Requirement.Verdict
    let reason: String
    /// Where the subject is described.
    let place: Notice.Place?

    /// One line for the text.
    var sentence: String { "\(verdict.rawValue): \(title): \(reason)" }

    /// An annotation, if it was missed.
    var notice: Notice? {
        guard verdict == .missed else { return nil }
        return Notice(
            level: .error, rule: "cover", title: "\(title) misses \(label)", sentence: reason,
            place: place)
    }

    /// The case of a test.
    var testCase: JUnit.Case {
        let outcome: JUnit.Outcome =
            switch verdict {
            case .met: .passed
            case .undecided: .skipped(reason)
            case .missed: .failed(reason, type: "cover", text: reason)
            }
        return JUnit.Case(name: "covers-\(label)", outcome: outcome)
    }
}

extension Coverage {
    /// How often each command was performed.
    fileprivate var commandTable: Table {
        Table(
            kinds,
            [
                Column("command") { $0.name }, Column("performed", .right, \.performed.grouped),
                Column("ignored", .right, \.ignored.grouped),
            ])
    }

    /// How many runs reached each label.
    fileprivate var labelTable: Table {
        Table(
            labels.filter { $0.runs > 0 },
            [
                Column("label") { $0.name }, Column("runs", .right, \.runs.grouped),
                Column("%", .right) { (Double($0.runs) / Double(max(1, runs))).percentage },
            ])
    }
}

extension RunResult.Row {
    /// How often each law was judged; below it, the number of steps on which it held in each of its
    /// branches.
    fileprivate var lawTable: Table {
        var table = Table(
            [.left, .right, .right], header: ["law", "judged", "not applicable"])
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
