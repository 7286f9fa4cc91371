import UIKitModel

/// A delegate for two named columns: the list comes to the top where nothing is chosen, and what
/// is chosen where something is.
public class ColumnsSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes a delegate.
    public override init() { super.init() }

    /// The column that a person was looking at.
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
