import StatefulTesting

extension SplitViewChecker {
    /// Searches until the first bound of a budget is reached.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - budget: How much is searched.
    package func search(
        seed: UInt64, within budget: SearchBudget
    ) -> SearchReport<SplitViewCommand> {
        let limits = SearchLimits()
        let deadline = Deadline(after: budget.time)
        let count = budget.runCount(seed: seed, limits: limits)
        func report(of runs: Range<Int>) -> SearchReport<SplitViewCommand> {
            searchPastEnds(
                seed: seed, runs: runs, limits: limits, deadline: { deadline.isPast })
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

/// The moment at which time is up.
struct Deadline {
    private let end: ContinuousClock.Instant?

    /// A moment from now; `nil` for none.
    init(after duration: Duration?) { end = duration.map { ContinuousClock.now + $0 } }

    /// Whether it has come.
    var isPast: Bool { end.map { ContinuousClock.now >= $0 } ?? false }
}
