import UIKitModel

/// The delegate of an app whose list side has tabs, with a stack in each.
///
/// While the window is narrow, details are on the stack of the tab selected at the merging of the
/// columns; they belong to that tab until the columns separate. It has one assumption more than
/// `RecommendedSplitDelegate`: the user switches no tabs in between, or else a detail of another
/// tab may come to the front.
open class TabbedSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    /// Shows a detail in place of those beside the tabs, or on the stack of the selected tab.
    public final func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if splitViewController.isCollapsed {
            guard let tabs = splitViewController.viewControllers.first as? UITabBarController,
                let stack = tabs.selectedViewController as? UINavigationController
            else { return false }
            stack.viewControllers = stack.viewControllers.filter { $0 !== vc } + [vc]
        } else {
            guard let stack = splitViewController.viewControllers.last as? UINavigationController
            else { return false }
            stack.viewControllers = [vc]
        }
        return true
    }

    /// Merges the details onto the stack of the selected tab.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController,
            let tabs = primaryViewController as? UITabBarController,
            let stack = stackToMergeOnto(tabs)
        else { return false }
        let details = secondary.viewControllers.filter { !($0 is NoNoteViewController) }
        guard !details.isEmpty else { return true }
        secondary.viewControllers = []
        stack.viewControllers += details
        return true
    }

    /// Separates the details from the stacks of all tabs.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let tabs = primaryViewController as? UITabBarController else { return nil }
        var details: [UIViewController] = []
        for tab in tabs.viewControllers ?? [] {
            guard let stack = tab as? UINavigationController else { continue }
            let own = stack.viewControllers.drop { $0 is NoteListViewController }
            if own.isEmpty { continue }
            details += own
            stack.viewControllers.removeLast(own.count)
        }
        let secondary = UINavigationController()
        secondary.viewControllers = details.isEmpty ? [NoNoteViewController()] : details
        return secondary
    }

    /// Reads the button for the list column, as an app does that places it again.
    public final func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { _ = svc.displayModeButtonItem }

    /// The effect of the button.
    public final func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { modeBehindButton(of: svc) }

    /// The tabs, beside the detail or not at all.
    func modeBehindButton(
        of split: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
        split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    }

    /// The stack that details go to when the columns are merged.
    func stackToMergeOnto(_ tabs: UITabBarController) -> UINavigationController? {
        tabs.selectedViewController as? UINavigationController
    }
}
