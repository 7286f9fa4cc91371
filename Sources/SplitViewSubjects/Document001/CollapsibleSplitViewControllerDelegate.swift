import UIKitModel

/// The second delegate of document 001, in Swift: an object of its own.
///
/// It, too, leaves merging to UIKit, but looks for the shift at the top: on top of the list's stack
/// a navigation controller, and on top of that a shift.
public final class CollapsibleSplitViewControllerDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    /// Drops the scene without a selection; a shift stays on top.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        secondaryViewController.restorationIdentifier == CalendarPasteStoryboard.noSelection
    }

    /// Leaves a shift that is in front to UIKit; otherwise a new scene without a selection.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        isShiftInFront(of: primaryViewController)
            ? nil : CalendarPasteStoryboard.makeNoSelectionScene()
    }

    private func isShiftInFront(of primary: UIViewController) -> Bool {
        let list = primary as? UINavigationController
        let detail = list?.topViewController as? UINavigationController
        return detail?.topViewController is ShiftAssignmentViewController
    }
}
