/// The appearance, collapse and expansion of a split view of a column style (rules K).
///
/// The delegate decides on the places of columns, but never moves them: their containers are put on
/// one stack and taken off again, whatever was done there in between (K9, K13).
extension UISplitViewController {
    /// The first appearance in a regular width, in the order that was recorded.
    final func mountColumns() {
        let mountedMode = resolvedMode
        announceMode(mountedMode)
        var callbacks = ColumnCallbacks(of: self)
        bringInColumns(for: mountedMode, collecting: &callbacks)
        tidyChildren()
        mode = mountedMode
        noteUnplaced()
        for child in contained where shows(child) { child.beginAppearing() }
        callbacks.callDidMethods()
    }

    /// The columns that are hidden by a layout of the split view itself are not moved beyond its
    /// edge before the next (V22).
    final func noteUnplaced() { unplacedColumns = newlyHidden(since: .twoBesideSecondary) }

    final func newlyHidden(since old: DisplayMode) -> ColumnSet {
        var hidden = ColumnSet()
        guard runtime.profile.placesHiddenColumnsLate else { return hidden }
        for column in [Column.primary, .supplementary]
        where showsColumn(column, in: old) && !showsColumn(column, in: mode) {
            hidden.insert(column)
        }
        return hidden
    }

    /// Puts the columns side by side, in the order that was recorded: each comes in and is
    /// announced before the next.
    final func bringInColumns(for mode: DisplayMode, collecting callbacks: inout ColumnCallbacks) {
        bringIn(.supplementary, for: mode, collecting: &callbacks)
        callbacks.hide(.compact)
        bringIn(.primary, for: mode, collecting: &callbacks)
        bringIn(.secondary, for: mode, collecting: &callbacks)
        if showsInspector { bringIn(.inspector, for: mode, collecting: &callbacks) }
    }

    private func bringIn(
        _ column: Column, for mode: DisplayMode, collecting callbacks: inout ColumnCallbacks
    ) {
        if isColumnStyle { fill(column) }
        guard !runtime.isHalted else { return }
        let isThere = columns[column].map { install($0) } ?? false
        if showsColumn(column, in: mode), isThere || column == .primary && isColumnStyle {
            callbacks.show(column)
        } else {
            callbacks.hide(column)
        }
    }

    /// K8: the column that is proposed for the top of the stack.
    ///
    /// UNK10: if none was set for the secondary, the next one.
    private var proposedTop: Column {
        if named.compact != nil { return .compact }
        if named.secondary != nil { return .secondary }
        guard named.supplementary != nil else { return .primary }
        return runtime.profile.assumes(.proposesSupplementary) ? .supplementary : .primary
    }

    /// Collapses: asks which column is on top (K8), and stacks the containers of the columns (K9),
    /// or replaces them by the compact column (K10, K11).
    final func collapseColumns() {
        let nextMode = runtime.profile.collapsedDisplayMode ?? mode
        announceMode(nextMode)
        let proposed = proposedTop
        let answer = delegateTopColumn(proposing: proposed)
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        // UNK39: a column that was not set, or is an inspector, cannot be on top.
        let top = answer == .primary || canBeOnTop(answer) ? answer : proposed
        if top == .compact {
            collapseIntoCompact(in: nextMode)
        } else {
            collapseOntoStack(in: nextMode, upTo: top)
        }
    }

    private func canBeOnTop(_ column: Column) -> Bool {
        column != .inspector && named[column] != nil
    }

    private func collapseOntoStack(in nextMode: DisplayMode, upTo top: Column) {
        for column in [Column.primary, .supplementary, .secondary] { fill(column) }
        keepColumns()
        preserved.primary = nil
        let secondary = columns.secondary
        var isPushed = false
        if let stack = columnStack, top != .primary {
            for column in [Column.supplementary, .secondary]
            where column.rawValue <= top.rawValue {
                guard let container = columns[column] else { continue }
                pushCollapsing(container, onto: stack)
                isPushed = isPushed || column == .secondary
            }
        }
        if secondary != nil, !isPushed { runtime.mark(.collapseHidden) }
        becomeCollapsed(in: nextMode, onto: .primary, merging: secondary)
        // It may be inside the primary (K2).
        if appearance != .appearing { columnStack?.settle() }
    }

