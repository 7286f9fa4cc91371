/// How a split view of a column style appears, collapses and expands (rules K).
///
/// The delegate decides where columns go, but never moves them: their containers are put on one
/// stack and taken off again, whatever was done there in between (K9, K13).
extension UISplitViewController {
    /// The first appearance in a regular width, in the order that was recorded.
    final func mountColumns() {
        let mountedMode = resolvedMode
        announceMode(mountedMode)
        fillPrimary()
        if let primary = columns.primary { install(primary) }
        var news = ColumnNews(of: self)
        if mountedMode != .secondaryOnly { news.show(.primary) }
        fillSecondary()
        if let secondary = columns.secondary {
            install(secondary)
            news.show(.secondary)
        }
        tidyChildren()
        mode = mountedMode
        for child in contained where shows(child) { child.beginAppearing() }
        news.tellHowItEnded()
    }

    /// Collapses: asks which column is on top (K8), and stacks the containers of the columns (K9).
    final func collapseColumns() {
        let nextMode = runtime.profile.collapsedDisplayMode ?? mode
        announceMode(nextMode)
        // UNK10: the proposed column if no secondary was set.
        let top = delegateTopColumn(proposing: named.secondary == nil ? .primary : .secondary)
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        if columns.primary?.container !== self { fillPrimary() }
        if columns.secondary?.container !== self { fillSecondary() }
        let secondary = columns.secondary
        preservedSecondary = secondary
        if let secondary, let stack = columnStack, top == .secondary {
            pushCollapsing(secondary, onto: stack)
        } else if secondary != nil {
            runtime.mark(.collapseHidden)
        }
        becomeCollapsed(in: nextMode, merging: secondary)
        // It may be inside the primary (K2).
        if appearance != .appearing { columnStack?.settle() }
    }

    /// Expands: asks for the arrangement (K12), and takes the secondary's container off the stack,
    /// wherever it is on the stack, and even if it is not on it (K13).
    ///
    /// UNK11 (K14): what was pushed above it stays on the stack, and so goes to the primary column.
    final func expandColumns() {
        announceMode(resolvedMode)
        let proposed = resolvedMode
        let answer = delegateModeForExpanding(proposing: proposed)
        // UNK12: an arrangement other than the proposed one becomes the preference.
        if answer != proposed, answer != .automatic {
            preferredDisplayMode = answer
            announceMode(resolvedMode)
        }
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        let secondary = preservedSecondary
        var uncovered: UIViewController?
        if let secondary, let stack = columnStack, secondary.container === stack {
            let wasOnTop = stack.contained.last === secondary
            stack.release(secondary)
            if wasOnTop { uncovered = stack.contained.last }
        }
        becomeExpanded(in: resolvedMode, with: secondary, uncovering: uncovered)
        columnStack?.deliverDidMove()
    }

    /// Records which column is visible while they are merged: the user may have gone back, which
    /// the split view is not notified of (UNK13).
    final func noteWhatIsSeen() {
        let isMerged = collapsed && secondaryContainer?.container === columnStack
        shown.remove(isMerged ? .primary : .secondary)
        shown.insert(isMerged ? .secondary : .primary)
    }
}
