import UIKitModel

/// The list of a small notes app.
public final class NoteListViewController: UIViewController {}

/// The detail of that app.
public final class NoteViewController: UIViewController {}

/// What that app shows where no note is chosen.
public final class NoNoteViewController: UIViewController {}
