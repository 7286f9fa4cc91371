import UIKitModel

/// An app of notes that arranges its columns itself, and checks what UIKit does.
@MainActor public final class ArrangingApp {
    /// The split view.
    public let split = UISplitViewController()
    /// What is watched.
    public let watch = Watch()
    /// The delegate.
    public let delegate: ArrangingSplitDelegate
    // A child of the app's own, which stands behind the columns.
    private let bar: WatchedViewController

    /// The app.
    public init() {
        delegate = ArrangingSplitDelegate(watch)
        bar = WatchedViewController(watch)
        split.addChild(bar)
        bar.didMove(toParent: split)
        split.viewControllers = [
            WatchedNavigationController(watch, [makeList()]), delegate.makeBlank(),
        ]
        split.delegate = delegate
        watch.watch(split: split)
    }

    /// A list.
    public func makeList() -> UIViewController { WatchedListViewController(watch) }
    /// A note.
    public func makeNote() -> UIViewController { WatchedNoteViewController(watch) }

    /// Takes all notes away. While there is one column this makes another blank come back.
    public func clear() {
        guard let stack else { return }
        stack.viewControllers = stack.lists
        let blank = delegate.makeBlank()
        if split.isCollapsed { delegate.willKeep(blank) }
        split.viewControllers = [stack, blank]
    }

    /// Takes one note away, as the split view would if it is the only one on its lists (X4).
    public func close(_ note: UIViewController) {
        guard let stack = note.navigationController else { return }
        if split.isCollapsed, stack.viewControllers == stack.lists + [note] {
            // One that the split view takes off gets no callback, as it has a place for it (X13).
            stack.separateSecondaryViewController(for: split)?.didMove(toParent: nil)
        } else if stack.viewControllers == [note] {
            split.showDetailViewController(delegate.makeBlank(), sender: nil)
        } else {
            stack.viewControllers.removeAll { $0 === note }
        }
    }

    /// Goes back to the first list, with the list column in sight, and arranges both columns anew
    /// if there are two. A person is asked before, over everything else.
    public func startOver() {
        split.present(UIViewController(), animated: true)
        split.dismiss(animated: true)
        while stack?.popViewController(animated: false) != nil {}
        split.preferredDisplayMode = .automatic
        if !split.isCollapsed { rearrange() }
    }

    /// The memory of the app, as numbers.
    public var memory: [Int] { watch.memory + delegate.memory }

    /// The visible note; an invisible screen if there are complaints.
    public var shownNote: UIViewController? {
        watch.look()
        guard watch.complaints.isEmpty else { return bar }
        let top = (split.viewControllers.last as? UINavigationController)?.topViewController
        return top is WatchedNoteViewController ? top : nil
    }

    private var stack: UINavigationController? {
        split.viewControllers.first as? UINavigationController
    }

    // MARK: Columns

    /// Takes the columns apart and puts them together again.
    private func rearrange() {
        guard let stack, let detail = split.viewControllers.last else { return }
        let lists = WatchedNavigationController(watch, stack.takeScreens())
        arrange([lists, detail])
        arrange([lists])
        let blank = delegate.makeBlank()
        arrange([lists, blank])
        guard split.viewIfLoaded != nil else { return }
        showAgain(blank)
        showFleeting()
        arrange([lists, blank])
        shelve(blank, leaving: [lists])
        shelve(lists, leaving: [])
        arrange([lists, blank])
    }

    /// Assigns the columns, which are these from then on (ST7, ST10).
    private func arrange(_ columns: [UIViewController]) {
        split.viewControllers = columns
        expect(columns, "other columns are there than were assigned")
    }

    /// Shows the detail that is there already, which changes nothing (D7).
    private func showAgain(_ detail: UIViewController) {
        let turns = (detail as? any Watched)?.diary.turns
        split.showDetailViewController(detail, sender: nil)
        if (detail as? any Watched)?.diary.turns != turns {
            watch.complain("a detail that is there already is shown again")
        }
    }

    /// Shows a detail that goes as soon as it has come.
    private func showFleeting() {
        let lists = split.viewControllers.prefix(1)
        split.showDetailViewController(FleetingStack(), sender: nil)
        expect(Array(lists), "a detail is a column that has gone")
    }

    /// Puts a column into another container for a while, which takes it from the split view.
    private func shelve(_ column: UIViewController, leaving columns: [UIViewController]) {
        let shelf = UIViewController()
        shelf.addChild(column)
        column.didMove(toParent: shelf)
        expect(columns, "a column is one still when it stands elsewhere")
        column.willMove(toParent: nil)
        column.removeFromParent()
    }

    private func expect(_ columns: [UIViewController], _ complaint: String) {
        if split.viewControllers != columns { watch.complain(complaint) }
    }
}

/// A detail that leaves the split view in the callback about its arrival.
private final class FleetingStack: UINavigationController {
    override func didMove(toParent parent: UIViewController?) {
        guard parent is UISplitViewController else { return }
        willMove(toParent: nil)
        removeFromParent()
    }
}
