import UIKitModel

/// A note is not made anew: it comes back only if it is still there, which it never is.
public final class NotesForgotten: NotesRestoration {
    public override func recreate(_ path: [String]) -> UIViewController? {
        path.last == "note" ? nil : super.recreate(path)
    }
}
