import Foundation
import StatefulTesting

/// Searches arrangements one after the other, in this process or with workers.
@MainActor struct RunSearch {
    private let budget: SearchBudget
    private let seed: UInt64
    private let limits: SearchLimits
    private let interruption: Interruption
    private let progress: ProgressDisplay
    /// `nil`: in this process.
    private let crew: WorkerCrew?
    private var commands = 0

    init(_ options: SearchOptions, seed: UInt64, console: Console) {
        self.seed = seed
        limits = SearchLimits(shares: options.mix, drawsMap: options.showsCoverage)
        budget = options.budget.orStandard
        interruption = console.interruption
        let cores = min(256, ProcessInfo.processInfo.activeProcessorCount)
        let jobs = options.jobs ?? (BlockPlan.isSmall(budget) ? 1 : cores)
        crew = jobs > 1 ? WorkerCrew(console.worker, limit: jobs) : nil
        progress = ProgressDisplay(at: console)
    }

    /// Searches one arrangement until the budget is used up.
    ///
    /// - Parameters:
    ///   - arrangement: What is searched.
    ///   - isEnough: Whether what was found so far ends the search.
    /// - Returns: `nil` if Ctrl-C came before its first block.
    mutating func report(
        of arrangement: Arrangement, until isEnough: @escaping (Report) -> Bool
    ) throws(CommandFailure) -> Report? {
        let watch = ArrangementWatch(
            title: arrangement.title, time: budget.time, interruption: interruption,
            progress: progress, enough: isEnough)
        let plan = BlockPlan(seed: seed, budget: budget, limits: limits)
        let report: Report?
        if let crew {
            report = try crew.search(arrangement, seed: seed, plan: plan, watch: watch)
        } else if let stage = arrangement.stage() {
            report = stage.search(seed: seed, plan: plan, watch: watch)
        } else {
            throw .fault("there is no \(arrangement.title) to search")
        }
        commands += report?.commands ?? 0
        return report
    }

    /// Clears the progress line, stops the workers, and prints the speed on standard error.
    func finish() {
        crew?.dismiss()
        progress.finish(commands, "commands")
    }
}

/// Watches the search of one arrangement: checks the clock, and shows progress.
@MainActor private final class ArrangementWatch: SearchWatch {
    private let title: String
    private let time: Duration?
    private let interruption: Interruption
    private let progress: ProgressDisplay
    private let enough: (Report) -> Bool
    private let clock = ContinuousClock()
    private let begin: ContinuousClock.Instant
    private var hasBegun = false

    init(
        title: String, time: Duration?, interruption: Interruption, progress: ProgressDisplay,
        enough: @escaping (Report) -> Bool
    ) {
        self.title = title
        self.time = time
        self.interruption = interruption
        self.progress = progress
        self.enough = enough
        begin = clock.now
    }

    var isOver: Bool {
        if interruption.hasCome() { return true }
        // A subject that was named is searched at least briefly, even if time is up.
        guard hasBegun, let time else { return false }
        return clock.now - begin >= time
    }

    func observe(share: Int, _ report: Report) {
        hasBegun = true
        progress.show(line(share: max(share, spentShare), report))
    }

    func isEnough(_ report: Report) -> Bool { enough(report) }

    /// The elapsed part of the time limit, in thousandths.
    private var spentShare: Int {
        guard let time else { return 0 }
        let spent = (clock.now - begin).wholeMilliseconds
        return min(1_000, Int(spent * 1_000 / max(1, time.wholeMilliseconds)))
    }

    private func line(share: Int, _ report: Report) -> String {
        let failed = report.failedRuns == 0 ? "" : ", \(report.failedRuns.grouped) runs failed"
        return "\(title)  \(min(share, 1_000) / 10)%  \(report.commands.grouped) commands\(failed)"
    }
}
