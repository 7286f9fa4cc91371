import SplitViewConformance
import StatefulTesting

extension Crew {
    /// Performs the steps of a finding once more, with all the time there is.
    ///
    /// - Returns: The violations of this time beside those of before; `nil` if they are the same,
    ///   or if the steps could not be performed.
    @MainActor func flake(
        of finding: Finding, isOver: () -> Bool
    ) throws(CommandFailure) -> Flake? {
        try flake(of: finding, repeatedBy: RepeatTask(trace: finding.trace), isOver: isOver) { $0 }
    }

    @MainActor func flakeInNewProcess(
        of finding: Finding, isOver: () -> Bool
    ) throws(CommandFailure) -> Flake? {
        try flakeInNewProcess(
            of: finding, repeatedBy: RepeatTask(trace: finding.trace), isOver: isOver
        ) { $0 }
    }
}
