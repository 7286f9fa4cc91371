import StatefulTesting

extension SplitViewLaws {
    /// A screen that was taken away goes from memory.
    ///
    /// A controller that nothing holds is gone at once: there is no garbage to be collected. So a
    /// screen that went in a step and lives on is held by something that has no business to hold
    /// it: a closure that holds the screen which holds it, a delegate that remembers, a navigation
    /// controller that is kept. UIKit itself holds the secondary that it keeps while collapsed
    /// (P1), with everything in it. The row selected last may be selected again, and so stays until
    /// another one is selected. An app that keeps its screens on purpose, to show them again, says
    /// so by its policy. What a transition takes away is for `contents-preserved`.
    public static let released = Law<SplitViewStep>(
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

/// Why a screen went.
private enum Branch: UInt8, NamedBranch {
    /// Another one was shown instead.
    case replaced
    /// A person or the app took it away.
    case takenAway
}

extension SplitViewStep {
    /// Whether something went in this step, of which a person, the app or a link says so.
    fileprivate var takesAway: Bool {
        if !change.removed.isEmpty { return true }
        guard change.mayRemoveDetails else { return false }
        for index in before.nodes.indices where before.nodes[index].isInstalledContent {
            if !after.showsContent(before.nodes[index].id, perhapsAt: index) { return true }
        }
        return false
    }
}
