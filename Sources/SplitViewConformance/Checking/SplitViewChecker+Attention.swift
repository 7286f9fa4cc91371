import StatefulTesting
import UIKitModel

extension SplitViewChecker {
    /// Searches with states to compare, and repeats the search if app code has meanwhile queried
    /// something that the states did not contain; they contain it from then on. Each repetition
    /// adds something, for one more class of controllers at least.
    ///
    /// It begins as if nothing had been asked for: so it comes out the same after any other work.
    ///
    /// - Parameters:
    ///   - isDoubtful: Whether a result may have come about because the states contained too
    ///     little; by default any may.
    ///   - search: The search, which must not begin another one in this way. It is given a function
    ///     that tells it of a doubtful result, so that it may end early.
    func attending<Result, Failure: Error>(
        repeatingIf isDoubtful: (Result) -> Bool = { _ in true },
        _ search: (inout SplitViewStage, _ isDoubtful: () -> Bool) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let attention = stage.driver.attention
        attention.forget()
        while true {
            let known = attention.count
            var machine = stage
            let result = try search(&machine) { attention.count != known }
            if attention.count == known || !isDoubtful(result) { return result }
        }
    }

    /// Searches runs, and repeats the search if a run had two outcomes and app code has meanwhile
    /// queried something that the states did not contain: the repetition of a run may then seem to
    /// differ from it. If there is no time for all of it, the findings are kept, and of the runs
    /// with two outcomes those whose steps have them again.
    func attendingRuns(
        deadline: () -> Bool,
        _ search: (inout SplitViewStage) -> SearchReport<SplitViewCommand>
    ) -> SearchReport<SplitViewCommand> {
        var first: SearchReport<SplitViewCommand>?
        return attending(repeatingIf: { $0.mismatchedRuns > 0 }) { machine, _ in
            guard let former = first else {
                let report = search(&machine)
                first = report
                return report
            }
            let report = deadline() ? nil : search(&machine)
            if let report, report.completedRuns >= former.completedRuns { return report }
            return former.confirmingMismatches { hasTwoOutcomes($0, &machine) }
        }
    }

    /// How often steps are performed in each way to see whether they have two outcomes: a subject
    /// that behaves randomly may have the same outcome a few times in a row.
    private static let executions = 3

    /// Whether steps have two outcomes, with states as detailed as now.
    private func hasTwoOutcomes(
        _ commands: [SplitViewCommand], _ machine: inout SplitViewStage
    ) -> Bool {
        // To look ahead builds scenes in between, which an app may count.
        let aboutSteps = LawSet<SplitViewStage>(SplitViewLaws.aboutSteps + subject.laws)
        return [aboutSteps, stage.laws].contains { laws in
            let outcomes = (0..<Self.executions).map { _ in
                var fingerprints: [UInt64] = []
                let replay = StatefulTesting.replay(&machine, commands, laws: laws) { stage, _ in
                    fingerprints.append(stage.fingerprint)
                }
                return TraceOutcome(replay: replay, fingerprints: fingerprints)
            }
            return Set(outcomes).count > 1
        }
    }

    /// The result of steps, and the states between them.
    private struct TraceOutcome: Hashable {
        let replay: Replay<SplitViewCommand>
        let fingerprints: [UInt64]
    }
}
