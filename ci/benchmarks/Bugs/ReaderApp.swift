import SplitViewCatalog
import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// A correct app around the recommended delegate, made for faults: each of its steps may be
/// replaced by a wrong one.
@MainActor class ReaderApp: NSObject, UISplitViewControllerDelegate {
    let split = UISplitViewController()
    let record = NotesRecord()
    private let delegate = RecommendedSplitDelegate()
    private let notes: NotesRestoration
    private let actions: NotesActions

    override required init() {
        split.viewControllers = [
            UINavigationController(rootViewController: NoteListViewController()),
            UINavigationController(rootViewController: NoNoteViewController()),
        ]
        notes = NotesRestoration(
            NotesRestoration.Parts(split: split, delegate: delegate, record: record))
        actions = NotesActions(split: split, delegate: delegate, notes: notes)
        super.init()
        split.delegate = self
    }

    // MARK: The split view's delegate

    final func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }

    final func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        guard let secondary = secondary as? UINavigationController,
            let primary = primary as? UINavigationController
        else { return false }
        merge(secondary, into: primary)
        return true
    }

    final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        guard let primary = primary as? UINavigationController else { return nil }
        return separate(primary)
    }

    // MARK: Steps

    /// Merges the details onto the stack of the lists.
    func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        _ = delegate.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }

    /// Separates the details from the stack of the lists.
    func separate(_ primary: UINavigationController) -> UIViewController? {
        rightlySeparated(primary)
    }

    private func rightlySeparated(_ primary: UINavigationController) -> UIViewController? {
        delegate.splitViewController(split, separateSecondaryFrom: primary)
    }

    /// Separates a stack at a place of the caller's choice, if it is high enough for that.
    final func separate(
        _ primary: UINavigationController, keeping count: Int
    ) -> UIViewController? {
        let stack = primary.viewControllers
        guard count < stack.count else { return rightlySeparated(primary) }
        let secondary = UINavigationController()
        secondary.restorationIdentifier = RecommendedSplitDelegate.secondaryIdentifier
        primary.viewControllers = Array(stack[..<count])
        secondary.viewControllers = Array(stack[count...])
        return secondary
    }

    func makeNote() -> UIViewController { notes.makeNote() }
    func makePage() -> UIViewController { notes.makeInfo() }
    func recreate(_ path: [String]) -> UIViewController? { notes.recreate(path) }
    func openLink() -> UIViewController { actions.openLink() }
    func showNext(after note: UIViewController) -> UIViewController {
        actions.showNext(after: note)
    }
    func finish(_ note: UIViewController) { actions.close(note) }
    func clear() { actions.clear() }
    func startOver() { actions.startOver() }

    // MARK: Helpers for faults

    /// The details of a stack, without the placeholder.
    final func details(of stack: UINavigationController) -> [UIViewController] {
        stack.viewControllers.filter(isDetail)
    }

    /// The lists of a stack.
    final func lists(of stack: UINavigationController) -> [UIViewController] {
        stack.viewControllers.filter { $0 is NoteListViewController }
    }

    /// The stacks of the split view.
    final var stacks: [UINavigationController] {
        split.viewControllers.compactMap { $0 as? UINavigationController }
    }

    final func isDetail(_ screen: UIViewController) -> Bool { screen is RecordedViewController }

    // MARK: The scene

    /// The app as a stage performs it.
    func scene() -> SplitViewScene {
        SplitViewScene(
            split, keeping: [self],
            screen: {
                switch $0 {
                case is NoNoteViewController: .placeholder
                case is RecordedViewController: .detail
                default: .list
                }
            }
        )
        .list { self.notes.makeList() }
        .detail { _ in self.makeNote() }
        .replacingDetail { _ in self.makeNote() }
        .page { self.makePage() }
        .onDelete { self.clear() }
        .onFinish { self.finish($0) }
        .onNext { self.showNext(after: $0) }
        .onStartOver { self.startOver() }
        .onLink { [self.openLink()] }
        .listButton()
        .record { self.record.shown }
        .restoration(
            SplitViewScene.Restoration(
                recreate: { self.recreate($0) }, finish: { self.notes.finish() })
        )
        .rows(.alike)
    }
}
