import SplitViewConformance
import StatefulTesting

/// Every trace, the shortest first: what a shrinker is measured by.
///
/// It shares nothing with the shrinker and the exhaustive search but the stage and the laws. States
/// are not compared, and nothing is left out but commands that come to nothing.
@MainActor struct BruteForce {
    private let stage: SplitViewStage
    private let law: String
    private let symptom: String?

    /// - Parameter symptom: How the law is broken; `nil` if any will do.
    init(_ subject: Subject, law: String, symptom: String? = nil) {
        stage = SplitViewStage(subject)
        stage.probing = SplitViewLaws.probing(for: law)
        self.law = law
        self.symptom = symptom
    }

    /// The first trace, by length and then command by command from simple to less simple, that
    /// breaks the law before any other law it is judged with, in the way that is asked for.
    func shortestTrace(upTo length: Int) -> [SplitViewCommand]? {
        var traces: [[SplitViewCommand]] = [[]]
        for _ in 0..<length {
            var longer: [[SplitViewCommand]] = []
            for trace in traces {
                for (command, broken) in steps(after: trace) {
                    if broken == .wanted { return trace + [command] }
                    // What breaks another law, or this one elsewhere, ends there.
                    if broken == .nothing { longer.append(trace + [command]) }
                }
            }
            traces = longer
        }
        return nil
    }

    /// What a step breaks.
    private enum Broken { case nothing, wanted, other }

    /// Every command that can follow a trace, with what it breaks.
    private func steps(
        after trace: [SplitViewCommand]
    ) -> [(command: SplitViewCommand, broken: Broken)] {
        var steps: [(SplitViewCommand, Broken)] = []
        goTo(trace)
        for command in SplitViewCommand.alphabet where stage.perform(command) != .ignored {
            steps.append((command, broken()))
            goTo(trace)
        }
        return steps
    }

    private func goTo(_ trace: [SplitViewCommand]) {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
    }

    private func broken() -> Broken {
        for law in SplitViewLaws.judging(law) {
            guard case .violated = law.judge(stage.step) else { continue }
            let isWanted = law.name == self.law && (symptom ?? stage.symptom) == stage.symptom
            return isWanted ? .wanted : .other
        }
        return .nothing
    }
}
