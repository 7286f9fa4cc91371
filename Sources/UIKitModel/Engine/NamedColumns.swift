/// The controllers that an app set for the columns of a column style (ST8). Their containers in the
/// tree are in `Columns`, once the split view has appeared.
struct NamedColumns {
    /// Set for the primary column.
    var primary: UIViewController?
    /// Set for the secondary column, and still set while the columns are merged (ST9).
    var secondary: UIViewController?

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(primary)
        record.add(secondary)
    }

    subscript(column: UISplitViewController.Column) -> UIViewController? {
        get { column == .primary ? primary : secondary }
        set { if column == .primary { primary = newValue } else { secondary = newValue } }
    }
}

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

    /// Whether columns are set by name, not assigned as an array.
    package final var isColumnStyle: Bool { style != .unspecified }

    /// The controllers that were set, leading first; while collapsed, the primary alone (ST8, ST9).
    final var namedColumns: [UIViewController] {
        let all = [named.primary, collapsed ? nil : named.secondary]
        return all.compactMap { $0 }
    }

    /// The container of the secondary: in its column, or while collapsed on the stack of the
    /// primary or kept out of sight (K9).
    final var secondaryContainer: UIViewController? { columns.secondary ?? preservedSecondary }

    /// The navigation controller on which the columns merge (K2); `nil` before the first
    /// appearance.
    final var columnStack: UINavigationController? {
        columns.primary?.asNavigation
            ?? columns.primary?.contained.first?.asNavigation
    }

    /// The parent of the secondary while the columns are merged.
    final var mergedStack: UIViewController? { isColumnStyle ? columnStack : columns.primary }

    final func namedColumn(_ column: Column) -> UIViewController? {
        switch column {
        case .primary: losesPrimary ? columnStack : named.primary
        case .secondary: named.secondary
        // Setting one raises, so none is ever set.
        case .supplementary, .compact, .inspector: nil
        }
    }

    /// B4: the split view mistakes the navigation controller inside the primary for the primary.
    ///
    /// UNK14: whether it recovers when what was pushed there is popped; here it does not, once it
    /// has laid the columns out in between.
    final var losesPrimary: Bool {
        guard runtime.profile.losesTrackOfPrimary, let stack = columnStack,
            stack !== columns.primary
        else { return false }
        if hasLostPrimary { return true }
        // What the split view itself pushed there does not count.
        let own = secondaryContainer?.container === stack ? 1 : 0
        return stack.contained.count - own > 1
    }

    // MARK: Naming

    /// Sets the columns by an array, in order (K7).
    final func nameColumns(_ assigned: [UIViewController]) {
        let secondary = assigned.count > 1 ? assigned[1] : nil
        // A controller may move from one column to the other.
        if named.secondary !== secondary, assigned.first === named.secondary {
            nameColumn(.secondary, nil)
        }
        nameColumn(.primary, assigned.first)
        nameColumn(.secondary, secondary)
    }

    final func nameColumn(_ column: Column, _ vc: UIViewController?) {
        guard runtime.mayGoOn(), canUse(column) else { return }
        // ST13.
        if let vc, vc === named.primary, column == .secondary {
            return raiseAlreadySpecified(vc, as: "primary")
        }
        if let vc, vc === named.secondary, column == .primary {
            return raiseAlreadySpecified(vc, as: "secondary")
        }
        guard vc !== named[column] else { return }
        guard isMounted else {
            named[column] = vc
            return columns = Columns(primary: named.primary, secondary: named.secondary)
        }
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        during(.changingColumns) {
            if column == .primary { exchangePrimary(vc) } else { exchangeSecondary(vc) }
        }
        // UNK15: another secondary does not change the layout of the primary.
        if column == .primary { layOutColumns() }
    }

    private func exchangePrimary(_ vc: UIViewController?) {
        let isWrapped = columns.primary !== named.primary
        named.primary = vc
        hasLostPrimary = false
        let merged = secondaryContainer.flatMap { $0.container === columnStack ? $0 : nil }
        // UNK16: recorded for the secondary only (K4).
        if isWrapped, !standsForItself(vc), let wrapper = columnStack {
            return wrapper.replaceStack(with: [vc, merged].compactMap { $0 })
        }
        if let merged { columnStack?.release(merged) }
        replacePrimary(with: container(for: vc) ?? UINavigationController())
        if let merged, collapsed { stack(merged) }
    }

    private func exchangeSecondary(_ vc: UIViewController?) {
        let old = secondaryContainer
        let isWrapped = old !== named.secondary
        named.secondary = vc
        if isWrapped, !standsForItself(vc), let wrapper = old?.asNavigation {
            return refill(wrapper, with: vc)
        }
        let new = container(for: vc)
        guard collapsed else {
            if let new { return replaceSecondary(with: new) }
            columns.secondary = nil
            return tidyChildren()
        }
        preservedSecondary = new
        guard let old, let stack = columnStack, old.container === stack else { return }
        let rest = stack.contained.filter { $0 !== new }
        stack.replaceStack(with: rest.compactMap { $0 === old ? new : $0 })
    }

    /// Pushes the secondary's container on the stack, unless app code has done so, or has set
    /// another secondary.
    final func stack(_ secondary: UIViewController) {
        guard let stack = columnStack, collapsed, secondary === secondaryContainer,
            !stack.holds(secondary)
        else { return }
        stack.pushOnStack(secondary)
    }

    /// Replaces the controller in a navigation controller that the split view has put around a
    /// column (K4), or removes it (K6).
    private func refill(_ wrapper: UINavigationController, with vc: UIViewController?) {
        if let vc, runtime.profile.pushesOtherSecondary, !wrapper.contained.isEmpty {
            return wrapper.pushViewController(vc, animated: false)
        }
        // UNK17: everything else in it is removed, too.
        wrapper.replaceStack(with: [])
        if let vc {
            // App code in a callback may have put it there, or set another.
            if vc === named.secondary, !wrapper.holds(vc) { wrapper.pushOnStack(vc) }
            return
        }
        guard collapsed else { return }
        var news = ColumnNews(of: self)
        news.hide(.secondary)
        news.tellHowItEnded()
    }

    /// The container of a column was moved elsewhere.
    final func forgetWhatWasNamed(for container: UIViewController) {
        if columns.primary === container { named.primary = nil }
        if columns.secondary === container { named.secondary = nil }
    }

    // MARK: Putting something around them

    /// K2: whether a controller is used without a container. UNK18: tab bar controllers may not be
    /// primaries; here they may.
    private func standsForItself(_ vc: UIViewController?) -> Bool {
        vc?.isNavigation == true || vc?.contained.first?.isNavigation == true
    }

    private func container(for vc: UIViewController?) -> UIViewController? {
        guard let vc else { return nil }
        if standsForItself(vc) { return vc }
        let wrapper = UINavigationController(rootViewController: vc)
        wrapper.loadViewIfNeeded()
        vc.loadViewIfNeeded()
        return wrapper
    }

    /// The first appearance: makes the primary's container (ST11). UNK19: without a primary, an
    /// empty navigation controller, as for a secondary that is removed (K6).
    final func fillPrimary() {
        columns.primary = container(for: named.primary) ?? UINavigationController()
    }

    /// The first appearance: makes the secondary's container (ST11).
    final func fillSecondary() { columns.secondary = container(for: named.secondary) }
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
}
