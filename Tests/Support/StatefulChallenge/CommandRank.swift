/// Builds ranks that order commands by kind first, then by their arguments from left to right.
///
/// The layout is 16 bits of kind and 48 bits of arguments, so that a machine whose ranks are built
/// here has a total order without writing one.
package enum CommandRank {
    /// The rank of a command without arguments, or with up to three small ones.
    /// - Parameters:
    ///   - kind: The kind's number; the simplest kind comes first.
    ///   - first: The argument compared first; 0 is the simplest.
    ///   - second: The argument compared second.
    ///   - third: The argument compared third.
    /// - Returns: A rank that is distinct for distinct inputs.
    package static func of(
        kind: Int, _ first: UInt16 = 0, _ second: UInt16 = 0, _ third: UInt16 = 0
    ) -> UInt64 {
        UInt64(UInt16(kind)) << 48 | UInt64(first) << 32 | UInt64(second) << 16 | UInt64(third)
    }

    /// The numbers to try in place of a number, the simplest first: 0, then halfway back, and so on
    /// up to its predecessor.
    ///
    /// Trying them in order finds the least number that still fails in a logarithmic number of
    /// rounds when failing is monotone.
    /// - Parameter number: The number to simplify; not negative.
    /// - Returns: Strictly growing numbers below `number`; nothing for 0.
    package static func smaller(than number: Int) -> [Int] {
        precondition(number >= 0, "only numbers from 0 up are simplified towards 0")
        var result: [Int] = []
        var gap = number
        while gap > 0 {
            result.append(number - gap)
            gap /= 2
        }
        return result
    }
}
