import StatefulTesting

/// A task of the challenge as a value, without the type of its machine: find a failing trace, make
/// it the simplest one, and compare.
package struct Challenge: Sendable {
    /// The name in lists and on the command line.
    package let name: String

    /// The simplest trace that breaks the flaw's law.
    package let minimum: [Op]

    /// Whether the machine is deterministic. If not, there is nothing to shrink, and saying so is
    /// the right answer.
    package let isRepeatable: Bool

    /// Finds the minimum by brute force, which shares no code with what is measured.
    package let bruteForce: @Sendable () -> [Op]?

    /// Searches until a run breaks the flaw's law.
    /// - Parameter seed: The seed of the search.
    /// - Returns: The commands of that run; nil if none of 20,000 runs fails.
    package let find: @Sendable (_ seed: UInt64) -> [Op]?

    /// Shrinks a failing trace and proves the result.
    package let solve: @Sendable (_ trace: [Op]) -> Solution

    /// The task that a machine poses.
    /// - Parameters:
    ///   - name: The name in lists and on the command line.
    ///   - machine: The type of the machine.
    init<M: ChallengeMachine>(_ name: String, _ machine: M.Type) {
        self.name = name
        minimum = M.minimum
        isRepeatable = M.isRepeatable
        bruteForce = { StatefulChallenge.bruteForce(M.self, upTo: M.minimum.count) }
        find = { StatefulChallenge.find(M.self, seed: $0) }
        solve = { StatefulChallenge.solve(M.self, trace: $0) }
    }

    /// Whether an answer is right: the minimum, length and values, proved; or, for a machine that
    /// is not deterministic, that it is not.
    /// - Parameter answer: What is said in the end.
    package func isRight(_ answer: Solution.Answer) -> Bool {
        answer == (isRepeatable ? .proved(minimum) : .notRepeatable)
    }
}

/// The result for a failing trace.
package struct Solution: Sendable {
    /// The final answer.
    package enum Answer: Sendable, Equatable {
        /// No simpler trace over the same commands breaks the law.
        case proved([Op])

        /// The simplest trace found, of which nothing is proved.
        case notProved([Op])

        /// The machine is not deterministic.
        case notRepeatable
    }

    /// The final answer.
    package let answer: Answer

    /// How often the machine was reset, by the passes and by the proof.
    package let executions: Int
}

private func find<M: ChallengeMachine>(_ type: M.Type, seed: UInt64) -> [Op]? {
    var machine = M()
    let law = M.laws[M.laws.count - 1].name
    for start in stride(from: 0, to: 20_000, by: 50) {
        let report = search(
            &machine, laws: LawSet(M.laws), seed: seed, runs: start..<(start + 50),
            limits: SearchLimits(shares: .unguided, opening: 0, failuresPerFlaw: 1))
        if let failure = report.failures.first(where: { $0.counterexample.flaw.law == law }) {
            return failure.counterexample.commands
        }
    }
    return nil
}

private func solve<M: ChallengeMachine>(_ type: M.Type, trace: [Op]) -> Solution {
    var machine = Counted(M())
    let answer: Solution.Answer
    do {
        let minimum = try minimise(
            &machine, laws: LawSet(M.laws), trace: trace, law: M.laws[M.laws.count - 1].name,
            alphabet: M.wider, states: .merged)
        let commands = minimum.counterexample.commands
        answer =
            if !minimum.isStable {
                .notRepeatable
            } else if case .proved = minimum.shortest {
                .proved(commands)
            } else { .notProved(commands) }
    } catch {
        // The trace that failed does not fail again.
        answer = .notRepeatable
    }
    return Solution(answer: answer, executions: machine.resets)
}
