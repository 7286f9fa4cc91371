/// The effect of a step on faults of one kind, for faults that only the window shows.
///
/// A fault is a value: its kind, and the controllers concerned. Equal faults are the same one.
enum Arisen<Fault: Equatable> {
    /// There is none after the step.
    case none
    /// There are some, and each existed before the step: the step that caused it was judged.
    case standing
    case new(Fault)
}

extension SplitViewStep {
    /// Finds out whether a fault is new in this step. Before the launch there is none.
    @inline(__always) func arisen<Fault>(in all: (Reading) -> [Fault]) -> Arisen<Fault> {
        guard isSeen else { return .none }
        let faults = all(now)
        if faults.isEmpty { return .none }
        let old = app.hasBegun ? all(seenBefore) : []
        for fault in faults where !old.contains(fault) { return .new(fault) }
        return .standing
    }
}
