import UIKitModel

/// A delegate that tells a watch what it hears.
@MainActor public protocol WatchfulDelegate: UISplitViewControllerDelegate {
    /// Who is told.
    var watch: Watch { get }
}

extension WatchfulDelegate {
    /// Notes it down.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { watch.willChange(to: displayMode) }
    /// Notes it down.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        watch.did(collapse: true)
    }
    /// Notes it down.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        watch.did(collapse: false)
    }
    /// Notes it down.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { watch.will(show: column) }
    /// Notes it down.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { watch.will(hide: column) }
    /// Notes it down.
    public func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { watch.did(show: column) }
    /// Notes it down.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { watch.did(hide: column) }

    /// A detail column with nothing in it to read.
    func makeBlank() -> UIViewController {
        WatchedNavigationController(watch, [WatchedBlankViewController(watch)])
    }
}

extension UINavigationController {
    /// Takes all screens off, so that none ever stands in two stacks.
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
