/// Setting the columns, and their containers (rules K).
extension UISplitViewController {
    /// The value of a property of the column styles; in the classic style it raises (ST16, recorded
    /// on iOS 26.1).
    final func columnStyleOnly<Value>(_ value: Value, otherwise: Value) -> Value {
        if isColumnStyle { return value }
        runtime.raise(
            "NSInvalidArgumentException",
            reason: "This API requires initializing the UISplitViewController with "
                + "-initWithStyle:")
        return otherwise
    }

    /// ST16, recorded on iOS 26.1: a split view with two columns has no supplementary one.
    ///
    /// UNK49: the wording.
    final func raiseForTwoColumns() -> CGFloat {
        guard isColumnStyle else {
            return columnStyleOnly(ColumnWidth.automatic, otherwise: ColumnWidth.automatic)
        }
        runtime.raise(
            "NSInvalidArgumentException",
            reason: "This API requires a UISplitViewController with the style triple column")
        return ColumnWidth.automatic
    }

    /// Whether columns are set by name, not assigned as an array.
    package final var isColumnStyle: Bool { style != .unspecified }

    /// The controllers that were set, leading first; while collapsed, the remaining one (ST7 to
    /// ST9).
    final var namedColumns: [UIViewController] {
        if collapsed { return [columns.compact ?? named.primary].compactMap { $0 } }
        return [named.primary, named.supplementary, named.secondary].compactMap { $0 }
    }

    /// The container of a column: in its place, or while collapsed on the stack of the primary or
    /// kept out of sight (K9, K10).
    final func container(of column: Column) -> UIViewController? {
        columns[column] ?? preserved[column]
    }

    /// The container of the secondary (K9).
    final var secondaryContainer: UIViewController? { columns.secondary ?? preserved.secondary }

    /// The navigation controller on which the columns merge (K2); `nil` before the first
    /// appearance.
    final var columnStack: UINavigationController? {
        columns.primary?.asNavigation
            ?? columns.primary?.contained.first?.asNavigation
    }

    /// The parent of the secondary while the columns are merged.
    final var mergedStack: UIViewController? { isColumnStyle ? columnStack : columns.primary }

    final func namedColumn(_ column: Column) -> UIViewController? {
        column == .primary && losesPrimary ? columnStack : named[column]
    }

    /// B4: the split view mistakes the navigation controller inside the primary for the primary.
    ///
    /// UNK14: whether it recovers when what was pushed there is popped; here it does not, once it
    /// has laid the columns out in between.
    final var losesPrimary: Bool {
        guard runtime.profile.losesTrackOfPrimary, let stack = columnStack,
            stack !== columns.primary
        else { return false }
        if hasLostPrimary, runtime.profile.assumes(.staysLost) { return true }
        // A container pushed there by the split view itself does not count.
        var own = secondaryContainer?.container === stack ? 1 : 0
        if container(of: .supplementary).map({ $0.container === stack }) ?? false { own += 1 }
        return stack.contained.count - own > 1
    }

    // MARK: Naming

    /// Sets the columns by an array, one after the other (K7): a controller that is still another
    /// column when its turn comes raises, as in the classic style (ST13).
    ///
    /// UNK40: more elements than columns are ignored.
    final func nameColumns(_ assigned: [UIViewController]) {
        let order: [Column] =
            style == .tripleColumn
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (place, column) in order.enumerated() {
            nameColumn(column, place < assigned.count ? assigned[place] : nil)
        }
    }

    final func nameColumn(_ column: Column, _ vc: UIViewController?) {
        guard runtime.mayGoOn(), canUse(column) else { return }
        // ST13. UNK61: the compact column may be one of the others, too.
        if let vc, column != .compact, let other = named.column(of: vc), other != column,
            other != .compact
        {
            return raiseAlreadySpecified(vc, as: "\(other)")
        }
        guard vc !== named[column] else { return }
        // K5.
        if column == .compact, named.compact != nil, runtime.profile.keepsFirstCompact { return }
        if column == .inspector { vc?.wishes.isForInspector = true }
        guard isMounted else {
            named[column] = vc
            return columns = Columns(primary: named.primary, secondary: named.secondary)
        }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        // A column that a person has left is not hidden once more.
        if !isComingApart { noteWhatIsSeen() }
        during(.changingColumns) { exchange(column, for: vc) }
        // UNK15: another secondary does not change the layout of the primary.
        if column == .primary
            || column == .secondary && !runtime.profile.assumes(.leavesPrimaryInPlace)
        {
            layOutColumns()
        }
    }

