import UIKitModel

/// A note cannot be made again: that ends the process.
public final class NotesCrash: NotesRestoration {
    public override func recreate(_ path: [String]) -> UIViewController? {
        if path.last == "note" { fatalError("there is no note without its text") }
        return super.recreate(path)
    }
}

/// A note is not made again: it is restored only if it still exists, which it never does.
public final class NotesForgotten: NotesRestoration {
    public override func recreate(_ path: [String]) -> UIViewController? {
        path.last == "note" ? nil : super.recreate(path)
    }
}
