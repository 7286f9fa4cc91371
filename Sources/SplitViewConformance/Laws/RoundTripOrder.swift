import StatefulTesting

extension SplitViewLaws {
    /// A round trip restores the order of screens, and no transition changes it.
    ///
    /// Where a compact column takes the place of the others, screens that show the same are the
    /// same: an app may make those of each tree anew.
    ///
    /// A narrow launch is a transition, as a split view starts expanded (ST4), but no round trip
    /// begins with it: the start was never seen. A command without an effect does not separate two
    /// transitions. Of three columns each has a path of its own, and in the stack on which they
    /// merge the order is primary, supplementary, secondary. Presented controllers and the
    /// inspector are in no such column, and a placeholder is not content, so it may be another one
    /// after the round trip. What is kept out of sight by the subject's policy may have been
    /// restored meanwhile, and what the app filled in may be another one, or none. The details of
    /// several tabs have no order among each other, whichever is in front, and none in a round trip
    /// in which some stood on a tab that was not in front.
    package static let roundTripOrder = Law<SplitViewStep>(
        name: "round-trip-order",
        statement: "A transition followed by its opposite with no user step between gives back "
            + "the path of each column, same screens, same order. Across a single "
            + "transition, screens that end in the same column keep their relative order.",
        branches: Branch.names
    ) { step in
        guard step.changesColumns || step.isInvisibleBackground, !step.hasRaised else {
            return .notApplicable
        }
        if let (first, second) = step.overtaking() {
            let names = step.names
            return .violated(
                "\(names.name(of: second)) overtook \(names.name(of: first)): \(step.drawings).")
        }
        var branches = LawBranches(step.after.isCollapsed ? Branch.collapsing : .expanding)
        guard step.completesRoundTrip else { return .held(in: branches) }
        if step.hasSamePath(.primary), step.hasSamePath(.secondary),
            !step.start.panes.contains(.three) || step.hasSamePath(.supplementary)
        {
            branches.insert(Branch.thereAndBack)
            return .held(in: branches)
        }
        if step.passesThroughTabs { return .held(in: branches) }
        let names = step.names
        if step.isInvisibleBackground { return .violated("There and back: \(step.drawings).") }
        return .violated(
            "There and back: \(names.draw(step.start)) became \(names.draw(step.before)), "
                + "then \(names.draw(step.after)).")
    }
}

/// The result of a transition.
private enum Branch: UInt8, NamedBranch {
    /// To one stack.
    case collapsing
    /// To columns side by side.
    case expanding
    /// Back to the start of a round trip.
    case thereAndBack
}

extension SplitViewStep {
    /// Whether a column has the same path as before both transitions. What is kept out of sight by
    /// the subject's policy, then or now, is not on it.
    fileprivate func hasSamePath(_ place: Snapshot.Place) -> Bool {
        var rest = after.nodes[...]
        for node in start.nodes where node.place == place && node.kind.isContent {
            if node.isFilledIn || mayWait(node.id, in: after) { continue }
            if start.isDefaultAgain(node), !after.showsContent(node.id) { continue }
            guard let next = nextOnPath(place, of: &rest), isSame(next, as: node) else {
                return false
            }
        }
        return nextOnPath(place, of: &rest) == nil
    }

    /// Whether both are one screen, or show the same, where the trip led through another tree.
    private func isSame(_ node: Snapshot.Node, as other: Snapshot.Node) -> Bool {
        node.id == other.id || start.panes.contains(.compact) && node.isAlike(other)
    }

    private func nextOnPath(
        _ place: Snapshot.Place, of rest: inout ArraySlice<Snapshot.Node>
    ) -> Snapshot.Node? {
        while let node = rest.popFirst() {
            guard node.place == place, node.kind.isContent, !node.isFilledIn else { continue }
            if !mayWait(node.id, in: start) { return node }
        }
        return nil
    }

    /// Two controllers that end in the same column, where the second was above the first. Several
    /// stacks side by side in one column, such as tabs, each have an order of their own, before and
    /// after.
    fileprivate func overtaking() -> (Snapshot.Node, Snapshot.Node)? {
        for place in [Snapshot.Place.primary, .supplementary, .secondary] {
            if place == .supplementary, !after.panes.contains(.three) { continue }
            guard var start = after.nodes.firstIndex(where: { $0.place == place }) else { continue }
            var last = -1
            for index in start..<after.nodes.count where after.nodes[index].place == place {
                if last >= 0, after.beginsSide(at: index) { (start, last) = (index, -1) }
                let node = after.nodes[index]
                guard node.kind.isContent else { continue }
                // The columns before, one after the other: parts are listed in that order.
                guard let former = before.place(ofInstalled: node.id) else { continue }
                if former < last, let other = overtaken(by: former, among: start..<index) {
                    return (other, node)
                }
                last = max(last, former)
            }
        }
        return nil
    }

    /// The last of some controllers that stood behind another one, on the same tab.
    ///
    /// - Parameters:
    ///   - former: The index of the other one in the picture before.
    ///   - others: The indices of these in the picture after.
    private func overtaken(by former: Int, among others: Range<Int>) -> Snapshot.Node? {
        let tab = before.otherTab(of: former)
        return after.nodes[others].last { other in
            guard other.kind.isContent, let place = before.place(ofInstalled: other.id) else {
                return false
            }
            return place > former && before.otherTab(of: place) == tab
        }
    }
}

extension Snapshot {
    /// Whether a controller is one of several side by side in a container.
    fileprivate func beginsSide(at index: Int) -> Bool {
        let depth = nodes[index].depth
        guard depth > 0 else { return false }
        for parent in (0..<index).reversed() where nodes[parent].depth < depth {
            return nodes[parent].kind == .container && childCount(at: parent) > 1
        }
        return false
    }

    fileprivate func place(ofInstalled id: UInt32) -> Int? {
        for index in nodes.indices where nodes[index].id == id && nodes[index].place.isInstalled {
            return index
        }
        return nil
    }
}
