import StatefulTesting

extension SplitViewLaws {
    /// Side by side, lists stand in the list column and details in the detail column.
    ///
    /// Judged where the split view or its delegate had a say, and only for what they put there:
    /// what the app pushed on the wrong side while there were two columns stays its own.
    public static let rightSide = Law<SplitViewStep>(
        name: "right-side",
        statement: "Expanded: no detail in the primary column, no list in the secondary. Where the "
            + "order of a stack and the sides of its screens conflict, the subject's policy says "
            + "which one wins."
    ) { step in
        guard step.nature != .direct, step.after.isLaunched, !step.after.isCollapsed else {
            return .notApplicable
        }
        var isApplicable = false
        for node in step.after.nodes where node.kind.isContent {
            switch (node.place, node.kind) {
            case (.primary, .detail) where !step.stoodThere(node):
                return .violated(
                    "\(step.names.name(of: node)) stands in the list column: "
                        + "\(step.names.draw(step.after)).")
            case (.secondary, .list) where !step.stoodThere(node) && !step.orderWins(for: node):
                return .violated(
                    "\(step.names.name(of: node)) stands in the detail column: "
                        + "\(step.names.draw(step.after)).")
            case (.primary, _), (.secondary, _): isApplicable = true
            default: break
            }
        }
        return isApplicable ? .held : .notApplicable
    }
}

extension SplitViewStep {
    /// Whether a screen stood in the same column before, beside the other one.
    fileprivate func stoodThere(_ node: Snapshot.Node) -> Bool {
        before.isLaunched && !before.isCollapsed && before.holds(node.id, in: node.place)
    }

    /// Whether a list went to the detail side because it stood above a detail.
    fileprivate func orderWins(for list: Snapshot.Node) -> Bool {
        guard policies.conflict == .order, before.isCollapsed else { return false }
        var isAboveDetail = false
        for node in before.nodes where node.place == .primary {
            if node.id == list.id { return isAboveDetail }
            if node.kind == .detail { isAboveDetail = true }
        }
        return false
    }
}
