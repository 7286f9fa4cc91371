import StatefulTesting
import Testing

/// The stateful shrinking challenge: from whatever trace a search finds, the exact minimum, length
/// and values, proved.
@Suite struct ChallengeTests {
    @Test func `threshold and a pop`() throws { try challenge(ThresholdStack.self) }
    @Test func `equal pair, inverse steps and a parity`() throws { try challenge(TwinStack.self) }
    @Test func `nested inverse pairs`() throws { try challenge(Brackets.self) }
    @Test func `equal identities at a distance`() throws { try challenge(DistantTwins.self) }
    @Test func `create, close, use`() throws { try challenge(Handles.self) }
    @Test func `one identity in three kinds`() throws { try challenge(Session.self) }
    @Test func parity() throws { try challenge(Parity.self) }
    @Test func `independent steps in any order`() throws { try challenge(Settings.self) }
    @Test func `a gate that opens a gate`() throws { try challenge(Gates.self) }
    @Test func ladder() throws { try challenge(Ladder.self) }
    @Test func `two flaws at once`() throws { try challenge(TwoFlaws.self) }

    @Test func `overflow, with the wider alphabet`() throws {
        try challenge(Overflow.self, wider: Overflow.alphabet)
    }

    private func challenge<M: ChallengeMachine>(_ type: M.Type, wider: [Op] = []) throws {
        try #require(bruteForce(M.self, upTo: M.minimum.count) == M.minimum)
        let law = try #require(M.laws.last).name
        for seed in 0..<50 {
            var machine = M()
            let failure = try #require(firstFailure(&machine, law: law, seed: UInt64(seed)))
            let minimum = try minimise(
                &machine, laws: M.laws, trace: failure.trace, law: law, wider: wider)
            #expect(minimum.trace == M.minimum, "seed \(seed)")
            guard case .proved = minimum.shortest, minimum.isStable else {
                Issue.record("seed \(seed): \(minimum.shortest)")
                continue
            }
        }
    }

    /// The first failing run by the law.
    private func firstFailure<M: ChallengeMachine>(
        _ machine: inout M, law: String, seed: UInt64
    ) -> Failure<Op>? {
        for start in stride(from: 0, to: 20_000, by: 50) {
            let report = search(
                &machine, laws: M.laws, seed: seed, runs: start..<(start + 50),
                limits: SearchLimits(failuresPerLaw: 1))
            if let failure = report.failures.first(where: { $0.law == law }) {
                return failure
            }
        }
        return nil
    }
}
