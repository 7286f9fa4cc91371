import UIKitModel

/// The repair looks at the left edge only.
public final class LeftEdgeOnly: MendedSplitViewController {
    override func insetsNeeded(by column: UIView) -> UIEdgeInsets {
        var needed = super.insetsNeeded(by: column)
        needed.right = 0
        return needed
    }
}

/// The repair does not observe insets that are removed without a callback of the split view.
public final class DockForgotten: MendedSplitViewController {
    override func watchInsets(of menu: UIViewController) -> NSKeyValueObservation? { nil }
}

/// The list is on top after a collapse, whatever the user was looking at, as in many apps of iOS
/// 14.
public final class ListAlwaysOnTop: ColumnsSplitDelegate {
    override func topColumn(
        of split: UISplitViewController, proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// The proposed column is on top after a collapse, even if it is the placeholder.
public final class PlaceholderOnTop: ColumnsSplitDelegate {
    override func topColumn(
        of split: UISplitViewController, proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposed }
}

/// Collapsing assigns the remaining stack to both columns.
public final class OneStackInBoth: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        let isMerged = super.merge(secondary, into: primary)
        primary.splitViewController?.viewControllers = [primary, primary]
        return isMerged
    }
}

/// Separating returns the stack that it was asked about if there are no notes to remove.
public final class PrimaryGivenBack: MergingSplitDelegate {
    override func separate(_ primary: UINavigationController) -> UIViewController? {
        details(on: primary.viewControllers).isEmpty ? primary : super.separate(primary)
    }
}

/// While it is shown the inspector stays with the drawing for which it was opened.
public final class InspectorLeftBehind: DrawingApp {
    override func inspect(_ drawing: Drawing) {
        if !split.isShowing(.inspector) { super.inspect(drawing) }
    }
}
