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
                    shares[try readSort(words[0])] = try readShare(words[1])
                }
                guard shares.values.contains(where: { $0 > 0 }) else { throw noMix }
                return RunShares(
                    plain: shares["plain"] ?? 0, swarm: shares["swarm"] ?? 0,
                    guided: shares["guided"] ?? 0)
            },
            show: showMix)
    }
}

/// A mix as typed, without the strategies that have no share.
func showMix(_ shares: RunShares) -> String {
    zip(sorts, [shares.plain, shares.swarm, shares.guided]).filter { $0.1 > 0 }
        .map { "\($0.0)=\($0.1)" }.joined(separator: ",")
}

private let sorts = ["plain", "swarm", "guided"]

private let noMix = ValueProblem.malformed(
    expected: "strategies, each once, and their shares, such as plain=1,swarm=2,guided=5")

private func readSort(_ word: Substring) throws(ValueProblem) -> String {
    let word = String(word)
    guard !sorts.contains(word) else { return word }
    throw .unknownChoice(known: sorts, nearest: nearestName(to: word, among: sorts))
}

private func readShare(_ word: Substring) throws(ValueProblem) -> Int {
    do {
        return try ValueKind<Int>.wholeNumber("N", in: 0...RunShares.maximum).read(String(word))
    } catch .malformed {
        throw noMix
    }
}
