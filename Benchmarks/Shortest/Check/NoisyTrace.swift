import SplitViewConformance
import StatefulTesting

/// Long traces that show a flaw: what a search might have come by.
@MainActor public struct NoisyTrace {
    private let stage: SplitViewStage
    private let law: String
    private let symptom: String

    /// - Parameters:
    ///   - stage: The subject, with the contract and profile in force.
    ///   - law: The law that is broken.
    ///   - symptom: How it is broken.
    public init(_ stage: SplitViewStage, law: String, symptom: String) {
        self.stage = stage
        self.law = law
        self.symptom = symptom
    }

    /// A trace that shows the flaw: the first that a search of some length comes by, otherwise a
    /// known one with other commands thrown in, as many as it bears.
    public func trace(
        seed: UInt64, runs: Int, around known: [SplitViewCommand]
    ) -> [SplitViewCommand] {
        searched(seed: seed, runs: runs) ?? noisy(known, seed: seed)
    }

    private func searched(seed: UInt64, runs: Int) -> [SplitViewCommand]? {
        for failure in stage.search(seed: seed, runs: 0..<runs).failures
        where failure.law == law && failure.symptom == symptom && shows(failure.trace) {
            return failure.trace
        }
        return nil
    }

    private func noisy(_ known: [SplitViewCommand], seed: UInt64) -> [SplitViewCommand] {
        var choices = SeededChoices(seed: seed)
        var trace = known
        for _ in 0..<60 {
            var longer = trace
            let command = stage.alphabet[choices.index(below: stage.alphabet.count)]
            longer.insert(command, at: choices.index(below: trace.count))
            if shows(longer) { trace = longer }
        }
        return trace
    }

    private func shows(_ trace: [SplitViewCommand]) -> Bool {
        let replay = stage.replay(trace, about: law)
        return replay.executed.count == trace.count && replay.violation?.law == law
            && replay.violation?.symptom == symptom
    }
}
