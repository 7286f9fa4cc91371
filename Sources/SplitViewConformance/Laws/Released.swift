import StatefulTesting

extension SplitViewLaws {
    /// A screen that was removed is released.
    ///
    /// Swift frees an object with its last reference. So a screen that was removed and is still
    /// alive is retained by mistake: by a closure in a reference cycle, a delegate that remembers
    /// it, a navigation controller that is kept. UIKit itself retains the secondary that it keeps
    /// while collapsed (P1), with everything in it. The last selected row may be selected again, so
    /// its screen is kept until another row is selected. What the app was built with it may keep: a
    /// default detail, a list, the one screen for every item. An app that keeps on purpose what it
    /// makes later, to show it again, has a policy for that. What a transition removes is a matter
    /// of `contents-preserved`.
    package static let released = Law<SplitViewStep>(
        name: "released",
        statement: "A controller that was popped, replaced, cleared, finished or replaced by a "
            + "link is deallocated once nothing in the model should hold it; UIKit's own preserved "
            + "secondary counts as a holder.",
        branches: Branch.names
    ) { step in
        guard !step.policies.allowsKeeping, !step.hasRaised else { return .notApplicable }
        if let survivor = step.survivors.first {
            return .violated(
                "\(step.name(of: survivor)) was taken away and is still in memory: "
                    + "\(step.drawings).")
        }
        guard step.takesAway else { return .notApplicable }
        return .held(in: step.nature == .show ? Branch.replaced : .takenAway)
    }
}

/// Why a screen was removed.
private enum Branch: UInt8, NamedBranch {
    /// Another one was shown instead.
    case replaced
    /// The user or the app removed it.
    case takenAway
}

extension SplitViewStep {
    /// Whether something was removed in this step because the user, the app or a link says so.
    fileprivate var takesAway: Bool {
        if !change.removed.isEmpty { return true }
        guard change.mayRemoveDetails else { return false }
        for index in before.nodes.indices where before.nodes[index].isInstalledContent {
            if !after.showsContent(before.nodes[index].id, perhapsAt: index) { return true }
        }
        return false
    }
}
