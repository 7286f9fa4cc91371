import StatefulTesting

extension SplitViewLaws {
    /// Every callback comes to an end: none calls itself without end, by way of UIKit.
    ///
    /// Seen in public apps as a list that selects a row each time it appears, where selecting makes
    /// it appear, and as a delegate that passes a question back to the split view. The model counts
    /// changes of the tree and questions to delegates, how many a step takes and how deep they
    /// stand in each other, and ends what goes beyond every measure. It cannot end a loop in app
    /// code: one that goes on calling the model stops the process, and any other hangs.
    public static let terminates = Law<SplitViewStep>(
        name: "terminates", statement: "Every callback returns within its step budget."
    ) { step in
        guard let exception = step.exception, exception.isEndless else { return .held }
        return .violated("\(exception.reason) (\(exception.name)).")
    }
}
