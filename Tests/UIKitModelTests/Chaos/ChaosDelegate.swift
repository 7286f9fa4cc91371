import UIKitModel

/// A delegate that answers at random and does random things in its callbacks.
@MainActor
final class ChaosDelegate: NSObject, UISplitViewControllerDelegate, UINavigationControllerDelegate {
    weak var world: ChaosWorld?

    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        world?.interfere(in: "forCollapsing")
        return world?.answer(oneIn: 6)
    }

    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        world?.interfere(in: "forExpanding")
        return world?.answer(oneIn: 6)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        world?.interfere(in: "collapseSecondary")
        return world?.flip(oneIn: 2) ?? false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        world?.interfere(in: "separateSecondary")
        return world?.answer(oneIn: 3)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        world?.interfere(in: "show")
        return world?.flip(oneIn: 4) ?? false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        world?.interfere(in: "showDetail")
        return world?.flip(oneIn: 4) ?? false
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        world?.interfere(in: "topColumnForCollapsing")
        return world?.flip(oneIn: 3) == true ? .primary : proposed
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        world?.interfere(in: "displayModeForExpanding")
        let other = UISplitViewController.DisplayMode(rawValue: world?.roll(8) ?? 0)
        return other ?? proposed
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { world?.interfere(in: "willChangeTo") }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        world?.interfere(in: "didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        world?.interfere(in: "didExpand")
    }
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { world?.interfere(in: "willShow") }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { world?.interfere(in: "willHide") }
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { world?.interfere(in: "didShow") }
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { world?.interfere(in: "didHide") }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { world?.interfere(in: "navigation willShow") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { world?.interfere(in: "navigation didShow") }
}
