import UIKitModel

/// Merges the notes; a page without a note is left to the app, which moves everything into it.
public final class MovingSplitDelegate: NSObject, UISplitViewControllerDelegate {
    private let watch: Watch
    /// The page that was beside the lists when the columns collapsed, if there was one.
    private(set) weak var page: PageViewController?

    /// A delegate that reports its callbacks to a watch. Columns that the app adds are not
    /// announced, so it does not report columns.
    init(_ watch: Watch) {
        self.watch = watch
        super.init()
    }

    /// Records the callback.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { watch.willChange(to: displayMode) }

    /// Puts a note into a stack beside the lists, or on the one stack; what UIKit pushes there it
    /// also keeps (P4), in place of the page.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if vc is UINavigationController { return false }
        if splitViewController.isCollapsed {
            let stack = splitViewController.viewControllers.first as? UINavigationController
            stack?.pushViewController(vc, animated: false)
        } else {
            splitViewController.showDetailViewController(
                WatchedNavigationController(watch, [vc]), sender: sender)
        }
        return true
    }

    /// Merges the notes, or remembers the page.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        page = secondaryViewController as? PageViewController
        if let primary = primaryViewController as? UINavigationController,
            let secondary = secondaryViewController as? UINavigationController
        {
            primary.viewControllers += secondary.takeScreens()
        }
        return true
    }

    /// A stack for the notes, if there are any; the page that contains everything, unless UIKit
    /// would separate a list (X5); else another page.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        let lists = primary.lists
        let notes = Array(primary.viewControllers.dropFirst(lists.count))
        if notes.isEmpty {
            let isSurrounded = splitViewController.parent is PageViewController
            return isSurrounded && lists.count == 1 ? nil : PageViewController()
        }
        primary.viewControllers = lists
        return WatchedNavigationController(watch, notes)
    }
}
