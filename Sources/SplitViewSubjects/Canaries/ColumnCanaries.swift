import UIKitModel

/// The repair looks at the left edge only.
public final class LeftEdgeOnly: MendedSplitViewController {
    override func insetsNeeded(by column: UIView) -> UIEdgeInsets {
        var needed = super.insetsNeeded(by: column)
        needed.right = 0
        return needed
    }
}

/// The repair does not watch for insets that are taken away behind the split view's back.
public final class DockForgotten: MendedSplitViewController {
    override func watchInsets(of menu: UIViewController) -> NSKeyValueObservation? { nil }
}

/// The list comes to the top whatever a person was looking at, as in many an app of iOS 14.
public final class ListAlwaysOnTop: ColumnsSplitDelegate {
    override func topColumn(
        of split: UISplitViewController, proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// What is proposed comes to the top, and be it the placeholder.
public final class PlaceholderOnTop: ColumnsSplitDelegate {
    override func topColumn(
        of split: UISplitViewController, proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposed }
}

/// Collapsing names the one stack that is left for both columns.
public final class OneStackInBoth: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        let isMerged = super.merge(secondary, into: primary)
        primary.splitViewController?.viewControllers = [primary, primary]
        return isMerged
    }
}

/// Separating gives back the stack that it was asked about where there are no notes to take off.
public final class PrimaryGivenBack: MergingSplitDelegate {
    override func separate(_ primary: UINavigationController) -> UIViewController? {
        details(on: primary.viewControllers).isEmpty ? primary : super.separate(primary)
    }
}
