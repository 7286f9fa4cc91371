import UIKitModel

/// An app of notes that watches UIKit, and leaves to UIKit as much as it can.
@MainActor public final class WatchfulApp {
    /// The split view.
    public let split = UISplitViewController()
    /// The watch.
    public let watch = Watch()
    /// The delegate.
    public let delegate: any WatchfulDelegate
    private let listStack: ListStack

    /// Makes a stack of lists.
    public typealias ListStack =
        @MainActor @Sendable (Watch, [UIViewController]) -> WatchedNavigationController

    /// The app.
    ///
    /// - Parameters:
    ///   - listStack: Makes its stack of lists.
    ///   - delegate: Makes its delegate.
    public init(
        listStack: @escaping ListStack = { WatchedNavigationController($0, $1) },
        delegate: @MainActor (Watch) -> any WatchfulDelegate
    ) {
        self.delegate = delegate(watch)
        self.listStack = listStack
        split.viewControllers = [
            listStack(watch, [makeList()]), stack(WatchedBlankViewController(watch)),
        ]
        split.delegate = self.delegate
        watch.watch(split: split)
    }

    /// A list.
    public func makeList() -> UIViewController { WatchedListViewController(watch) }
    /// A note.
    public func makeNote() -> UIViewController { WatchedNoteViewController(watch) }
    /// A screen in a stack of its own.
    public func stack(_ screen: UIViewController) -> UIViewController {
        WatchedNavigationController(watch, [screen])
    }

    /// Removes all notes, and makes both columns again if there are two.
    public func clear() {
        guard let lists = split.viewControllers.first as? UINavigationController else { return }
        let kept = lists.viewControllers.filter { $0 is WatchedListViewController }
        if split.isCollapsed {
            lists.viewControllers = kept
        } else {
            lists.viewControllers = []
            split.viewControllers = [
                listStack(watch, kept), stack(WatchedBlankViewController(watch)),
            ]
        }
    }

    /// Goes back to the first list, and makes the detail column again if there are two columns.
    public func startOver() {
        guard let lists = split.viewControllers.first as? UINavigationController else { return }
        lists.popToRootViewController(animated: false)
        guard !split.isCollapsed else { return }
        split.viewControllers = [lists, stack(WatchedBlankViewController(watch))]
    }

    /// The visible note; an invisible screen if there are complaints.
    public var shownNote: UIViewController? {
        watch.look()
        guard watch.complaints.isEmpty else { return alarm }
        var seen = split.viewControllers.last
        while let stack = seen as? UINavigationController { seen = stack.topViewController }
        return seen is WatchedNoteViewController ? seen : nil
    }

    private lazy var alarm = UIViewController()
}
