import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// The notes app under a delegate that merges: its parts, each replaceable by a canary.
struct NotesScene: Sendable {
    /// Makes a split view, empty.
    typealias MakeSplit = @MainActor @Sendable () -> UISplitViewController
    /// Makes the stack of the list side around its root.
    typealias MakeList = @MainActor @Sendable (UIViewController) -> UINavigationController
    /// Makes the first screen of the list side.
    typealias MakeRoot = @MainActor @Sendable (NotesRecord) -> UIViewController
    /// Makes a note that keeps a record up to date.
    typealias MakeNote = @MainActor @Sendable (NotesRecord) -> NoteViewController
    /// Makes the app's part of state restoration.
    typealias MakeRestoration = @MainActor @Sendable (NotesRestoration.Parts) -> NotesRestoration
    /// Makes the actions of the app.
    typealias MakeActions =
        @MainActor @Sendable (
            UISplitViewController, MergingSplitDelegate, NotesRestoration
        ) -> NotesActions
    /// Makes a delegate.
    typealias MakeDelegate = @MainActor @Sendable () -> MergingSplitDelegate

    var split: MakeSplit
    var list: MakeList
    var root: MakeRoot
    var note: MakeNote
    var restoration: MakeRestoration?
    var actions: MakeActions?
    var delegate: MakeDelegate

    /// Builds the app.
    @MainActor func make() -> SplitViewScene {
        let record = NotesRecord()
        let delegate = delegate()
        let split = split()
        split.viewControllers = [
            list(root(record)), UINavigationController(rootViewController: NoNoteViewController()),
        ]
        split.delegate = delegate
        let restoration = restoration?(
            NotesRestoration.Parts(split: split, delegate: delegate, record: record, makeNote: note)
        )
        var actions: NotesActions?
        if let restoration { actions = self.actions?(split, delegate, restoration) }
        let kept: [AnyObject?] = [delegate, record, restoration, actions]
        let scene = SplitViewScene(
            split, keeping: kept.compactMap(\.self),
            screen: { vc in
                switch vc {
                case is NoNoteViewController: .placeholder
                case is NoteViewController: .detail
                default: .list
                }
            }
        )
        .list { restoration?.makeList() ?? NoteListViewController() }
        .detail { _ in restoration?.makeNote() ?? note(record) }
        .record { record.shown }
        .restoration(
            restoration.map { restoration in
                SplitViewScene.Restoration(
                    recreate: { restoration.recreate($0) }, finish: { restoration.finish() })
            }
        )
        .rows(.alike)
        return if let actions { scene.notes(actions) } else { scene }
    }
}

extension SplitViewSubject {
    /// The correct delegate that the canaries are made from: it holds every law.
    public static let mergingNotes = merging(
        "merging", origin: "a correct app of notes; most canaries are made from it",
        delegate: { MergingSplitDelegate() })

    /// The same app, whose delegate prints. Only a worker process should perform it, which keeps
    /// the printed text to itself.
    public static let talkingNotes = merging(
        "talking", origin: "the correct app of notes, which prints what it does",
        delegate: { PrintsMuch() })

    /// The same app, whose delegate keeps all details or one, as a hash value says.
    public static let hashingNotes = merging(
        "hashing", origin: "the app of notes, which depends on a hash value",
        delegate: { LooksAtHashes() })

    /// The same app, whose delegate closes the connection to its process without having opened it.
    public static let closingNotes = merging(
        "closing",
        origin:
            "the app of notes; it closes descriptors that it did not open, and cannot be judged",
        delegate: { ClosesDescriptors() })

    private static func merging(
        _ name: String, origin: String, delegate: @escaping NotesScene.MakeDelegate
    ) -> SplitViewSubject {
        .notes(
            name, origin: origin,
            policies: Policies(selection: .stacks, merging: .handedOver),
            scene: NotesScene(
                split: { UISplitViewController() },
                list: { UINavigationController(rootViewController: $0) },
                root: { _ in NoteListViewController() }, note: { NoteViewController(record: $0) },
                restoration: { NotesRestoration($0) },
                actions: { NotesActions(split: $0, delegate: $1, notes: $2) }, delegate: delegate))
    }

    /// The notes app under a delegate that merges.
    static func notes(
        _ name: String, origin: String, policies: Policies, scene: NotesScene
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin,
            contract: Contract(
                assumptions: [
                    Assumption(
                        "notes-are-plain", "A note is one screen, shown as the detail.",
                        rulingOut: [.selectWrapped, .pushAboveNested, .pushDetailOnList]),
                    Assumption(
                        "sides-are-kept", "Only notes are pushed on notes.",
                        rulingOut: [.pushListOnDetail]),
                    Assumption(
                        "stacks-are-not-set", "The app pushes and pops, and sets no stacks.",
                        rulingOut: CommandName.settingStacks),
                    Assumption(
                        "notes-are-fresh", "A note that stands on a stack is not shown again.",
                        rulingOut: [.selectAgain], when: \.isShownAlready),
                    .detailsAreScreens, .delegateComesFirst,
                ],
                policies: policies),
            naming: .kinds,
            makeScene: { scene.make() })
    }
}
