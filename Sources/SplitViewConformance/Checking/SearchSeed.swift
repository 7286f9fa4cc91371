import Foundation

package enum SearchSeed {
    /// The environment variable that may contain one.
    static let variable = "SPLITFUZZ_SEED"

    /// Reads a seed, in decimal or as `0x…`; `nil` without a text.
    package static func read(_ text: String?) throws(ConformanceError) -> UInt64? {
        guard let text else { return nil }
        let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHex ? String(text.dropFirst(2)) : text
        // The standard library would also take a sign.
        guard digits.first != "+", let seed = UInt64(digits, radix: isHex ? 16 : 10) else {
            throw ConformanceError(.badSeed(text))
        }
        return seed
    }

    /// The given seed, or the one of the environment, or a fresh one. The environment is read in
    /// any case, so that a mistake there is reported.
    static func drawn(unless given: UInt64?) throws(ConformanceError) -> UInt64 {
        let environmentSeed = try read(ProcessInfo.processInfo.environment[variable])
        return given ?? environmentSeed ?? UInt64.random(in: 0 ... .max)
    }
}
