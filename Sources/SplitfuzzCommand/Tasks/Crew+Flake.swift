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
        try flake(of: finding, repeatedBy: RepeatTask(trace: finding.trace), isOver: isOver) { $0 }
    }

    /// The same in a new process.
    @MainActor func flakeInNewProcess(
        of finding: Finding, isOver: () -> Bool
    ) throws(CommandFailure) -> Flake? {
        try flakeInNewProcess(
            of: finding, repeatedBy: RepeatTask(trace: finding.trace), isOver: isOver
        ) { $0 }
    }
}
