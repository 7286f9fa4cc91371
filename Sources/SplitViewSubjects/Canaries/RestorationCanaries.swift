import UIKitModel

/// A note is not made again: it is restored only if it still exists, which it never does.
public final class NotesForgotten: NotesRestoration {
    public override func recreate(_ path: [String]) -> UIViewController? {
        path.last == "note" ? nil : super.recreate(path)
    }
}
