import UIKitModel

/// Merges the notes, and lets UIKit keep the placeholder that is restored when there are none (P1,
/// P2).
public final class ArrangingSplitDelegate: NSObject, WatchfulDelegate {
    /// The watch that gets all callbacks.
    public let watch: Watch
    // The blank that UIKit keeps out of sight, if it keeps one. Before iOS 26 no call says that it
    // was restored, so it is not retained here.
    private weak var kept: UIViewController?
    // Whether the split view has to restore it, until it has.
    private var reliesOnUIKit = false
    // Details that UIKit shows have no effect until the columns separate (ST12).
    private var isTrapped = false

    /// A delegate that reports its callbacks to a watch.
    public init(_ watch: Watch) {
        self.watch = watch
        super.init()
    }

    /// Gives the split view other columns while there is one, of which the second is kept (ST12).
    func willKeep(_ blank: UIViewController) {
        kept = blank
        isTrapped = true
    }

    /// Puts a note into a stack beside the lists; on the one stack UIKit pushes it, if it can.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if splitViewController.isCollapsed {
            guard isTrapped else {
                // UIKit also keeps the screen that it shows (P4).
                kept = nil
                return false
            }
            (splitViewController.viewControllers.first as? UINavigationController)?
                .pushViewController(vc, animated: false)
            return true
        }
        watch.willExchangeDetail(of: splitViewController)
        if vc is UINavigationController { return false }
        splitViewController.showDetailViewController(
            WatchedNavigationController(watch, [vc]), sender: sender)
        return true
    }

    /// Merges the notes, and puts a blank in their place.
    ///
    /// The split view has two columns while it asks: it keeps the controller that it finds in the
    /// second one afterwards (P5).
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        isTrapped = false
        guard let primary = primaryViewController as? UINavigationController,
            let secondary = secondaryViewController as? UINavigationController
        else { return false }
        guard !secondary.isBlank else {
            kept = secondary
            return true
        }
        primary.viewControllers += secondary.takeScreens()
        let blank = makeBlank()
        splitViewController.showDetailViewController(blank, sender: nil)
        kept = blank
        return true
    }

    /// A stack for the notes, if there are any, or a blank where UIKit would take a list (X5);
    /// UIKit restores the kept blank.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        reliesOnUIKit = false
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        let lists = primary.lists
        let notes = Array(primary.viewControllers.dropFirst(lists.count))
        if notes.isEmpty {
            reliesOnUIKit = lists.count == 1 && kept != nil
            return reliesOnUIKit ? nil : makeBlank()
        }
        primary.viewControllers = lists
        return WatchedNavigationController(watch, notes)
    }

    /// Checks whether the kept blank was restored.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        watch.did(collapse: false)
        if reliesOnUIKit, svc.viewControllers.last !== kept {
            watch.complain("another detail comes back than the one that was kept")
        }
        isTrapped = false
        kept = nil
        reliesOnUIKit = false
    }
}
