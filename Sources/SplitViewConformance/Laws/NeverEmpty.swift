import StatefulTesting

extension SplitViewLaws {
    /// No empty navigation controller is on screen; each column beside the first has a screen.
    ///
    /// An app that begins with an empty split view is judged once it has set its columns.
    ///
    /// Only what is in front counts: an empty tab that is not selected, or an empty stack under
    /// something presented, is not visible. The detail column must have a screen even then, and so
    /// must the supplementary one of three. A column that was empty before the step neither breaks
    /// the law nor holds it.
    package static let neverEmpty = Law<SplitViewStep>(
        name: "never-empty",
        statement: "No empty navigation controller is on screen; expanded implies a secondary "
            + "with at least one controller, and of three columns a supplementary as well.",
        branches: Branch.names
    ) { step in
        if step.awaitsColumns { return .notApplicable }
        switch step.faultsOnScreen(in: { $0.emptyPlaces }) {
        case .arisen(.navigation):
            return .violated(
                "An empty navigation controller is on screen: \(step.names.draw(step.after)).")
        case .arisen(.column(let place, _)):
            return .violated(
                "The \(place.columnName) is empty: \(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            guard step.isOnScreen else { return .notApplicable }
            return .held(in: step.after.isCollapsed ? Branch.collapsed : .expanded)
        }
    }
}

/// What is on screen.
private enum Branch: UInt8, NamedBranch {
    /// One stack.
    case collapsed
    /// Columns side by side, none of them empty.
    case expanded
}

/// What is empty.
private enum EmptyPlace: Equatable {
    /// A navigation controller that is in front.
    case navigation(UInt32)
    /// A column beside the first, with the controller in it, if any.
    case column(Snapshot.Place, UInt32?)
}

extension Snapshot {
    fileprivate var emptyPlaces: [EmptyPlace] {
        var places: [EmptyPlace] = []
        var (secondHasScreen, detailHasScreen) = (!panes.contains(.three), false)
        for index in nodes.indices {
            let node = nodes[index]
            if node.place == .secondary, node.kind.isScreen { detailHasScreen = true }
            if node.place == .supplementary, node.kind.isScreen { secondHasScreen = true }
            if node.kind == .navigation, node.isInFront, !hasChild(at: index) {
                places.append(.navigation(node.id))
            }
        }
        if isCollapsed { return places }
        if !secondHasScreen {
            places.append(.column(.supplementary, nodes.first { $0.place == .supplementary }?.id))
        }
        if !detailHasScreen {
            places.append(.column(.secondary, nodes.first { $0.place == .secondary }?.id))
        }
        return places
    }
}
