/// The source of the numbers for commands: a generator, a recording of one, or a replay.
///
/// One small integer at a time is all a command needs, and it is all that has to be recorded to
/// draw the same command again.
///
/// ```swift
/// func number(from choices: inout some ChoiceSource) -> Int { 1 + choices.index(below: 6) }
/// ```
public protocol ChoiceSource {
    /// A choice out of `bound` possibilities.
    /// - Parameter bound: The number of possibilities; at least 1.
    /// - Returns: A number in `0..<bound`.
    mutating func next(below bound: UInt32) -> UInt32
}

extension ChoiceSource {
    /// A position out of `count`, for subscripting.
    /// - Parameter count: The number of positions; at least 1 and below 2^32.
    /// - Returns: A number in `0..<count`.
    @inlinable public mutating func index(below count: Int) -> Int {
        Int(next(below: UInt32(count)))
    }
}

/// Choices drawn from a seed.
///
/// A choice uses the upper 32 bits of one number of `SplitMix64`, scaled by a multiplication; the
/// few numbers that would make a bound uneven are rejected and drawn again (Lemire, "Fast Random
/// Integer Generation in an Interval"). The result is exactly uniform and integer-only, so it is
/// the same on every machine.
@usableFromInline package struct SeededChoices: ChoiceSource, Sendable, Equatable {
    @usableFromInline var state: UInt64

    /// Choices that start at a seed.
    @inlinable package init(seed: UInt64) { state = seed }

    /// A uniform choice.
    /// - Parameter bound: The number of possibilities; at least 1.
    /// - Returns: A number in `0..<bound`.
    @inlinable package mutating func next(below bound: UInt32) -> UInt32 {
        precondition(bound > 0, "a choice needs at least one possibility")
        var product = (word() >> 32) &* UInt64(bound)
        if UInt32(truncatingIfNeeded: product) < bound {
            // 2^32 mod bound: products whose low half is below it would favour some results.
            let uneven = (0 &- bound) % bound
            while UInt32(truncatingIfNeeded: product) < uneven {
                product = (word() >> 32) &* UInt64(bound)
            }
        }
        return UInt32(truncatingIfNeeded: product >> 32)
    }

    /// All 64 bits of the next number of the generator, for seeds of further streams.
    @inlinable package mutating func word() -> UInt64 {
        state &+= SplitMix64.increment
        return SplitMix64.mix(state)
    }
}
