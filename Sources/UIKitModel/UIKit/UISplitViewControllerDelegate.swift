/// Decides how a split view collapses, separates and shows (`RULES.md`, C, X, D and K).
///
/// Every method is optional, as in UIKit. A method that a delegate does not implement has UIKit's
/// documented default, and the split view knows of the omission.
///
/// ```swift
/// final class ListFirst: NSObject, UISplitViewControllerDelegate {
///     func splitViewController(
///         _ splitViewController: UISplitViewController,
///         collapseSecondary secondaryViewController: UIViewController,
///         onto primaryViewController: UIViewController
///     ) -> Bool { true }
/// }
/// ```
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// The controller that becomes the only one on collapse; `nil`: the current primary (C1).
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?
    /// The controller that becomes the primary on expand; `nil`: the current one (X1).
    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?
    /// Merges the secondary into the primary; an app that does so separates them, too (N10).
    /// `true`: done, the split view does nothing more with the secondary; `false`: the primary
    /// merges it (C2, C3).
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Takes the secondary out of the primary; `nil`: the primary does it (X2, X3).
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Shows a controller as the primary. `true`: done (D11).
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Shows a controller as the detail. `true`: done (D1).
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The column that will be on top after a collapse (K8). Called for a column style only.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The arrangement after an expansion (K12). Called for a column style only.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The effect of the button and the gesture for the list column; `.automatic` leaves it to the
    /// split view (V14). Called whenever an app reads the button (V16, UNK23).
    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode
    /// The arrangement is about to change (V21).
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A collapse is complete. Classic split views call it under the profile `ios26` only (T10).
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// An expansion is complete. Classic split views call it under the profile `ios26` only (T10).
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column is about to be shown. Classic: profile `ios26` only (T10).
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden. Classic: profile `ios26` only (T10).
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// A column has been shown. Profile `ios26` only (K26).
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// A column has been hidden. Profile `ios26` only (K26).
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column)

    // MARK: Never called by the model

    /// A finger begins to bring a hidden column in, or to send one away. Never called here.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The finger has left the screen. Never called here.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// The ways to hold the device that the split view supports. Never called here.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// The way to hold the device in which a presented split view begins. Never called here.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    /// Before iOS 8: the list is about to be hidden behind a button. Never called here.
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
    /// Before iOS 8: the list is about to be shown again. Never called here.
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)
    /// Before iOS 8: the hidden list is about to be presented. Never called here.
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
    /// Before iOS 8: whether the list is hidden in this orientation. Never called here.
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool
}

/// The documented defaults. Each reports that the delegate does not implement the method.
extension UISplitViewControllerDelegate {
    /// Not implemented: the current primary.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.note(self, lacks: .primaryForCollapsing)
        return nil
    }
    /// Not implemented: the current primary.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.note(self, lacks: .primaryForExpanding)
        return nil
    }
    /// Not implemented: the primary merges.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        splitViewController.note(self, lacks: .collapse)
        return false
    }
    /// Not implemented: the primary separates.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        splitViewController.note(self, lacks: .separate)
        return nil
    }
    /// Not implemented: the split view shows.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        splitViewController.note(self, lacks: .show)
        return false
    }
    /// Not implemented: the split view shows.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        splitViewController.note(self, lacks: .showDetail)
        return false
    }
    /// Not implemented: the proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        svc.note(self, lacks: .topColumn)
        return proposedTopColumn
    }
    /// Not implemented: the proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        svc.note(self, lacks: .modeForExpanding)
        return proposedDisplayMode
    }
    /// Not implemented: the split view decides.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode {
        svc.note(self, lacks: .targetMode)
        return .automatic
    }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { svc.note(self, lacks: .willChangeTo) }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        svc.note(self, lacks: .didCollapse)
    }
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        svc.note(self, lacks: .didExpand)
    }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { svc.note(self, lacks: .willShow) }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { svc.note(self, lacks: .willHide) }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { svc.note(self, lacks: .didShow) }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { svc.note(self, lacks: .didHide) }
}
