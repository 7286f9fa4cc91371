import StatefulTesting

extension SplitViewLaws {
    /// If the subject's policy says that a selection replaces details, these are gone.
    ///
    /// The step lists what must go, by the policy for the state before it. Whether anything else is
    /// lost is a matter of `contents-preserved`.
    package static let selectionReplaces = Law<SplitViewStep>(
        name: "selection-replaces",
        statement: "Where the subject's policy says that a selection from the list replaces the "
            + "details, it leaves what the last tap showed, and nothing of earlier ones.",
        branches: Branch.names
    ) { step in
        guard step.nature == .show, !step.hasRaised, !step.change.removed.isEmpty else {
            return .notApplicable
        }
        for id in step.change.removed where step.after.showsContent(id) {
            return .violated(
                "\(step.names.name(of: id, in: step.after)) is still there after a selection that "
                    + "replaces it: \(step.drawings).")
        }
        return .held(in: step.before.isCollapsed ? Branch.collapsed : .expanded)
    }
}

/// Where a row was tapped.
private enum Branch: UInt8, NamedBranch {
    /// Beside the details.
    case expanded
    /// In the one stack.
    case collapsed
}
