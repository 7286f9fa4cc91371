import UIKitModel

/// A delegate that reports its callbacks to a watch.
@MainActor public protocol WatchfulDelegate: UISplitViewControllerDelegate {
    /// The watch that gets all callbacks.
    var watch: Watch { get }
}

extension WatchfulDelegate {
    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { watch.willChange(to: displayMode) }
    /// Records the callback.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        watch.did(collapse: true)
    }
    /// Records the callback.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        watch.did(collapse: false)
    }
    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { watch.will(show: column) }
    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { watch.will(hide: column) }
    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { watch.did(show: column) }
    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { watch.did(hide: column) }

    /// A detail column that shows the placeholder.
    func makeBlank() -> UIViewController {
        WatchedNavigationController(watch, [WatchedBlankViewController(watch)])
    }
}

extension UINavigationController {
    /// Removes and returns all screens, so that none is ever in two stacks.
    func takeScreens() -> [UIViewController] {
        let screens = viewControllers
        viewControllers = []
        return screens
    }

    /// The lists at the bottom of this stack.
    var lists: [UIViewController] {
        Array(viewControllers.prefix { $0 is WatchedListViewController })
    }

    /// Whether this stack shows that nothing is chosen.
    var isBlank: Bool { viewControllers.allSatisfy { $0 is WatchedBlankViewController } }
}
