import Foundation
import StatefulTesting

/// Searches arrangements one after the other, in this process or with workers.
@MainActor struct RunSearch {
    private let budget: Budget
    private let seed: UInt64
    private let limits: SearchLimits
    private let console: Console
    /// `nil`: in this process.
    private let crew: WorkerCrew?
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var line: ProgressLine
    private var commands = 0

    init(_ options: RunOptions, seed: UInt64, console: Console) {
        self.seed = seed
        self.console = console
        limits = SearchLimits(shares: options.mix, drawsMap: options.stats)
        budget = options.budget.orStandard
        let cores = min(256, ProcessInfo.processInfo.activeProcessorCount)
        let jobs = options.jobs ?? (BlockPlan.isSmall(budget) ? 1 : cores)
        crew = jobs > 1 ? WorkerCrew(console.worker, limit: jobs) : nil
        start = clock.now
        line = ProgressLine(isTerminal: console.showsProgress, columns: console.columns)
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
        let begin = clock.now
        let console = console
        let budget = budget
        let clock = clock
        let start = start
        var line = line
        var hasBegun = false
        let watch = SearchWatch(
            isOver: {
                if console.interruption.hasCome() { return true }
                // A subject that was named is searched at least briefly, even if time is up.
                guard hasBegun, let time = budget.time else { return false }
                return clock.now - begin >= time
            },
            observe: { share, report in
                hasBegun = true
                let now = clock.now
                let text = line.update(
                    to: progress(
                        of: arrangement, share: max(share, spent(now - begin, of: budget.time)),
                        report),
                    at: now - start)
                if !text.isEmpty { console.messages.offer(text) }
            }, isEnough: isEnough)
        defer { self.line = line }
        let plan = BlockPlan(seed: seed, budget: budget, limits: limits)
        let report: Report?
        if let crew {
            report = try crew.search(arrangement, seed: seed, plan: plan, watch: watch)
        } else if let stage = arrangement.stage() {
            report = searchHere(stage, seed: seed, plan: plan, watch: watch)
        } else {
            throw .fault("there is no \(arrangement.title) to search")
        }
        commands += report?.commands ?? 0
        return report
    }

    /// Clears the progress line, stops the workers, and prints the speed on standard error. Results
    /// contain no time, because it would differ on each run.
    mutating func finish() {
        console.messages.offer(line.erase())
        crew?.dismiss()
        guard console.showsProgress else { return }
        console.note(pace(of: commands, "commands", in: clock.now - start))
    }
}

/// How long something took, and its rate per second.
func pace(of count: Int, _ things: String, in time: Duration) -> String {
    let tenths = max(1, tenthsOfSeconds(time))
    return "\(tenths / 10).\(tenths % 10) s, "
        + "\(showWholeNumber(UInt64(count * 10 / tenths))) \(things) a second"
}

private func progress(of arrangement: Arrangement, share: Int, _ report: Report) -> String {
    let failed =
        report.failedRuns == 0 ? "" : ", \(showWholeNumber(UInt64(report.failedRuns))) runs failed"
    return "\(arrangement.title)  \(min(share, 1_000) / 10)%  "
        + "\(showWholeNumber(UInt64(report.commands))) commands\(failed)"
}

/// The elapsed part of a time limit, in thousandths.
private func spent(_ duration: Duration, of time: Duration?) -> Int {
    guard let time else { return 0 }
    return min(1_000, Int(milliseconds(duration) * 1_000 / max(1, milliseconds(time))))
}

private func tenthsOfSeconds(_ duration: Duration) -> Int { Int(milliseconds(duration) / 100) }

private func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
}
