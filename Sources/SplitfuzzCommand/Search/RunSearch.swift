import Foundation
import SplitViewConformance
import StatefulTesting

/// Searches arrangements one after the other, with workers.
@MainActor struct RunSearch {
    private let budget: BudgetOptions
    private let seed: UInt64
    private let plan: BlockPlan
    let limits: SearchLimits
    private let interruption: Interruption
    private let progress: ProgressDisplay
    private let crew: Crew
    private var commands = 0

    init(_ options: SearchOptions, seed: UInt64, crew: Crew, console: Console) {
        (self.seed, self.crew) = (seed, crew)
        // A worker that is asked to end does so after any run.
        limits = SearchLimits(shares: options.mix, drawsMap: options.showsCoverage)
        budget = options.budget.orStandard
        interruption = console.interruption
        plan = BlockPlan(
            seed: seed, budget: budget, limits: limits, shard: options.shard?.part,
            isOver: console.interruption.hasCome)
        progress = ProgressDisplay(at: console)
    }

    static func jobs(for options: SearchOptions) -> Int {
        let cores = min(256, ProcessInfo.processInfo.activeProcessorCount)
        return options.jobs ?? (BlockPlan.isSmall(options.budget.orStandard) ? 1 : cores)
    }

    struct Searched {
        /// Nothing, if the search ended before its first block was done.
        var report: Report?
        /// Why it could not go on, or what it passed over.
        var failure: TaskFailure?
        var isCut = false
        /// When whatever follows has to be over; `nil` without a time limit.
        let end: ContinuousClock.Instant?
    }

    /// Searches one arrangement until the budget is used up.
    ///
    /// - Parameters:
    ///   - isEnough: Whether what was found so far ends the search.
    mutating func search(
        _ arrangement: Arrangement, until isEnough: (Report) throws(CommandFailure) -> Bool
    ) throws(CommandFailure) -> Searched {
        let begin = ContinuousClock.now
        var searched = Searched(end: budget.time.map { begin + $0 + .milliseconds(600) })
        var plan = plan
        var sequence = ReportSequence(from: plan.start)
        var blocks: [Range<Int>] = []
        // The reports of blocks that are not done.
        var parts: [Int: Report] = [:]
        func isOver() -> Bool {
            guard !interruption.hasCome(), searched.failure == nil else { return true }
            // A subject is searched at least briefly, even if no time is left.
            guard let time = budget.time, !blocks.isEmpty else { return false }
            // Shrinking what was found takes time, too.
            let hasFound = sequence.merged?.failures.isEmpty == false
            let share = hasFound ? max(time * 9 / 10, time - .seconds(5)) : time
            return .now - begin >= share
        }
        func next() -> SearchTask? {
            guard !sequence.isEnough, let runs = plan.nextBlock() else { return nil }
            blocks.append(runs)
            return SearchTask(arrangement: arrangement, seed: seed, runs: runs, limits: limits)
        }
        func note(_ report: Report) {
            guard let block = blocks.firstIndex(where: { $0.contains(report.runs.lowerBound) })
            else { return }
            parts[block] = parts[block]?.merging(report) ?? report
        }
        try crew.perform(next: next, isOver: isOver, note: note) {
            number, result throws(CommandFailure) in
            if case .failure = result, let part = parts[number] {
                try sequence.add(part, isEnough: isEnough)
            }
            switch result {
            case .success(let report): try sequence.add(report, isEnough: isEnough)
            case .failure(.unfinished): break
            case .failure(let failure): searched.failure = searched.failure ?? failure
            }
            guard let merged = sequence.merged else { return }
            let spent = budget.time.map { ContinuousClock.now - begin as Duration / $0 } ?? 0
            progress.show(
                RunSearch.line(
                    arrangement, share: max(plan.share, Int(spent * 1_000)), merged))
        }
        searched.report = sequence.merged
        searched.isCut = isOver()
        searched.failure = searched.failure ?? crew.strays.map { .strayEnds($0) }
        commands += sequence.merged?.commands ?? 0
        return searched
    }

    /// Clears the progress line, and prints the speed on standard error.
    func finish() { progress.finish(commands, "commands") }

    private static func line(_ arrangement: Arrangement, share: Int, _ report: Report) -> String {
        let failed = report.failedRuns == 0 ? "" : ", \(report.failedRuns.grouped) runs failed"
        return "\(arrangement.title)  \(min(share, 1_000) / 10)%  "
            + "\(report.commands.grouped) commands\(failed)"
    }
}
