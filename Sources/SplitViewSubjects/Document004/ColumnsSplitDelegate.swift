import UIKitModel

/// A delegate for two named columns: after a collapse the list is on top if nothing is chosen, and
/// otherwise what is chosen.
public class ColumnsSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes a delegate.
    public override init() { super.init() }

    /// The column that the user was looking at.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        topColumn(of: svc, proposed: proposedTopColumn)
    }

    func topColumn(
        of split: UISplitViewController, proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let detail = split.viewController(for: .secondary) as? UINavigationController
        let isNothingChosen = detail?.topViewController is NoPresenterViewController
        return isNothingChosen ? .primary : proposed
    }
}
