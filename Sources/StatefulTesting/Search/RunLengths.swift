/// How long runs are: many short ones with a tail of long ones.
///
/// The range is cut into octaves, each twice as wide as the one before (4...7, 8...15, 16...31,
/// 32...64 for 4...64). An octave is drawn half as often as the one before it, the last one as
/// often as the one before it; inside an octave every length is equally likely. So each octave gets
/// about the same share of all commands: short runs reset often and shrink fast, long ones reach
/// deep.
package struct RunLengths: Sendable, Hashable, Codable {
    /// The fewest commands of a run; at least 1.
    package let shortest: Int

    /// The most commands of a run.
    package let longest: Int

    /// Lengths in a range.
    /// - Parameter range: from the fewest to the most commands; at least 1, at most 2^24.
    package init(_ range: ClosedRange<Int>) {
        precondition(range.lowerBound >= 1, "a run has at least one command")
        precondition(range.upperBound <= 1 << 24, "a run has at most 2^24 commands")
        shortest = range.lowerBound
        longest = range.upperBound
    }

    /// Draws a length.
    /// - Parameter choices: where the two numbers come from.
    /// - Returns: a length in `shortest...longest`.
    @inlinable
    package func draw(from choices: inout some ChoiceSource) -> Int {
        var last = 0
        while shortest << (last + 1) < longest {
            last += 1
        }
        // Trailing zeros of a number below 2^last: 0 in half of the cases, 1 in a quarter ...
        let bits = choices.next(below: 1 << UInt32(last))
        let octave = bits == 0 ? last : bits.trailingZeroBitCount
        let low = shortest << octave
        let high = octave == last ? longest : low * 2 - 1
        return low + choices.index(below: high - low + 1)
    }
}
