/// Showing and hiding columns by name (K17 to K22).
extension UISplitViewController {
    /// Shows a column. Merged, the callbacks about it come only if they are asked for: to the app
    /// that shows it by name it is no news (K22).
    final func showColumn(_ column: Column, announcing isAnnounced: Bool = false) {
        guard canShow(column) else { return }
        let outer = beginColumnTransition()
        defer { runtime.endTransition(resuming: outer) }
        if column == .inspector { return showInspector(true) }
        if preferredDisplayMode == .automatic, runtime.profile.prefersWhatIsShown {
            recordQuietly(widestTiled)  // K19
        }
        guard !isMerged else { return showOnStack(column, announcing: isAnnounced) }
        if column == .secondary {
            // K18: a secondary that is displaced comes back.
            if mode == .twoDisplaceSecondary { prefer(.oneBesideSecondary) }
        } else if !showsColumn(column, in: comingMode) {
            prefer(nearestMode(showing: column))
        }
    }

    final func hideColumn(_ column: Column) {
        guard canShow(column) else { return }
        let outer = beginColumnTransition()
        defer { runtime.endTransition(resuming: outer) }
        if column == .inspector { return showInspector(false) }
        guard !isMerged else { return hideOnStack(column) }
        guard column != .secondary, showsColumn(column, in: comingMode) else { return }
        prefer(nearestMode(hiding: column))
    }

    /// A person swipes a list column of a column style in or out. The delegate is not asked for the
    /// outcome, a question for the classic style (V14), and the behavior stays. Unlike a column
    /// shown or hidden by the app, this one is announced (K21).
    ///
    /// UNK69: it changes the preference, as `show` and `hide` do (K20).
    package final func swipe(_ column: Column, isShown: Bool) {
        guard column == .primary || column == .supplementary, canShow(column), isMounted,
            !isMerged, showsColumn(column, in: mode) != isShown
        else { return }
        let outer = beginColumnTransition()
        defer { runtime.endTransition(resuming: outer) }
        let shown = style == .doubleColumn ? usualTarget : nearestMode(showing: column)
        prefer(isShown ? shown : nearestMode(hiding: column), silently: false)
    }

    /// K17: one for which there is no place is neither shown nor hidden, and neither is the compact
    /// one.
    private func canShow(_ column: Column) -> Bool {
        guard isColumnStyle, runtime.mayGoOn(), column != .compact else { return false }
        return column == .supplementary ? style == .tripleColumn : canUse(column)
    }

    /// K23: there is a coordinator, whether anything moves or not.
    private func beginColumnTransition() -> SuspendedTransition {
        runtime.beginTransition(
            ContainerTransition(container: modelNumber.value, from: 0, to: 0))
    }

    /// Whether a column is visible: beside or over the others, or on top while collapsed.
    final func isColumnShowing(_ column: Column) -> Bool {
        guard isMounted, isColumnStyle ? named[column] != nil : columns[column] != nil else {
            return false
        }
        if column == .inspector { return isInspectorInSight }
        return collapsed ? column == seenColumn : showsColumn(column, in: mode)
    }

    // MARK: Expanded

