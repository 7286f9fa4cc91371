import StatefulTesting

extension SplitViewLaws {
    /// A placeholder is only ever the sole controller of the expanded secondary column.
    ///
    /// Of three columns the supplementary may say, too, that there is nothing to list, and an
    /// inspector that there is nothing to inspect.
    ///
    /// A placeholder that was misplaced before the step is attributed to the step that misplaced
    /// it, wherever it moves later. When a command itself pushes onto a placeholder, that is the
    /// app's choice; later steps are judged only for placeholders that were in the right place.
    ///
    /// "Instead of content the user chose" means: while that content is now on the list side. A
    /// detail that is completely lost is a matter of `contents-preserved`.
    package static let blankNeverNested = Law<SplitViewStep>(
        name: "blank-never-nested",
        statement: "A placeholder is only ever the sole controller of the expanded secondary "
            + "column, or of the supplementary of three: never in a collapsed stack, never above "
            + "or below anything, at most one in each, and never instead of content the user "
            + "chose.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised else { return .notApplicable }
        var branches = LawBranches()
        var placeholders = 0
        for index in step.after.nodes.indices {
            let node = step.after.nodes[index]
            guard node.kind == .placeholder, node.place.isInstalled else { continue }
            if !step.after.isInInspector(node) { placeholders += 1 }
            guard let fault = step.after.fault(of: node) else {
                branches.insert(Branch.alone)
                continue
            }
            guard step.hadMisplaced(node.id) || step.pushesOnto(node) else {
                return .violated("The placeholder \(fault): \(step.names.draw(step.after)).")
            }
            branches.insert(Branch.misplacedBefore)
        }
        if branches.isEmpty { return .notApplicable }
        if placeholders > 1, case .arisen = step.faults(in: { $0.severalPlaceholders }) {
            return .violated(
                "There are \(placeholders) placeholders: \(step.names.draw(step.after)).")
        }
        if placeholders > 0, let chosen = step.detailLeftForPlaceholder() {
            return .violated(
                "The placeholder is shown instead of \(step.names.name(of: chosen)): "
                    + "\(step.names.draw(step.after)).")
        }
        return branches.verdict
    }
}

/// The place of a placeholder.
private enum Branch: UInt8, NamedBranch {
    /// Alone in the secondary column.
    case alone
    /// Elsewhere, as before the step, or as the command says.
    case misplacedBefore
}

extension SplitViewStep {
    /// Whether a placeholder was misplaced before, and not only as the scene was built.
    fileprivate func hadMisplaced(_ id: UInt32) -> Bool {
        before.hasMisplaced(id) && !(isLaunch && built.hasMisplaced(id))
    }

    /// Whether the command itself pushes onto a placeholder, which stays in its place.
    fileprivate func pushesOnto(_ placeholder: Snapshot.Node) -> Bool {
        guard case .push(_, from: .placeholder) = command.name.row.deed else { return false }
        return before.holds(placeholder.id, in: placeholder.place)
    }

    /// A chosen detail that is now on the list side, though the detail side was free for it.
    fileprivate func detailLeftForPlaceholder() -> Snapshot.Node? {
        guard !after.isCollapsed else { return nil }
        for index in after.nodes.indices {
            let node = after.nodes[index]
            guard node.place == .primary || node.place == .supplementary, node.kind == .detail,
                node.isChosen
            else { continue }
            if !stoodBeside(node), !isPutThere(node), !mayStayOnTab(node) { return node }
        }
        return nil
    }
}

extension Snapshot {
    /// Whether a placeholder was on screen in a wrong place. One that is kept out of sight has no
    /// place, and so never a wrong one; nor has a screen that showed something then.
    fileprivate func hasMisplaced(_ id: UInt32) -> Bool {
        nodes.contains {
            $0.id == id && $0.kind == .placeholder && $0.place.isInstalled && fault(of: $0) != nil
        }
    }

    /// The placeholders, if there is more than one.
    fileprivate var severalPlaceholders: [UInt32] {
        var found: [UInt32] = []
        for node in nodes
        where node.kind == .placeholder && node.place.isInstalled && !isInInspector(node) {
            found.append(node.id)
        }
        // Of three columns two may be empty.
        return found.count > (panes.contains(.three) ? 2 : 1) ? found : []
    }

    /// What is wrong with the place of a placeholder, if anything.
    fileprivate func fault(of placeholder: Node) -> String? {
        // Over one stack the inspector is a sheet.
        if placeholder.place == .presented, isInInspector(placeholder) { return nil }
        if placeholder.place == .presented { return "is presented over everything" }
        if isCollapsed { return "stands in the collapsed stack" }
        switch placeholder.place {
        case .secondary, .supplementary, .inspector: break
        case .primary, .presented, .preserved, .detached:
            return "does not stand in the secondary column"
        }
        for index in nodes.indices where nodes[index].place == placeholder.place {
            if nodes[index].kind.isScreen, nodes[index].id != placeholder.id {
                return switch placeholder.place {
                case .supplementary: "is not alone in the supplementary column"
                case .inspector: "is not alone in the inspector"
                default: "is not alone in the secondary column"
                }
            }
        }
        return nil
    }
}
