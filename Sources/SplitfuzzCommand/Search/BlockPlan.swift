import StatefulTesting

/// The runs of a search, divided into blocks until the budget is planned.
///
/// A block is the unit of work of a worker, and the clock is checked between blocks. Their
/// boundaries depend on seed and budget alone, never on the workers.
struct BlockPlan: Sendable {
    /// A block is a family of runs: some 20,000 commands, about a tenth of a second in a release
    /// build. So no worker has to repeat runs of a family that another one has performed.
    static let size = SearchLimits().family

    private let seed: UInt64
    let limits: SearchLimits
    private let runs: Int
    private let commands: Int
    private var next = 0
    private var planned = 0
    /// The blocks of the shard, and how many of them are planned; `nil` for the whole run.
    private var part: (blocks: Int, planned: Int)?

    /// A plan for the bounds of a budget that do not depend on a clock.
    ///
    /// - Parameters:
    ///   - shard: Plans only this part of the blocks; `nil` for all. Shards have consecutive
    ///     blocks, so that the report of a shard is one report, however many they are.
    ///   - isOver: Whether no block will be needed. It is asked every 1,024 blocks.
    /// - Complexity: Linear in the runs of the budget for a shard: seconds for each billion of
    ///   commands.
    init(
        seed: UInt64, budget: BudgetOptions, limits: SearchLimits = SearchLimits(),
        shard: Shard? = nil, isOver: () -> Bool = { false }
    ) {
        (self.seed, self.limits) = (seed, limits)
        runs = budget.runs ?? .max
        commands = budget.commands ?? .max
        guard let shard else { return }
        var whole = self
        var count = 0
        while whole.nextBlock() != nil {
            count += 1
            if count.isMultiple(of: 1_024), isOver() { break }
        }
        let blocks = shard.share(of: count)
        for block in 0..<blocks.lowerBound {
            _ = nextBlock()
            if block.isMultiple(of: 1_024), isOver() { break }
        }
        part = (blocks.count, 0)
    }

    /// The first run of the next block.
    var start: Int { next }

    /// The next runs; `nil` when the budget is used up. Commands count as planned, so that the last
    /// run is the same wherever runs end early. A shard without blocks has an empty one, so that it
    /// has a report.
    mutating func nextBlock() -> Range<Int>? {
        if let (blocks, done) = part {
            guard done < max(blocks, 1) else { return nil }
            part = (blocks, done + 1)
            if blocks == 0 { return next..<next }
        }
        guard next < runs, planned < commands else { return nil }
        let first = next
        while next < runs, planned < commands, next - first < BlockPlan.size {
            planned += RunPlan(index: next, seed: seed, limits: limits).length
            next += 1
        }
        return first..<next
    }

    /// Whether the budget is so small that starting processes would cost more than it saves.
    static func isSmall(_ budget: BudgetOptions) -> Bool {
        let fewRuns = budget.runs.map { $0 <= 4 * size } ?? false
        let fewCommands = budget.commands.map { $0 <= 100_000 } ?? false
        let shortTime = budget.time.map { $0 <= .milliseconds(500) } ?? false
        return fewRuns || fewCommands || shortTime
    }

    /// How much of the budget is planned, in thousandths.
    var share: Int {
        if let (blocks, done) = part { return done * 1_000 / max(blocks, 1) }
        let byRuns = runs == .max ? 0 : next * 1_000 / runs
        let byCommands = commands == .max ? 0 : min(1_000, planned * 1_000 / commands)
        return max(byRuns, byCommands)
    }
}
