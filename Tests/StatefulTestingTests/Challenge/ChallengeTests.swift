import StatefulChallenge
import TestTools
import Testing

/// The stateful shrinking challenge: from whatever trace a search finds, the exact minimum, length
/// and values, proved. The benchmark does the same from 1,000 seeds.
@Suite struct ChallengeTests {
    /// 3 seeds, 10 in a release build, or 50 if `SPLITFUZZ_LONG` is set.
    private static let seeds: Range<UInt64> = 0..<(isLong ? 50 : isWhole ? 10 : 3)

    @Test(arguments: Challenge.all.map(\.name))
    func `the minimum is the one of brute force`(_ name: String) throws {
        let challenge = try #require(Challenge.all.first { $0.name == name })
        #expect(challenge.bruteForce() == challenge.minimum)
    }

    @Test(arguments: Challenge.all.map(\.name))
    func `every seed leads to the minimum`(_ name: String) throws {
        let challenge = try #require(Challenge.all.first { $0.name == name })
        for seed in Self.seeds {
            let solution = challenge.solve(try #require(challenge.find(seed)))
            #expect(challenge.isRight(solution.answer), "seed \(seed): \(solution.answer)")
        }
    }

    @Test func `a wrong answer is not right`() throws {
        let challenge = try #require(Challenge.all.first)
        let solution = challenge.solve(challenge.minimum)
        #expect(solution.answer == .proved(challenge.minimum))
        let answers: [Solution.Answer] = [
            .notProved(challenge.minimum), .proved(challenge.minimum.dropLast()), .notRepeatable,
        ]
        for answer in answers { #expect(!challenge.isRight(answer)) }
        #expect(solution.executions > 1)
    }
}
