import UIKitModel

// Short names for the methods of a delegate of a split view. A class that conforms to one of these
// implements the method of UIKit behind it, and no other.

/// Merges the columns as the window narrows.
@MainActor protocol Merges: UISplitViewControllerDelegate {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool
}

/// Separates the columns as the window widens.
@MainActor protocol Separates: UISplitViewControllerDelegate {
    func separate(from primary: UIViewController) -> UIViewController?
}

/// Names the column that is on top in a narrow window.
@MainActor protocol NamesTop: UISplitViewControllerDelegate {
    func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column
}

/// Names the arrangement in a wide window.
@MainActor protocol NamesMode: UISplitViewControllerDelegate {
    func mode(_ proposed: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
}

extension Merges {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool { merge(secondary, onto: primary) }
}

extension Separates {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? { separate(from: primary) }
}

extension NamesTop {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { top(proposed) }
}

extension NamesMode {
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode(proposed) }
}
