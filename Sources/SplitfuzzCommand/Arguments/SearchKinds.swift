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
        throw .unknownChoice(
            known: known.map { "\($0)=N" }, nearest: known.nearest(to: word).map { "\($0)=N" })
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

extension ValueKind where Value == ShardChoice {
    /// A part of a run, `2/3`, or `auto` for the one that the environment names.
    static var shard: ValueKind {
        let most = Shard.most.grouped
        return ValueKind(
            placeholder: "I/N|auto",
            read: { text throws(ValueProblem) in
                if text == "auto" { return .environment }
                let parts = text.split(separator: "/", omittingEmptySubsequences: false)
                guard parts.count == 2 else { throw noShard }
                let total = try number(parts[1], upTo: Shard.most, "1/1", "\(most)/\(most)")
                let index = try number(
                    parts[0], upTo: total, "1/\(total.grouped)",
                    "\(total.grouped)/\(total.grouped)")
                return .part(Shard(index: index, total: total))
            },
            show: { $0.part?.typed ?? "auto" })
    }

    private static var noShard: ValueProblem { .malformed(expected: "a part such as 2/3, or auto") }

    private static func number(
        _ text: Substring, upTo highest: Int, _ first: String, _ last: String
    ) throws(ValueProblem) -> Int {
        guard let read = try? NumberRead(wholeNumber: String(text)) else { throw noShard }
        do throws(ValueProblem) {
            return Int(try read.checked(in: 1...UInt64(highest)) { String($0) })
        } catch {
            if case .tooSmall = error { throw .tooSmall(lowest: first, highest: last) }
            throw .tooLarge(lowest: first, highest: last)
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
