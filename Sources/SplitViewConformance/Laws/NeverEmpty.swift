import StatefulTesting

extension SplitViewLaws {
    /// No empty navigation controller is on screen; two columns mean two columns with something
    /// in them.
    public static let neverEmpty = Law<SplitViewStep>(
        name: "never-empty",
        statement: "No empty navigation controller is on screen; expanded implies a secondary "
            + "with at least one controller."
    ) { step in
        let picture = step.after
        guard picture.isLaunched else { return .notApplicable }
        var hasSecondary = false
        for (index, node) in picture.nodes.enumerated() where node.place.isInstalled {
            if node.place == .secondary { hasSecondary = true }
            if node.kind == .navigation, picture.childCount(at: index) == 0 {
                return .violated(
                    "An empty navigation controller is on screen: \(step.names.draw(picture)).")
            }
        }
        if !picture.isCollapsed, !hasSecondary {
            return .violated("The detail column is empty: \(step.names.draw(picture)).")
        }
        return .held
    }
}
