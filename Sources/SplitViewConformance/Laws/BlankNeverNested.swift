import StatefulTesting

extension SplitViewLaws {
    /// A placeholder is only ever the sole controller of the expanded secondary column.
    ///
    /// Judged where the split view and its delegate acted. When a person or the app pushes onto
    /// the placeholder directly, that is how this app is; what the delegate then makes of it is
    /// judged, by this law only for placeholders that were well placed before the step. A scene
    /// that is built with a misplaced placeholder is judged when it comes on screen.
    ///
    /// "Instead of content the user chose" means: while that content stands on the list side. A
    /// detail that is gone altogether is for `contents-preserved`.
    public static let blankNeverNested = Law<SplitViewStep>(
        name: "blank-never-nested",
        statement: "A placeholder is only ever the sole controller of the expanded secondary "
            + "column: never in a collapsed stack, never above or below anything, at most one, "
            + "and never instead of content the user chose.",
        branches: Branch.names
    ) { step in
        guard step.nature != .direct else { return .notApplicable }
        let picture = step.after
        var branches = LawBranches()
        var placeholders = 0
        for node in picture.nodes where node.kind == .placeholder && node.place.isInstalled {
            placeholders += 1
            guard let fault = picture.fault(of: node) else {
                branches.insert(Branch.alone)
                continue
            }
            // Wrong already, before the delegate had a say.
            guard step.before.hasMisplaced(node.id) else {
                return .violated("The placeholder \(fault): \(step.names.draw(picture)).")
            }
            branches.insert(Branch.misplacedBefore)
        }
        if placeholders > 1 {
            return .violated("There are \(placeholders) placeholders: \(step.names.draw(picture)).")
        }
        if placeholders > 0, let chosen = step.detailLeftForPlaceholder() {
            return .violated(
                "The placeholder is shown instead of \(step.names.name(of: chosen)): "
                    + "\(step.names.draw(picture)).")
        }
        return branches.verdict
    }
}

/// How a placeholder stands.
private enum Branch: UInt8, NamedBranch {
    /// Alone in the secondary column.
    case alone
    /// Elsewhere, as it did before the delegate had a say.
    case misplacedBefore
}

extension SplitViewStep {
    /// A detail on the list side, though the detail side was free for it: one that a separation
    /// left there, or one that was to be shown in two columns.
    fileprivate func detailLeftForPlaceholder() -> Snapshot.Node? {
        guard !after.isCollapsed else { return nil }
        return after.nodes.first { node in
            guard node.place == .primary, node.kind == .detail else { return false }
            switch nature {
            case .transition: return before.isCollapsed
            case .show: return change.added.contains(node.id)
            case .direct: return false
            }
        }
    }
}

extension Snapshot {
    /// Whether a placeholder stood on screen where none may stand. One that is kept out of sight
    /// stands nowhere, and so never wrong.
    fileprivate func hasMisplaced(_ id: UInt32) -> Bool {
        guard isLaunched else { return false }
        return nodes.contains { $0.id == id && $0.place.isInstalled && fault(of: $0) != nil }
    }

    /// What is wrong with the place of a placeholder, if anything.
    fileprivate func fault(of placeholder: Node) -> String? {
        if placeholder.place == .presented { return "is presented over everything" }
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
