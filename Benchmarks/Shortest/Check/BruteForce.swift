import SplitViewConformance
import StatefulTesting

/// Every trace, the shortest first: what a shrinker is measured by.
///
/// It shares nothing with the shrinker and the exhaustive search but the stage, its states and the
/// laws. Each state is reached by its own trace from the beginning; of equal states the first is
/// followed, if the subject says what decides its future, and otherwise all are.
@MainActor public struct BruteForce {
    private let stage: SplitViewStage
    private let laws: [Law<SplitViewStep>]
    private let law: String
    private let symptom: String?

    /// A search for a flaw.
    ///
    /// - Parameters:
    ///   - stage: The subject, with the contract and profile in force.
    ///   - law: The law that is broken.
    ///   - symptom: How it is broken; `nil` if any will do.
    public init(_ stage: SplitViewStage, law: String, symptom: String? = nil) {
        self.stage = stage
        self.law = law
        self.symptom = symptom
        laws = SplitViewLaws.judging(law)
        stage.probing = SplitViewLaws.probing(for: law)
    }

    /// The first trace, by length and then command by command from simple to less simple, that
    /// breaks the law before any other law it is judged with, in the way that is asked for.
    public func shortestTrace(upTo length: Int) -> [SplitViewCommand]? {
        stage.reset()
        var known: Set<StageState> = [stage.state]
        var traces: [[SplitViewCommand]] = [[]]
        for stepsLeft in (0..<length).reversed() {
            var longer: [[SplitViewCommand]] = []
            for trace in traces {
                for command in SplitViewCommand.alphabet {
                    switch outcome(of: command, after: trace) {
                    case .nothing: continue
                    case .wanted: return trace + [command]
                    case .state(let state):
                        if stepsLeft > 0,
                            !stage.hasComparableState || known.insert(state).inserted
                        {
                            longer.append(trace + [command])
                        }
                    }
                }
            }
            traces = longer
        }
        return nil
    }

    private enum Outcome {
        /// Nothing came of it, or what nothing may follow: the end, another law, another symptom.
        case nothing
        case wanted
        case state(StageState)
    }

    private func outcome(
        of command: SplitViewCommand, after trace: [SplitViewCommand]
    ) -> Outcome {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
        let outcome = stage.perform(command)
        guard outcome != .ignored else { return .nothing }
        for law in laws {
            guard case .violated = law.judge(stage.step) else { continue }
            let isWanted = law.name == self.law && (symptom ?? stage.symptom) == stage.symptom
            return isWanted ? .wanted : .nothing
        }
        return outcome == .ended ? .nothing : .state(stage.state)
    }
}
