import SplitViewConformance
import StatefulTesting

extension ValueKind where Value == RunShares {
    /// The shares of the strategies: `plain=1,swarm=2`; one that is not named has none.
    static var mix: ValueKind {
        ValueKind(
            placeholder: "STRATEGY=N,...",
            read: { text throws(ValueProblem) in
                var shares: [String: Int] = [:]
                for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                    let words = part.split(separator: "=", omittingEmptySubsequences: false)
                    guard words.count == 2, shares[String(words[0])] == nil else { throw noMix }
                    shares[try strategy(words[0])] = try share(words[1])
                }
                guard shares.values.contains(where: { $0 > 0 }) else { throw noMix }
                return RunShares(
                    plain: shares["plain"] ?? 0, swarm: shares["swarm"] ?? 0,
                    guided: shares["guided"] ?? 0)
            },
            show: { $0.typed })
    }

    private static var noMix: ValueProblem {
        .malformed(
            expected: "strategies, each once, and their shares, such as plain=1,swarm=2,guided=5")
    }

    private static func strategy(_ word: Substring) throws(ValueProblem) -> String {
        let (word, known) = (String(word), RunShares.strategies)
        guard !known.contains(word) else { return word }
        throw .unknownChoice(known: known, nearest: known.nearest(to: word))
    }

    private static func share(_ word: Substring) throws(ValueProblem) -> Int {
        do {
            let kind = ValueKind<Int>.wholeNumber("N", in: 0...RunShares.maximum)
            return try kind.read(String(word))
        } catch .malformed {
            throw noMix
        }
    }
}

extension ValueKind where Value == Requirement {
    /// A label and the least share of runs that reach it, as a percentage: `detail-replaced=5`.
    static var requirement: ValueKind {
        ValueKind(
            placeholder: "LABEL=PERCENT",
            read: { text throws(ValueProblem) in
                let parts = text.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, !parts[0].isEmpty, let percent = Double(parts[1]),
                    percent.isFinite
                else { throw .malformed(expected: "a label and a percentage such as raised=0.5") }
                guard percent >= 0 else { throw .tooSmall(lowest: "0", highest: "100") }
                guard percent <= 100 else { throw .tooLarge(lowest: "0", highest: "100") }
                return Requirement(String(parts[0]), share: percent / 100)
            },
            show: { "\($0.label)=\($0.share.percentage)" })
    }
}
