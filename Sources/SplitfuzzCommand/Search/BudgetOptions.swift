import SplitViewConformance

/// How much the search of one subject may spend, as asked for on the command line: each limit may
/// be set, and the first one reached ends the search. There may be no limit at all.
struct BudgetOptions: Equatable, Sendable {
    var runs: Int?
    var commands: Int?
    /// A search that a clock ends stops at a different place each time; its findings can still be
    /// replayed, because each names the seed of its run.
    var time: Duration?
    /// How many runs or commands may be asked for.
    static let amounts = 1...1_000_000_000_000
    /// How many milliseconds may be asked for: up to a thousand hours.
    static let milliseconds = 1...3_600_000_000

    /// Used when no limit is set. A count and not a time, so that the same seed gives the same
    /// bytes.
    static let standardCommands = 500_000

    /// These limits, or the standard one if none was set.
    var orStandard: BudgetOptions {
        self == BudgetOptions() ? BudgetOptions(commands: Self.standardCommands) : self
    }
}

extension WorkerLimits {
    /// The memory that a worker may be given, in megabytes.
    static let memoryRange = 64...1_000_000
}