    /// App code in a callback may set another controller for the same column. That one stays: the
    /// exchange under way then ends.
    private func exchange(_ column: Column, for vc: UIViewController?) {
        switch column {
        case .primary: exchangePrimary(vc)
        case .supplementary, .secondary: exchangeNamed(column, vc)
        case .compact: exchangeCompact(vc)
        case .inspector: exchangeInspector(vc)
        }
    }

    private func exchangePrimary(_ vc: UIViewController?) {
        let old = named.primary
        let isWrapped = container(of: .primary) !== old
        named.primary = vc
        hasLostPrimary = false
        // Replaced by the compact column, it is out of sight (K10), unless it is just coming back.
        guard columns.compact == nil || columns.primary != nil else {
            preserved.primary = nil
            return
        }
        let merged = [Column.supplementary, .secondary].compactMap { column in
            container(of: column).flatMap { $0.container === columnStack ? $0 : nil }
        }
        if isWrapped, refills(.primary, with: vc), let wrapper = columnStack {
            return refill(wrapper, of: .primary, with: vc, replacing: old, below: merged)
        }
        let new = makeContainer(for: vc, in: .primary) ?? UINavigationController()
        guard vc === named.primary else { return }
        for container in merged { columnStack?.release(container) }
        // They are on the new stack before it is seen, so that nothing below them appears (A1).
        if let stack = new.asNavigation ?? new.contained.first?.asNavigation {
            for container in merged where !stack.holds(container) { stack.takeIn(container) }
        }
        if vc === named.primary { replacePrimary(with: new) }
    }

    private func exchangeNamed(_ column: Column, _ vc: UIViewController?) {
        let (old, replaced) = (container(of: column), named[column])
        let isWrapped = old !== replaced
        named[column] = vc
        if isWrapped, vc == nil, !collapsed, let wrapper = old?.asNavigation {
            return empty(column, holding: wrapper)
        }
        if isWrapped, refills(column, with: vc), let wrapper = old?.asNavigation {
            return refill(wrapper, of: column, with: vc, replacing: replaced)
        }
        let new = makeContainer(for: vc, in: column)
        guard vc === named[column] else { return }
        // While the columns come apart, too, one that is back in its place is replaced there.
        guard collapsed, columns[column] == nil else { return place(new, in: column) }
        preserved[column] = new
        guard let old, let stack = columnStack, old.container === stack else { return }
        let rest = stack.contained.filter { $0 !== new }
        stack.replaceStack(with: rest.compactMap { $0 === old ? new : $0 })
    }

    /// A column without a controller has no container beside the others (K27). What stood in it
    /// begins to disappear and is taken out before that has ended, and no column is announced.
    private func empty(_ column: Column, holding wrapper: UINavigationController) {
        let top = wrapper.contained.last
        top?.beginDisappearing()
        guard named[column] == nil, columns[column] === wrapper else { return }
        columns[column] = nil
        top?.forgetAppearance()
        wrapper.replaceStack(with: [])
        tidyChildren()
    }

    /// Whether a controller is put into the navigation controller that the split view has made for
    /// its column. UNK16: recorded for the secondary only (K4).
    private func refills(_ column: Column, with vc: UIViewController?) -> Bool {
        !standsForItself(vc, in: column)
            && (vc == nil || column == .secondary
                || runtime.profile.assumes(.refillsEveryWrapper))
    }

    private func place(_ new: UIViewController?, in column: Column) {
        if column == .secondary, let new { return replaceSecondary(with: new) }
        columns[column] = new
        tidyChildren()
        guard let new, new === columns[column] else { return }
        if !install(new), columns[column] === new { columns[column] = nil }
        tidyChildren()
        if new.container === self { align(new) }
    }

    /// UNK41: a compact column that is set while the columns are merged on a stack waits for the
    /// next collapse; a compact column in sight is replaced at once.
    private func exchangeCompact(_ vc: UIViewController?) {
        named.compact = vc
        guard collapsed, columns.compact != nil, let vc else { return }
        columns.compact = vc
        tidyChildren()
        guard vc === columns.compact else { return }
        install(vc)
        tidyChildren()
        if vc.container === self { align(vc) }
    }

