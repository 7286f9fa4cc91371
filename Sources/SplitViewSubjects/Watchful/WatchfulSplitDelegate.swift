import UIKitModel

/// The delegate of the watchful app: notes down what it is told, and leaves to UIKit what UIKit
/// does by itself. How columns are merged and parted is for subclasses to say.
public class WatchfulSplitDelegate: NSObject, UISplitViewControllerDelegate {
    let watch: Watch

    /// A delegate that tells a watch what it hears.
    public init(_ watch: Watch) {
        self.watch = watch
        super.init()
    }

    // MARK: For subclasses

    /// Shows a detail on the one stack; false to leave it to UIKit.
    func push(_ detail: UIViewController, on stack: UINavigationController) -> Bool { false }
    /// Merges a detail column that shows something; false to leave it to UIKit.
    func merge(_ secondary: UINavigationController, into primary: UINavigationController) -> Bool {
        false
    }
    /// Takes the details off the one stack; `nil` to leave it to UIKit.
    func part(_ primary: UINavigationController) -> UIViewController? { nil }

    // MARK: Questions

    /// Shows a detail on the one stack, or leaves it to UIKit.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard splitViewController.isCollapsed,
            let stack = splitViewController.viewControllers.first as? UINavigationController
        else { return false }
        return push(vc, on: stack)
    }

    /// Drops a blank, merges the rest.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        if splitViewController.isCollapsed { watch.complain("asked to collapse when collapsed") }
        guard let primary = primaryViewController as? UINavigationController,
            let secondary = secondaryViewController as? UINavigationController
        else { return false }
        if secondary.viewControllers.allSatisfy({ $0 is WatchedBlankViewController }) {
            return true
        }
        watch.willMerge(secondary)
        return merge(secondary, into: primary)
    }

    /// Parts the columns.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if !splitViewController.isCollapsed { watch.complain("asked to expand when expanded") }
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        watch.willPart(primary)
        return part(primary)
    }

    // MARK: What it is told

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

/// Moves the notes to the stack of the lists, and back.
public final class WatchfulMergingDelegate: WatchfulSplitDelegate {
    override func push(_ detail: UIViewController, on stack: UINavigationController) -> Bool {
        guard let dress = detail as? UINavigationController else { return false }
        stack.viewControllers += taken(from: dress)
        return true
    }

    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        primary.viewControllers += taken(from: secondary)
        return true
    }

    override func part(_ primary: UINavigationController) -> UIViewController? {
        let lists = primary.viewControllers.prefix { $0 is WatchedListViewController }
        let notes = Array(primary.viewControllers.dropFirst(lists.count))
        guard !notes.isEmpty else { return makeBlank() }
        primary.viewControllers = Array(lists)
        return WatchedNavigationController(watch, notes)
    }

    private func taken(from stack: UINavigationController) -> [UIViewController] {
        let screens = stack.viewControllers
        stack.viewControllers = []
        return screens
    }
}

/// Leaves merging to UIKit, which puts the stack of the notes on that of the lists (C10), and
/// parting too, where there is something to part (X4).
public final class WatchfulNestingDelegate: WatchfulSplitDelegate {
    override func part(_ primary: UINavigationController) -> UIViewController? {
        primary.topViewController is UINavigationController ? nil : makeBlank()
    }
}
