import UIKitModel

/// A link that shows its note anew each time, on top of the earlier one.
public final class LinksPileUp: NotesActions {
    public override func openLink() -> UIViewController {
        let note = makeLinkedNote()
        split.showDetailViewController(note, sender: nil)
        return note
    }
}
