/// A table with one place for each column of a split view (ST11). It is independent of the tree.
package struct Columns {
    /// The list side; the only column left while the columns are merged.
    package var primary: UIViewController?
    /// Between the others, with three columns.
    package var supplementary: UIViewController?
    /// The detail side; empty while collapsed.
    package var secondary: UIViewController?
    /// The controller in place of all columns while collapsed (K11).
    package var compact: UIViewController?
    /// Beside the detail, at the trailing edge (K25).
    package var inspector: UIViewController?

    // The classic style has two columns.
    @MainActor func encodeFuture(
        of style: UISplitViewController.Style, in record: inout FutureRecord
    ) {
        record.add(primary)
        record.add(secondary)
        guard style != .unspecified else { return }
        record.add(supplementary)
        record.add(compact)
        record.add(inspector)
    }

    package subscript(column: UISplitViewController.Column) -> UIViewController? {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .compact: compact
            case .inspector: inspector
            }
        }
        set {
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .secondary: secondary = newValue
            case .compact: compact = newValue
            case .inspector: inspector = newValue
            }
        }
    }

    /// The columns that have a controller, leading first (ST7); their stand-in, if there is no
    /// other.
    @inline(__always)  // All five would be retained, to be handed over.
    var listed: [UIViewController] {
        if let primary, let secondary, supplementary == nil { return [primary, secondary] }
        var listed: [UIViewController] = []
        if let primary { listed.append(primary) }
        if let supplementary { listed.append(supplementary) }
        if let secondary { listed.append(secondary) }
        if listed.isEmpty, let compact { listed.append(compact) }
        return listed
    }

    /// The column of a controller; `nil` if it has none.
    func column(of vc: UIViewController) -> UISplitViewController.Column? {
        if vc === primary { return .primary }
        if vc === secondary { return .secondary }
        if vc === supplementary { return .supplementary }
        if vc === compact { return .compact }
        return vc === inspector ? .inspector : nil
    }

    func contains(_ vc: UIViewController) -> Bool { column(of: vc) != nil }
}

/// A set of columns: those that are shown, as far as the delegate knows, or by an arrangement.
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

/// Columns as children: they come first; children that an app added with `addChild(_:)` follow.
extension UISplitViewController {
    /// The list side; the only column left while the columns are merged on a stack.
    package final var primaryColumn: UIViewController? { columns.primary }

    /// The list side of a column style; while collapsed the column left, perhaps the compact one.
    package final var firstColumn: UIViewController? { columns.compact ?? columns.primary }

    /// The column between list side and detail side; `nil` while collapsed.
    package final var supplementaryColumn: UIViewController? {
        guard style == .tripleColumn, !collapsed else { return nil }
        return columns.supplementary ?? (isMounted ? nil : named.supplementary)
    }

    /// The inspector beside the other columns (K25); over them it is presented.
    package final var inspectorColumn: UIViewController? {
        collapsed || !showsInspector ? nil : columns.inspector
    }

    /// Whether the inspector is a sheet over the one stack.
    package final var showsInspectorSheet: Bool { collapsed && isInspectorInSight }

    /// The controller set for a hidden inspector, if it is a navigation controller of the app: the
    /// split view keeps it.
    package final var hiddenInspector: UIViewController? {
        isInspectorInSight ? nil : named.inspector
    }

    /// Whether the present arrangement shows a column of an expanded split view.
    package final func shows(_ column: Column) -> Bool { showsColumn(column, in: mode) }

    package final var hasCompactColumn: Bool { named.compact != nil }

    package final var showsCompactColumn: Bool { columns.compact != nil }

    /// Whether a controller was set for a column, and stands in none.
    package final func holdsOutOfSight(_ vc: UIViewController) -> Bool {
        guard vc.container == nil, vc !== self else { return false }
        if vc === hiddenInspector { return true }
        for slot in [Column.primary, .supplementary, .secondary, .compact]
        where named[slot] === vc && columns[slot] !== vc {
            return true
        }
        return false
    }

    /// The controllers set for columns out of sight, in containers if there are any: K9 and K10.
    package final var columnsOutOfSight: [UIViewController] {
        [Column.primary, .supplementary, .secondary, .compact].compactMap { column in
            guard columns[column] == nil, let vc = preserved[column] ?? named[column],
                vc.container == nil, vc !== supplementaryColumn, !columns.contains(vc)
            else { return nil }
            return vc
        }
    }

    /// The detail side; empty while collapsed.
    package final var secondaryColumn: UIViewController? { columns.secondary }

    /// The secondary that the split view keeps while collapsed (P1).
    package final var preservedSecondary: UIViewController? {
        get { preserved.secondary }
        set { preserved.secondary = newValue }
    }

    /// Whether an arrangement shows a column of an expanded split view (9.1, V1).
    final func showsColumn(_ column: Column, in mode: DisplayMode) -> Bool {
        switch column {
        case .secondary: true
        case .primary:
            style == .tripleColumn
                ? mode.rawValue >= DisplayMode.twoBesideSecondary.rawValue : mode != .secondaryOnly
        case .supplementary: mode != .secondaryOnly
        case .compact: false
        case .inspector: showsInspector
        }
    }

    final func hidesColumn(_ child: UIViewController) -> Bool {
        guard !collapsed else { return false }
        if child === columns.primary { return !showsColumn(.primary, in: mode) }
        guard style != .unspecified, let column = columns.column(of: child) else { return false }
        return !showsColumn(column, in: mode)
    }

    /// The primary, if it is visible beside or over the secondary.
    final var visiblePrimary: UIViewController? {
        collapsed || showsColumn(.primary, in: mode) ? columns.primary : nil
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
            vc.didMove(noting: self)
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
        if vc.container == nil { vc.didMove(noting: nil) }
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
        for column in leadingColumns where column.container === self { ordered.append(column) }
        for column in [columns.secondary, columns.compact, columns.inspector] {
            if let column, column.container === self { ordered.append(column) }
        }
        for child in contained where !columns.contains(child) { ordered.append(child) }
        contained = ordered
    }

    /// The primary and the supplementary column, the first to arrive first: recorded is that the
    /// supplementary comes first if both arrive together.
    private var leadingColumns: [UIViewController] {
        guard let primary = columns.primary else {
            if let supplementary = columns.supplementary { return [supplementary] }
            return []
        }
        guard let supplementary = columns.supplementary else { return [primary] }
        let places = (contained.place(of: primary), contained.place(of: supplementary))
        if let first = places.0, let second = places.1, first < second {
            return [primary, supplementary]
        }
        return [supplementary, primary]
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
        guard let column = columns.column(of: child) else { return }
        if isColumnStyle {
            named[column] = nil
            // UNK61.
            if child === named.compact { named.compact = nil }
        }
        columns[column] = nil
    }
}
