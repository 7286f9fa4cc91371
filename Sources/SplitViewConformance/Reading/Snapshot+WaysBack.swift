/// Ways of a person through a picture: back, and to a list.
extension Snapshot {
    /// The screens that Back should lead through, beginning with the one in front; `nil` if it is
    /// undetermined.
    var wayBack: [Node]? {
        guard let front = soleFront, isCollapsed else { return nil }
        var way: [Node] = []
        for root in nodes.indices.reversed() where nodes[root].depth == 0 {
            switch nodes[root].place {
            case .presented:
                guard let screen = screensOnTheWay(at: root)?.last else { return nil }
                way.append(screen)
            case .primary:
                guard let screens = screensOnTheWay(at: root) else { return nil }
                way += screens.reversed()
            case .supplementary, .secondary, .preserved, .detached, .inspector: continue
            }
        }
        way.removeAll { !$0.kind.isContent }
        return way.first?.id == front.id ? way : nil
    }

    /// How many controllers are presented over everything.
    var presentedCount: Int {
        nodes.count { $0.place == .presented && $0.depth == 0 }
    }

    /// Whether one step back in a column leads to a list: right below the screen in front, or at
    /// the bottom.
    private func hasListBelowFront(of place: Place) -> Bool {
        guard let root = nodes.firstIndex(where: { $0.place == place && $0.depth == 0 }),
            let way = screensOnTheWay(at: root), way.last?.isInFront == true
        else { return false }
        return way.first?.kind == .list || way.dropLast().last?.kind == .list
    }

    /// Whether one step back in the first column leads to a list.
    var hasListBelowFront: Bool { hasListBelowFront(of: .primary) }

    /// Whether one step back leads to the list beside a side bar: right below the screen in front,
    /// or at the bottom.
    var hasListBelowDetailBesideSideBar: Bool {
        panes.contains(.sideBar) && hasListBelowFront(of: .secondary)
    }

    /// Whether a list is in front of something; one in the inspector is none to choose from.
    ///
    /// - Parameter isPrimaryHidden: Whether the primary column is not on screen.
    func showsList(withoutPrimary isPrimaryHidden: Bool) -> Bool {
        for index in nodes.indices
        where nodes[index].kind == .list && nodes[index].isInFront && !isInInspector(nodes[index]) {
            if !isPrimaryHidden || !hides(nodes[index].place) { return true }
        }
        return false
    }
}

extension Snapshot.Node {
    var isPresented: Bool { place == .presented }
}

extension Snapshot {
    func presents(_ id: UInt32) -> Bool { holds(id, in: .presented) }
}
