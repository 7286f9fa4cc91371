import UIKitModel

/// Keeps the stack of the notes while there is one column: empty, and as a child of the app's own,
/// which the split view must not change because it is no column any more (C15).
public final class ParkingSplitDelegate: WatchfulMergingDelegate {
    private var parked: UINavigationController?

    /// Lets the lists collapse as they would by themselves (C9), and unpacks what was pushed on
    /// them.
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

    /// Lets the lists return the notes one by one (X4), and fills the stack again.
    override func part(_ primary: UINavigationController) -> UIViewController? {
        guard let parked, let split = primary.parent as? UISplitViewController else {
            return super.part(primary)
        }
        self.parked = nil
        if parked.parent !== split { watch.complain("a child that is no column is taken away") }
        let notes = takeNotes(off: primary, for: split)
        parked.willMove(toParent: nil)
        parked.removeFromParent()
        parked.viewControllers = notes.isEmpty ? [WatchedBlankViewController(watch)] : notes
        // Each was visible for a moment, and got no callback when it was removed (X13).
        if notes.contains(where: { $0.diary.phase != .off }) {
            watch.complain("a screen of an invisible stack believes to be visible")
        }
        return parked
    }

    private func takeNotes(
        off stack: UINavigationController, for split: UISplitViewController
    ) -> [WatchedNoteViewController] {
        var notes: [WatchedNoteViewController] = []
        while stack.topViewController is WatchedNoteViewController,
            let note = stack.separateSecondaryViewController(for: split)
                as? WatchedNoteViewController
        {
            notes.insert(note, at: 0)
        }
        return notes
    }
}
