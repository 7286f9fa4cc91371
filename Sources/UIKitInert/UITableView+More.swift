import UIKitModel

/// Inert: prepares rows; nothing asks.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Inert: rows will be needed; called by nothing.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Inert: rows will not be needed after all; called by nothing.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}

extension UITableView {
    /// Inert: there are no groups to move.
    public final func moveSection(_ section: Int, toSection newSection: Int) {}
    /// Inert: there are no letters to load.
    public final func reloadSectionIndexTitles() {}
    /// Inert: nothing scrolls.
    public final func scrollToNearestSelectedRow(
        at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// Inert: views are not used again, so nothing is registered.
    public final func register(
        _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {}
    /// Inert: no group is drawn.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// Inert: no group is drawn, so it is nowhere.
    public final func rect(forSection section: Int) -> CGRect { .zero }
    /// Inert: no row is drawn, so it is nowhere.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    /// Inert: no row is drawn.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    /// Inert: whether rows would be prepared; none is.
    public final var isPrefetchingEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: the colour of the letters at the side, which are not drawn.
    public final var sectionIndexColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the colour behind them.
    public final var sectionIndexBackgroundColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: whether the focus would come back to a row; there is none.
    public final var remembersLastFocusedIndexPath: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether the safe area would count in rows.
    public final var insetsContentViewsToSafeArea: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
}

/// Inert: what a swipe would offer before iOS 11. Nothing swipes.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// Inert: the text.
    open var title: String?
    /// Inert: the colour behind it.
    open var backgroundColor: UIColor?
    /// Inert: how it would look.
    public final let style: Style
    /// Inert: what it would do; nothing calls it.
    public init(
        style: Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
    }

    /// Inert: the looks of it.
    public enum Style: Int, Sendable {
        /// As a warning, or not.
        case `default` = 0, normal
        /// As a warning.
        public static let destructive = Style.default
    }
}
