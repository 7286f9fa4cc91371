import UIKitModel

/// Showing passes the note to the split view again, which asks its delegate again.
public final class HandsNoteBack: MergingSplitDelegate {
    override func show(
        _ details: [UIViewController], on stack: UINavigationController, isMerged: Bool
    ) {
        guard let split = stack.splitViewController, let note = details.first else {
            return super.show(details, on: stack, isMerged: isMerged)
        }
        split.showDetailViewController(note, sender: stack)
    }
}

/// A note is shown below the one that is already there.
public final class ShownBelow: MergingSplitDelegate {
    override func show(
        _ details: [UIViewController], on stack: UINavigationController, isMerged: Bool
    ) {
        guard stack.topViewController is NoteViewController else {
            return super.show(details, on: stack, isMerged: isMerged)
        }
        var notes = stack.viewControllers
        notes.insert(contentsOf: details, at: notes.count - 1)
        stack.setViewControllers(notes, animated: false)
    }
}
