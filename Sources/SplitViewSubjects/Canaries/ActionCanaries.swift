import UIKitModel

/// Removing all notes pushes the placeholder onto the lists if there is one column.
public final class BlankOnStack: NotesActions {
    public override func clear() {
        super.clear()
        guard split.isCollapsed, let stack = split.viewControllers.first as? UINavigationController
        else { return }
        stack.pushViewController(NoNoteViewController(), animated: false)
    }
}

/// Removing all notes does nothing.
public final class ClearsNothing: NotesActions {
    public override func clear() {}
}

/// The note that was on top when all were removed is kept until the next time.
public final class KeepsCleared: NotesActions {
    private var kept: UIViewController?

    public override func clear() {
        kept = split.viewControllers.flatMap(\.children).last { $0 is NoteViewController }
        super.clear()
    }
}

/// A link that shows a second note without reporting it.
public final class LinkShowsTwo: NotesActions {
    public override func openLink() -> UIViewController {
        let note = super.openLink()
        guard let stack = note.navigationController else { return note }
        let index = stack.viewControllers.firstIndex(of: note) ?? 0
        stack.viewControllers.insert(notes.makeNote(), at: index)
        return note
    }
}

/// A finished note removes all others, too.
public final class FinishTakesAll: NotesActions {
    public override func close(_ note: UIViewController) { clear() }
}

/// The next note replaces a single one without the navigation controller around it.
public final class BareNext: NotesActions {
    public override func showNext(after note: UIViewController) -> UIViewController {
        guard note.isViewLoaded, !split.isCollapsed, let list = split.viewControllers.first,
            let stack = note.navigationController, stack.viewControllers.count == 1
        else { return super.showNext(after: note) }
        let next = notes.makeNote()
        split.viewControllers = [list, next]
        return next
    }
}

/// Removed notes begin to appear again, although nothing shows them.
public final class HauntedClear: NotesActions {
    public override func clear() {
        let notes = split.viewControllers.flatMap(\.children).filter { $0 is NoteViewController }
        super.clear()
        for note in notes { note.beginAppearanceTransition(true, animated: false) }
    }
}
