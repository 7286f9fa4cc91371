/// Everything about a run that is decided before its first command: a pure function of the seed,
/// the run's index, the kinds and the lengths.
///
/// A run's seed is the number at the run's index in the `SplitMix64` sequence of the search's
/// *mixed* seed (the first number of the sequence of the seed itself), so that neighbouring seeds
/// do not share runs. From the run's own sequence the first number is the seed of its commands,
/// then come the length and the mix. Any run can therefore be repeated alone, and its length is
/// known without executing anything.
public struct RunPlan: Sendable, Hashable {
    /// The run's place in the search, from 0.
    public let index: Int

    /// The run's own seed.
    public let seed: UInt64

    /// The seed of the stream that the run's commands are drawn from.
    public let commandSeed: UInt64

    /// How many commands the run performs unless it ends early; ignored ones do not count.
    public let length: Int

    /// How often each kind is drawn.
    public let mix: CommandMix

    /// The plan of a run.
    /// - Parameters:
    ///   - index: the run's place in the search.
    ///   - seed: the seed of the search.
    ///   - kinds: the machine's kinds.
    ///   - lengths: how long runs are.
    public init(index: Int, seed: UInt64, kinds: [CommandKind], lengths: RunLengths) {
        self.index = index
        self.seed = Self.seed(ofRun: index, seed: seed)
        var choices = SeededChoices(seed: self.seed)
        commandSeed = choices.word()
        length = lengths.draw(from: &choices)
        mix = CommandMix.draw(for: kinds, from: &choices)
    }

    /// The seed of a run.
    /// - Parameters:
    ///   - index: the run's place in the search.
    ///   - seed: the seed of the search.
    /// - Returns: the run's own seed.
    public static func seed(ofRun index: Int, seed: UInt64) -> UInt64 {
        SplitMix64.number(at: index, ofSeed: SplitMix64.number(at: 0, ofSeed: seed))
    }

    /// The planned length of a run, without the rest of its plan.
    /// - Parameters:
    ///   - index: the run's place in the search.
    ///   - seed: the seed of the search.
    ///   - lengths: how long runs are.
    /// - Returns: the `length` of the run's plan.
    public static func length(ofRun index: Int, seed: UInt64, lengths: RunLengths) -> Int {
        var choices = SeededChoices(seed: Self.seed(ofRun: index, seed: seed))
        _ = choices.word()
        return lengths.draw(from: &choices)
    }

    /// How many runs a budget of commands buys, by planned lengths.
    ///
    /// Nothing is executed, so the answer does not depend on how the runs are later shared out.
    /// Runs that end early leave a part of the budget unused.
    /// - Parameters:
    ///   - commands: the budget; 0 buys no run.
    ///   - first: the index of the first run.
    ///   - seed: the seed of the search.
    ///   - lengths: how long runs are.
    /// - Returns: the fewest runs whose planned lengths add up to the budget or more.
    /// - Complexity: linear in the result.
    public static func runs(
        forCommands commands: Int, from first: Int = 0, seed: UInt64, lengths: RunLengths
    ) -> Int {
        var planned = 0
        var runs = 0
        while planned < commands {
            planned += length(ofRun: first + runs, seed: seed, lengths: lengths)
            runs += 1
        }
        return runs
    }
}
