import SplitViewConformance
import StatefulTesting

extension RunResult.Row {
    /// The result of an arrangement, compared with the corpus.
    ///
    /// - Parameter earlier: The rows before; their findings are not reported again.
    @MainActor init(
        _ report: Report, _ answer: ExamineTask.Answer, of arrangement: Arrangement,
        against corpus: OpenCorpus, earlier: [RunResult.Row], searched: RunSearch.Searched,
        failure: TaskFailure?
    ) {
        let attributed = AttributedFindings(
            answer.findings, earlier: earlier.flatMap(\.findings).map(\.finding))
        self.init(
            arrangement: arrangement, runs: report.completedRuns, commands: report.commands,
            restrictedRuns: report.restrictedRuns,
            laws: report.laws.filter {
                !($0.wasNeverJudged && answer.inapplicable?.contains($0.name) == true)
            },
            coverage: answer.coverage,
            findings: attributed.findings.map {
                ReportedFinding($0, against: corpus, searchedBy: report.limits.shares)
            },
            flakes: answer.flakes, contradiction: answer.contradiction,
            breaksContractItself: attributed.breaksContractItself, failure: failure,
            knowsApplicability: answer.inapplicable != nil)
    }

    /// The result of an arrangement of which nothing is known.
    init(_ arrangement: Arrangement, failure: TaskFailure?) {
        self.init(
            arrangement: arrangement, runs: 0, commands: 0, restrictedRuns: 0, laws: [],
            coverage: Coverage(runs: 0, kinds: [], labels: [], demands: []), findings: [],
            flakes: [], contradiction: nil, breaksContractItself: false, failure: failure,
            knowsApplicability: false)
    }
}

extension ExamineTask.Answer {
    /// The row of a search with findings that could not all be shrunk: the rest are reported as
    /// they were found.
    init(
        unfinished report: Report, of arrangement: Arrangement, demanding demands: [Requirement],
        after parts: [ExaminedPart]
    ) {
        let examination = Examination(
            of: report, after: parts, subject: arrangement.subject, profile: arrangement.profile,
            givingUp: arrangement.assumptionsGivenUp)
        self.init(
            findings: examination.findings.map { ExaminedFinding($0, story: .notPerformed) },
            flakes: examination.flakes, contradiction: examination.contradiction,
            inapplicable: nil,
            coverage: Coverage(report, demanding: demands, stateCoverage: nil))
    }
}

/// How many new findings a run may still bring; what follows from one is a part of it.
struct FindingQuota: Sendable {
    /// `Int.max` without a limit.
    private(set) var left: Int

    /// A quota.
    ///
    /// - Parameter limit: The most new findings; `nil` for any number.
    init(_ limit: Int?) { left = limit ?? .max }

    var isFull: Bool { left == 0 }

    func isFilled(by row: RunResult.Row) -> Bool { row.new.causes.count >= left }

    /// Takes a row, with no more new findings than are left, the worst first. Known findings are
    /// kept.
    mutating func take(_ row: RunResult.Row) -> RunResult.Row {
        var row = row
        let causes = row.new.causes
        let surplus = Set(causes.dropFirst(left).joined().map(\.finding.flaw))
        row.findings.removeAll { $0.isNew && surplus.contains($0.finding.flaw) }
        if left != .max { left = max(0, left - causes.count) }
        return row
    }
}
