import StatefulTesting

@testable import SplitViewConformance

/// Every state, found in the simplest way: each is reached by its own trace from the beginning.
///
/// It shares only the stage, its states and the laws with the exhaustive search.
@MainActor struct NaiveVerification {
    private(set) var statesPerDepth: [Int] = [1]
    private(set) var transitions = 0
    private(set) var ignored = 0
    private(set) var beyond = 0
    /// The first trace to each flaw.
    private(set) var flaws: [Flaw: [SplitViewCommand]] = [:]
    private(set) var held: [String: Int] = [:]
    private(set) var violated: [String: Int] = [:]
    private let stage: SplitViewStage

    /// - Parameters:
    ///   - stage: A stage that was verified, so that its states include what the app reads.
    ///   - height: The most screens in the scene.
    init(_ stage: SplitViewStage, height: Int) {
        self.stage = stage
        stage.reset()
        var known: Set<StageState> = [stage.state]
        var layer: [[SplitViewCommand]] = [[]]
        while !layer.isEmpty {
            var next: [[SplitViewCommand]] = []
            for trace in layer {
                for command in stage.alphabet {
                    if let state = step(trace, command, height: height),
                        known.insert(state).inserted
                    {
                        next.append(trace + [command])
                    }
                }
            }
            if !next.isEmpty { statesPerDepth.append(next.count) }
            layer = next
        }
    }

    /// The state that a command leads to after a trace, unless nothing may follow there.
    private mutating func step(
        _ trace: [SplitViewCommand], _ command: SplitViewCommand, height: Int
    ) -> StageState? {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
        let outcome = stage.perform(command)
        guard outcome.isPerformed else {
            ignored += 1
            return nil
        }
        transitions += 1
        judge(trace + [command])
        if outcome == .ended { return nil }
        if stage.picture.nodes.count(where: { $0.kind.isScreen }) > height {
            beyond += 1
            return nil
        }
        return stage.state
    }

    /// Judges a step by every law about steps, separately.
    private mutating func judge(_ trace: [SplitViewCommand]) {
        for law in SplitViewLaws.aboutSteps {
            switch law.judge(stage.step) {
            case .held: held[law.name, default: 0] += 1
            case .notApplicable: continue
            case .violated:
                violated[law.name, default: 0] += 1
                let flaw = Flaw(law: law.name, symptom: stage.step.symptom)
                if flaws[flaw] == nil { flaws[flaw] = trace }
            }
        }
    }
}
