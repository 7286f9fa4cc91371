import StatefulTesting

extension SplitViewLaws {
    /// Side by side, lists are in the list columns and details in the detail column. Of three
    /// columns the first two are for lists; the inspector is for neither. Beside a side bar the
    /// second column is for lists and for the details above them.
    ///
    /// A screen that was on the wrong side before, beside the other column, is attributed to the
    /// step that put it there, and so is the item that replaces it. What a command itself pushes on
    /// the wrong side is not judged. Details on tabs that are not in front may stay there by
    /// policy; if they follow their tabs, a tap on one brings its details to their side.
    package static let rightSide = Law<SplitViewStep>(
        name: "right-side",
        statement: "Expanded: no detail in a list column, no list in the detail column. Where the "
            + "order of a stack and the sides of its screens conflict, the subject's policy says "
            + "which one wins.",
        branches: Branch.names
    ) { step in
        guard step.isOnScreen, !step.after.isCollapsed else { return .notApplicable }
        var branches = LawBranches()
        for index in step.after.nodes.indices {
            let node = step.after.nodes[index]
            guard node.kind.isContent, node.place.isSide else { continue }
            guard let branch = step.branch(of: node) else {
                return .violated(
                    "\(step.names.name(of: node)) stands in the \(node.place.columnName): "
                        + "\(step.names.draw(step.after)).")
            }
            branches.insert(branch)
        }
        return branches.verdict
    }
}

/// Why a screen is where it is.
private enum Branch: UInt8, NamedBranch {
    /// It belongs there.
    case ownSide
    /// It was there before, beside the other column, the command has put it there, or its tab is
    /// not in front.
    case stoodThere
    /// It was above a detail, and the policy gives precedence to the order.
    case orderWins
}

extension SplitViewStep {
    /// Why a screen may be in its column; `nil` if it may not.
    fileprivate func branch(of node: Snapshot.Node) -> Branch? {
        let isOnListSide = node.place != .secondary
        if isOnListSide == (node.kind == .list) { return .ownSide }
        if !isOnListSide, after.isBesideSideBar(node) { return .ownSide }
        if isOnListSide, mustFollowTab(node) { return nil }
        if stoodBeside(node) || isPutThere(node) || mayStayOnTab(node) { return .stoodThere }
        return !isOnListSide && orderWins(for: node) ? .orderWins : nil
    }

    /// Whether a list went to the detail side because it was above a detail.
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

extension Snapshot {
    /// Whether a list of the second column stands beside a side bar, and above no detail.
    fileprivate func isBesideSideBar(_ list: Node) -> Bool {
        guard panes.contains(.sideBar), let index = nodes.firstIndex(where: { $0.id == list.id })
        else { return false }
        return !nodes[..<index].reversed().prefix {
            $0.place == list.place && $0.depth >= list.depth
        }.contains { $0.kind == .detail }
    }
}

extension Snapshot.Place {
    /// Whether it is a column for lists or one for details.
    fileprivate var isSide: Bool {
        self == .primary || self == .secondary || self == .supplementary
    }
}
