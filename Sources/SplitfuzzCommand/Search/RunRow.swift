import SplitViewConformance
import StatefulTesting

extension RunResult.Row {
    /// The result of an arrangement: shrinks the findings of a search, and compares them with the
    /// corpus.
    ///
    /// - Parameters:
    ///   - earlier: The rows before; their findings are not reported again.
    ///   - requirements: The demands of the command line, besides those of the subject.
    @MainActor init(
        _ report: Report, of arrangement: Arrangement, against corpus: OpenCorpus,
        earlier: [RunResult.Row], demanding requirements: [Requirement] = []
    ) {
        guard let stage = arrangement.stage() else {
            preconditionFailure("an arrangement that was searched has a stage")
        }
        let examination = stage.examination(of: report)
        let attributed = AttributedFindings(
            examination.findings, on: stage, earlier: earlier.flatMap(\.findings).map(\.finding))
        let inapplicable = stage.inapplicableLaws
        self.init(
            arrangement: arrangement, runs: report.completedRuns, commands: report.commands,
            laws: report.laws.filter { !($0.wasNeverJudged && inapplicable.contains($0.name)) },
            coverage: Coverage(
                report, demanding: stage.subject.requirements + requirements,
                stateCoverage: report.limits.drawsMap
                    ? StateCoverage(of: report.map, on: stage) : nil),
            findings: attributed.findings.map {
                ReportedFinding(
                    $0, on: stage, against: corpus, searchedBy: report.limits.shares)
            },
            flakes: examination.flakes, contradiction: examination.contradiction,
            breaksContractItself: attributed.breaksContractItself)
    }
}

/// How many new findings a run may still bring.
struct FindingQuota: Sendable {
    /// `Int.max` without a limit.
    private(set) var left: Int

    /// A quota.
    ///
    /// - Parameter limit: The most new findings; `nil` for any number.
    init(_ limit: Int?) { left = limit ?? .max }

    /// Whether the limit is reached.
    var isFull: Bool { left == 0 }

    /// Whether a row would reach the limit.
    func isFilled(by row: RunResult.Row) -> Bool { row.new.count >= left }

    /// Takes a row, with no more new findings than are left, in the order of the laws. Known
    /// findings are kept.
    mutating func take(_ row: RunResult.Row) -> RunResult.Row {
        var row = row
        var room = left
        row.findings.removeAll { finding in
            guard finding.isNew else { return false }
            defer { room = max(0, room - 1) }
            return room == 0
        }
        if left != .max { left -= row.new.count }
        return row
    }
}
