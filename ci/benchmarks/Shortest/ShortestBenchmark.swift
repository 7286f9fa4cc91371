import Foundation

/// Checks that every flaw is shrunk to its shortest trace, whatever the trace before: each canary,
/// each deep bug and each finding of the corpus, from long traces of many seeds, compared with a
/// brute force that shares no code with the shrinker. Also measures how long shrinking and proving
/// take.
@MainActor enum ShortestBenchmark {
    /// Runs it.
    /// - Parameter words: words in the names or paths of flaws, for those alone; and how many
    ///   seeds.
    static func run(_ words: [String]) throws {
        var words = words
        let seeds = try takeSeeds(from: &words)
        let asked = try KnownFlaw.all("Corpus") { title in
            words.isEmpty || words.contains { title.contains($0) }
        }
        guard !asked.isEmpty else {
            throw BenchmarkError.usage("no flaw has one of these words in its name or path")
        }
        var outcomes: [ShortestOutcome] = []
        for flaw in asked {
            let outcome = try ShortestOutcome(flaw, seeds: seeds)
            print(outcome.line(from: seeds.count))
            outcomes.append(outcome)
        }
        print(summary(of: outcomes, from: seeds.count))
        guard outcomes.allSatisfy({ $0.isRight(from: seeds.count) }) else {
            throw BenchmarkError.failed
        }
    }

    private static func takeSeeds(
        from words: inout [String]
    ) throws(BenchmarkError) -> ClosedRange<UInt64> {
        guard let place = words.firstIndex(of: "--seeds") else { return 1...20 }
        guard place + 1 < words.count, let count = UInt64(words[place + 1]), count > 0 else {
            throw .usage("--seeds takes a number from 1 on")
        }
        words.removeSubrange(place...(place + 1))
        return 1...count
    }

    private static func summary(of outcomes: [ShortestOutcome], from seeds: Int) -> String {
        let times = outcomes.flatMap(\.times).sorted()
        func sum(_ count: (ShortestOutcome) -> Int) -> Int { outcomes.reduce(0) { $0 + count($1) } }
        func time(_ share: Int) -> String {
            String(format: "%.1f ms", times[(times.count - 1) * share / 100] * 1_000)
        }
        let (bounded, unproved) = (sum(\.bounded), sum(\.unproved))
        return """
            \(outcomes.count) flaws of up to \(outcomes.map(\.length).max() ?? 0) steps, from \
            \(seeds) \(seeds == 1 ? "seed" : "seeds") each
            by the passes alone \(sum(\.exactByPasses)) of \(times.count), \
            at least \(outcomes.map(\.exactByPasses).min() ?? 0) of \(seeds) for each
            with the proof      \(sum(\.exact)) of \(times.count)
            as by brute force   \(outcomes.count(where: \.isBruteForce)) of \(outcomes.count)
            proved              \(times.count - bounded - unproved) of \(times.count)
            ended by the bound  \(bounded)
            shrink and prove    median \(time(50)), 95 % within \(time(95)), worst \(time(100))
            """
    }
}
