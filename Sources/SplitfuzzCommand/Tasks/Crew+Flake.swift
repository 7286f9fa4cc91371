import SplitViewConformance
import StatefulTesting

extension Crew {
    /// Performs the steps of a finding once more, with all the time there is.
    ///
    /// - Returns: What they show this time beside what they showed before; `nil` if that is the
    ///   same, or if they could not be performed.
    @MainActor func flake(
        of finding: Finding, isOver: () -> Bool
    ) throws(CommandFailure) -> Flake? {
        let trace = finding.trace
        return try flake(
            of: finding,
            repeatedBy: ReplayTask(trace: trace, subject: trace.subject, law: nil, repetition: ""),
            isOver: isOver, violations: \.violations)
    }
}
