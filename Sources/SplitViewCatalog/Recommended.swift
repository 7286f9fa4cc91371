import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// The delegate to copy, within the widest contract of all that have navigation controllers on
    /// both sides.
    public static let recommended = recommended(
        "recommended", origin: "the delegate to copy",
        openLink: { [$0.openLink()] })

    /// The same in an app whose link opens two details, one on top of the other.
    public static let recommendedFolders = recommended(
        "recommended-folders", origin: "the delegate to copy, and a link to a note in a folder",
        openLink: { $0.openFolder() })

    private static func recommended(
        _ name: String, origin: String,
        openLink: @escaping @MainActor @Sendable (NotesActions) -> [UIViewController]
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin,
            contract: Contract(
                assumptions: [
                    Assumption(
                        "lists-show-details",
                        "While there are two columns, a list shows its details and pushes none.",
                        rulingOut: [.pushDetailOnList], when: { !$0.isCollapsed }),
                    Assumption(
                        "stacks-are-not-set", "The app pushes and pops, and sets no stacks.",
                        rulingOut: CommandName.settingStacks),
                    Assumption(
                        fulfilledBySubject: "a-list-comes-first",
                        "Both columns are navigation controllers, and the first screen is a list."),
                    .detailsAreScreens, .delegateComesFirst,
                ],
                policies: Policies(merging: .handedOver, conflict: .order)),
            naming: .kinds,
            makeScene: { makeRecommendedScene(openLink: openLink) })
    }
}

@MainActor private func makeRecommendedScene(
    openLink: @escaping @MainActor (NotesActions) -> [UIViewController]
) -> SplitViewScene {
    let split = UISplitViewController()
    let record = NotesRecord()
    let delegate = RecommendedSplitDelegate()
    split.viewControllers = [
        UINavigationController(rootViewController: NoteListViewController()),
        UINavigationController(rootViewController: NoNoteViewController()),
    ]
    split.delegate = delegate
    let restoration = NotesRestoration(
        NotesRestoration.Parts(split: split, delegate: delegate, record: record))
    let actions = NotesActions(split: split, delegate: delegate, notes: restoration)
    return SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            switch vc {
            case is NoNoteViewController: .placeholder
            case is NoteViewController, is NoteInfoViewController: .detail
            default: .list
            }
        }
    )
    .list { restoration.makeList() }
    .detail { _ in restoration.makeNote() }
    .replacingDetail { _ in restoration.makeNote() }
    .page { restoration.makeInfo() }
    .notes(actions, openLink: openLink)
    .record { record.shown }
    .restoration(
        SplitViewScene.Restoration(
            recreate: { restoration.recreate($0) }, finish: { restoration.finish() })
    )
    .rows(.alike)
}

extension SplitViewScene {
    /// The same with the actions of the notes app.
    func notes(
        _ actions: NotesActions,
        openLink: @escaping @MainActor (NotesActions) -> [UIViewController] = { [$0.openLink()] }
    ) -> SplitViewScene {
        onDelete(actions.clear).onFinish(actions.close).onNext(actions.showNext)
            .onStartOver(actions.startOver).onLink { openLink(actions) }.listButton()
    }
}
