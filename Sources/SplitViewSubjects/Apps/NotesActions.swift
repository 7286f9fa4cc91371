import UIKitModel

/// The actions of the notes app: links, and changes of a note.
@MainActor open class NotesActions {
    /// The name of the note that the link leads to.
    static let linked = "linked"

    /// The split view.
    public let split: UISplitViewController
    private let delegate: RecommendedSplitDelegate
    let notes: NotesRestoration

    /// The actions of an app.
    public init(
        split: UISplitViewController, delegate: RecommendedSplitDelegate, notes: NotesRestoration
    ) {
        self.split = split
        self.delegate = delegate
        self.notes = notes
    }

    /// Shows the note that a link leads to: the one already on a stack, if there is one.
    open func openLink() -> UIViewController {
        let note = linkedNote ?? makeLinkedNote()
        split.showDetailViewController(note, sender: nil)
        return note
    }

    /// Shows a note in the folder that a link leads to, and the folder below it. If the folder is
    /// open, the note is the one above it.
    ///
    /// - Returns: The note and the folder.
    public final func openFolder() -> [UIViewController] {
        let folder = linkedNote ?? makeLinkedNote()
        let above = folder.navigationController?.viewControllers.drop { $0 !== folder } ?? []
        let note = above.dropFirst().first ?? notes.makeNote()
        let both = UINavigationController()
        both.viewControllers = [folder, note]
        split.showDetailViewController(both, sender: nil)
        return [note, folder]
    }

    /// The note that the link leads to.
    public final func makeLinkedNote() -> UIViewController { notes.makeLinkedNote() }

    /// Replaces a note by the next one.
    open func showNext(after note: UIViewController) -> UIViewController {
        let next = notes.makeNote()
        delegate.replace(note, with: next)
        return next
    }

    /// Removes a note.
    open func close(_ note: UIViewController) { delegate.close(note) }

    /// Removes all notes.
    open func clear() { delegate.clearDetails(of: split) }

    /// Goes back to the first list.
    public final func startOver() { delegate.startOver(split) }

    private var linkedNote: UIViewController? {
        for column in split.viewControllers {
            for screen in column.children where screen.restorationIdentifier == Self.linked {
                return screen
            }
        }
        return nil
    }
}
