/// How a split view of a column style appears, collapses and expands (rules K).
///
/// The delegate is asked where things go, and never to move them: what stands for the columns is
/// put on one stack and taken off again, whatever happened there in between (K9, K13).
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

    /// Collapses: asks which column comes to the top (K8), and stacks what stands for them (K9).
    final func collapseColumns() {
        let nextMode = runtime.profile.collapsedDisplayMode ?? mode
        announceMode(nextMode)
        // UNK10: what is proposed where nothing was named for the secondary.
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
        // It may stand inside of the primary (K2).
        if appearance != .appearing { columnStack?.settle() }
    }

    /// Expands: asks for the arrangement (K12), and takes what stands for the secondary off the
    /// stack, wherever it stands there, and if it is not there at all (K13).
    ///
    /// UNK11 (K14): what was pushed above it on the stack stays on the stack, and so goes to the
    /// primary column.
    final func expandColumns() {
        announceMode(resolvedMode)
        let proposed = resolvedMode
        let answer = delegateModeForExpanding(proposing: proposed)
        // UNK12: another arrangement than the proposed one becomes the preference.
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

    /// Takes down which column is seen while they are merged: a person may have gone back, of
    /// which the split view hears nothing (UNK13).
    final func noteWhatIsSeen() {
        let isMerged = collapsed && secondaryContainer?.container === columnStack
        shown.remove(isMerged ? .primary : .secondary)
        shown.insert(isMerged ? .secondary : .primary)
    }
}
