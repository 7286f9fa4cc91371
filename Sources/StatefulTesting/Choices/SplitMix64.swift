/// The published generator SplitMix64: 64 bits of state, one addition and a mix per number.
///
/// It is used as specified, so that a seed printed by one build, machine or language gives the same
/// numbers in every other. It is fast, passes the usual statistical batteries, and any 64-bit seed
/// is a good one, which matters because run seeds are derived by arithmetic.
public enum SplitMix64 {
    /// The odd constant added per step: 2^64 divided by the golden ratio.
    @usableFromInline static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The finaliser of the generator: a bijection on 64 bits that spreads every input bit.
    ///
    /// Machines can use it to build their fingerprints.
    ///
    /// ```swift
    /// let fingerprint = [3, 1, 2].reduce(0) { SplitMix64.mix($0 &+ UInt64($1) &+ 1) }
    /// ```
    ///
    /// - Parameter value: Any number.
    /// - Returns: Its image; distinct inputs have distinct images.
    @inlinable public static func mix(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// The number at a position of a seed's sequence, without walking there.
    /// - Parameters:
    ///   - index: The position, 0 for the first number; negative positions wrap around.
    ///   - seed: The initial state of the sequence.
    /// - Returns: The `index + 1`-th word of `SeededChoices(seed: seed)`.
    package static func number(at index: Int, ofSeed seed: UInt64) -> UInt64 {
        let steps = UInt64(truncatingIfNeeded: index) &+ 1
        return mix(seed &+ steps &* increment)
    }
}
