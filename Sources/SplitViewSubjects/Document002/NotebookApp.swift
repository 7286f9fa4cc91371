import UIKitModel

/// The list of the notes app of document 002.
public final class NotebookViewController: UIViewController {}

/// The detail of that app, used for nothing else. Without a note it is empty, and serves as the
/// placeholder.
public final class NoteEditorViewController: UIViewController {
    /// The shown note.
    public let note: Note?
    /// The button back to the list, which has to be set up before the view loads.
    public var backButton: BackButton?

    /// An editor for a note, or an empty one.
    public init(note: Note?) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its editors in code.
    public required init?(coder: NSCoder) {
        note = nil
        super.init(coder: coder)
    }

    /// Places the back button in the bar.
    ///
    /// UNK36: by the document, the app crashed until its author made sure of the button's
    /// existence; it does not say where. Here it is where the button is placed.
    public override func viewDidLoad() {
        super.viewDidLoad()
        guard backButton == nil else { return }
        ModelRuntime.current.raise(
            "EXC_BREAKPOINT",
            reason: "Unexpectedly found nil while unwrapping an Optional value: backButton")
    }
}

/// Something written down.
public struct Note {
    /// Its index in the list, from 0.
    public let row: Int

    /// The note in a row.
    public init(row: Int) { self.row = row }
}

/// The button that leads back to the list.
public struct BackButton {
    /// Makes the button.
    public init() {}
}

/// The scenes that the app takes from its storyboard.
@MainActor public enum NotebookStoryboard {
    /// The stock stack of a note: an empty editor in a navigation controller. Its back button is
    /// not set up.
    public static func makeStockNoteStack() -> UINavigationController {
        UINavigationController(rootViewController: NoteEditorViewController(note: nil))
    }
}

extension UINavigationController {
    /// Sets up the back button of the editor in front.
    public func setUpBackButton() {
        (topViewController as? NoteEditorViewController)?.backButton = BackButton()
    }
}
