import SplitViewConformance
import StatefulTesting

/// Performs the walks of look-ahead laws, each in a scene of its own that performed the whole
/// trace.
@MainActor final class Lookout {
    /// The look-ahead laws.
    let laws = SplitViewLaws.ahead

    private let stage: SplitViewStage
    private let parts: [(law: Law<SplitViewStep>, part: SplitViewForwardLaw.Part)]

    /// The verdict of a part of a law; none if there was nothing to try.
    struct Judged {
        let law: Law<SplitViewStep>
        let verdict: ForwardVerdict?

        /// What is wrong, if anything.
        var fault: [UInt32]? {
            if case .violated(let fault, _) = verdict { fault } else { nil }
        }
    }

    /// A lookout.
    ///
    /// - Parameter stage: A stage that is used for nothing else.
    init(_ stage: SplitViewStage) {
        self.stage = stage
        parts = laws.flatMap { law in law.parts.map { (law.law, $0) } }
    }

    /// The verdicts of the parts about steps on the last step of a trace.
    func verdicts(on step: SplitViewStep, after trace: [SplitViewCommand]) -> [Judged] {
        verdicts(.step, step, trace)
    }

    /// The verdicts of the parts about states on the state after a trace.
    func verdicts(in step: SplitViewStep, after trace: [SplitViewCommand]) -> [Judged] {
        verdicts(.state, step, trace)
    }

    /// The violations of the parts about states in the state after a trace, part by part.
    func faults(in step: SplitViewStep, after trace: [SplitViewCommand]) -> [[UInt32]?] {
        verdicts(in: step, after: trace).map(\.fault)
    }

    private func verdicts(
        _ scope: SplitViewForwardLaw.Scope, _ step: SplitViewStep, _ trace: [SplitViewCommand]
    ) -> [Judged] {
        parts.filter { $0.part.scope == scope }.map { law, part in
            var walks: [SplitViewWalk] = []
            while let moves = part.next(step, walks) { walks.append(walk(moves, after: trace)) }
            return Judged(law: law, verdict: walks.isEmpty ? nil : part.judge(step, walks))
        }
    }

    private func walk(_ moves: [SplitViewMove], after trace: [SplitViewCommand]) -> SplitViewWalk {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
        var sights: [Snapshot] = []
        for move in moves {
            switch stage.attempt(move) {
            case .performed: sights.append(stage.sight)
            case .ended: return SplitViewWalk(moves, sights: sights + [stage.sight], end: .ended)
            case .ignored: return SplitViewWalk(moves, sights: sights, end: .ignored)
            case .ruledOut: return SplitViewWalk(moves, sights: sights, end: .ruledOut)
            }
        }
        return SplitViewWalk(moves, sights: sights, end: .performed)
    }
}
