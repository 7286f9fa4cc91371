import SplitViewConformance
import StatefulTesting

/// Every trace, the shortest first: what a shrinker is measured by.
///
/// It shares nothing with the shrinker and the exhaustive search but the stage, its commands, its
/// states and the laws. Each state is reached by its own trace from the beginning; of equal states
/// the first is followed, if the subject says what decides its future, and otherwise all are.
@MainActor package struct BruteForce {
    private let stage: SplitViewStage
    private let laws: LawSet<SplitViewStage>
    private let symptom: Symptom?

    /// A search for a flaw.
    ///
    /// - Parameters:
    ///   - stage: The subject, with the contract and profile in force.
    ///   - law: The law that is broken.
    ///   - symptom: How it is broken; `nil` if any will do.
    package init(_ stage: SplitViewStage, law: String, symptom: Symptom? = nil) {
        guard let laws = stage.laws.only(law) else { preconditionFailure("there is no law \(law)") }
        self.stage = stage
        self.laws = laws
        self.symptom = symptom
    }

    /// The first trace, by length and then command by command from simple to less simple, that
    /// breaks the law in the way that is asked for, whatever else it breaks.
    package func shortestTrace(upTo length: Int) -> [SplitViewCommand]? {
        stage.reset()
        var known: Set<StageState> = [stage.state]
        var traces: [[SplitViewCommand]] = [[]]
        for stepsLeft in (0..<length).reversed() {
            var longer: [[SplitViewCommand]] = []
            for trace in traces {
                for command in stage.alphabet {
                    switch outcome(of: command, after: trace) {
                    case .nothing: continue
                    case .wanted: return trace + [command]
                    case .state(let state):
                        if stepsLeft > 0, known.insert(state).inserted {
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
        /// It had no effect, or nothing may follow.
        case nothing
        case wanted
        case state(StageState)
    }

    private func outcome(of command: SplitViewCommand, after trace: [SplitViewCommand]) -> Outcome {
        var machine = stage
        var shown: [Violation] = []
        let replay = replay(&machine, trace + [command], laws: laws) { shown = $1 }
        guard replay.executed.count == trace.count + 1 else { return .nothing }
        if shown.contains(where: { symptom == nil || $0.flaw.symptom == symptom }) {
            return .wanted
        }
        return stage.step.exception != nil ? .nothing : .state(stage.state)
    }
}
