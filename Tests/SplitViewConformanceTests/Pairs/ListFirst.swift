import UIKitModel

/// A delegate of named columns: the list is in front of one stack as long as nothing is chosen.
@MainActor final class ListFirst: NSObject, UISplitViewControllerDelegate {
    private let isChosen: () -> Bool

    init(unless isChosen: @escaping () -> Bool = { false }) { self.isChosen = isChosen }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { isChosen() ? proposed : .primary }
}
