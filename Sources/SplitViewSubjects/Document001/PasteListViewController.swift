import UIKitModel

/// The list of the calendar app, which is the delegate of its split view as well: the first
/// delegate of document 001, in Objective-C.
///
/// It leaves merging to UIKit, which puts the detail's navigation controller on the list's stack
/// (C10), and looks for it there: second from the bottom, with a shift as its first screen.
public class PasteListViewController: UIViewController, UISplitViewControllerDelegate {
    /// Drops the scene without a selection, and leaves merging everything else to UIKit.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        secondaryViewController.restorationIdentifier == CalendarPasteStoryboard.noSelection
    }

    /// Leaves a shift to UIKit, which takes it from the top of the stack (X4). Without one it
    /// returns a new scene without a selection.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        showsShift(primaryViewController) ? nil : CalendarPasteStoryboard.makeNoSelectionScene()
    }

    private func showsShift(_ primary: UIViewController) -> Bool {
        guard let stack = (primary as? UINavigationController)?.viewControllers, stack.count > 1
        else { return false }
        // The document casts without a check.
        let detail = castToNavigationController(stack[1])
        return detail?.viewControllers.first is ShiftAssignmentViewController
    }
}
