/// Steps in which the compact column takes the place of the others, or they its place: another tree
/// of controllers, which the app keeps in step (K10).
extension SplitViewStep {
    /// Whether this is such a step.
    @inline(__always) var changesTrees: Bool {
        guard before.panes != after.panes, before.isLaunched, !hasRaised else { return false }
        return before.panes.contains(.compactInSight) != after.panes.contains(.compactInSight)
    }

    /// Whether the window comes on screen with the compact column: nothing was seen before.
    var launchesInOtherTree: Bool { isLaunch && after.panes.contains(.compactInSight) }

    /// Whether a list stands in a tab that is not in front as the compact column comes in sight: an
    /// app may fill its tabs then, with lists that it makes or that it kept for them.
    ///
    /// - Parameters:
    ///   - node: A controller of the picture after.
    ///   - index: Its index there.
    func fillsOtherTab(_ node: Snapshot.Node, at index: Int) -> Bool {
        node.kind == .list && (launchesInOtherTree || changesTrees && after.isCollapsed)
            && after.isOnOtherTab(at: index)
    }

    /// Whether the list of the middle column comes in sight with the three, and in the compact
    /// column a person was at the first one's: which list is beside that is for the app to say.
    ///
    /// - Parameter node: A controller of the picture after.
    func fillsMiddleColumn(_ node: Snapshot.Node) -> Bool {
        guard node.kind == .list, node.place == .supplementary, changesTrees, !after.isCollapsed,
            let list = before.front(of: .primary), list.kind == .list
        else { return false }
        return after.nodes.contains { $0.place == .primary && $0.isInFront && $0.isAlike(list) }
    }

    /// Whether the same screens are in front as before both transitions of a round trip, which an
    /// app restores that has another tree of screens for narrow windows. In a compact column they
    /// may be made anew.
    var leadsBack: Bool {
        guard completesRoundTrip else { return false }
        if changesTrees { return start.hasFrontsAlike(after) }
        return policies.narrowScreens == .another && start.hasSameFronts(as: after)
    }

    /// A screen that was selected in the tree before, and that the tree after does not show as
    /// selected: a list with an item or a chosen detail, on the way to what was in front.
    var lostInOtherTree: Snapshot.Node? {
        guard changesTrees, !leadsBack else { return nil }
        for index in before.nodes.indices {
            let node = before.nodes[index]
            guard node.isSelected, before.isInStackInFront(at: index),
                !after.shows(selected: node)
            else { continue }
            return node
        }
        return nil
    }
}

extension Snapshot {
    /// Whether a narrow window has tabs that the wide one does not have: in the compact column, or
    /// by a policy that allows another tree. They lead wherever the list beside a detail leads.
    func hasTabsOfItsOwn(under policies: Policies) -> Bool {
        guard isCollapsed, panes.contains(.compactInSight) || policies.narrowScreens == .another
        else { return false }
        return nodes.contains { $0.place == .primary && $0.depth == 0 && $0.kind == .container }
    }

    /// Whether a screen like one of the other tree is in a stack in front.
    fileprivate func shows(selected other: Node) -> Bool {
        nodes.indices.contains { nodes[$0].isAlike(other) && isInStackInFront(at: $0) }
    }

    /// Whether what is in front shows the same as in another picture of the same tree.
    fileprivate func hasFrontsAlike(_ other: Snapshot) -> Bool {
        let (own, others) = (fronts, other.fronts)
        return own.count == others.count && zip(own, others).allSatisfy { $0.isAlike($1) }
    }

    /// Whether a screen like one of the other tree is in front.
    func isInFront(alike other: Node, across step: SplitViewStep) -> Bool {
        step.changesTrees && nodes.contains { $0.isInFront && $0.isAlike(other) }
    }

    /// Whether a screen like one of the other tree is in this picture: shown, or in a column that
    /// the split view keeps out of sight meanwhile.
    func hasAlike(_ other: Node, across step: SplitViewStep) -> Bool {
        (step.changesTrees || step.launchesInOtherTree)
            && nodes.contains { $0.place != .detached && $0.showsSame(as: other) }
    }
}

extension Snapshot.Node {
    /// Whether a selection led to it.
    fileprivate var isSelected: Bool {
        place.isInstalled && (kind == .list ? item != 0 : kind == .detail && isChosen)
    }

    /// Whether both show the same to a person, who can reach this one.
    func isAlike(_ other: Self) -> Bool { place.isInstalled && showsSame(as: other) }

    /// Whether both are of one side and show the same item.
    fileprivate func showsSame(as other: Self) -> Bool { kind == other.kind && item == other.item }
}