    /// Pushes the container of a column on the stack, unless app code has done so, or has set
    /// another controller.
    final func stack(_ container: UIViewController) {
        guard let stack = columnStack, collapsed,
            container === preserved.secondary || container === preserved.supplementary,
            !stack.holds(container)
        else { return }
        stack.pushOnStack(container)
    }

    /// Replaces the controller in a navigation controller that the split view has put around a
    /// column (K4), or removes it (K6).
    ///
    /// - Parameters:
    ///   - old: The controller that stood there for the column.
    ///   - merged: The columns that stand on it.
    private func refill(
        _ wrapper: UINavigationController, of column: Column, with vc: UIViewController?,
        replacing old: UIViewController?, below merged: [UIViewController] = []
    ) {
        if let vc, column != .primary, runtime.profile.pushesOtherSecondary,
            !wrapper.contained.isEmpty
        {
            return wrapper.pushViewController(vc, animated: false)
        }
        var callbacks = ColumnCallbacks(of: self)
        let wasEmpty = wrapper.contained.count == merged.count
        // UNK17: everything else in it is removed, too.
        let removesAll = vc == nil || runtime.profile.assumes(.removesWhatStoodAbove)
        let others = wrapper.contained.filter { $0 !== old && $0 !== vc }
        wrapper.replaceStack(with: removesAll ? merged : others)
        if let vc {
            if wasEmpty, isInSight(column) { callbacks.show(column) }
            // App code in a callback may have put it there, or set another.
            if vc === named[column], !wrapper.holds(vc) {
                wrapper.replaceStack(with: [vc] + wrapper.contained)
            }
            // UNK45: out of sight, too, it is loaded at once, like one that is put around.
            if wrapper.holds(vc),
                isInSight(column) || runtime.profile.assumes(.loadsUnseenReplacements)
            {
                vc.loadViewIfNeeded()
            }
        } else {
            callbacks.hide(column)
        }
        callbacks.callDidMethods()
    }

    private func isInSight(_ column: Column) -> Bool {
        isMerged ? column == seenColumn : showsColumn(column, in: comingMode)
    }

    // MARK: Putting something around them

    /// K2: whether a controller is used without a container; as the supplementary, only a
    /// navigation controller is, and a split view, which cannot stand on a stack (ST14). UNK18: tab
    /// bar controllers may not be primaries; here they may. UNK61: a controller set as the
    /// compact column as well is used as it is, like that column (K11).
    private func standsForItself(_ vc: UIViewController?, in column: Column) -> Bool {
        guard let vc, !vc.isNavigation, !(vc is UISplitViewController), vc !== named.compact
        else { return vc != nil }
        return column != .supplementary && vc.contained.first?.isNavigation == true
    }

    final func makeContainer(for vc: UIViewController?, in column: Column) -> UIViewController? {
        guard let vc else { return nil }
        if standsForItself(vc, in: column) { return vc }
        let wrapper = UINavigationController(rootViewController: vc)
        wrapper.loadViewIfNeeded()
        vc.loadViewIfNeeded()
        return wrapper
    }

    /// Makes the container of a column when it is needed for the first time (ST11, K10). UNK19:
    /// without a primary, an empty navigation controller, as for a secondary that is removed (K6).
    final func fill(_ column: Column) {
        if let place = columns[column], place.container === self || isKept(place) { return }
        let vc = named[column]
        let made = makeContainer(for: vc, in: column)
        // App code may have set another one as its view was loaded.
        guard vc === named[column] else {
            if runtime.mayGoOn() { fill(column) }
            return
        }
        columns[column] = made
        if column == .primary, columns.primary == nil {
            columns.primary = UINavigationController()
        }
    }

    private func isKept(_ container: UIViewController) -> Bool {
        preserved.contains(container)
    }
}

extension UINavigationController {
    /// Releases a controller that will be visible elsewhere, without callbacks (X13). If it gets no
    /// place, it disappears when the operation ends.
    final func release(_ vc: UIViewController) {
        strike(vc)
        vc.willMove(toParent: nil)
        letGo(vc)
        vc.awaitsDidMove = false
        runtime.loosen(vc)
    }

    /// Puts a released controller on this stack, to be seen with it.
    final func takeIn(_ vc: UIViewController) {
        contained.append(vc)
        vc.willMove(toParent: self)
        _ = admitToTree(vc)
    }
}
