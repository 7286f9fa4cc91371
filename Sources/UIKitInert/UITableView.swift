import UIKitModel

/// Inert: rows that are not drawn. Its source is asked how many there are if the app asks the
/// table, and for nothing else. Nothing taps a row: a test calls the method for a tap itself. The
/// selection is held.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The source, which says how many rows there are. Not retained.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Inert: the delegate, which nothing calls. Not retained.
    open weak var delegate: (any UITableViewDelegate)?
    /// Inert: what prepares rows, which nothing asks. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Inert: what would take part in dragging, which nothing does. Not retained.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Inert: what would take what is dropped, which nothing is. Not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Inert: the view above the rows, which is in no hierarchy.
    open var tableHeaderView: UIView?
    /// Inert: the view below the rows, which is in no hierarchy.
    open var tableFooterView: UIView?
    /// Inert: how high rows would be, in points.
    open var rowHeight: CGFloat = -1
    /// Inert: how high rows would be before they are drawn, in points.
    open var estimatedRowHeight: CGFloat = -1
    /// Inert: the height that follows from the content of a row.
    public static let automaticDimension: CGFloat = -1
    /// Inert: the lines between rows, which are not drawn.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Inert: the margins of the lines between rows, which are not drawn.
    open var separatorInset = UIEdgeInsets.zero
    /// Inert: whether a person could select a row; nothing taps one.
    open var allowsSelection = true
    /// Inert: the row that the app selected last.
    public private(set) var indexPathForSelectedRow: IndexPath?

    /// Inert: a table with a look that is not drawn.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// Inert: a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Makes a table; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Inert: there are no groups to load.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Inert: there are no groups to add to.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Inert: there are no groups to remove.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Inert: there are no rows to move.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Inert: there are no rows to load.
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    /// Inert: changes are not collected.
    open func beginUpdates() {}
    /// Inert: changes are not collected.
    open func endUpdates() {}
    /// Makes changes at once, as the model has no animations, and reports the end.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        completion?(true)
    }
    /// Inert: nothing scrolls.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// How many groups there are, as the source says; without one there are none.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows a group has, as the source says; without one it has none.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Inert: no row is drawn.
    open var indexPathsForVisibleRows: [IndexPath]? { nil }
    /// Inert: no row is drawn.
    open var visibleCells: [UITableViewCell] { [] }
    /// Inert: no row is drawn.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// Inert: no row is drawn.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Inert: no row is drawn.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// Inert: no group is drawn.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// The rows that the app selected.
    open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    /// Inert: the same as setting it, as nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Inert: whether rows could be changed.
    open var isEditing = false
    /// Inert: whether a person could select several; nothing taps one.
    open var allowsMultipleSelection = false
    /// Inert: the same while editing.
    open var allowsSelectionDuringEditing = false
    /// Inert: the same while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Inert: whether the focus would select; there is none.
    open var selectionFollowsFocus = false
    /// Inert: the colour of the lines between rows, which are not drawn.
    open var separatorColor: UIColor?
    /// Inert: the view behind the rows, which is in no hierarchy.
    open var backgroundView: UIView?
    /// Inert: how high the views above groups would be, in points.
    open var sectionHeaderHeight: CGFloat = -1
    /// Inert: how high the views below groups would be, in points.
    open var sectionFooterHeight: CGFloat = -1
    /// Inert: the same before they are drawn.
    open var estimatedSectionHeaderHeight: CGFloat = -1
    /// Inert: the same before they are drawn.
    open var estimatedSectionFooterHeight: CGFloat = -1
    /// Inert: how far the views above groups would be away, in points.
    open var sectionHeaderTopPadding: CGFloat = -1
    /// Inert: whether rows would be as narrow as a text.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Inert: whether rows could be dragged; none is.
    open var dragInteractionEnabled = true
    /// Inert: the look, which is not drawn.
    public private(set) var style = Style.plain
    /// Inert: cells are not used again, so nothing is registered.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// Inert: views are not used again, so nothing is registered.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    }
    /// Inert: there are no views to use again.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { nil }

    /// Ends the selection, as is reported of UIKit; there are no rows to load.
    open func reloadData() { indexPathForSelectedRow = nil }
    /// Inert: there are no rows to load.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Inert: there are no rows to add to.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Inert: there are no rows to remove.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Holds the selection. Like UIKit's it calls no delegate.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { indexPathForSelectedRow = indexPath }
    /// Ends the selection. Like UIKit's it calls no delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    /// Inert: cells are not used again, so nothing is registered.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// Inert: there are no cells to use again.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    /// Inert: a new cell each time, of the plain class.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }

    /// Inert: the looks of a table.
    public enum Style: Int, Sendable {
        /// Rows below one another.
        case plain = 0
        /// Rows in groups.
        case grouped = 1
        /// Rows in groups with a margin.
        case insetGrouped = 2
    }

    /// Inert: how rows would come and go.
    public enum RowAnimation: Int, Sendable {
        /// By turning paler.
        case fade = 0
        /// To the sides.
        case right, left
        /// Up and down.
        case top, bottom
        /// At once.
        case none
        /// From the middle.
        case middle
        /// As the system thinks best.
        case automatic = 100
    }

    /// Inert: where a row would be scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// To the top.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the bottom.
        case bottom = 3
    }
}

extension IndexPath {
    /// The path to a row of a group.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path to an item of a group.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The number of the group.
    public var section: Int { self[0] }
    /// The number of the row in its group.
    public var row: Int { self[1] }
    /// The number of the item in its group.
    public var item: Int { self[1] }
}
