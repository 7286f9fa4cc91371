/// What a step did about the faults of one kind.
///
/// A fault is a value: what is wrong, and with which controllers. Equal faults are the same one.
enum Faults<Fault: Equatable> {
    /// There is none after the step.
    case none
    /// There are some, and each stood there before the step: it is for the step that brought it.
    case standing
    /// This one came with the step.
    case arisen(Fault)
}

extension SplitViewStep {
    /// Finds out whether a fault came with this step, from the pictures before and after it.
    ///
    /// What was built wrongly arises with the launch, which is the first step that shows it. After
    /// an exception nothing stands anywhere any more. Without a fault after the step nothing is
    /// looked for before it.
    ///
    /// - Parameter all: All faults of a picture.
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

    /// The same, of faults that only what is on screen can have: before the launch there are none.
    @inline(__always)
    func faultsOnScreen<Fault>(in all: (Snapshot) -> [Fault]) -> Faults<Fault> {
        guard isOnScreen else { return .none }
        let faults = all(after)
        if faults.isEmpty { return .none }
        let old = before.isLaunched ? all(before) : []
        for fault in faults where !old.contains(fault) { return .arisen(fault) }
        return .standing
    }

    /// Whether there is something to look at after this step.
    @inline(__always) var isOnScreen: Bool { after.isLaunched && !hasRaised }

    /// Whether this step has brought the window on screen.
    var isLaunch: Bool { after.isLaunched && !before.isLaunched }

    /// Whether a screen stands where it does because the command itself pushes it there: no app
    /// code has had a say.
    func isPutThere(_ node: Snapshot.Node) -> Bool {
        node.place == command.name.row.misplaces && change.added.contains(node.id)
    }

    /// Whether a screen stands where it stood before, beside the other column, or where one stood
    /// in whose place it came.
    func stoodBeside(_ node: Snapshot.Node) -> Bool {
        guard before.isLaunched, !before.isCollapsed else { return false }
        if before.holds(node.id, in: node.place) { return true }
        guard command == .nextItem, change.added.contains(node.id) else { return false }
        return change.removed.contains { before.holds($0, in: node.place) }
    }
}
