import SplitViewConformance
import StatefulTesting

/// Every trace, the shortest first: what a shrinker is measured by.
///
/// It shares nothing with the shrinker and the exhaustive search but the stage and the laws. States
/// are not compared, and nothing is left out but commands that come to nothing.
@MainActor struct BruteForce {
    private let stage: SplitViewStage
    private let law: String

    init(_ subject: Subject, law: String) {
        stage = SplitViewStage(subject)
        stage.probing = SplitViewLaws.probing(for: law)
        self.law = law
    }

    /// The first trace, by length and then command by command from simple to less simple, that
    /// breaks the law before any other law it is judged with.
    func shortestTrace(upTo length: Int) -> [SplitViewCommand]? {
        var traces: [[SplitViewCommand]] = [[]]
        for _ in 0..<length {
            var longer: [[SplitViewCommand]] = []
            for trace in traces {
                for (command, broken) in steps(after: trace) {
                    if broken == law { return trace + [command] }
                    // What breaks another law ends there.
                    if broken == nil { longer.append(trace + [command]) }
                }
            }
            traces = longer
        }
        return nil
    }

    /// Every command that can follow a trace, with the first law that it breaks.
    private func steps(
        after trace: [SplitViewCommand]
    ) -> [(command: SplitViewCommand, broken: String?)] {
        var steps: [(SplitViewCommand, String?)] = []
        goTo(trace)
        for command in SplitViewCommand.alphabet where stage.perform(command) != .ignored {
            steps.append((command, brokenLaw()))
            goTo(trace)
        }
        return steps
    }

    private func goTo(_ trace: [SplitViewCommand]) {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
    }

    private func brokenLaw() -> String? {
        for law in SplitViewLaws.judging(law) {
            if case .violated = law.judge(stage.step) { return law.name }
        }
        return nil
    }
}
