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
            + "which one wins.",
        branches: Branch.names
    ) { step in
        guard step.nature != .direct, step.after.isLaunched, !step.after.isCollapsed else {
            return .notApplicable
        }
        var branches = LawBranches()
        for node in step.after.nodes
        where node.kind.isContent && (node.place == .primary || node.place == .secondary) {
            guard let branch = step.branch(of: node) else {
                let column = node.place == .primary ? "list" : "detail"
                return .violated(
                    "\(step.names.name(of: node)) stands in the \(column) column: "
                        + "\(step.names.draw(step.after)).")
            }
            branches.insert(branch)
        }
        return branches.verdict
    }
}

/// Why a screen stands where it does.
private enum Branch: UInt8, NamedBranch {
    /// It belongs there.
    case ownSide
    /// It stood there before, beside the other column.
    case stoodThere
    /// It stood above a detail, and the policy gives precedence to the order.
    case orderWins
}

extension SplitViewStep {
    /// Why a screen may stand in its column; `nil` if it may not.
    fileprivate func branch(of node: Snapshot.Node) -> Branch? {
        let isOnListSide = node.place == .primary
        if isOnListSide == (node.kind == .list) { return .ownSide }
        if stoodThere(node) { return .stoodThere }
        return !isOnListSide && orderWins(for: node) ? .orderWins : nil
    }

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
