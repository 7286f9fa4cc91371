import StatefulChallenge

/// The stateful shrinking challenge: every machine from 1,000 seeds, or those that are named.
/// Prints the minimum by brute force, how many answers are right, and what they cost. Fails if one
/// is wrong.
enum ChallengeBenchmark {
    private static let seeds = 0..<1_000 as Range<UInt64>

    /// Runs it.
    /// - Parameter names: the machines; empty for all.
    static func run(_ names: [String]) throws(BenchmarkError) {
        try checkNames(names, among: Challenge.all.map(\.name), called: "machine")
        print(ChallengeTable.heading)
        var failures = 0
        for challenge in Challenge.all where names.isEmpty || names.contains(challenge.name) {
            let measurement = ChallengeMeasurement(challenge, seeds: seeds)
            print(ChallengeTable.row(measurement, of: seeds.count))
            if measurement.right < seeds.count || challenge.bruteForce() != challenge.minimum {
                failures += 1
            }
        }
        if failures > 0 { throw .failed }
    }
}
