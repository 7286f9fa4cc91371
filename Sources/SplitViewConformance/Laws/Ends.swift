import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// Nothing raises. The model raises where UIKit does, and the app may raise too.
    package static let noException = ending(
        "no-exception",
        "Nothing raises: no controller pushed twice, no pushed navigation controller."
    ) { !$0.isEndless && !$0.isCrash }

    /// Every callback returns: none calls itself endlessly, through UIKit.
    ///
    /// Seen in public apps in two forms. A list selects a row each time it appears, and appears
    /// through the selection. A delegate passes a question back to the split view. The model counts
    /// changes of the tree and questions to delegates in a step, and how deep they are nested, and
    /// ends what exceeds the limits. It cannot end a loop in app code: in the command a watchdog
    /// ends the worker process, and the next one reports the step; a test hangs.
    package static let terminates = ending(
        "terminates",
        "Every step returns: within its budget of changes and questions, and within the time limit "
            + "for hangs."
    ) { $0.isEndless }

    /// The app survives: its code does not index past the end, unwrap nil, call `exit`, overflow
    /// the stack, or need more memory than it is given.
    ///
    /// A process cannot judge its own end. The command performs app code in worker processes. When
    /// one ends, its parent knows the steps, and tells the next worker: the step is not performed
    /// again, but its end is reported. The end of an app that the system restores is a matter of
    /// `restoration-round-trip`.
    package static let survives = ending(
        "survives", "The app survives: no crash, no exit, no more memory than it is given."
    ) { $0.isCrash }

    /// A law that no exception of some kind ends the run.
    private static func ending(
        _ name: String, _ statement: String,
        by isSuch: @escaping @Sendable (RaisedException) -> Bool
    ) -> Law<SplitViewStep> {
        Law(name: name, statement: statement) { step in
            guard let exception = step.exception, isSuch(exception) else { return .held }
            return .violated(
                exception.isEndless
                    ? "\(exception.reason) (\(exception.name))."
                    : "\(exception.name): \(exception.reason)")
        }
    }
}
