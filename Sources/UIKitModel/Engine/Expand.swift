/// One column becomes two (rules X and P).
///
/// As on collapse, the delegate is called first, and its changes take effect.
extension UISplitViewController {
    /// Expands: asks for the primary (X1), then for the secondary (X2, X3), falls back to the
    /// preserved one (P2).
    final func expand() {
        if isColumnStyle { return expandColumns() }
        let (nextMode, preference) = (resolvedMode, preferredDisplayMode)
        announceMode(nextMode)
        let chosen = chosenPrimary(forCollapsing: false)
        guard !runtime.isHalted else { return }
        if let chosen, chosen !== columns.primary { replacePrimary(with: chosen) }
        var secondary: UIViewController?
        if let primary = columns.primary { secondary = separated(from: primary) }
        guard runtime.beginOperation() else {
            separatedController = nil
            return
        }
        defer { runtime.endOperation(at: self) }
        if let secondary, secondary === columns.primary {
            raiseAlreadySpecified(secondary, as: "primary")
        } else {
            becomeExpanded(in: nextMode, with: secondary)
        }
        dropSeparated()
        // UNK58.
        if !collapsed, preferredDisplayMode != preference,
            runtime.profile.assumes(.appliesLatePreferences)
        {
            followEnvironment()
        }
    }

    /// The future secondary: the delegate's (X2), else the primary's (X3), else the preserved one
    /// (X9, P2; not recorded on iOS 26, P6). Without any: UNK4 (X11), the primary stays alone.
    private func separated(from primary: UIViewController) -> UIViewController? {
        if let answer = delegateSeparates(from: primary) { return answer }
        guard !runtime.isHalted else { return nil }
        if let answer = primary.separateSecondaryViewController(for: self) { return answer }
        // UNK5: one that now contains the split view, or is its primary, cannot be restored.
        guard let kept = preservedSecondary, kept !== columns.primary, !isInside(kept) else {
            return nil
        }
        return kept
    }

    /// Takes the controller that the primary popped for this split view. It gets no callback on its
    /// way from one visible place to the other (X13); if it gets no place, it disappears.
    final func receive(_ popped: UIViewController) {
        if activity == .expanding {
            separatedController = popped
        } else {
            popped.disappearIfLoose()
        }
    }

    private func dropSeparated() {
        separatedController?.disappearIfLoose()
        separatedController = nil
    }

    /// Clears `isCollapsed`: the secondary is installed before it (X14, X16), and visible.
    ///
    /// - Parameters:
    ///   - answer: The future secondary.
    final func becomeExpanded(in nextMode: DisplayMode, with answer: UIViewController?) {
        if answer == nil { runtime.mark(.expandAlone) }
        if let answer, answer === preservedSecondary { runtime.mark(.expandPreserved) }
        var callbacks = ColumnCallbacks(of: self)
        var secondary: UIViewController?
        if let answer, !isColumnStyle, install(answer) { secondary = answer }
        guard !runtime.isHalted else { return }
        if isColumnStyle {
            restoreColumns()
            bringInColumns(for: nextMode, collecting: &callbacks)
        } else {
            announceExpansion(to: nextMode, with: secondary, collecting: &callbacks)
        }
        if appearance == .appeared {
            for child in contained where child !== columns.primary || isColumnStyle {
                let column = child === secondary ? .secondary : columns.column(of: child)
                if let column, showsColumn(column, in: nextMode) { child.beginAppearing() }
            }
        }

        collapsed = false
        mode = nextMode
        if let secondary, secondary.container === self, secondary !== columns.primary {
            columns.secondary = secondary
        }
        columns.compact = nil
        if isColumnStyle { placeLatecomers() }
        preserved = Columns()
        detailLeadsNowhere = false
        tidyChildren()
        if isColumnStyle { noteUnplaced() }
        if runtime.surface.hasLayouts { layOutHidden() }
        callbacks.callDidMethods()
        // It was in the narrow primary column until now (G13).
        columns.secondary?.environmentDidChange()
        delegateDidExpand()
        // X12: the containment changes even if the primary is hidden in the end.
        if let primary = columns.primary, primary.container === self, !shows(primary) {
            primary.disappear()
        }
        if isColumnStyle {
            for child in contained where columns.contains(child) { align(child) }
        } else if let secondary, secondary.container === self {
            align(secondary)
        }
        postTargetChange()
    }

    private func announceExpansion(
        to nextMode: DisplayMode, with secondary: UIViewController?,
        collecting callbacks: inout ColumnCallbacks
    ) {
        if showsColumn(.primary, in: nextMode), columns.primary != nil {
            callbacks.show(.primary)
        } else {
            callbacks.hide(.primary)
        }
        if secondary != nil { callbacks.show(.secondary) } else { callbacks.hide(.secondary) }
    }

    /// K13: the columns come from the table, not from the stack.
    private func restoreColumns() {
        if columns.primary == nil { columns.primary = preserved.primary }
        columns.supplementary = preserved.supplementary
        columns.secondary = preserved.secondary
    }

    /// Puts columns in their places that app code has set by name in the will-phase.
    private func placeLatecomers() {
        for column in [Column.supplementary, .secondary] where columns[column] == nil {
            columns[column] = preserved[column]
            columns[column].map { _ = install($0) }
        }
    }

    private func delegateDidExpand() {
        guard callsBackAboutColumns, !runtime.isHalted else { return }
        tell(.didExpand) { $0.splitViewControllerDidExpand(self) }
    }
}
