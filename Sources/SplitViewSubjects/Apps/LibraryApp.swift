import UIKitModel

/// A library in three named columns: shelves, the books of one shelf, and a book. A narrow window
/// shows a compact column instead: a tab bar with a tab for each shelf.
///
/// The two are trees of their own. Before one takes the place of the other, the app brings it to
/// where the person is.
@MainActor open class LibraryApp: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController(style: .tripleColumn)
    /// The record of the open book.
    public let record = LibraryRecord()
    /// The compact column.
    private let tabs = UITabBarController()

    /// The app, with its first shelf and no book open.
    public override init() {
        super.init()
        tabs.viewControllers = [1, 2].map { shelf in
            UINavigationController(rootViewController: BookList(ofShelf: shelf))
        }
        set(ShelfList(), for: .primary)
        set(BookList(ofShelf: 1), for: .supplementary)
        set(NoBook(), for: .secondary)
        split.setViewController(tabs, for: .compact)
        split.delegate = self
    }

    /// Opens a shelf, and closes a book of another one.
    ///
    /// - Parameter number: Its place in the list of shelves, from 1.
    public final func openShelf(_ number: Int) {
        guard shelf?.number != number else { return }
        set(BookList(ofShelf: number), for: .supplementary)
        show(nil)
    }

    /// Opens a book: beside its shelf, or above it in its tab.
    ///
    /// - Parameters:
    ///   - number: Its place in its shelf, from 1.
    ///   - list: The shelf in which it was tapped.
    public final func openBook(_ number: Int, of list: BookList) {
        let book = Book(number, ofShelf: list.number, record)
        if split.isCollapsed {
            list.navigationController?.pushViewController(book, animated: true)
        } else {
            set(book, for: .secondary)
        }
    }

    // MARK: Keeping both in step

    /// Brings the tabs to where the person is, and has them shown.
    public final func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        bringTabsInStep()
        return .compact
    }

    /// Brings the columns to where the person is.
    public final func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        bringColumnsInStep()
        return proposedDisplayMode
    }

    func bringTabsInStep() {
        selectTab()
        guard let stack, let list = stack.viewControllers.first else { return }
        let shown = stack.topViewController as? Book
        if let book {
            guard !book.isSame(as: shown) else { return }
            stack.viewControllers = [list, bookInTab(alike: book)]
        } else if shown != nil {
            stack.viewControllers = [list]
        }
    }

    /// A book for a tab, like one in the third column.
    func bookInTab(alike book: Book) -> Book { Book(book.number, ofShelf: book.shelf, record) }

    /// Selects the tab of the shelf in the second column.
    final func selectTab() {
        if let shelf { tabs.selectedIndex = shelf.number - 1 }
    }

    func bringColumnsInStep() {
        let number = tabs.selectedIndex + 1
        if shelf?.number != number { set(BookList(ofShelf: number), for: .supplementary) }
        bringBookInStep()
    }

    /// Shows the book of the selected tab, or none, in the third column.
    final func bringBookInStep() { show(stack?.topViewController as? Book) }

    /// Shows a book, or none, in the third column.
    private func show(_ other: Book?) {
        guard let other else {
            if book != nil { set(NoBook(), for: .secondary) }
            return
        }
        if !other.isSame(as: book) {
            set(Book(other.number, ofShelf: other.shelf, record), for: .secondary)
        }
    }

    /// The stack of the selected tab.
    private var stack: UINavigationController? {
        tabs.selectedViewController as? UINavigationController
    }

    private var shelf: BookList? { screen(in: .supplementary) as? BookList }

    private var book: Book? { screen(in: .secondary) as? Book }

    private func screen(in column: UISplitViewController.Column) -> UIViewController? {
        (split.viewController(for: column) as? UINavigationController)?.topViewController
    }

    private func set(_ screen: UIViewController, for column: UISplitViewController.Column) {
        let stack = UINavigationController(rootViewController: screen)
        split.setViewController(stack, for: column)
    }
}

/// The belief of the app about the open book, in whichever tree: the row of the book is
/// highlighted.
@MainActor public final class LibraryRecord {
    /// The book.
    public fileprivate(set) weak var open: Book?
}

/// The shelves.
public final class ShelfList: UIViewController {}

/// The books of a shelf.
public final class BookList: UIViewController {
    /// The place of the shelf in its list, from 1.
    public let number: Int

    init(ofShelf number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// A book, which writes down when it is seen.
public class Book: UIViewController {
    /// Its place in its shelf, from 1.
    public let number: Int
    /// The place of its shelf, from 1.
    public let shelf: Int
    private let record: LibraryRecord

    init(_ number: Int, ofShelf shelf: Int, _ record: LibraryRecord) {
        self.number = number
        self.shelf = shelf
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    public final override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        noteSeen()
    }

    /// Writes down that this book is open.
    func noteSeen() { record.open = self }

    public final override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if record.open === self { record.open = nil }
    }

    fileprivate func isSame(as other: Book?) -> Bool {
        number == other?.number && shelf == other?.shelf
    }
}

/// The placeholder in the third column while no book is open.
public final class NoBook: UIViewController {}
