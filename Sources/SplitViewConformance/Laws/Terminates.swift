import StatefulTesting

extension SplitViewLaws {
    /// Every callback returns: none calls itself endlessly, through UIKit.
    ///
    /// Seen in public apps as a list that selects a row each time it appears, where selecting makes
    /// it appear, and as a delegate that passes a question back to the split view. The model counts
    /// changes of the tree and questions to delegates in a step, and how deep they are nested, and
    /// ends what exceeds the limits. It cannot end a loop in app code: in the command a watchdog
    /// ends the worker process, and the next one reports the step; a test hangs.
    package static let terminates = Law<SplitViewStep>(
        name: "terminates",
        statement: "Every step returns: within its budget of changes and questions, and within the "
            + "time limit for hangs."
    ) { step in
        guard let exception = step.exception, exception.isEndless else { return .held }
        return .violated("\(exception.reason) (\(exception.name)).")
    }
}