    private var widestTiled: DisplayMode {
        style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// V12, K20: the arrangement with a column that the preferred behavior allows (V1).
    private func nearestMode(showing column: Column) -> DisplayMode {
        let isWide = style == .tripleColumn && column == .primary
        return switch behavior {
        case .overlay: isWide ? .twoOverSecondary : .oneOverSecondary
        case .displace: isWide ? .twoDisplaceSecondary : .oneBesideSecondary
        case .automatic, .tile: isWide ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    /// V12, K20: the arrangement without a column of lists, and with those that may stay.
    private func nearestMode(hiding column: Column) -> DisplayMode {
        column == .primary && style == .tripleColumn
            ? nearestMode(showing: .supplementary) : .secondaryOnly
    }

    /// K20, K21: the preference is set, and the delegate gets only the callback about the
    /// arrangement, unless a person has changed it. UNK58: while the columns merge or come apart,
    /// it is only set.
    private func prefer(_ preferred: DisplayMode, silently: Bool = true) {
        guard isMounted, !isComingApart, activity != .collapsing else { return record(preferred) }
        during(.changingColumns) {
            record(preferred)
            changeMode(to: resolvedMode, silently: silently)
        }
    }

    /// Sets the preference, but not the behavior (K19, K20).
    private func record(_ preferred: DisplayMode) {
        during(.changingColumns) {
            let kept = behavior
            preferredDisplayMode = preferred
            behavior = kept
        }
    }

    /// K19: sets the preference, and neither the behavior nor the arrangement.
    private func recordQuietly(_ preferred: DisplayMode) {
        let (waits, follows) = (overlayWaits, hasToFollow)
        begin(.changingColumns) {
            record(preferred)
            (overlayWaits, hasToFollow) = (waits, follows)
        }
    }

    /// Sets the preference and the behavior as they were, and not the arrangement: the opposite of
    /// UNK12.
    final func restorePreference(
        _ preferred: DisplayMode, behavior kept: SplitBehavior, overlayWaits waits: Bool
    ) {
        recordQuietly(preferred)
        (behavior, overlayWaits) = (kept, waits)
    }

    // MARK: Collapsed

    /// A column is pushed with those before it, unless it is on the stack; what covers it is
    /// popped.
    ///
    /// UNK43: while the compact column stands in for the others, nothing happens.
    private func showOnStack(_ column: Column, announcing isAnnounced: Bool) {
        guard columns.compact == nil, columnStack != nil, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        if let depth = depth(showing: column) {
            uncover(toDepth: depth)
        } else {
            cover(with: column, announcing: isAnnounced)
        }
        noteWhatIsSeen()
    }

    private func uncover(toDepth depth: Int) {
        guard let stack = columnStack, depth < stack.contained.count else { return }
        var callbacks = ColumnCallbacks(of: self)
        for column in [Column.secondary, .supplementary] {
            if let place = place(of: column), place >= depth { callbacks.hide(column) }
        }
        // App code in a callback may have popped it.
        if depth < stack.contained.count { _ = stack.popStack(toDepth: depth) }
        noteWhatIsSeen()
        callbacks.callDidMethods()
    }

    /// Pushes what is missing, one column after the other: each that comes in between appears
    /// and disappears.
    private func cover(with column: Column, announcing isAnnounced: Bool) {
        var missing: [(column: Column, container: UIViewController)] = []
        for step in [Column.supplementary, .secondary] where step.rawValue <= column.rawValue {
            if place(of: step) == nil, let container = preserved[step] {
                missing.append((step, container))
            }
        }
        guard missing.last?.column == column else { return }
        var callbacks = ColumnCallbacks(of: self)
        var covered = seenColumn
        for (place, step) in missing.enumerated() {
            let isFirst = place == 0
            if isFirst, missing.count > 1 { callbacks.show(step.column) }
            callbacks.hide(covered)
            if !isFirst || isAnnounced { callbacks.show(step.column) }
            stack(step.container)
            covered = step.column
        }
        noteWhatIsSeen()
        callbacks.callDidMethods()
    }

    /// A column is popped if it is on top.
    private func hideOnStack(_ column: Column) {
        guard column != .primary, let place = place(of: column),
            place + 1 == columnStack?.contained.count, runtime.beginOperation()
        else { return }
        defer { runtime.endOperation(at: self) }
        noteWhatIsSeen()
        // Screens that the app has pushed in between count as the column below them.
        let isThere = column != .supplementary && self.place(of: .supplementary) != nil
        let below = isThere ? Column.supplementary : .primary
        var callbacks = ColumnCallbacks(of: self)
        callbacks.show(below)
        if self.place(of: column).map({ $0 + 1 }) == columnStack?.contained.count {
            _ = columnStack?.popTop()
        }
        callbacks.callDidMethods()
        noteWhatIsSeen()
    }

    /// The number of controllers left on the stack when a column is shown; `nil` if it is not on
    /// the stack.
    private func depth(showing column: Column) -> Int? {
        if column == .primary {
            return place(of: .supplementary) ?? place(of: .secondary)
                ?? columnStack?.contained.count
        }
        return place(of: column).map { $0 + 1 }
    }

    /// The index of a column on the stack, above the primary's own controllers.
    private func place(of column: Column) -> Int? {
        guard collapsed, let container = preserved[column] else { return nil }
        let place = columnStack?.contained.place(of: container)
        return place == 0 ? nil : place
    }
}
