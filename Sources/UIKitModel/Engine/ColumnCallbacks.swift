/// Callbacks of the delegate about columns (T10, K15): the will-calls in order, then one did-call
/// for each column that had one, with the final outcome.
struct ColumnCallbacks {
    private let split: UISplitViewController
    private let isKept: Bool
    private let isSilent: Bool
    // The columns in the order of their first call, four bits each.
    private var order: UInt32 = 0
    private var count: UInt32 = 0

    /// The callbacks of one transition of a split view.
    ///
    /// - Parameters:
    ///   - silently: Whether to record only which columns are shown, without callbacks (K21).
    @MainActor init(of split: UISplitViewController, silently: Bool = false) {
        self.split = split
        isKept = split.callsBackAboutColumns
        isSilent = silently
    }

    /// Shows a column if it is not shown.
    @MainActor mutating func show(_ column: UISplitViewController.Column) {
        guard isKept, !split.shown.contains(column), !split.runtime.isHalted else { return }
        split.shown.insert(column)
        if isSilent { return }
        name(column)
        split.tell(.willShow) { $0.splitViewController(split, willShow: column) }
    }

    /// Hides a column if it is shown.
    @MainActor mutating func hide(_ column: UISplitViewController.Column) {
        guard isKept, split.shown.contains(column), !split.runtime.isHalted else { return }
        split.shown.remove(column)
        if isSilent { return }
        name(column)
        split.tell(.willHide) { $0.splitViewController(split, willHide: column) }
    }

    /// The did-phase. UIKit's order in it is not stable (C18); here: in order of the first
    /// will-call.
    @MainActor func callDidMethods() {
        for place in 0..<count {
            callDidMethods(UISplitViewController.Column(rawValue: Int(order >> (place * 4) & 15)))
        }
    }

    @MainActor func callDidMethods(_ column: UISplitViewController.Column?) {
        guard let column, split.runtime.profile.tellsWhatWasShown, !split.runtime.isHalted
        else { return }
        if split.shown.contains(column) {
            split.tell(.didShow) { $0.splitViewController(split, didShow: column) }
        } else {
            split.tell(.didHide) { $0.splitViewController(split, didHide: column) }
        }
    }

    private mutating func name(_ column: UISplitViewController.Column) {
        let number = UInt32(column.rawValue)
        for place in 0..<count where order >> (place * 4) & 15 == number { return }
        order |= number << (count * 4)
        count += 1
    }
}

extension UISplitViewController {
    /// Whether the delegate gets callbacks about columns: documented for the column styles,
    /// recorded for the classic style too (T10).
    final var callsBackAboutColumns: Bool {
        isColumnStyle || runtime.profile.classicSendsColumnCallbacks
    }

    /// A controller is pushed on the collapsed stack: the visible column is hidden (D9).
    final func columnWillBeCovered() -> ColumnCallbacks {
        var callbacks = ColumnCallbacks(of: self)
        callbacks.hide(.primary)
        callbacks.hide(.supplementary)
        callbacks.hide(.secondary)
        return callbacks
    }
}
