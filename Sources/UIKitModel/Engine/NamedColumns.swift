/// What an app named for the columns of a split view of a column style (ST8): the controllers
/// themselves. What stands in the tree for them is in `Columns`, once the split view has appeared.
struct NamedColumns {
    /// Named for the primary column.
    var primary: UIViewController?
    /// Named for the secondary column, which it stays while the columns are merged (ST9).
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

/// Naming the columns, and what is put around them (rules K).
extension UISplitViewController {
    /// What a property of the column styles says; in the classic style it raises (ST16, recorded on
    /// iOS 26.1).
    final func columnStyleOnly<Value>(_ value: Value, otherwise: Value) -> Value {
        if isColumnStyle { return value }
        runtime.raise(
            "NSInvalidArgumentException",
            reason: "This API requires initializing the UISplitViewController with "
                + "-initWithStyle:")
        return otherwise
    }

    /// Whether columns are named, not assigned.
    package final var isColumnStyle: Bool { style != .unspecified }

    /// The named columns, leading first; collapsed, the primary alone (ST8, ST9).
    final var namedColumns: [UIViewController] {
        let all = [named.primary, collapsed ? nil : named.secondary]
        return all.compactMap { $0 }
    }

    /// What stands for the secondary: in its column, or while collapsed on the stack of the
    /// primary or nowhere (K9).
    final var secondaryContainer: UIViewController? { columns.secondary ?? preservedSecondary }

    /// The navigation controller on which the columns merge (K2); none before the first appearance.
    final var columnStack: UINavigationController? {
        columns.primary?.asNavigation
            ?? columns.primary?.contained.first?.asNavigation
    }

    /// On what the secondary stands while the columns are merged.
    final var mergedStack: UIViewController? { isColumnStyle ? columnStack : columns.primary }

    final func namedColumn(_ column: Column) -> UIViewController? {
        switch column {
        case .primary: losesPrimary ? columnStack : named.primary
        case .secondary: named.secondary
        }
    }

    /// B4: the split view takes the navigation controller inside of the primary for the primary.
    ///
    /// UNK14: whether it finds the way back when what was pushed there is popped; here it does not,
    /// once it has laid the columns out meanwhile.
    final var losesPrimary: Bool {
        guard runtime.profile.losesTrackOfPrimary, let stack = columnStack,
            stack !== columns.primary
        else { return false }
        if hasLostPrimary { return true }
        // What the split view itself put there does not count.
        let own = secondaryContainer?.container === stack ? 1 : 0
        return stack.contained.count - own > 1
    }

    // MARK: Naming

    /// The columns by an array, in order (K7).
    final func nameColumns(_ assigned: [UIViewController]) {
        let secondary = assigned.count > 1 ? assigned[1] : nil
        // What leaves one column may go to the other.
        if named.secondary !== secondary, assigned.first === named.secondary {
            nameColumn(.secondary, nil)
        }
        nameColumn(.primary, assigned.first)
        nameColumn(.secondary, secondary)
    }

    final func nameColumn(_ column: Column, _ vc: UIViewController?) {
        guard runtime.mayGoOn() else { return }
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
        // UNK15: another secondary leaves the primary as it was laid out.
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

    /// Puts what stands for the secondary on top of the one stack, unless app code has seen to
    /// that, or has named another.
    final func stack(_ secondary: UIViewController) {
        guard let stack = columnStack, collapsed, secondary === secondaryContainer,
            !stack.holds(secondary)
        else { return }
        stack.pushOnStack(secondary)
    }

    /// Another plain controller for a column around which the split view has put a navigation
    /// controller (K4), or none (K6).
    private func refill(_ wrapper: UINavigationController, with vc: UIViewController?) {
        if let vc, runtime.profile.pushesOtherSecondary, !wrapper.contained.isEmpty {
            return wrapper.pushViewController(vc, animated: false)
        }
        // UNK17: what else stands there goes, too.
        wrapper.replaceStack(with: [])
        if let vc {
            // App code that was told may have put it there, or named another.
            if vc === named.secondary, !wrapper.holds(vc) { wrapper.pushOnStack(vc) }
            return
        }
        guard collapsed else { return }
        var news = ColumnNews(of: self)
        news.hide(.secondary)
        news.tellHowItEnded()
    }

    /// What stood for a column was taken elsewhere.
    final func forgetWhatWasNamed(for container: UIViewController) {
        if columns.primary === container { named.primary = nil }
        if columns.secondary === container { named.secondary = nil }
    }

    // MARK: Putting something around them

    /// K2: whether a controller is used as it is. UNK18: tab bar controllers may not be primaries;
    /// here they may.
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

    /// The first appearance: makes what stands for the primary (ST11). UNK19: without one, an empty
    /// navigation controller does, as for a secondary that is taken away (K6).
    final func fillPrimary() {
        columns.primary = container(for: named.primary) ?? UINavigationController()
    }

    /// The first appearance: makes what stands for the secondary (ST11).
    final func fillSecondary() { columns.secondary = container(for: named.secondary) }
}

extension UINavigationController {
    /// Gives a controller away that will be seen elsewhere, and hears nothing (X13). Should it get
    /// no place, it leaves the screen when the operation ends.
    final func release(_ vc: UIViewController) {
        strike(vc)
        vc.willMove(toParent: nil)
        letGo(vc)
        vc.awaitsDidMove = false
        runtime.loosen(vc)
    }
}
