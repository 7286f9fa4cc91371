import StatefulTesting

extension SplitViewStage {
    /// Searches until the first bound of a budget is reached.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - budget: How much is searched.
    package func search(
        seed: UInt64, within budget: SearchBudget
    ) -> SearchReport<SplitViewCommand> {
        let limits = SearchLimits()
        let clock = ContinuousClock()
        let end = budget.time.map { clock.now + $0 }
        let count = budget.runCount(seed: seed, limits: limits)
        func report(of runs: Range<Int>) -> SearchReport<SplitViewCommand> {
            search(
                seed: seed, runs: runs, limits: limits,
                deadline: { end.map { clock.now >= $0 } ?? false })
        }
        guard let findings = budget.findings else { return report(of: 0..<count) }
        var merged = report(of: 0..<min(count, limits.family))
        while merged.runs.upperBound < count, !merged.endedEarly,
            merged.flaws.count < findings
        {
            let next = merged.runs.upperBound
            let last = min(count - next, limits.family) + next
            merged = merged.merging(report(of: next..<last))
        }
        return merged
    }
}
