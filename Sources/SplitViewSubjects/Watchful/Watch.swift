import UIKitModel

/// Compares the callbacks of a watchful app with the screen.
///
/// UIKit has a contract, too: an appearing controller gets a callback before and after, a delegate
/// one for every change of size and of every column, a child knows its parent. An app that records
/// all callbacks can detect when one was wrong.
@MainActor public final class Watch {
    /// Differences between callbacks and screen, in the order in which they were noticed.
    public var complaints: [String] { heard + seen }
    // Those that a callback told, and those of the last look.
    private var heard: [String] = []
    var seen: [String] = []
    private(set) weak var split: UISplitViewController?
    private(set) var diaries: [Entry] = []

    // The mode in the last callback of the delegate.
    private(set) var mode: UISplitViewController.DisplayMode?
    private(set) var isCollapsed = false
    private(set) var shown: Set<UISplitViewController.Column> = []
    private(set) var pending: Set<UISplitViewController.Column> = []
    // Before iOS 26 a delegate of the classic style gets no callbacks about columns (T10).
    private(set) var getsColumnCallbacks = false
    private var isMerging = false
    // The controller on top of the one stack when the split view asked for its detail back.
    private var handedOver: (controller: any Watched, turns: Int)?
    // The visible detail that is to be replaced.
    private var leaving: (any Watched)?
    // Whether details went to one stack when it was last announced where they go (D15).
    private(set) var isTargetMerged = false
    private var targetChanges: NotificationToken?

    struct Entry {
        weak var controller: (any Watched)?
    }

    /// A watch that has noticed nothing.
    public init() {}

    /// Records a difference.
    func complain(_ complaint: String) {
        heard.removeAll { $0 == complaint }
        heard.append(complaint)
        seen = []
    }

    /// Records a difference that is there now.
    func see(_ complaint: String) { seen.append(complaint) }

    /// Watches a controller as long as it lives.
    func watch(_ controller: any Watched) {
        diaries.removeAll { $0.controller == nil }
        diaries.append(Entry(controller: controller))
    }

    /// Watches the split view of the app.
    func watch(split: UISplitViewController) {
        self.split = split
        mode = split.displayMode
        targetChanges = NotificationToken(
            for: UIViewController.showDetailTargetDidChangeNotification, of: split
        ) { [weak self, weak split] in self?.isTargetMerged = split?.isCollapsed ?? false }
    }

    // MARK: Callbacks of the delegate

    func willChange(to next: UISplitViewController.DisplayMode) {
        if split?.displayMode == next { complain("a callback about the present display mode") }
        mode = next
    }

    func did(collapse: Bool) {
        guard let split else { return }
        if split.isCollapsed != collapse {
            complain("a callback about a change that did not happen")
        }
        if isCollapsed == collapse { complain("two callbacks about the same change") }
        isCollapsed = collapse
        if collapse {
            // A stack that UIKit pushed on the lists is still the secondary (T10).
            let lists = split.viewControllers.first as? UINavigationController
            let isNested = lists?.topViewController is UINavigationController
            if getsColumnCallbacks, shown != [isNested ? .secondary : .primary] {
                complain("other columns are shown than the callbacks said")
            }
        } else {
            lookAtNewDetail(of: split)
        }
    }

    /// A detail column that was visible as the top of the one stack only changes its place, and
    /// gets no callback (X13); any other appears before the delegate's callback (X14).
    private func lookAtNewDetail(of split: UISplitViewController) {
        guard let detail = split.viewControllers.last as? any Watched else { return }
        // It was in a compact window, or was made for a regular one (G13).
        if !detail.knowsRoom { complain("a detail got no callback about its size class") }
        if let handedOver, handedOver.controller === detail {
            if detail.diary.turns != handedOver.turns { complain("a move was taken for a change") }
        } else if split.viewControllers.count == 2, detail.diary.phase == .off {
            complain("a detail got no callback about its appearance")
        }
    }

    /// Records that the columns are merged, and whether they have been visible side by side: until
    /// then they have no container (ST11).
    func willMerge(_ detail: UIViewController) { isMerging = detail.parent === split }

    /// The callback of a stack on another one: of the stack of the details, if UIKit is merging. It
    /// has left the split view, which still lists it as a column until it is done (C15).
    func didNest(_ stack: UIViewController) {
        guard isMerging, let split else { return }
        isMerging = false
        if split.children.contains(stack) { complain("a stack stands in two places") }
        if split.viewControllers.count != 2 { complain("a column is given up too early") }
    }

    /// Records that the split view asks for its detail back; it may be visible on the one stack.
    func willPart(_ stack: UINavigationController) {
        handedOver = (stack.topViewController as? any Watched).map { ($0, $0.diary.turns) }
    }

    /// Records that another detail replaces the one beside the lists.
    func willExchangeDetail(of split: UISplitViewController) {
        guard let old = split.viewControllers.last as? any Watched, old.diary.phase == .on else {
            return
        }
        leaving = old
    }

    /// The callback of a column that is in the split view now, after the one before it has left
    /// (D8).
    func didInstall(_ column: UIViewController) {
        guard let leaving, leaving !== column else { return }
        if leaving.parent != nil { complain("a detail comes before the old one has left") }
    }

    /// The callback of a column that will appear; the one before it has got "will disappear", and
    /// is not removed yet (D8).
    func willAppear(_ column: any Watched) {
        guard let leaving, column.parent === split, column === split?.viewControllers.last
        else { return }
        self.leaving = nil
        if leaving !== column, leaving.diary.phase != .disappearing {
            complain("a detail does not follow the old one")
        }
    }

    func will(show column: UISplitViewController.Column) {
        getsColumnCallbacks = true
        if !shown.insert(column).inserted { complain("a column is shown twice") }
        pending.insert(column)
    }

    func will(hide column: UISplitViewController.Column) {
        if shown.remove(column) == nil { complain("a column is hidden twice") }
        pending.insert(column)
    }

    func did(show column: UISplitViewController.Column) {
        if pending.remove(column) == nil || !shown.contains(column) {
            complain("a column was shown without a callback before")
        }
    }

    func did(hide column: UISplitViewController.Column) {
        if pending.remove(column) == nil || shown.contains(column) {
            complain("a column was hidden without a callback before")
        }
    }

    /// Resets what is valid for one step only.
    func endStep() {
        handedOver = nil
        isMerging = false
        leaving = nil
    }
}
