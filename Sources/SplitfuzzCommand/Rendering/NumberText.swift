import SplitViewConformance
import StatefulTesting

extension BinaryInteger {
    /// A number of bytes in megabytes, rounded up.
    var inMegabytes: String { "\(((self + 999_999) / 1_000_000).grouped) MB" }
}

extension Double {
    /// A share as a percentage with at most two decimals, without the sign.
    var percentage: String {
        let hundredths = Int((self * 10_000).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        let digits = rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
    }
}

extension Duration {
    /// The duration, and the rate at which something was done in it: `2.5 s, 400 runs a second`.
    func pace(of count: Int, _ things: String) -> String {
        let tenths = max(1, Int(wholeMilliseconds / 100))
        return "\(tenths / 10).\(tenths % 10) s, "
            + "\((count * 10 / tenths).grouped) \(things) a second"
    }
}

extension String {
    /// The text as one word, quoted for a shell if necessary.
    var shellWord: String {
        let marks = "/._-+,:@%".unicodeScalars
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || marks.contains($0)
        }
        if isPlain, !isEmpty, !hasPrefix("-") { return self }
        if printable != self { return "$'\(bytesForShell)'" }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: "'\\''"))'"
    }
}

extension String {
    /// The text between `$'` and `'`: everything but plain characters as bytes.
    private var bytesForShell: String {
        utf8.map { byte in
            let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x27 && byte != 0x5C
            if isPlain { return String(UnicodeScalar(byte)) }
            return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

extension RunShares {
    /// The names of the strategies, in the order of the properties.
    static let strategies = ["plain", "swarm", "guided"]

    /// The shares as typed, without the strategies that have none: `plain=1,guided=2`.
    var typed: String {
        zip(RunShares.strategies, [plain, swarm, guided]).filter { $0.1 > 0 }
            .map { "\($0.0)=\($0.1)" }.joined(separator: ",")
    }
}
