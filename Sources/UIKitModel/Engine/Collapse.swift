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
        fillIfAlone()
        let secondary = columns.secondary
        if let secondary, let primary = columns.primary { merge(secondary, onto: primary) }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        becomeCollapsed(in: nextMode, onto: .primary, merging: secondary)
    }

    /// UNK2: without a primary, the secondary is the remaining column (ST7: the primary). A column
    /// style has a stack of its own for it (UNK19).
    private func fillIfAlone() {
        guard columns.primary == nil else { return }
        if isColumnStyle { return fill(.primary) }
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

    /// Sets `isCollapsed`: one column is left, installed and visible; the others are not.
    ///
    /// - Parameters:
    ///   - nextMode: The arrangement that is reported from now on.
    ///   - base: The column that is left: the primary, or the compact one (K11).
    final func becomeCollapsed(
        in nextMode: DisplayMode, onto base: Column, merging secondary: UIViewController?
    ) {
        if secondary == nil { runtime.mark(.collapseAlone) }
        var callbacks = ColumnCallbacks(of: self)
        announceCollapse(onto: base, merging: secondary, collecting: &callbacks)
        // Recorded for the column styles: what is going to be visible appears now.
        if isColumnStyle, isOnScreen, let vc = columns[base], vc.container === self {
            vc.beginAppearing()
        }

        collapsed = true
        mode = nextMode
        let inspector = keptInspector
        leaveOnly(base, merging: secondary)
        tidyChildren()
        // At the first appearance all controllers appear later.
        if appearance != .appearing, let left = columns[base], left.container === self {
            align(left)
            left.settle()
        }
        if let secondary, let home = secondary.container, home !== columns.primary {
            home.align(secondary)
        }
        if let inspector { presentKept(inspector) }
        callbacks.callDidMethods()
        delegateDidCollapse()
        postTargetChange()
    }

    /// The will-phase: the columns are covered on the way to the one that will be visible (K15).
    private func announceCollapse(
        onto base: Column, merging secondary: UIViewController?,
        collecting callbacks: inout ColumnCallbacks
    ) {
        if isColumnStyle {
            if runtime.profile.assumes(.collapseHidesInspector) { callbacks.hide(.inspector) }
            callbacks.hide(.supplementary)
        }
        if base == .primary { fillIfAlone() }
        if base == .compact { columns.compact = named.compact }
        if let left = columns[base] {
            install(left)
            callbacks.show(base)
        }
        if base == .compact { callbacks.hide(.primary) }
        callbacks.hide(.secondary)
        let top = topOfMerged(secondary)
        if base == .primary, top != .primary {
            callbacks.hide(.primary)
            callbacks.show(top)
        }
    }

    /// The column on top of the stack on which they were merged.
    private func topOfMerged(_ secondary: UIViewController?) -> Column {
        guard let stack = mergedStack else { return .primary }
        if let secondary, secondary.container === stack { return .secondary }
        if isColumnStyle, let other = preserved.supplementary, other.container === stack {
            return .supplementary
        }
        return .primary
    }

    private func leaveOnly(_ base: Column, merging secondary: UIViewController?) {
        if isColumnStyle {
            // App code may have set others since they were merged.
            for column in [Column.primary, .supplementary, .secondary] where column != base {
                preserved[column] = columns[column]
            }
        }
        if base == .compact {
            let compact = columns.compact
            columns = Columns(compact: compact?.container === self ? compact : nil)
        } else if let rest = columns.secondary {
            // UNK3: a detail that app code has shown since the question is kept like the first one.
            if rest !== secondary, runtime.profile.assumes(.preservesLaterDetail) {
                preservedSecondary = rest
            }
            if columns.primary == nil, rest.container === self, !isColumnStyle {
                columns.primary = rest
            }
            columns.secondary = nil
        }
        guard isColumnStyle else { return }
        if base == .primary, columns.primary == nil {
            fill(.primary)
            columns.primary.map { _ = install($0) }
        }
        unplacedColumns = ColumnSet()
        columns.supplementary = nil
        columns.inspector = nil
        showsInspector = false
    }

    private func delegateDidCollapse() {
        guard callsBackAboutColumns, !runtime.isHalted else { return }
        tell(.didCollapse) { $0.splitViewControllerDidCollapse(self) }
    }
}
