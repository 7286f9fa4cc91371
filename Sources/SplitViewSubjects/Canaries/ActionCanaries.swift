import UIKitModel

/// Taking all notes away pushes the placeholder onto the lists where there is one column.
public final class BlankOnStack: NotesActions {
    public override func clear() {
        super.clear()
        guard split.isCollapsed, let stack = split.viewControllers.first as? UINavigationController
        else { return }
        stack.pushViewController(NoNoteViewController(), animated: false)
    }
}

/// Taking all notes away does nothing.
public final class ClearsNothing: NotesActions {
    public override func clear() {}
}

/// The note that was on top when all were taken away is kept, until the next time.
public final class KeepsCleared: NotesActions {
    private var kept: UIViewController?

    public override var remembered: [UIViewController?] { [kept] }

    public override func clear() {
        kept = split.viewControllers.flatMap(\.children).last { $0 is NoteViewController }
        super.clear()
    }
}

/// A link that shows a second note, of which it says nothing.
public final class LinkShowsTwo: NotesActions {
    public override func openLink() -> UIViewController {
        let note = super.openLink()
        guard let stack = note.navigationController else { return note }
        let index = stack.viewControllers.firstIndex(of: note) ?? 0
        stack.viewControllers.insert(notes.makeNote(), at: index)
        return note
    }
}

/// A note that has done its part takes all others with it.
public final class FinishTakesAll: NotesActions {
    public override func close(_ note: UIViewController) { clear() }
}

/// The next note takes the place of a single one without the navigation controller around it.
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

/// Notes that are taken away begin to appear again, where nothing shows them.
public final class HauntedClear: NotesActions {
    public override func clear() {
        let notes = split.viewControllers.flatMap(\.children).filter { $0 is NoteViewController }
        super.clear()
        for note in notes { note.beginAppearanceTransition(true, animated: false) }
    }
}
