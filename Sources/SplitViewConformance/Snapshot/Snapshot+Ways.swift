/// Where the user can go in a snapshot.
extension Snapshot {
    /// The screen in front, if there is exactly one.
    var soleFront: Node? {
        var front: Node?
        for node in nodes where node.isInFront && node.kind.isScreen {
            if front != nil { return nil }
            front = node
        }
        return front
    }

    /// Whether a list is in front of the column beside a side bar.
    var showsListBesideSideBar: Bool {
        panes.contains(.sideBar) && !isCollapsed && front(of: .secondary)?.kind == .list
    }

    /// Whether the same list columns are not on screen.
    func hidesSameColumns(as other: Snapshot) -> Bool {
        hidesPrimary == other.hidesPrimary && hidesLists == other.hidesLists
    }

    /// Whether another tab is in front: of as many children of a container, another one.
    func hasOtherTab(than other: Snapshot) -> Bool {
        let (own, others) = (tabs, other.tabs)
        return own.count == others.count
            && zip(own, others).contains { $0.count == $1.count && $0.front != $1.front }
    }

    /// How many children each container has, and which of them is in front.
    private var tabs: [(count: Int, front: Int?)] {
        nodes.indices.filter { nodes[$0].kind == .container && nodes[$0].place.isInstalled }.map {
            let children = children(at: $0)
            return (children.count, children.firstIndex { nodes[$0].isForemost })
        }
    }

    func detailInFront(showing item: UInt32) -> Node? {
        nodes.first { $0.kind == .detail && $0.isInFront && $0.item == item }
    }

    /// Whether a detail is as it was when the app filled it in: a person has worked in it, but the
    /// screens pushed on it have gone, it is alone beside the list again, and the app describes it
    /// as at first.
    func isDefaultAgain(_ detail: Node) -> Bool {
        guard detail.marks.contains(.workedIn), detail.place == .secondary, !isCollapsed else {
            return false
        }
        return !nodes.contains {
            $0.place == .secondary && $0.kind.isScreen && $0.controller != detail.controller
        }
    }

    /// The screens below a controller to which the user can go back, in order; `nil` if several
    /// controllers are side by side, and the order undetermined.
    func screensOnTheWay(at index: Int) -> [Node]? {
        let node = nodes[index]
        if node.kind.isScreen { return [node] }
        var children = children(at: index)
        if node.kind == .container, children.count > 1 {
            guard node.isInFront else { return nil }
            children.removeAll { !nodes[$0].isInFront }
            guard children.count == 1 else { return nil }
        }
        var found: [Node] = []
        for child in children {
            guard let screens = screensOnTheWay(at: child) else { return nil }
            found += screens
        }
        return found
    }

    /// The screen directly under the one in front of a column; `nil` if there is none, or it is
    /// undetermined.
    func screenBelowFront(of place: Place, where isStation: (Kind) -> Bool) -> Node? {
        var below: Node?
        var top: Node?
        for index in nodes.indices where nodes[index].place == place {
            let node = nodes[index]
            if node.kind == .container, childCount(at: index) > 1 {
                return screenBelowFrontBesideOthers(of: place, where: isStation)
            }
            if isStation(node.kind) { (below, top) = (top, node) }
        }
        return top?.isInFront == true ? below : nil
    }

    /// The same if several controllers are side by side somewhere.
    private func screenBelowFrontBesideOthers(
        of place: Place, where isStation: (Kind) -> Bool
    ) -> Node? {
        guard let front = front(of: place),
            let root = nodes.firstIndex(where: { $0.place == place && $0.depth == 0 }),
            let way = screensOnTheWay(at: root)?.filter({ isStation($0.kind) }),
            way.last?.id == front.id
        else { return nil }
        return way.dropLast().last
    }

    /// Whether a placeholder is in a column together with content, where it may rightly disappear.
    var hasPlaceholderBesideContent: Bool {
        nodes.contains { node in
            node.kind == .placeholder && node.place.isInstalled
                && nodes.contains { $0.place == node.place && $0.kind.isContent }
        }
    }

    /// Whether a controller is a descendant of another one.
    func isInside(_ id: UInt32, of ancestor: UInt32) -> Bool {
        var inside: (place: Place, depth: UInt8)?
        for node in nodes {
            if let around = inside, node.place != around.place || node.depth <= around.depth {
                inside = nil
            }
            if inside != nil, node.id == id { return true }
            if inside == nil, node.id == ancestor { inside = (node.place, node.depth) }
        }
        return false
    }

    /// Whether a controller is where a person can reach it.
    func isThere(_ id: UInt32) -> Bool { nodes.contains { $0.id == id && $0.place.isInstalled } }

    /// Whether a controller is in the first column, or the one stack.
    func isOnListSide(_ id: UInt32) -> Bool { holds(id, in: .primary) }
}
