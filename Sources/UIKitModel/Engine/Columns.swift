/// The columns of a split view, apart from the tree in which they may or may not stand (ST11).
package struct Columns {
    /// The list side; the only column left while collapsed.
    package var primary: UIViewController?
    /// The detail side; empty while collapsed.
    package var secondary: UIViewController?

    /// The columns that are filled, leading first (ST7).
    var listed: [UIViewController] {
        switch (primary, secondary) {
        case (let primary?, let secondary?): [primary, secondary]
        case (let primary?, nil): [primary]
        case (nil, let secondary?): [secondary]
        case (nil, nil): []
        }
    }
}

/// A set of columns: those that a delegate was told are shown.
struct ColumnSet: Equatable {
    private var bits: UInt8 = 0

    func contains(_ column: UISplitViewController.Column) -> Bool {
        bits & (1 << column.rawValue) != 0
    }

    mutating func insert(_ column: UISplitViewController.Column) { bits |= 1 << column.rawValue }
    mutating func remove(_ column: UISplitViewController.Column) {
        bits &= ~(1 << column.rawValue)
    }
}

extension UISplitViewController {
    /// The children that are on screen: those of the visible columns.
    final var installedVisibleChildren: [UIViewController] {
        guard isMounted else { return [] }
        if !collapsed, mode == .secondaryOnly {
            guard let secondary = columns.secondary else { return [] }
            return [secondary]
        }
        return columns.listed
    }

    /// Puts the columns into the tree, leading first (ST11).
    final func installColumns() {
        for vc in columns.listed where vc.container !== self { install(vc) }
        contained = columns.listed
    }

    /// Makes a controller a child of the split.
    final func install(_ vc: UIViewController) {
        vc.willMove(toParent: self)
        adopt(vc)
        vc.didMove(toParent: self)
    }

    /// Takes a child out of the tree, both callbacks at once, as recorded for a replaced detail
    /// (D8). Its appearance is the caller's business.
    final func uninstall(_ vc: UIViewController) {
        guard vc.container === self else { return }
        vc.willMove(toParent: nil)
        vc.container = nil
        contained.removeAll { $0 === vc }
        vc.didMove(toParent: nil)
    }

    final func columnWasTaken(_ child: UIViewController) {
        if columns.secondary === child { columns.secondary = nil }
        if columns.primary === child { columns.primary = nil }
    }

    // MARK: Assigning the array

    final func assignColumns(_ assigned: [UIViewController]) {
        guard !ModelRuntime.current.isHalted else { return }
        // UNK: a classic split view has two columns; what a third element would do is not known.
        let primary = assigned.first
        let secondary = assigned.count > 1 ? assigned[1] : nil
        if let primary, primary === columns.secondary {
            return raiseAlreadySpecified(primary, as: "secondary")
        }
        if let secondary, secondary === columns.primary {
            return raiseAlreadySpecified(secondary, as: "primary")
        }
        switch (isMounted, collapsed) {
        case (false, _): columns = Columns(primary: primary, secondary: secondary)
        case (true, false): reassignExpanded(primary: primary, secondary: secondary)
        case (true, true): reassignCollapsed(primary: primary, secondary: secondary)
        }
    }

    private func raiseAlreadySpecified(_ vc: UIViewController, as column: String) {
        // ST13, recorded for the secondary moved into the primary's place.
        ModelRuntime.current.raise(
            "NSInternalInconsistencyException",
            reason: "\(vc.logName) is already specified as the view controller for the \(column) "
                + "column. Split view controller: \(logName)")
    }

    private func reassignExpanded(primary: UIViewController?, secondary: UIViewController?) {
        if primary !== columns.primary { replacePrimary(with: primary) }
        guard secondary !== columns.secondary else { return }
        if let secondary {
            replaceSecondary(with: secondary)
        } else if let old = columns.secondary {
            columns.secondary = nil
            uninstall(old)
            old.disappear()
        }
    }

    /// ST12, reported by one developer, exact effect UNK: the detail changes behind the scenes,
    /// and details shown later lead nowhere until the next expansion.
    private func reassignCollapsed(primary: UIViewController?, secondary: UIViewController?) {
        if primary !== columns.primary { replacePrimary(with: primary) }
        guard let secondary else { return }
        preservedSecondary = secondary
        detailLeadsNowhere = true
    }

    final func replacePrimary(with vc: UIViewController?) {
        let old = columns.primary
        columns.primary = vc
        if let old {
            uninstall(old)
            old.disappear()
        }
        guard isMounted, let vc else { return }
        install(vc)
        contained = columns.listed
        if appearance == .appeared, visibleChildren.contains(where: { $0 === vc }) { vc.appear() }
    }

    /// Puts another controller in the place of the secondary, in the order that was recorded (D8).
    final func replaceSecondary(with vc: UIViewController) {
        let old = columns.secondary
        let seen = appearance == .appeared
        let touched = seen && ModelRuntime.current.profile.replacementTouchesPrimary
            ? visiblePrimary : nil
        touched?.beginDisappearing()
        if let old {
            columns.secondary = nil
            uninstall(old)
            old.beginDisappearing()
        }
        let former = vc.container
        install(vc)
        columns.secondary = vc
        contained = columns.listed
        touched?.beginAppearing()
        if seen { vc.beginAppearing() }
        touched?.endAppearing()
        old?.endDisappearing()
        if seen { vc.endAppearing() }
        former?.settle()
    }

    /// The primary, if it can be seen beside or over the secondary.
    final var visiblePrimary: UIViewController? {
        !collapsed && mode == .secondaryOnly ? nil : columns.primary
    }
}
