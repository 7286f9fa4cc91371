import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 002, the delegate of its notes app.
    public static let document002Notes = SplitViewSubject(
        "notes-swift", origin: "document 002, the notes app", contract: .notebook,
        naming: .kinds,
        makeScene: { makeNotebookScene(delegate: NotebookSplitDelegate()) })

    /// Document 002, the same app before its author set up the back button by hand.
    ///
    /// The user opens the app on a phone, turns it, and the app is gone.
    public static let document002NoBackButton = SplitViewSubject(
        "notes-no-back-button", origin: "document 002, the notes app, as it crashed",
        contract: .notebook,
        naming: .kinds,
        makeScene: { makeNotebookScene(delegate: ButtonlessNotebookSplitDelegate()) })
}

extension Contract {
    fileprivate static let notebook = Contract(
        assumptions: [
            Assumption(
                "notes-are-details",
                "A note is shown as the detail, in a stack of its own, and nowhere else.",
                rulingOut: [.selectBare, .pushDetailOnList, .pushAboveNested]),
            Assumption(
                "only-notes-on-notes", "Only notes are pushed on notes.",
                rulingOut: [.pushListOnDetail]
            ).stated(false),
            .detailsAreFresh, .stacksAreNotSet, .detailsAreScreens, .delegateComesFirst,
        ])
}

@MainActor private func makeNotebookScene(delegate: NotebookSplitDelegate) -> SplitViewScene {
    let split = UISplitViewController()
    let stock = NotebookStoryboard.makeStockNoteStack()
    stock.setUpBackButton()
    split.viewControllers = [
        UINavigationController(rootViewController: NotebookViewController()), stock,
    ]
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            guard let editor = vc as? NoteEditorViewController else { return .list }
            return editor.note == nil ? .placeholder : .detail
        }
    )
    .list { NotebookViewController() }
    .detail { row in
        let editor = NoteEditorViewController(note: Note(row: row))
        editor.backButton = BackButton()
        return editor
    }
    .container { UINavigationController(rootViewController: $0) }
    .rows(.alike)
}
