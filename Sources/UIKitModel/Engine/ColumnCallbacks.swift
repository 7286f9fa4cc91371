/// What a delegate is told about columns (T10, K15): the will-calls in order, then one did-call
/// for each column that was named, saying how it ended.
struct ColumnNews {
    private let split: UISplitViewController
    private let told: Bool
    private var named: (UISplitViewController.Column?, UISplitViewController.Column?)

    /// News of one transition of a split view.
    @MainActor init(of split: UISplitViewController) {
        self.split = split
        told = split.runtime.profile.classicSendsColumnCallbacks
    }

    /// Shows a column that is not shown.
    @MainActor mutating func show(_ column: UISplitViewController.Column) {
        guard told, !split.shown.contains(column), !split.runtime.isHalted else { return }
        split.shown.insert(column)
        name(column)
        split.tell(.willShow) { $0.splitViewController(split, willShow: column) }
    }

    /// Hides a column that is shown.
    @MainActor mutating func hide(_ column: UISplitViewController.Column) {
        guard told, split.shown.contains(column), !split.runtime.isHalted else { return }
        split.shown.remove(column)
        name(column)
        split.tell(.willHide) { $0.splitViewController(split, willHide: column) }
    }

    /// The did-phase. UIKit's order in it is not stable (C18); here: in order of first naming.
    @MainActor func tellHowItEnded() {
        tellHowItEnded(named.0)
        tellHowItEnded(named.1)
    }

    @MainActor private func tellHowItEnded(_ column: UISplitViewController.Column?) {
        guard let column, !split.runtime.isHalted else { return }
        if split.shown.contains(column) {
            split.tell(.didShow) { $0.splitViewController(split, didShow: column) }
        } else {
            split.tell(.didHide) { $0.splitViewController(split, didHide: column) }
        }
    }

    private mutating func name(_ column: UISplitViewController.Column) {
        if named.0 == nil || named.0 == column { named.0 = column } else { named.1 = column }
    }
}

extension UISplitViewController {
    /// A controller goes on top of the collapsed stack: the column that was seen is hidden (D9).
    final func columnWillBeCovered() -> ColumnNews {
        var news = ColumnNews(of: self)
        news.hide(.primary)
        news.hide(.secondary)
        return news
    }
}
