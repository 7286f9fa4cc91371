import UIKitModel

/// An app of notes that arranges its columns itself, and checks the work of UIKit.
@MainActor public final class ArrangingApp {
    /// The split view.
    public let split = UISplitViewController()
    /// The watch.
    public let watch = Watch()
    /// The delegate.
    public let delegate: ArrangingSplitDelegate
    // A child of the app's own, behind the columns.
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

    /// Removes all notes. While there is one column, another placeholder is restored because of
    /// this.
    public func clear() {
        guard let stack else { return }
        stack.viewControllers = stack.lists
        let blank = delegate.makeBlank()
        if split.isCollapsed { delegate.willKeep(blank) }
        split.viewControllers = [stack, blank]
    }

    /// Removes one note, as the split view would if it is the only one on its lists (X4).
    public func close(_ note: UIViewController) {
        guard let stack = note.navigationController else { return }
        if split.isCollapsed, stack.viewControllers == stack.lists + [note] {
            // One that the split view removes gets no callback, because it has a place for it
            // (X13).
            stack.separateSecondaryViewController(for: split)?.didMove(toParent: nil)
        } else if stack.viewControllers == [note] {
            split.showDetailViewController(delegate.makeBlank(), sender: nil)
        } else {
            stack.viewControllers.removeAll { $0 === note }
        }
    }

    /// Goes back to the first list, with the list column visible, and arranges both columns again
    /// if there are two. Before, an alert is presented over everything.
    public func startOver() {
        split.present(UIViewController(), animated: true)
        split.dismiss(animated: true)
        while stack?.popViewController(animated: false) != nil {}
        split.preferredDisplayMode = .automatic
        if !split.isCollapsed { rearrange() }
    }

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

    /// Removes the columns and assigns them again.
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

    /// Assigns the columns, and checks that the split view has exactly these (ST7, ST10).
    private func arrange(_ columns: [UIViewController]) {
        split.viewControllers = columns
        expect(columns, "other columns are there than were assigned")
    }

    /// Shows the present detail, which changes nothing (D7).
    private func showAgain(_ detail: UIViewController) {
        let turns = (detail as? any Watched)?.diary.turns
        split.showDetailViewController(detail, sender: nil)
        if (detail as? any Watched)?.diary.turns != turns {
            watch.complain("a detail that is there already is shown again")
        }
    }

    /// Shows a detail that is removed as soon as it is installed.
    private func showFleeting() {
        let lists = split.viewControllers.prefix(1)
        split.showDetailViewController(FleetingStack(), sender: nil)
        expect(Array(lists), "a detail is a column that has gone")
    }

    /// Moves a column into another container and back, which removes it from the split view.
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
