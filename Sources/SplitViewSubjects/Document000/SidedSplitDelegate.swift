import UIKitModel

/// The Objective-C delegate of document 000, which handles showing, collapsing and separating.
///
/// It distinguishes the sides by a flag on each screen, and its placeholder by its class. At each
/// cast without a check, and at each assertion of the document, Objective-C raises; so does this.
public final class SidedSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Leaves lists to the split view.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        // The standard behaviour will do.
        false
    }

    /// Replaces or pushes, as the detail says.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        let column = splitViewController.isCollapsed ? 0 : 1
        guard let stack = navigationController(column, of: splitViewController) else { return true }
        let isOnBlank = stack.viewControllers.last is BlankViewController
        if !splitViewController.isCollapsed, isOnBlank || replacesDetails(vc) {
            stack.setViewControllers([vc], animated: false)
        } else {
            stack.pushViewController(vc, animated: true)
        }
        return true
    }

    /// Moves the details onto the list stack, unless there is nothing but the placeholder.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let primary = castToNavigationController(primaryViewController),
            let details = castToNavigationController(secondaryViewController)
        else { return true }
        if details.viewControllers.first is BlankViewController {
            if details.viewControllers.count != 1 {
                ModelRuntime.current.raise(
                    "NSInternalInconsistencyException",
                    reason: "BlankViewController is not only detail view controller")
            }
            // Nothing worth carrying over.
            return true
        }
        primary.viewControllers = primary.viewControllers + details.viewControllers
        return true
    }

    /// Sorts the screens of the one stack by side, in their order.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = castToNavigationController(primaryViewController) else { return nil }
        let details = primary.viewControllers.filter(belongsToDetail)
        if details.isEmpty {
            return UINavigationController(rootViewController: BlankViewController())
        }
        primary.viewControllers = primary.viewControllers.filter { !belongsToDetail($0) }
        let secondary = UINavigationController()
        secondary.viewControllers = details
        return secondary
    }

    // MARK: What Objective-C takes for granted

    private func belongsToDetail(_ vc: UIViewController) -> Bool {
        (vc as? SidedViewController)?.shouldDisplayInDetailedView ?? false
    }

    private func replacesDetails(_ vc: UIViewController) -> Bool {
        (vc as? SidedViewController)?.shouldReplaceDetailedView ?? false
    }

    private func navigationController(
        _ column: Int, of split: UISplitViewController
    ) -> UINavigationController? {
        let columns = split.viewControllers
        guard columns.indices.contains(column) else {
            ModelRuntime.current.raise(
                "NSRangeException",
                reason: "-[__NSArray objectAtIndex:]: index \(column) beyond bounds "
                    + "[0 .. \(columns.count - 1)]")
            return nil
        }
        return castToNavigationController(columns[column])
    }
}
