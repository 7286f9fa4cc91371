import StatefulTesting

extension SplitViewLaws {
    /// A screen that was taken away goes from memory.
    ///
    /// Who is held by nobody is gone at once: there is no garbage to be collected. So a screen that
    /// a step took away, and that lives on, is held by somebody who has no business to: a closure
    /// that holds the screen which holds it, a delegate that remembers, a navigation controller
    /// that is kept. UIKit itself holds the secondary that it keeps while collapsed (P1), with
    /// everything in it. The row selected last may be selected again, and so stays until another
    /// one is selected. An app that keeps its screens on purpose, to show them again, says so by
    /// its policy.
    public static let released = Law<SplitViewStep>(
        name: "released",
        statement: "A controller that was popped or replaced is deallocated once nobody in the "
            + "model should hold it; UIKit's own preserved secondary counts as a holder.",
        branches: Branch.names
    ) { step in
        guard !step.policies.allowsKeeping, step.exception == nil else { return .notApplicable }
        if let survivor = step.survivors.first {
            return .violated(
                "\(step.name(of: survivor)) was taken away and is still in memory: "
                    + "\(step.drawings).")
        }
        guard !step.change.removed.isEmpty else { return .notApplicable }
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
