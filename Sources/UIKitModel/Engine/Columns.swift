/// The columns of a split view, independent of the tree that may or may not contain them (ST11).
package struct Columns {
    /// The list side; the only column left while collapsed.
    package var primary: UIViewController?
    /// The detail side; empty while collapsed.
    package var secondary: UIViewController?

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(primary)
        record.add(secondary)
    }

    /// The columns that have a controller, leading first (ST7).
    var listed: [UIViewController] {
        switch (primary, secondary) {
        case (let primary?, let secondary?): [primary, secondary]
        case (let primary?, nil): [primary]
        case (nil, let secondary?): [secondary]
        case (nil, nil): []
        }
    }

    func contains(_ vc: UIViewController) -> Bool { vc === primary || vc === secondary }
}

/// A set of columns: those that are shown, as far as the delegate knows.
struct ColumnSet: Equatable {
    private(set) var bits: UInt8 = 0

    func contains(_ column: UISplitViewController.Column) -> Bool {
        bits & (1 << column.rawValue) != 0
    }

    mutating func insert(_ column: UISplitViewController.Column) { bits |= 1 << column.rawValue }
    mutating func remove(_ column: UISplitViewController.Column) {
        bits &= ~(1 << column.rawValue)
    }
}

/// Columns as children: they come first, leading first; children that an app added with
/// `addChild(_:)` follow.
extension UISplitViewController {
    /// The list side; the only column left while collapsed.
    package final var primaryColumn: UIViewController? { columns.primary }

    /// The detail side; empty while collapsed.
    package final var secondaryColumn: UIViewController? { columns.secondary }

    /// The children that are on screen: those of the visible columns.
    final var shownRange: Range<Int> {
        guard isMounted, let first = contained.first else { return 0..<0 }
        let hidesFirst = !collapsed && mode == .secondaryOnly && first === columns.primary
        return (hidesFirst ? 1 : 0)..<contained.count
    }

    /// The primary, if it is visible beside or over the secondary.
    final var visiblePrimary: UIViewController? {
        !collapsed && mode == .secondaryOnly ? nil : columns.primary
    }

    /// Makes a controller a child of the split view, with both callbacks at once, as recorded
    /// (X16).
    ///
    /// - Returns: Whether it is in the split view afterwards.
    @discardableResult
    final func install(_ vc: UIViewController) -> Bool {
        if vc.container !== self {
            vc.willMove(toParent: self)
            if vc.container !== self {
                guard adopt(vc) else { return false }
                contained.append(vc)
            }
            vc.isColumn = true
            vc.didMove(toParent: self)
        }
        vc.isColumn = true
        return vc.container === self
    }

    /// Removes a child, with both callbacks at once, as recorded for a replaced detail (D8). The
    /// caller handles its appearance.
    final func uninstall(_ vc: UIViewController) {
        guard vc.container === self else { return }
        strike(vc)
        vc.isColumn = false
        vc.willMove(toParent: nil)
        letGo(vc)
        if vc.container == nil { vc.didMove(toParent: nil) }
    }

    /// Orders the children, and removes those that are no longer columns.
    final func tidyChildren() {
        if isTidy { return }
        for child in contained where child.isColumn && !columns.contains(child) {
            uninstall(child)
            child.disappearIfLoose()
        }
        if isTidy { return }
        var ordered: [UIViewController] = []
        for column in columns.listed where column.container === self { ordered.append(column) }
        for child in contained where !columns.contains(child) { ordered.append(child) }
        contained = ordered
    }

    private var isTidy: Bool {
        switch contained.count {
        case 1: contained[0] === columns.primary && columns.secondary == nil
        case 2: contained[0] === columns.primary && contained[1] === columns.secondary
        default: false
        }
    }

    final func columnWasTaken(_ child: UIViewController) {
        child.isColumn = false
        if isColumnStyle { forgetWhatWasNamed(for: child) }
        if columns.secondary === child { columns.secondary = nil }
        if columns.primary === child { columns.primary = nil }
    }
}
