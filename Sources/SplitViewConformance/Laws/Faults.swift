/// The effect of a step on the faults of one kind.
///
/// A fault is a value: what is wrong, and with which controllers. Equal faults are the same one.
enum Faults<Fault: Equatable> {
    /// There is none after the step.
    case none
    /// There are some, and each existed before the step: the step that caused it was judged.
    case standing
    /// This one is new.
    case arisen(Fault)
}

extension SplitViewStep {
    /// Finds out whether a fault is new in this step, from the snapshots before and after it.
    ///
    /// A scene that was built wrongly has a new fault at the launch, which is the first step that
    /// shows it; coming back from another tab is no launch. After an exception there are no faults.
    /// The snapshot before the step is examined only if there is a fault after it.
    ///
    /// - Parameter all: All faults of a snapshot.
    @inline(__always)
    func faults<Fault>(in all: (Snapshot) -> [Fault]) -> Faults<Fault> {
        if hasRaised { return .none }
        let faults = all(after)
        if faults.isEmpty { return .none }
        let old = all(before)
        let built = isLaunch ? all(self.built) : []
        for fault in faults where !old.contains(fault) || built.contains(fault) {
            return .arisen(fault)
        }
        return .standing
    }

    /// The same, for faults that only visible controllers can have: before the launch there are
    /// none, nor before the columns have come. As the split view comes back from another tab, those
    /// count that there were when it was seen last.
    @inline(__always)
    func faultsOnScreen<Fault>(in all: (Snapshot) -> [Fault]) -> Faults<Fault> {
        guard isOnScreen else { return .none }
        let faults = all(after)
        if faults.isEmpty { return .none }
        let old = hasBegun && !mayBringColumns ? all(seenBefore) : []
        for fault in faults where !old.contains(fault) { return .arisen(fault) }
        return .standing
    }

    /// Whether there is anything to judge after this step.
    @inline(__always) var isOnScreen: Bool { after.isLaunched && !hasRaised }

    /// Whether the app, which began with an empty split view, has not set its columns yet.
    var awaitsColumns: Bool { beganWithoutColumns && !after.hasColumns }

    /// Whether the columns of an app may come in this step that began with an empty split view.
    var mayBringColumns: Bool { beganWithoutColumns && !before.hasColumns }

    /// Whether a screen is where it is because the command itself pushes it there: no app code was
    /// involved.
    func isPutThere(_ node: Snapshot.Node) -> Bool {
        node.place == command.name.row.misplaces && change.added.contains(node.id)
    }

    /// Whether a screen is where it was before, beside the other column, or replaces one that was
    /// there.
    func stoodBeside(_ node: Snapshot.Node) -> Bool {
        guard hasBegun, !seenBefore.isCollapsed else { return false }
        if seenBefore.holds(node.id, in: node.place) { return true }
        guard command == .nextItem, change.added.contains(node.id) else { return false }
        return change.removed.contains { before.holds($0, in: node.place) }
    }
}
