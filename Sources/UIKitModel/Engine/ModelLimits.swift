/// Members declared for app code to compile, and missing in the modelled release: using one ends
/// the run with an exception that says so, as everything after it would be a guess.
extension UISplitViewController {
    /// Whether a column can be set, shown or hidden; raises if not.
    ///
    /// UNK42: a supplementary column in a split view with two columns, and an inspector before iOS
    /// 26 (K25).
    final func canUse(_ column: Column) -> Bool {
        if isColumnStyle, column != .supplementary || style == .tripleColumn,
            column != .inspector || runtime.profile.hasInspector
        {
            return true
        }
        // Column APIs of the classic style do nothing (ST16).
        if isColumnStyle { runtime.raiseNotModelled("the column \(column) of this split view") }
        return false
    }
}
