import StatefulTesting

extension SplitViewLaws {
    /// The app survives: its code does not index past the end, unwrap nil, call `exit`, overflow
    /// the stack, or need more memory than it is given.
    ///
    /// A process cannot judge its own end. The command performs app code in worker processes: where
    /// one ends, its parent knows the steps, and tells the next worker, which does not perform that
    /// step again but reports how it ended. What ends an app that the system restores is a matter
    /// of `restoration-round-trip`.
    package static let survives = Law<SplitViewStep>(
        name: "survives",
        statement: "The app survives: no crash, no exit, no more memory than it is given."
    ) { step in
        guard let exception = step.exception, exception.isCrash else { return .held }
        return .violated("\(exception.name): \(exception.reason)")
    }
}
