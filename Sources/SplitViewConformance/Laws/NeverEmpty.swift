import StatefulTesting

extension SplitViewLaws {
    /// No empty navigation controller is on screen; two columns mean two columns with something
    /// in them.
    ///
    /// On screen is what is in front: an empty tab that is not selected, or an empty stack under
    /// something presented, is seen by nobody yet. The detail column has to have a screen even
    /// then. Nothing is judged before the launch, when nothing is on screen.
    public static let neverEmpty = Law<SplitViewStep>(
        name: "never-empty",
        statement: "No empty navigation controller is on screen; expanded implies a secondary "
            + "with at least one controller.",
        branches: Branch.names
    ) { step in
        let picture = step.after
        guard picture.isLaunched else { return .notApplicable }
        var detailHasScreen = false
        for (index, node) in picture.nodes.enumerated() {
            switch node.kind {
            case .list, .detail, .placeholder:
                if node.place == .secondary { detailHasScreen = true }
            case .container: break
            case .navigation:
                if node.isInFront, !picture.hasChild(at: index) {
                    return .violated(
                        "An empty navigation controller is on screen: "
                            + "\(step.names.draw(picture)).")
                }
            }
        }
        if !picture.isCollapsed, !detailHasScreen {
            return .violated("The detail column is empty: \(step.names.draw(picture)).")
        }
        return .held(in: picture.isCollapsed ? Branch.collapsed : .expanded)
    }
}

/// What is on screen.
private enum Branch: UInt8, NamedBranch {
    /// One stack.
    case collapsed
    /// Two columns, each with something in it.
    case expanded
}
