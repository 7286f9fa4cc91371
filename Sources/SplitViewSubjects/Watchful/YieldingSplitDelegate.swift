import UIKitModel

/// Answers every question with what UIKit does anyway: the lists merge and separate, and a
/// `WatchedListStack` does it in its own way.
public final class YieldingSplitDelegate: NSObject, WatchfulDelegate {
    /// The watch that gets all callbacks.
    public let watch: Watch

    /// A delegate that reports its callbacks to a watch.
    public init(_ watch: Watch) {
        self.watch = watch
        super.init()
    }

    /// Leaves it to UIKit.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if !splitViewController.isCollapsed { watch.willExchangeDetail(of: splitViewController) }
        return false
    }

    /// Leaves it to the primary (C3).
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        if splitViewController.isCollapsed { watch.complain("asked to collapse when collapsed") }
        return false
    }

    /// Leaves it to the primary (X3).
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if !splitViewController.isCollapsed { watch.complain("asked to expand when expanded") }
        return nil
    }
}

/// A stack of lists that merges and separates by itself (C12), as the view controllers of UIKit do.
public final class WatchedListStack: WatchedNavigationController {
    /// Pushes notes as they are; a blank is dropped (C8).
    ///
    /// A stack may be pushed only on the primary of a split view that collapses (C11).
    public override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        guard let notes = secondaryViewController as? UINavigationController, !notes.isBlank
        else { return }
        pushViewController(notes, animated: false)
    }

    /// Returns the notes on top (X6), or a blank.
    public override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard topViewController is UINavigationController else {
            let watch = diary.watch
            return WatchedNavigationController(watch, [WatchedBlankViewController(watch)])
        }
        return super.separateSecondaryViewController(for: splitViewController)
    }
}
