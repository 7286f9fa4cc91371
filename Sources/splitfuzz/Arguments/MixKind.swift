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
                    shares[try readStrategy(words[0])] = try readShare(words[1])
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
    zip(strategies, [shares.plain, shares.swarm, shares.guided]).filter { $0.1 > 0 }
        .map { "\($0.0)=\($0.1)" }.joined(separator: ",")
}

private let strategies = ["plain", "swarm", "guided"]

private let noMix = ValueProblem.malformed(
    expected: "strategies, each once, and their shares, such as plain=1,swarm=2,guided=5")

private func readStrategy(_ word: Substring) throws(ValueProblem) -> String {
    let word = String(word)
    guard !strategies.contains(word) else { return word }
    throw .unknownChoice(known: strategies, nearest: nearestName(to: word, among: strategies))
}

private func readShare(_ word: Substring) throws(ValueProblem) -> Int {
    do {
        return try ValueKind<Int>.wholeNumber("N", in: 0...RunShares.maximum).read(String(word))
    } catch .malformed {
        throw noMix
    }
}
