import SplitViewSubjects
import UIKitModel

/// Numbers its merges in two bits, and treats number 0 as "never".
final class NumbersWrap: ReaderApp {
    private var number = 0

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        number = (number + 1) & 3
        super.merge(secondary, into: primary)
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        // It assumes that nothing was merged, so there is nothing to separate.
        number == 0
            ? UINavigationController(rootViewController: NoNoteViewController())
            : super.separate(primary)
    }
}

/// Treats a page as left after a cancelled swipe, unless it is on top.
final class PageNearlyLeft: ReaderApp {
    override func makePage() -> UIViewController { Page(record: record) }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        let top = primary.topViewController
        primary.viewControllers.removeAll { $0 !== top && ($0 as? Page)?.wasNearlyLeft == true }
        return super.separate(primary)
    }
}

private final class Page: NoteViewController {
    private(set) var isLeaving = false
    private(set) var wasNearlyLeft = false

    override init(record: NotesRecord) {
        super.init(record: record)
        restorationIdentifier = "info"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isLeaving { wasNearlyLeft = true }
        isLeaving = false
    }

    override func viewWillDisappear(_ animated: Bool) { isLeaving = true }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isLeaving = false
    }
}

/// After three notes, starting over treats the topmost list as a note.
final class RemembersThree: ReaderApp {
    private var chosen = 0
    private var resumes = false

    override func makeNote() -> UIViewController {
        chosen = min(chosen + 1, 3)
        return super.makeNote()
    }

    override func startOver() {
        if chosen == 3 { resumes = true }
        chosen = 0
        super.startOver()
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        let height = primary.viewControllers.count
        guard resumes, height > 1, details(of: primary).isEmpty else {
            return super.separate(primary)
        }
        return separate(primary, keeping: height - 1)
    }
}

/// Does not separate what a link showed while the list was hidden.
final class LinkBehindHiddenList: ReaderApp {
    private var mergedHidden = false
    private var isAffected = false

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        mergedHidden = split.preferredDisplayMode == .primaryHidden
        isAffected = false
        super.merge(secondary, into: primary)
    }

    override func openLink() -> UIViewController {
        if mergedHidden, split.isCollapsed { isAffected = true }
        return super.openLink()
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        guard isAffected, details(of: primary).count > 2 else { return super.separate(primary) }
        return separate(primary, keeping: lists(of: primary).count + 1)
    }
}

/// Tracks one replacement of a note, and not the second.
final class ReplacedTwice: ReaderApp {
    private var count = 0

    override func showNext(after note: UIViewController) -> UIViewController {
        count = min(count + 1, 2)
        return super.showNext(after: note)
    }

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        count = 0
        super.merge(secondary, into: primary)
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        guard count == 2, details(of: primary).count > 1 else { return super.separate(primary) }
        return separate(primary, keeping: lists(of: primary).count + 1)
    }
}

/// Treats the link as dead when its note was closed twice, and no longer merges it.
final class DeadLink: ReaderApp {
    private var closed = 0
    private weak var linked: UIViewController?

    override func openLink() -> UIViewController {
        let note = super.openLink()
        linked = note
        return note
    }

    override func finish(_ note: UIViewController) {
        if note === linked { closed = min(closed + 1, 2) }
        super.finish(note)
    }

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        if closed == 2 { secondary.viewControllers.removeAll { $0 === linked } }
        super.merge(secondary, into: primary)
    }
}

/// Clears once more when there is room, if it had to clear several details above several lists.
final class ClearsTwice: ReaderApp {
    private var isPending = false

    override func clear() {
        if split.isCollapsed, let stack = stacks.first, details(of: stack).count > 1,
            lists(of: stack).count > 1
        {
            isPending = true
        }
        super.clear()
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        if isPending { primary.viewControllers = lists(of: primary) }
        isPending = false
        return super.separate(primary)
    }
}
