/// Keeping the report of a search up to date between runs, outside the inner loop.
extension SearchReport {
    /// A report of no runs yet.
    @usableFromInline package init(
        seed: UInt64, runs: Range<Int> = 0..<0, limits: SearchLimits = SearchLimits(),
        labels: [String] = []
    ) {
        self.init(
            seed: seed, limits: limits, runs: runs,
            labels: labels.map { LabelTally(name: $0, runs: 0) })
    }

    /// Adds the record of a run.
    /// - Parameters:
    ///   - labels: The labels that it reached, one bit for each.
    @usableFromInline mutating func note(
        _ plan: RunPlan, _ record: inout RunRecord<Command>, passing labels: UInt64
    ) {
        completedRuns += 1
        for label in self.labels.indices where labels & (1 << UInt64(label)) != 0 {
            self.labels[label].runs += 1
        }
        if record.isStalled { stalledRuns += 1 }
        guard !record.violations.isEmpty else { return }
        failedRuns += 1
        record.book.note(record.violations, run: plan.index)
        for violation in record.violations where wants(violation.flaw, of: plan.index) {
            failures.append(
                Failure(
                    run: plan.index, seed: plan.seed,
                    counterexample: Counterexample(
                        Array(record.trace[...violation.index]), breaks: violation.flaw,
                        sentence: violation.sentence)))
        }
    }

    /// Compares the two executions of a run.
    @usableFromInline mutating func compare(
        _ plan: RunPlan, _ record: RunRecord<Command>, with again: RunRecord<Command>
    ) {
        recheckedRuns += 1
        let (first, second) = (record.violations, again.violations)
        let parting = record.parting(from: again)
        guard
            parting != nil || record.ignored != again.ignored || first != second
                || record.mayGoOn != again.mayGoOn
        else { return }
        mismatchedRuns += 1
        guard mismatches.count < SearchLimits.mismatches else { return }
        mismatches.append(
            Mismatch(
                run: plan.index, trace: record.trace, first: first.first { !second.contains($0) },
                second: second.first { !first.contains($0) }, parting: parting))
    }

    /// Takes over what was counted over all runs.
    @usableFromInline mutating func take(_ record: RunRecord<Command>, map: StateMap) {
        kinds = record.kinds
        laws = record.verdicts.tallies
        looks = record.looks
        flaws = record.book.tallies(laws.map(\.name))
        self.map = map
    }

    /// The same report without the unconfirmed ones of the runs with two outcomes. It serves where
    /// their states may leave something out.
    ///
    /// - Parameter isConfirmed: Whether the commands of a run have two outcomes; asked of the runs
    ///   that were kept.
    package func confirmingMismatches(_ isConfirmed: ([Command]) -> Bool) -> Self {
        var report = self
        report.mismatches = mismatches.filter { isConfirmed($0.trace) }
        report.mismatchedRuns = report.mismatches.count
        return report
    }
}
