/// Keeps the report of a search up to date between runs, outside the inner loop.
@usableFromInline
struct SearchBookkeeper<Command: Hashable & Sendable> {
    private var report: SearchReport<Command>
    private let laws: [String]
    private var book = FlawBook()

    @usableFromInline
    init(seed: UInt64, runs: Range<Int>, limits: SearchLimits, laws: [String], labels: [String]) {
        self.laws = laws
        report = SearchReport(
            seed: seed, limits: limits, runs: runs,
            labels: labels.map { LabelTally(name: $0, runs: 0) })
    }

    /// Adds the record of a run.
    /// - Parameters:
    ///   - plan: The plan of the run.
    ///   - record: What was recorded about it.
    ///   - labels: The labels that it reached, one bit for each.
    @usableFromInline
    mutating func note(_ plan: RunPlan, _ record: RunRecord<Command>, passing labels: UInt64) {
        report.completedRuns += 1
        for label in report.labels.indices where labels & (1 << UInt64(label)) != 0 {
            report.labels[label].runs += 1
        }
        if record.isStalled { report.stalledRuns += 1 }
        guard !record.violations.isEmpty else { return }
        report.failedRuns += 1
        book.note(record.violations, run: plan.index)
        for violation in record.violations where report.wants(violation.flaw, of: plan.index) {
            report.failures.append(
                Failure(
                    run: plan.index, seed: plan.seed,
                    counterexample: Counterexample(
                        Array(record.trace[...violation.index]), breaks: violation.flaw,
                        sentence: violation.sentence)))
        }
    }

    /// Compares the two executions of a run.
    @usableFromInline
    mutating func compare(
        _ plan: RunPlan, _ record: RunRecord<Command>, with again: RunRecord<Command>
    ) {
        report.recheckedRuns += 1
        let (first, second) = (record.violations, again.violations)
        let parting = record.parting(from: again)
        guard parting != nil || record.ignored != again.ignored || first != second else { return }
        report.mismatchedRuns += 1
        guard report.mismatches.count < report.limits.mismatches else { return }
        report.mismatches.append(
            Mismatch(
                run: plan.index, trace: record.trace, first: first.first { !second.contains($0) },
                second: second.first { !first.contains($0) }, parting: parting))
    }

    /// The report as it stands.
    /// - Parameters:
    ///   - record: Where the runs were counted.
    ///   - map: What they covered.
    @usableFromInline
    func report(_ record: RunRecord<Command>, map: StateMap) -> SearchReport<Command> {
        var report = report
        report.kinds = record.kinds
        report.laws = record.verdicts.tallies
        report.looks = record.looks
        report.flaws = book.tallies(laws)
        report.map = map
        return report
    }
}
