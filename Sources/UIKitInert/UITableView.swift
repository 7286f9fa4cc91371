import UIKitModel

/// Inert: rows that are not drawn. It asks its source for nothing, and nothing taps a row: a test
/// calls the method for a tap itself. The selection is held.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Inert: the source, which nothing asks. Not retained.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Inert: the delegate, which nothing calls. Not retained.
    open weak var delegate: (any UITableViewDelegate)?
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
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    /// Makes a table; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Inert: there are no rows to load.
    open func reloadData() {}
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

/// Inert: a row that is not drawn.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Inert: the text, which is not drawn.
    public let textLabel: UILabel? = UILabel()
    /// Inert: the smaller text, which is not drawn.
    public let detailTextLabel: UILabel? = UILabel()
    /// Inert: the sign at the end of the row, which is not drawn.
    open var accessoryType = AccessoryType.none
    /// Inert: the view at the end of the row, which is in no hierarchy.
    open var accessoryView: UIView?
    /// Inert: whether and how it would look selected; nothing is drawn.
    open var selectionStyle = SelectionStyle.default
    /// Inert: what it would show; nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Inert: the name under which it would be used again.
    public let reuseIdentifier: String?

    /// Inert: a row with a look that is not drawn.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Makes a row; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Inert: a text and a smaller one, both empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }

    /// Inert: what a person would do to rows while a table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Deletes the row.
        case delete = 1
        /// Adds a row.
        case insert = 2
    }

    /// Inert: the looks of a row that is selected.
    public enum SelectionStyle: Int, Sendable {
        /// As usual.
        case none = 0
        /// In a colour.
        case blue, gray
        /// As the system thinks best.
        case `default`
    }

    /// Inert: the lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One.
        case singleLine = 1
    }

    /// Inert: the looks of a row.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text and a value.
        case value1 = 1
        /// A text and a value, the other way.
        case value2 = 2
        /// A text and one below.
        case subtitle = 3
    }

    /// Inert: the signs at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// An arrow.
        case disclosureIndicator = 1
        /// A button.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
    }
}

/// Inert: where rows come from; nothing asks.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Inert: how many groups there are; nothing asks.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Inert: how many rows a group has; nothing asks.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Inert: a row; nothing asks.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Inert: the text above a group; nothing asks.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Inert: a row was deleted or added; a test calls it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Inert: one.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// Inert: what happens to rows; nothing does.
@preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    /// Inert: a row was tapped; a test calls it.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Inert: how high a row would be; nothing asks.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Inert: what a swipe would offer; nothing asks.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    /// Inert: does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Inert: the height of all rows.
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Inert: none.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}

/// A controller whose view is a table. The table is inert: a test calls the methods for taps.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let look: UITableView.Style

    /// A controller with a table of a look that is not drawn.
    public init(style: UITableView.Style) {
        look = style
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller with a plain table; the model reads no nib files.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        look = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Makes a controller; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        look = .plain
        super.init(coder: coder)
    }

    /// Inert: the table, which is the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// Inert: whether the selection would end when the table appears.
    open var clearsSelectionOnViewWillAppear = true
    /// Inert: what pulling the table down would show; nothing pulls.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Makes the table.
    open override func loadView() {
        let table = UITableView(frame: .zero, style: look)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Inert: one; nothing asks.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Inert: none; nothing asks.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Inert: an empty row; nothing asks.
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    /// Inert: does nothing; a test calls it for a tap.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    /// Inert: does nothing; a test calls it for a row that is deleted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Inert: the height of all rows; nothing asks.
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.rowHeight }
    /// Inert: none; nothing asks.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
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