    private func collapseIntoCompact(in nextMode: DisplayMode) {
        // K10: at the first appearance there are no containers yet, and none are made. UNK61: a
        // container put around the present compact column is left.
        for column in [Column.primary, .supplementary, .secondary]
        where columns[column].map({
            $0.container !== self || named[column] === named.compact && $0 !== named.compact
        }) ?? false { columns[column] = nil }
        keepColumns()
        becomeCollapsed(in: nextMode, onto: .compact, merging: nil)
    }

    /// The split view retains the containers of the columns while it is collapsed (K9, K10).
    private func keepColumns() {
        preserved = columns
        (preserved.compact, preserved.inspector) = (nil, nil)
    }

    /// Expands: asks for the arrangement (K12), and takes the containers of the columns off the
    /// stack, wherever they are on it, and even if they are not on it (K13).
    ///
    /// UNK11 (K14): what was pushed above them stays on the stack, and so goes to the primary
    /// column.
    final func expandColumns() {
        noteDismissedSheet()
        isComingApart = true
        defer { isComingApart = false }
        let announced = resolvedMode
        announceMode(announced)
        let proposed = resolvedMode
        let answer = delegateModeForExpanding(proposing: proposed)
        // UNK12: an arrangement other than the proposed one becomes the preference.
        let kept = (preferredDisplayMode, behavior, overlayWaits)
        let isOwn = answer != proposed && answer != .automatic
        if isOwn { preferredDisplayMode = answer }
        announceMode(resolvedMode, insteadOf: announced)
        let preference = preferredDisplayMode
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        withdrawSheet()
        takeColumnsOffStack()
        guard !runtime.isHalted else { return }
        becomeExpanded(in: resolvedMode, with: preserved.secondary)
        columnStack?.deliverDidMove()
        guard !collapsed else { return }
        if preferredDisplayMode != preference {
            if runtime.profile.assumes(.appliesLatePreferences) { followEnvironment() }
        } else if isOwn, !runtime.profile.assumes(.keepsAnsweredMode) {
            restorePreference(kept.0, behavior: kept.1, overlayWaits: kept.2)
        }
    }

    /// Whether the columns are on one stack, or replaced by the compact one, and stay so.
    final var isMerged: Bool { collapsed && !isComingApart }

    /// The arrangement in force, or the one that an expansion is about to bring about.
    final var comingMode: DisplayMode { isComingApart ? resolvedMode : mode }

    /// A screen that they uncover appears at once, as recorded, even if the arrangement then hides
    /// it (X12).
    private func takeColumnsOffStack() {
        guard let stack = columnStack else { return }
        let top = stack.contained.last
        for column in [Column.secondary, .supplementary] {
            if let container = preserved[column], container.container === stack {
                if !runtime.profile.assumes(.leavesScreensOnStack) { takeAlong(container) }
                if container.container === stack { stack.release(container) }
            }
        }
        guard let uncovered = stack.contained.last, uncovered !== top,
            stack.appearance == .appeared
        else { return }
        uncovered.appear()
        stack.deliverDidMove()
    }

    /// Moves what stands above the container of a column onto the stack inside: the opposite of
    /// UNK11.
    private func takeAlong(_ container: UIViewController) {
        guard let stack = columnStack, let place = stack.contained.place(of: container),
            let own = container.asNavigation ?? container.contained.first?.asNavigation
        else { return }
        // App code in a callback may move them.
        for screen in stack.contained[(place + 1)...]
        where stack.holds(screen) && !preserved.contains(screen) {
            stack.release(screen)
            if screen.container == nil, !own.holds(screen) { own.takeIn(screen) }
        }
    }

    final var seenColumn: Column {
        if columns.compact != nil { return .compact }
        guard let stack = columnStack else { return .primary }
        if preserved.secondary.map({ $0.container === stack }) ?? false { return .secondary }
        if preserved.supplementary.map({ $0.container === stack }) ?? false {
            return .supplementary
        }
        return .primary
    }

    /// Records the visible column while they are merged: the user may have gone back, and the split
    /// view is not notified of that (UNK13).
    final func noteWhatIsSeen() {
        guard collapsed else { return }
        let isInspected = shown.contains(.inspector)
        shown = ColumnSet()
        shown.insert(seenColumn)
        if isInspected { shown.insert(.inspector) }
    }
}
