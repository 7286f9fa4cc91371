import UIKitModel

/// The delegate of the watchful app: leaves to UIKit what UIKit does by itself. Subclasses decide
/// how columns are merged and separated.
public class WatchfulSplitDelegate: NSObject, WatchfulDelegate {
    /// The watch that gets all callbacks.
    public let watch: Watch

    /// A delegate that reports its callbacks to a watch.
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
    /// Removes the details from the one stack; `nil` to leave it to UIKit.
    func part(_ primary: UINavigationController) -> UIViewController? { nil }

    // MARK: Questions

    /// Shows a detail on the one stack, or leaves it to UIKit.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard splitViewController.isCollapsed else {
            watch.willExchangeDetail(of: splitViewController)
            return false
        }
        guard let stack = splitViewController.viewControllers.first as? UINavigationController
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
        if secondary.isBlank { return true }
        watch.willMerge(secondary)
        return merge(secondary, into: primary)
    }

    /// Separates the columns.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if !splitViewController.isCollapsed { watch.complain("asked to expand when expanded") }
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        watch.willPart(primary)
        return part(primary)
    }
}

/// Moves the notes to the stack of the lists, and back.
public class WatchfulMergingDelegate: WatchfulSplitDelegate {
    override func push(_ detail: UIViewController, on stack: UINavigationController) -> Bool {
        guard let dress = detail as? UINavigationController else { return false }
        stack.viewControllers += dress.takeScreens()
        return true
    }

    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        primary.viewControllers += secondary.takeScreens()
        return true
    }

    override func part(_ primary: UINavigationController) -> UIViewController? {
        let lists = primary.lists
        let notes = Array(primary.viewControllers.dropFirst(lists.count))
        guard !notes.isEmpty else { return makeBlank() }
        primary.viewControllers = lists
        return WatchedNavigationController(watch, notes)
    }
}

/// Leaves merging to UIKit, which pushes the stack of the notes on the stack of the lists (C10),
/// and also separating, if there is something to separate (X4).
public final class WatchfulNestingDelegate: WatchfulSplitDelegate {
    override func part(_ primary: UINavigationController) -> UIViewController? {
        primary.topViewController is UINavigationController ? nil : makeBlank()
    }
}
