/// What is declared so that app code compiles, and is not modelled: using it ends the run with an
/// exception that says so, as everything after it would be a guess.
extension UISplitViewController.Column {
    /// Whether the model has this column.
    var isModelled: Bool { self == .primary || self == .secondary }
}

extension UISplitViewController.DisplayMode {
    /// Whether the model has this arrangement.
    var isModelled: Bool { rawValue <= Self.oneOverSecondary.rawValue }
}

extension UISplitViewController {
    /// Whether a column can be set, shown, hidden or put on top; raises if not.
    final func canUse(_ column: Column) -> Bool {
        if column.isModelled { return true }
        runtime.raiseNotModelled("the column \(column) of a split view")
        return false
    }

    /// Whether an arrangement can be preferred; raises if not.
    final func canUse(_ mode: DisplayMode) -> Bool {
        if mode.isModelled { return true }
        runtime.raiseNotModelled("the display mode \(mode) of a split view")
        return false
    }
}
