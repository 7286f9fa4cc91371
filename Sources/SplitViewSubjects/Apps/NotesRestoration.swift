import UIKitModel

/// The part of the notes app in state restoration: it names its controllers, makes them again, and
/// arranges screens saved in one width and restored in another.
@MainActor open class NotesRestoration {
    /// The parts of the app.
    public struct Parts {
        let split: UISplitViewController
        let delegate: RecommendedSplitDelegate
        let record: NotesRecord
        let makeNote: @MainActor (NotesRecord) -> UIViewController

        /// The parts of an app.
        ///
        /// - Parameters:
        ///   - split: The split view, with its columns filled.
        ///   - delegate: Its delegate, which separates details from lists.
        ///   - record: The belief of the app about the shown screen.
        ///   - makeNote: Makes a note that keeps the record up to date.
        public init(
            split: UISplitViewController, delegate: RecommendedSplitDelegate,
            record: NotesRecord,
            makeNote: @escaping @MainActor (NotesRecord) -> UIViewController = {
                NoteViewController(record: $0)
            }
        ) {
            self.split = split
            self.delegate = delegate
            self.record = record
            self.makeNote = makeNote
        }
    }

    private let parts: Parts

    /// Names the controllers that the app starts with.
    public init(_ parts: Parts) {
        self.parts = parts
        let split = parts.split
        split.restorationIdentifier = "split"
        let columns = split.viewControllers.compactMap { $0 as? UINavigationController }
        columns.first?.restorationIdentifier = "lists"
        columns.first?.viewControllers.first?.restorationIdentifier = "list"
        columns.last?.restorationIdentifier = RecommendedSplitDelegate.secondaryIdentifier
    }

    /// A restored list.
    public final func makeList() -> UIViewController {
        named("list", NoteListViewController())
    }

    /// A restored note.
    public final func makeNote() -> UIViewController { named("note", parts.makeNote(parts.record)) }

    /// The note that a link leads to, restored as such.
    public final func makeLinkedNote() -> UIViewController {
        named(NotesActions.linked, parts.makeNote(parts.record))
    }

    /// A further screen of a restored note.
    public final func makeInfo() -> UIViewController {
        named("info", NoteInfoViewController(record: parts.record))
    }

    private func named(_ name: String, _ controller: UIViewController) -> UIViewController {
        controller.restorationIdentifier = name
        return controller
    }

    /// Makes the controller of a path, in whichever column it was; `nil` for the stacks and the
    /// placeholder, which already exist.
    open func recreate(_ path: [String]) -> UIViewController? {
        switch path.last {
        case "list": makeList()
        case "note": makeNote()
        case NotesActions.linked: makeLinkedNote()
        case "info": makeInfo()
        default: nil
        }
    }

    /// Separates details that were saved in one stack from the lists, if there is room for two
    /// columns now. The split view does not do that: it has not been narrow, so it does not expand.
    public final func finish() {
        let split = parts.split
        guard split.traitCollection.horizontalSizeClass == .regular,
            let primary = split.viewControllers.first as? UINavigationController,
            let secondary = parts.delegate.secondaryOfRestored(primary)
        else { return }
        split.viewControllers = [primary, secondary]
    }
}
