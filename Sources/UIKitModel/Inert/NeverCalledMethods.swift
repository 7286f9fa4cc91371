/// The defaults of what UIKit calls and the model does not. Each reports that it was reached, so
/// that a check can say which of them an app implements (`NeverCalled.swift`).
extension UISplitViewControllerDelegate {
    /// Not implemented.
    public func splitViewControllerInteractivePresentationGestureWillBegin(
        _ svc: UISplitViewController
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func splitViewControllerInteractivePresentationGestureDidEnd(
        _ svc: UISplitViewController
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { NeverCalled.byDefault(.all) }
    /// Not implemented.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { NeverCalled.byDefault(.portrait) }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool { NeverCalled.byDefault(true) }
}

extension UINavigationControllerDelegate {
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { NeverCalled.byDefault(nil) }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController:
            any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { NeverCalled.byDefault(nil) }
    /// Not implemented.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { NeverCalled.byDefault(.all) }
    /// Not implemented.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { NeverCalled.byDefault(.portrait) }
}

extension UITabBarControllerDelegate {
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { NeverCalled.byDefault(proposedViewControllers) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { NeverCalled.byDefault(()) }
    /// Not implemented.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
        NeverCalled.byDefault(())
    }
    /// Not implemented.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
        NeverCalled.byDefault(())
    }
    /// Not implemented.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { NeverCalled.byDefault(.all) }
    /// Not implemented.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { NeverCalled.byDefault(.portrait) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { NeverCalled.byDefault(nil) }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController:
            any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { NeverCalled.byDefault(nil) }
}
