/// How the split view comes in sight: as the app is launched, or back from another tab around it.
extension SplitViewStep {
    /// Whether the split view has come on screen with this step.
    var comesInSight: Bool { after.isLaunched && !before.isLaunched }

    /// Whether a person has seen the split view before this step.
    @inline(__always) var hasBegun: Bool { before.isLaunched || lastSeen.isLaunched }

    /// The picture in which a person has seen the split view last before this step, if any.
    var seenBefore: Snapshot { before.isLaunched ? before : lastSeen }

    /// Whether this step has brought the split view on screen for the first time.
    var isLaunch: Bool { after.isLaunched && !hasBegun }

    /// Whether the app opens a list as it appears, the folder that was open last for instance:
    /// above another one, or in the column of the second list.
    ///
    /// - Parameters:
    ///   - node: A controller of the picture after that was not there before.
    ///   - index: Its index there.
    func opensList(_ node: Snapshot.Node, at index: Int) -> Bool {
        guard isLaunch, node.kind == .list else { return false }
        return node.place == after.secondListPlace
            || after.nodes[..<index].contains { $0.kind == .list && $0.place == node.place }
    }

    /// Whether a second list is one in whose place the app opens another as it appears.
    func givesWayToList(_ node: Snapshot.Node) -> Bool {
        guard isLaunch, node.kind == .list, node.place == before.secondListPlace else {
            return false
        }
        return after.nodes.contains { other in
            other.kind == .list && other.place != .detached
                && !before.nodes.contains { $0.id == other.id }
        }
    }

    /// Whether the app appears with a list in front: no other one has been seen.
    var beginsWithList: Bool {
        isLaunch
            && after.nodes.contains { $0.isInFront && $0.kind == .list && $0.place == .primary }
    }
}
