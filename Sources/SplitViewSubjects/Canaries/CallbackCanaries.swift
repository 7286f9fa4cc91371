import UIKitModel

/// Collapsing prefers the detail alone, and the split view shows it when it expands.
public final class DetailAlonePreferred: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        primary.splitViewController?.preferredDisplayMode = .secondaryOnly
        return super.merge(secondary, into: primary)
    }
}

/// Separating notes from lists assigns the columns itself, and then leaves the rest to UIKit.
public final class ColumnsAssigned: MergingSplitDelegate {
    override func separate(_ primary: UINavigationController) -> UIViewController? {
        let hasNotes = !details(on: primary.viewControllers).isEmpty
        guard hasNotes, let split = primary.splitViewController,
            let secondary = super.separate(primary)
        else { return super.separate(primary) }
        split.viewControllers = [primary, secondary]
        return nil
    }
}
