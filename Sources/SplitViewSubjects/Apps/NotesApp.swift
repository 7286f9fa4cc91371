import UIKitModel

/// The list of a small notes app.
public final class NoteListViewController: UIViewController {}

/// What that app believes it shows: the note whose row is highlighted.
@MainActor public final class NotesRecord {
    /// The note.
    public internal(set) var shown: NoteViewController?

    /// A record of nothing.
    public init() {}
}

/// The detail of that app, which writes down when it is seen.
open class NoteViewController: UIViewController {
    let record: NotesRecord

    /// A note.
    public init(record: NotesRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its notes in code.
    public required init?(coder: NSCoder) {
        record = NotesRecord()
        super.init(coder: coder)
    }

    open override func viewWillAppear(_ animated: Bool) { record.shown = self }

    open override func viewDidDisappear(_ animated: Bool) {
        if record.shown === self { record.shown = nil }
    }
}

/// What that app shows where no note is chosen.
public final class NoNoteViewController: UIViewController {}
