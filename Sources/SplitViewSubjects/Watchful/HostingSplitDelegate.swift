import UIKitModel

/// Moves the lists into the stack of the notes: while there is one column, that is the secondary,
/// with the lists at its bottom. The primary is chosen again on every change of size (C1, X1).
public final class HostingSplitDelegate: NSObject, WatchfulDelegate {
    /// The watch that gets all callbacks.
    public let watch: Watch
    // The notes, from the choice of a primary to the question that comes next (X2).
    private var notes: UINavigationController?

    /// A delegate that reports its callbacks to a watch.
    public init(_ watch: Watch) {
        self.watch = watch
        super.init()
    }

    /// Shows a note on the one stack, or leaves it to UIKit.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard splitViewController.isCollapsed else {
            watch.willExchangeDetail(of: splitViewController)
            return false
        }
        guard let stack = splitViewController.viewControllers.first as? UINavigationController,
            let dress = vc as? UINavigationController
        else { return false }
        stack.viewControllers += dress.takeScreens()
        return true
    }

    /// The stack of the notes, with the lists below them, if there are any notes.
    ///
    /// If several lists leave their stack, the stack is removed, too, and the notes are the
    /// remaining column without having been chosen (ST7).
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        if splitViewController.isCollapsed { watch.complain("asked to collapse when collapsed") }
        let columns = splitViewController.viewControllers
        guard columns.count == 2, let primary = columns[0] as? UINavigationController,
            let secondary = columns[1] as? UINavigationController, !secondary.isBlank
        else { return nil }
        let lists = primary.takeScreens()
        secondary.viewControllers = lists + secondary.viewControllers
        guard lists.count > 1, primary.parent != nil else { return secondary }
        primary.willMove(toParent: nil)
        primary.removeFromParent()
        return nil
    }

    /// Drops a blank. This is never called for notes, because their stack is already the primary.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        if secondaryViewController === primaryViewController {
            watch.complain("asked to merge a stack with itself")
        }
        return true
    }

    /// A stack for the lists, if they are below notes.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        if !splitViewController.isCollapsed { watch.complain("asked to expand when expanded") }
        guard let stack = splitViewController.viewControllers.first as? UINavigationController
        else { return nil }
        let lists = stack.lists
        guard lists.count < stack.viewControllers.count else { return nil }
        stack.viewControllers.removeFirst(lists.count)
        notes = stack
        return WatchedNavigationController(watch, lists)
    }

    /// The stack that contained the lists, with the remaining notes; or a blank.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        defer { notes = nil }
        return notes ?? makeBlank()
    }
}
