import UIKitModel

/// Rows. Its source is asked how many there are if the app asks the table, and for nothing else.
/// Nothing taps a row: a test calls the method for a tap itself. The selection is held.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The source, which says how many rows there are. Not retained.
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    public static let automaticDimension: CGFloat = -1
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets.zero
    open var allowsSelection = true
    public private(set) var indexPathForSelectedRow: IndexPath?
    public final var isPrefetchingEnabled = true
    public final var sectionIndexColor: UIColor?
    public final var sectionIndexBackgroundColor: UIColor?
    public final var remembersLastFocusedIndexPath = false
    public final var insetsContentViewsToSafeArea = true

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func reloadSections(_: IndexSet, with: RowAnimation) {}
    open func insertSections(_: IndexSet, with: RowAnimation) {}
    open func deleteSections(_: IndexSet, with: RowAnimation) {}
    open func moveRow(at: IndexPath, to: IndexPath) {}
    open func reconfigureRows(at: [IndexPath]) {}
    public final func moveSection(_: Int, toSection: Int) {}
    public final func reloadSectionIndexTitles() {}
    public final func scrollToNearestSelectedRow(at: ScrollPosition, animated: Bool) {}
    public final func register(_: UINib?, forHeaderFooterViewReuseIdentifier: String) {}
    public final func footerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
    public final func rect(forSection: Int) -> CGRect { .zero }
    public final func rectForRow(at: IndexPath) -> CGRect { .zero }
    public final func indexPathsForRows(in: CGRect) -> [IndexPath]? { nil }
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
    /// How many groups there are, as the source says; without one there are none.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows a group has, as the source says; without one it has none.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open var indexPathsForVisibleRows: [IndexPath]? { nil }
    open var visibleCells: [UITableViewCell] { [] }
    open func cellForRow(at: IndexPath) -> UITableViewCell? { nil }
    open func indexPath(for: UITableViewCell) -> IndexPath? { nil }
    open func indexPathForRow(at: CGPoint) -> IndexPath? { nil }
    open func headerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
    open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var separatorColor: UIColor?
    open var backgroundView: UIView?
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = -1
    open var cellLayoutMarginsFollowReadableWidth = false
    open var dragInteractionEnabled = true
    public private(set) var style = Style.plain
    open func register(_: UINib?, forCellReuseIdentifier: String) {}
    open func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String) {}
    open func dequeueReusableHeaderFooterView(withIdentifier: String)
        -> UITableViewHeaderFooterView?
    { nil }

    /// Ends the selection, as is reported of UIKit; there are no rows to load.
    open func reloadData() { indexPathForSelectedRow = nil }
    open func reloadRows(at: [IndexPath], with: RowAnimation) {}
    open func insertRows(at: [IndexPath], with: RowAnimation) {}
    open func deleteRows(at: [IndexPath], with: RowAnimation) {}
    /// Holds the selection. Like UIKit's it calls no delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Ends the selection. Like UIKit's it calls no delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    open func register(_: AnyClass?, forCellReuseIdentifier: String) {}
    open func dequeueReusableCell(withIdentifier: String) -> UITableViewCell? { nil }
    /// A new cell each time, of the plain class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: identifier) }

    /// The looks of a table.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }

    /// The ways in which rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle, automatic = 100
    }

    /// The place to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}
