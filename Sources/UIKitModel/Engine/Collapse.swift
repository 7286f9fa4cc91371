/// Two columns become one (rules C). For column styles, see also `ColumnTransitions.swift`.
///
/// The delegate is called first, while the split view is still expanded; its changes take effect.
/// Only then does the split view read its columns and make one of them.
extension UISplitViewController {
    /// Collapses: asks for the primary (C1), merges (C2, C3), leaves one column (C4).
    final func collapse() {
        if isColumnStyle { return collapseColumns() }
        let nextMode = runtime.profile.collapsedDisplayMode ?? mode
        announceMode(nextMode)
        let chosen = chosenPrimary(forCollapsing: true)
        guard !runtime.isHalted else { return }
        if let chosen, chosen !== columns.primary {
            // UNK1: a secondary that becomes the primary is not merged with anything.
            if chosen === columns.secondary { columns.secondary = nil }
            columns.primary = chosen
        }
        promoteSecondaryIfAlone()
        let secondary = columns.secondary
        if let secondary, let primary = columns.primary { merge(secondary, onto: primary) }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        becomeCollapsed(in: nextMode, merging: secondary)
    }

    /// UNK2: without a primary, the secondary is the remaining column (ST7: the primary).
    private func promoteSecondaryIfAlone() {
        guard columns.primary == nil else { return }
        columns.primary = columns.secondary
        columns.secondary = nil
    }

    private func merge(_ secondary: UIViewController, onto primary: UIViewController) {
        // P1: kept even if the delegate says that it has handled it.
        preservedSecondary = secondary
        guard !delegateCollapses(secondary, onto: primary), !runtime.isHalted,
            let primary = columns.primary
        else { return }
        granting(primary) { primary.collapseSecondaryViewController(secondary, for: self) }
        let isSeenElsewhere = secondary.container != nil && secondary.container !== self
        if !isSeenElsewhere { runtime.mark(.collapseHidden) }
    }

    /// C9, C10: the secondary is pushed unchanged. Which controllers disappear is settled after
    /// `isCollapsed` changes, and the secondary itself gets no callback (C15, C16).
    final func pushCollapsing(_ vc: UIViewController, onto navigation: UINavigationController) {
        granting(navigation) {
            guard navigation.admits(vc), runtime.beginOperation() else { return }
            defer { runtime.endOperation(at: navigation) }
            runtime.mark(.collapsePushed)
            navigation.contained.append(vc)
            vc.willMove(toParent: navigation)
            guard navigation.holds(vc) else { return }
            if vc.container === self {
                // The split view gives it away itself, no other container takes it; until
                // `isCollapsed` changes, the array still contains it (C15).
                strike(vc)
                vc.container = nil
                vc.isColumn = false
                if activity != .collapsing { columnWasTaken(vc) }
            }
            guard navigation.admitToTree(vc) else { return }
            if activity != .collapsing { navigation.settle() }
            navigation.deliverDidMove()
        }
    }

    /// Sets `isCollapsed`: one column is left, installed and visible; the other is not.
    final func becomeCollapsed(in nextMode: DisplayMode, merging secondary: UIViewController?) {
        if secondary == nil { runtime.mark(.collapseAlone) }
        promoteSecondaryIfAlone()
        if let primary = columns.primary { install(primary) }
        let isOnStack = secondary != nil && secondary?.container === mergedStack
        var news = ColumnNews(of: self)
        news.hide(.secondary)
        if columns.primary != nil { news.show(.primary) }
        if isOnStack {
            news.hide(.primary)
            news.show(.secondary)
        }
        // Recorded for the column styles: at the first appearance, the visible column appears now.
        if isColumnStyle, appearance == .appearing { columns.primary?.beginAppearing() }

        collapsed = true
        mode = nextMode
        if let rest = columns.secondary {
            // UNK3: a detail that app code has shown since the question is kept like the first one.
            if rest !== secondary { preservedSecondary = rest }
            if columns.primary == nil, rest.container === self { columns.primary = rest }
            columns.secondary = nil
        }
        tidyChildren()
        // At the first appearance all controllers appear later.
        if appearance != .appearing, let primary = columns.primary, primary.container === self {
            align(primary)
            primary.settle()
        }
        if let secondary, let home = secondary.container, home !== columns.primary {
            home.align(secondary)
        }
        news.tellHowItEnded()
        delegateDidCollapse()
        postTargetChange()
    }

    private func delegateDidCollapse() {
        guard tellsOfColumns, !runtime.isHalted else { return }
        tell(.didCollapse) { $0.splitViewControllerDidCollapse(self) }
    }
}
