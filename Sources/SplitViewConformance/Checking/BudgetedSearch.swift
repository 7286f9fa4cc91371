import StatefulTesting

extension SplitViewChecker {
    /// Searches until the first bound of a budget is reached.
    ///
    /// - Parameters:
    ///   - budget: How much is searched.
    ///   - done: What was searched already, from the first run on.
    ///   - note: Receives the reports of runs, where the next process is to go on behind them.
    package func search(
        seed: UInt64, within budget: SearchBudget,
        after done: SearchReport<SplitViewCommand>? = nil,
        note: (SearchReport<SplitViewCommand>) -> Void = { _ in }
    ) -> SearchReport<SplitViewCommand> {
        let limits = SearchLimits()
        return budget.report(seed: seed, limits: limits) { runs, deadline in
            searchPastEnds(
                seed: seed, runs: runs, limits: limits, after: done, deadline: deadline, note: note)
        }
    }
}

extension SearchBudget {
    /// Searches until the first bound is reached.
    ///
    /// Where a clock or findings may end it before its commands are spent, its runs are planned
    /// family by family: there may be more of them than anyone can wait for.
    ///
    /// - Parameters:
    ///   - limits: How runs are drawn.
    ///   - search: Searches some runs, until a deadline.
    @MainActor func report(
        seed: UInt64, limits: SearchLimits,
        by search: (Range<Int>, _ deadline: () -> Bool) -> SearchReport<SplitViewCommand>
    ) -> SearchReport<SplitViewCommand> {
        let deadline = Deadline(after: time)
        let isOver = { deadline.isPast }
        var left = commands ?? .max
        func next(from first: Int, atMost most: Int) -> Range<Int> {
            let most = min(most, (runs ?? .max) - first)
            guard commands != nil else { return first..<(first + most) }
            let bought = RunPlan.runs(
                forCommands: left, from: first, atMost: most, seed: seed, limits: limits)
            left = bought.left
            return first..<(first + bought.count)
        }
        guard findings != nil || (time != nil && commands != nil) else {
            return search(next(from: 0, atMost: .max), isOver)
        }
        var merged = search(next(from: 0, atMost: limits.family), isOver)
        while !merged.endedEarly, merged.flaws.count < findings ?? .max {
            let runs = next(from: merged.runs.upperBound, atMost: limits.family)
            if runs.isEmpty { break }
            merged = merged.merging(search(runs, isOver))
        }
        return merged
    }
}

struct Deadline {
    private let end: ContinuousClock.Instant?

    /// A moment from now; `nil` for none.
    init(after duration: Duration?) { end = duration.map { ContinuousClock.now + $0 } }

    var isPast: Bool { end.map { ContinuousClock.now >= $0 } ?? false }
}
