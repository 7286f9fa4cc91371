import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct delegate for an app with tabs on its list side: it holds every law.
    public static let tabs = SplitViewSubject.tabs(
        "tabs", origin: "a correct app with tabs in the primary",
        delegate: { TabbedSplitDelegate() })

    /// An app with two tabs, each with a stack of lists.
    static func tabs(
        _ name: String, origin: String,
        delegate: @escaping @MainActor @Sendable () -> TabbedSplitDelegate
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin,
            contract: Contract(
                assumptions: [
                    Assumption(
                        "tabs-rest-while-merged",
                        "Tabs are not switched while there is one column.",
                        rulingOut: [.switchTab], when: \.isCollapsed),
                    Assumption(
                        "notes-are-plain", "A note is one screen, shown as the detail.",
                        rulingOut: [.selectWrapped, .pushAboveNested]),
                    .sidesAreKept, .detailsAreFresh, .stacksAreNotSet, .detailsAreScreens,
                    .delegateComesFirst,
                ]),
            naming: .kinds,
            makeScene: { makeTabsScene(delegate: delegate()) })
    }
}

@MainActor private func makeTabsScene(delegate: TabbedSplitDelegate) -> SplitViewScene {
    let record = NotesRecord()
    let tabs = UITabBarController()
    tabs.viewControllers = (1...2).map { _ in
        UINavigationController(rootViewController: NoteListViewController())
    }
    let split = UISplitViewController()
    split.viewControllers = [
        tabs, UINavigationController(rootViewController: NoNoteViewController()),
    ]
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            switch vc {
            case is NoNoteViewController: .placeholder
            case is NoteViewController: .detail
            default: .list
            }
        }
    )
    .list { NoteListViewController() }
    .detail { _ in NoteViewController(record: record) }
    .listButton()
    .listGesture()
    .record { record.shown }
    .rows(.alike)
}
