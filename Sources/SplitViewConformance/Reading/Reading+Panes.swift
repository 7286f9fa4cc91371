/// The panes on which a person acts: the lists, and the details.
extension Reading {
    /// The screen in front of a pane, if there is exactly one: a presented one, if there is one. In
    /// one stack both panes are the same.
    func front(of pane: SplitViewCommand.Pane) -> ReadScreen? {
        picture.front(of: place(of: pane)).flatMap(screen)
    }

    /// The screen right below the one in front of a pane, if that can be told.
    func belowFront(of pane: SplitViewCommand.Pane) -> ReadScreen? {
        picture.screenBelowFront(of: place(of: pane)) { $0.isScreen }.flatMap(screen)
    }

    /// The list or detail right below the one in front of the one stack; `nil` if the front is not
    /// there alone, or there is nothing to go back to.
    var nextOnTheWayBack: (front: ReadScreen, next: ReadScreen)? {
        guard isOneStack, let front = soleFront, front.column == Snapshot.Place.primary.column,
            let next = picture.screenBelowFront(of: .primary, where: \.isContent).flatMap(screen)
        else { return nil }
        return (front, next)
    }

    var first: ReadScreen? {
        guard
            let root = picture.nodes.firstIndex(where: { $0.place == .primary && $0.depth == 0 })
        else { return nil }
        return picture.screensOnTheWay(at: root)?.first.flatMap(screen)
    }

    func shows(column: SplitViewCommand.ListColumn) -> Bool { !picture.hides(column.place) }

    /// Whether one of the list columns is hidden, and not the second one with the first. The first
    /// one goes with the second.
    func hidesAlone(column: SplitViewCommand.ListColumn) -> Bool {
        !shows(column: column) && (column == .supplementary || shows(column: .supplementary))
    }

    private func screen(_ node: Snapshot.Node) -> ReadScreen? {
        screens.first { $0.controller == node.controller }
    }

    private func place(of pane: SplitViewCommand.Pane) -> Snapshot.Place {
        if picture.hasNodes(in: .presented) { return .presented }
        if picture.isCollapsed { return .primary }
        if pane == .detail, picture.hasNodes(in: .secondary) { return .secondary }
        return picture.panes.contains(.three) && picture.hasNodes(in: .supplementary)
            ? .supplementary : .primary
    }
}

extension SplitViewCommand.ListColumn {
    var place: Snapshot.Place { self == .primary ? .primary : .supplementary }
}
