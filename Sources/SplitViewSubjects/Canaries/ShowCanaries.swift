import UIKitModel

/// A note is shown under the one that is there already.
public final class ShownBelow: MergingSplitDelegate {
    override func show(_ vc: UIViewController, on stack: UINavigationController) {
        guard stack.topViewController is NoteViewController else {
            return super.show(vc, on: stack)
        }
        var notes = stack.viewControllers
        notes.insert(vc, at: notes.count - 1)
        stack.setViewControllers(notes, animated: false)
    }
}
