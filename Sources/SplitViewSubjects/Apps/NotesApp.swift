import UIKitModel

/// The list of a small notes app.
open class NoteListViewController: UIViewController {}

/// The belief of that app about the shown screen: its row is highlighted.
@MainActor public final class NotesRecord {
    /// The screen.
    public internal(set) var shown: UIViewController?

    /// A record of nothing.
    public init() {}
}

/// A screen of the detail side, which writes down when it is seen.
open class RecordedViewController: UIViewController {
    // The app keeps the record, which holds the shown screen.
    private weak var record: NotesRecord?

    /// A screen.
    /// - Parameter record: The record in which it writes; not retained.
    public init(record: NotesRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewWillAppear(_ animated: Bool) { record?.shown = self }

    open override func viewDidDisappear(_ animated: Bool) {
        if let record, record.shown === self { record.shown = nil }
    }
}

/// A note, the detail of that app.
open class NoteViewController: RecordedViewController {}

/// A further screen of a note: its attachments, for instance.
public final class NoteInfoViewController: RecordedViewController {}

/// The placeholder of that app while no note is chosen.
public final class NoNoteViewController: UIViewController {}
