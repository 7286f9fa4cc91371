import StatefulTesting

extension SplitViewLaws {
    /// A placeholder is only ever the sole controller of the expanded secondary column.
    ///
    /// Judged where the split view and its delegate acted. When a person or the app pushes onto
    /// the placeholder directly, that is how this app is; what the delegate then makes of it is
    /// judged, by this law only for placeholders that were well placed before the step.
    public static let blankNeverNested = Law<SplitViewStep>(
        name: "blank-never-nested",
        statement: "A placeholder is only ever the sole controller of the expanded secondary "
            + "column: never in a collapsed stack, never above or below anything, at most one, "
            + "and never instead of content the user chose."
    ) { step in
        guard step.nature != .direct else { return .notApplicable }
        let picture = step.after
        var placeholders = 0
        for node in picture.nodes where node.kind == .placeholder && node.place.isInstalled {
            placeholders += 1
            guard let fault = picture.fault(of: node) else { continue }
            if let before = step.before.nodes.first(where: { $0.id == node.id }),
                step.before.isLaunched, step.before.fault(of: before) != nil
            {
                continue  // Wrong already, before the delegate had a say.
            }
            return .violated("The placeholder \(fault): \(step.names.draw(picture)).")
        }
        if placeholders > 1 {
            return .violated("There are \(placeholders) placeholders: \(step.names.draw(picture)).")
        }
        if placeholders > 0, let chosen = step.detailLeftForPlaceholder() {
            return .violated(
                "The placeholder is shown instead of \(step.names.name(of: chosen)): "
                    + "\(step.names.draw(picture)).")
        }
        return placeholders == 0 ? .notApplicable : .held
    }
}

extension SplitViewStep {
    /// A detail that a separation left on the list side, though the detail side was free for it.
    fileprivate func detailLeftForPlaceholder() -> Snapshot.Node? {
        guard nature == .transition, before.isCollapsed, !after.isCollapsed else { return nil }
        return after.nodes.first { $0.place == .primary && $0.kind == .detail }
    }
}

extension Snapshot {
    /// What is wrong with the place of a placeholder, if anything. Before the launch nothing is:
    /// a split view is born expanded and has not been asked yet (ST4).
    fileprivate func fault(of placeholder: Node) -> String? {
        if isCollapsed { return "stands in the collapsed stack" }
        if placeholder.place != .secondary { return "does not stand in the secondary column" }
        for node in nodes where node.place == .secondary && node.id != placeholder.id {
            if node.kind.isContent || node.kind == .placeholder {
                return "is not alone in the secondary column"
            }
        }
        return nil
    }
}
