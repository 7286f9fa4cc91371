import UIKitModel

/// Keeps the stack of the notes while there is one column: empty, and as a child of its own that
/// the split view has to leave alone, as it is no column any more (C15).
public final class ParkingSplitDelegate: WatchfulMergingDelegate {
    private var parked: UINavigationController?

    /// Lets the lists do what they would do anyway (C9), and unpacks what they were given.
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        guard let split = secondary.parent as? UISplitViewController else {
            return super.merge(secondary, into: primary)
        }
        primary.collapseSecondaryViewController(secondary, for: split)
        primary.viewControllers = primary.viewControllers.dropLast() + secondary.takeScreens()
        split.addChild(secondary)
        secondary.didMove(toParent: split)
        parked = secondary
        return true
    }

    /// Fills the stack again.
    override func part(_ primary: UINavigationController) -> UIViewController? {
        guard let parked else { return super.part(primary) }
        self.parked = nil
        if !(parked.parent is UISplitViewController) {
            watch.complain("a child that is no column is taken away")
        }
        let lists = primary.lists
        let notes = Array(primary.viewControllers.dropFirst(lists.count))
        primary.viewControllers = lists
        parked.willMove(toParent: nil)
        parked.removeFromParent()
        parked.viewControllers = notes.isEmpty ? [WatchedBlankViewController(watch)] : notes
        return parked
    }
}
