/// Everything about a run that is decided before its first command: a pure function of the seed,
/// the run's index and the limits, and its mix also of the kinds.
///
/// A run's seed is the number at the run's index in the `SplitMix64` sequence of the search's
/// *mixed* seed (the first number of the sequence of the seed itself), so that neighbouring seeds
/// do not share runs. From the run's own sequence the first number is the seed of its commands,
/// then come the length, the strategy and the mix. So the length of any run is known without
/// executing anything, and any run but a guided one can be repeated alone.
@usableFromInline package struct RunPlan: Sendable, Equatable {
    /// The run's place in the search, from 0.
    package let index: Int
    package let seed: UInt64
    /// The seed of the stream that the run's commands are drawn from.
    @usableFromInline package let commandSeed: UInt64
    let lookSeed: UInt64

    /// The number of commands that the run performs unless it ends early; ignored ones do not
    /// count.
    @usableFromInline package let length: Int
    @usableFromInline package let strategy: RunStrategy
    /// The choices that the mix of the run is drawn from.
    private let rest: SeededChoices

    /// The plan of a run.
    /// - Parameters:
    ///   - index: The run's place in the search.
    ///   - limits: The lengths and the strategies of runs.
    @usableFromInline package init(index: Int, seed: UInt64, limits: SearchLimits) {
        self.index = index
        self.seed = SplitMix64.number(at: index, ofSeed: SplitMix64.number(at: 0, ofSeed: seed))
        var choices = SeededChoices(seed: self.seed)
        commandSeed = choices.word()
        // The seed of the search; that of the run is `self.seed`.
        lookSeed = seed ^ commandSeed
        let length = Self.length(in: limits.lengths, from: &choices)
        let drawn = limits.shares.draw(from: &choices)
        strategy = index % limits.family < limits.opening ? .plain : drawn
        self.length = strategy == .guided ? length + Self.scriptLength : length
        rest = choices
    }

    /// The frequency of each kind, where commands are drawn.
    /// - Parameter kinds: The machine's kinds.
    @usableFromInline package func mix(of kinds: [CommandKind]) -> CommandMix {
        var choices = rest
        return strategy == .plain
            ? CommandMix(weights: kinds.map(\.weight)) : CommandMix.draw(for: kinds, from: &choices)
    }

    /// Draws a length: there are many short runs and a tail of long ones.
    ///
    /// The range is cut into octaves, each twice as wide as the one before (4...7, 8...15, 16...31,
    /// 32...64 for 4...64). An octave is drawn half as often as the one before it, the last one as
    /// often as the one before it; inside an octave every length is equally likely. So each octave
    /// gets about the same share of all commands: short runs reset often and shrink fast, long ones
    /// reach deep.
    private static func length(
        in range: ClosedRange<Int>, from choices: inout SeededChoices
    ) -> Int {
        var last = 0
        while range.lowerBound << (last + 1) < range.upperBound {
            last += 1
        }
        // Trailing zeros of a number below 2^last: 0 in half of the cases, 1 in a quarter ...
        let bits = choices.next(below: 1 << UInt32(last))
        let octave = bits == 0 ? last : bits.trailingZeroBitCount
        let low = range.lowerBound << octave
        let high = octave == last ? range.upperBound : low * 2 - 1
        return low + choices.index(below: high - low + 1)
    }

    /// The number of commands in a row that may be ignored before a run is ended.
    @usableFromInline static let misses = 64

    /// The most commands of a guided run that come from kept traces; it is longer than others by
    /// this number.
    package static let scriptLength = 24

    /// The number of runs that a budget of commands buys, by planned lengths.
    ///
    /// Nothing is executed, so the answer does not depend on how the runs are later shared out.
    /// Runs that end early leave a part of the budget unused.
    /// - Parameters:
    ///   - commands: The budget; 0 buys no run.
    ///   - limits: The lengths and the strategies of runs.
    /// - Returns: The fewest runs whose planned lengths add up to the budget or more, and the rest
    ///   of the budget.
    /// - Complexity: Linear in the result.
    package static func runs(
        forCommands commands: Int, from first: Int = 0, atMost most: Int = .max, seed: UInt64,
        limits: SearchLimits
    ) -> (count: Int, left: Int) {
        var (count, left) = (0, commands)
        while left > 0, count < most {
            left -= min(left, RunPlan(index: first + count, seed: seed, limits: limits).length)
            count += 1
        }
        return (count, left)
    }
}
