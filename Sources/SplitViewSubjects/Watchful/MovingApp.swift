import UIKitModel

/// An app of notes that moves its screens inside callbacks.
///
/// Its page without a note fills the column beside the lists, and contains the whole app while
/// there is one column.
@MainActor public final class MovingApp {
    /// The split view, which is in a frame or in a page.
    public let split = UISplitViewController()
    /// The watch.
    public let watch = Watch()
    /// The delegate.
    public let delegate: MovingSplitDelegate
    private let frame = UIViewController()
    private let alarm = UIViewController()
    private var targetChanges: NotificationToken?

    /// The app.
    public init() {
        delegate = MovingSplitDelegate(watch)
        split.viewControllers = [
            WatchedNavigationController(watch, [makeList()]), PageViewController(),
        ]
        split.delegate = delegate
        frame.addChild(split)
        split.didMove(toParent: frame)
        watch.watch(split: split)
        targetChanges = NotificationToken(
            for: UIViewController.showDetailTargetDidChangeNotification, of: split
        ) { [weak self] in self?.movePage() }
    }

    /// A list.
    public func makeList() -> UIViewController { WatchedListViewController(watch) }
    /// A note.
    public func makeNote() -> UIViewController { WatchedNoteViewController(watch) }

    /// Removes all notes.
    public func clear() {
        guard let stack else { return }
        stack.viewControllers = stack.lists
        if !split.isCollapsed { split.viewControllers = [stack, PageViewController()] }
    }

    /// Goes back to the first list.
    public func startOver() {
        clear()
        stack?.popToRootViewController(animated: false)
    }

    /// Replaces a note by the next one. If the note is visible, the next one is pushed, and removes
    /// it from the stack when it is about to appear.
    public func showNext(after note: UIViewController) -> UIViewController {
        guard let stack = note.navigationController, isSeen(note) else {
            let next = makeNote()
            replace(note, with: next)
            return next
        }
        let next = NextNoteViewController(watch, after: note)
        stack.pushViewController(next, animated: true)
        return next
    }

    /// The visible note; an invisible screen if there are complaints.
    public var shownNote: UIViewController? {
        watch.look()
        guard watch.complaints.isEmpty else { return alarm }
        let top = (split.viewControllers.last as? UINavigationController)?.topViewController
        return top is WatchedNoteViewController ? top : nil
    }

    private var stack: UINavigationController? {
        split.viewControllers.first as? UINavigationController
    }

    private func isSeen(_ note: UIViewController) -> Bool {
        (note as? any Watched)?.diary.phase == .on
    }

    private func replace(_ note: UIViewController, with next: UIViewController) {
        guard let stack = note.navigationController else { return }
        stack.viewControllers = stack.viewControllers.map { $0 === note ? next : $0 }
    }

    // MARK: The page

    /// The target of details has changed (D15): the page moves with them.
    private func movePage() {
        if split.isCollapsed {
            if let page = delegate.page { surround(with: page) }
        } else if let page = split.parent as? PageViewController {
            comeOut(of: page)
        }
    }

    private func surround(with page: PageViewController) {
        frame.addChild(page)
        page.didMove(toParent: frame)
        page.addChild(split)
        split.didMove(toParent: page)
    }

    /// UIKit cannot restore the page as long as it contains everything, so there is room for it if
    /// there is no note.
    private func comeOut(of page: PageViewController) {
        frame.addChild(split)
        split.didMove(toParent: frame)
        page.willMove(toParent: nil)
        page.removeFromParent()
        let columns = split.viewControllers
        if columns.count == 1 { split.viewControllers = columns + [page] }
    }
}

/// The screen of the app while no note is chosen: beside the lists, or around them.
public final class PageViewController: UIViewController {}

/// A note that is pushed on another one and replaces it.
final class NextNoteViewController: WatchedNoteViewController {
    private var predecessor: UIViewController?

    /// A note that replaces another.
    init(_ watch: Watch, after predecessor: UIViewController) {
        self.predecessor = predecessor
        super.init(watch)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let stack = navigationController, let predecessor else { return }
        self.predecessor = nil
        stack.viewControllers.removeAll { $0 === predecessor }
    }
}
