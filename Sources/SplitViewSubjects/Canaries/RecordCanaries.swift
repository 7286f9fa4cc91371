import UIKitModel

/// A list with access to the app's record.
public class RecordingListViewController: NoteListViewController {
    let record: NotesRecord

    /// A list.
    public init(record: NotesRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) {
        record = NotesRecord()
        super.init(coder: coder)
    }
}

/// A list that clears its selection when it appears, even if the note stays beside it.
public final class ForgetfulListViewController: RecordingListViewController {
    public override func viewDidAppear(_ animated: Bool) { record.shown = nil }
}

/// A list that shows a note when it appears, even if the note covers the list.
public final class EagerListViewController: RecordingListViewController {
    public override func viewDidAppear(_ animated: Bool) {
        let note = NoteViewController(record: record)
        splitViewController?.showDetailViewController(note, sender: self)
    }
}

/// A note that treats "will disappear" as "has disappeared", and records its being visible only
/// once.
public final class HastyNoteViewController: NoteViewController {
    private var hasBeenSeen = false

    public override func viewWillAppear(_ animated: Bool) {
        if !hasBeenSeen { super.viewWillAppear(animated) }
        hasBeenSeen = true
    }

    public override func viewWillDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}
