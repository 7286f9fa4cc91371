import StatefulTesting

/// The runs of a search, cut into blocks until the budget is planned out.
///
/// A block is what one worker does at a time, and what lies between two looks at the clock. Where
/// blocks begin and end depends on seed and budget alone, never on who does them.
struct BlockPlan: Sendable {
    /// Runs in a block, a family: some 20,000 commands, about a tenth of a second in a release
    /// build. So nobody has to perform runs of a family that others have performed already.
    static let size = SearchLimits().family

    private let seed: UInt64
    /// The limits of the search.
    let limits: SearchLimits
    private let runs: Int
    private let commands: Int
    private var next = 0
    private var planned = 0

    /// A plan for the bounds of a budget that do not depend on a clock.
    init(seed: UInt64, budget: Budget, limits: SearchLimits = SearchLimits()) {
        self.seed = seed
        self.limits = limits
        runs = budget.runs ?? .max
        commands = budget.commands ?? .max
    }

    /// The next runs; `nil` when the budget is used up. Commands count as planned, so that the
    /// last run is the same wherever runs end early.
    mutating func nextBlock() -> Range<Int>? {
        guard next < runs, planned < commands else { return nil }
        let first = next
        while next < runs, planned < commands, next - first < BlockPlan.size {
            planned += RunPlan.length(ofRun: next, seed: seed, limits: limits)
            next += 1
        }
        return first..<next
    }

    /// Whether so little is planned that starting processes would cost more than it saves.
    static func isSmall(_ budget: Budget) -> Bool {
        let fewRuns = budget.runs.map { $0 <= 4 * size } ?? false
        let fewCommands = budget.commands.map { $0 <= 100_000 } ?? false
        let shortTime = budget.time.map { $0 <= .milliseconds(500) } ?? false
        return fewRuns || fewCommands || shortTime
    }

    /// How much of the budget is given out, in thousandths.
    var share: Int {
        let byRuns = runs == .max ? 0 : next * 1_000 / runs
        let byCommands = commands == .max ? 0 : min(1_000, planned * 1_000 / commands)
        return max(byRuns, byCommands)
    }
}
