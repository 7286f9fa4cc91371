import StatefulTesting

extension SplitViewLaws {
    /// The app survives: its code does not index past the end, unwrap nil, call `exit`, overflow
    /// the stack, or need more memory than it is given.
    ///
    /// A process cannot judge its own end. The command performs app code in worker processes: where
    /// one ends, its parent knows the steps, and tells the next worker, which does not perform that
    /// step again but reports how it ended. A law that looks ahead may be what ends it; if that was
    /// the system ending and restoring the app, the step before is the one that breaks this law.
    public static let survives = Law<SplitViewStep>(
        name: "survives",
        statement: "The app survives: no crash, no exit, no more memory than it is given."
    ) { step in
        if let exception = step.exception, exception.isCrash {
            return .violated("\(exception.name): \(exception.reason)")
        }
        guard let end = step.endWhenRestored else { return .held }
        return .violated(
            "\(end.name) when the system ends the app here and restores it: \(end.reason)")
    }
}
