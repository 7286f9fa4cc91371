import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension Subject {
    /// A correct app that merges, and holds what UIKit tells it against what it sees: what is wrong
    /// with UIKit, or with the model, becomes a wrong record.
    public static let watchfulMerging = watchful(
        "watchful-merging", origin: "a correct app that merges, and checks what it is told",
        policies: Policies(), delegate: { WatchfulMergingDelegate($0) })

    /// A correct app that leaves merging and parting to UIKit, and checks what it is told.
    public static let watchfulNesting = watchful(
        "watchful-nesting", origin: "a correct app that nests, and checks what it is told",
        policies: Policies(allowsNesting: true), delegate: { WatchfulNestingDelegate($0) })

    private static func watchful(
        _ name: String, origin: String, policies: Policies,
        delegate: @escaping @MainActor @Sendable (Watch) -> WatchfulSplitDelegate
    ) -> Subject {
        Subject(
            name, origin: origin,
            contract: Contract(
                assumptions: [
                    .sidesAreKept, .nothingAboveNested, .detailsAreFresh, .stacksAreNotSet,
                    .detailsAreDressed, .detailsAreScreens, .delegateComesFirst,
                    Assumption(
                        "nothing-on-blank", "Nothing is pushed where no note is chosen.",
                        rulingOut: [.pushOnPlaceholder]),
                ],
                policies: policies),
            makeScene: {
                let app = WatchfulApp(delegate: delegate)
                return Scene(
                    split: app.split, keeping: [app],
                    role: { vc in
                        switch vc {
                        case is WatchedBlankViewController: .placeholder
                        case is WatchedNoteViewController: .detail
                        default: .list
                        }
                    },
                    makeList: { app.makeList() }, makeDetail: { _ in app.makeNote() },
                    dressDetail: { app.stack($0) },
                    actions: Scene.Actions(
                        clearDetail: { app.clear() }, startOver: { app.startOver() },
                        togglesList: true),
                    record: { app.shownNote }, memory: .numbers { app.watch.memory }, rows: .alike)
            })
    }
}
