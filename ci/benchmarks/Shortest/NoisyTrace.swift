import SplitViewConformance
import StatefulTesting

/// Long traces that show a flaw, as a search might find them.
@MainActor struct NoisyTrace {
    private let checker: SplitViewChecker
    private let flaw: Flaw

    /// - Parameters:
    ///   - checker: The subject, with the contract and profile in force.
    ///   - flaw: The law that is broken, and how.
    init(_ checker: SplitViewChecker, flaw: Flaw) {
        self.checker = checker
        self.flaw = flaw
    }

    /// A trace that shows the flaw: the first that a search of some length finds, otherwise a known
    /// one with other commands inserted, as many as possible.
    func trace(
        seed: UInt64, runs: Int, around known: [SplitViewCommand]
    ) -> [SplitViewCommand] {
        searched(seed: seed, runs: runs) ?? noisy(known, seed: seed)
    }

    private func searched(seed: UInt64, runs: Int) -> [SplitViewCommand]? {
        for failure in checker.search(seed: seed, runs: 0..<runs).failures
        where failure.counterexample.flaw == flaw && shows(failure.counterexample.commands) {
            return failure.counterexample.commands
        }
        return nil
    }

    private func noisy(_ known: [SplitViewCommand], seed: UInt64) -> [SplitViewCommand] {
        var choices = SeededChoices(seed: seed)
        var trace = known
        for _ in 0..<60 {
            var longer = trace
            let alphabet = checker.stage.alphabet
            let command = alphabet[choices.index(below: alphabet.count)]
            longer.insert(command, at: choices.index(below: trace.count))
            if shows(longer) { trace = longer }
        }
        return trace
    }

    private func shows(_ trace: [SplitViewCommand]) -> Bool {
        let replay = checker.replay(trace, about: flaw.law)
        return replay.executed.count == trace.count && replay.flaws.contains(flaw)
    }
}
