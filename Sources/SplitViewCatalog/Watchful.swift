import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app that merges, and compares the reports of UIKit with its own sight: an error of
    /// UIKit, or of the model, becomes a wrong record.
    public static let watchfulMerging = watchful(
        "watchful-merging", origin: "a correct app that merges, and checks what UIKit reports",
        policies: Policies(merging: .unnested), delegate: { WatchfulMergingDelegate($0) })

    /// A correct app that leaves collapsing and expanding to UIKit, and checks the reports of
    /// UIKit.
    public static let watchfulNesting = watchful(
        "watchful-nesting", origin: "a correct app that nests, and checks what UIKit reports",
        policies: Policies(), delegate: { WatchfulNestingDelegate($0) })

    /// A correct app that chooses another primary for each size, and checks the reports of UIKit.
    public static let watchfulHosting = watchful(
        "watchful-hosting",
        origin: "a correct app whose notes take the lists in, and checks what UIKit reports",
        policies: Policies(merging: .handedOver), delegate: { HostingSplitDelegate($0) })

    /// A correct app whose lists collapse and expand themselves; it checks the reports of UIKit.
    public static let watchfulYielding = watchful(
        "watchful-yielding",
        origin: "a correct app whose lists merge by themselves, and checks what UIKit reports",
        policies: Policies(), listStack: { WatchedListStack($0, $1) },
        delegate: { YieldingSplitDelegate($0) })

    /// A correct app that keeps the stack of its notes, and checks the reports of UIKit.
    public static let watchfulParking = watchful(
        "watchful-parking",
        origin: "a correct app that keeps its stack of notes, and checks what UIKit reports",
        policies: Policies(merging: .handedOver), delegate: { ParkingSplitDelegate($0) })

    /// A correct app that assigns its columns anew, and compares the result with the rules.
    public static let watchfulArranging = watchful(
        "watchful-arranging",
        origin: "a correct app that arranges its columns itself, and checks what UIKit reports",
        policies: Policies(merging: .handedOver),
        makeScene: {
            let app = ArrangingApp()
            return SplitViewScene(app.split, keeping: [app], screen: watchfulRole)
                .list { app.makeList() }
                .detail { _ in app.makeNote() }
                .onDelete { app.clear() }
                .onFinish { app.close($0) }
                .onStartOver { app.startOver() }
                .listButton()
                .record { app.shownNote }
                .leavingOutLooks()
                .rows(.alike)
        })

    /// A correct app that moves its screens inside UIKit's callbacks, and checks the outcome.
    public static let watchfulMoving = watchful(
        "watchful-moving",
        origin: "a correct app that moves screens inside callbacks, and checks what follows",
        policies: Policies(merging: .unnested),
        makeScene: {
            let app = MovingApp()
            return SplitViewScene(app.split, keeping: [app], screen: watchfulRole)
                .list { app.makeList() }
                .detail { _ in app.makeNote() }
                .onDelete { app.clear() }
                .onNext { app.showNext(after: $0) }
                .onStartOver { app.startOver() }
                .listButton()
                .record { app.shownNote }
                .leavingOutLooks()
                .rows(.alike)
        })

    /// An app that makes its stacks itself.
    private static func watchful(
        _ name: String, origin: String, policies: Policies,
        makeScene: @escaping @MainActor @Sendable () -> SplitViewScene
    ) -> SplitViewSubject {
        let plain = Assumption(
            "notes-are-plain", "A note is one screen, shown as the detail.",
            rulingOut: [.selectWrapped])
        return SplitViewSubject(
            name, origin: origin,
            contract: Contract(assumptions: [plain] + watchfulAssumptions, policies: policies),
            naming: .kinds,
            makeScene: makeScene)
    }

    /// An app that gets its notes in stacks.
    private static func watchful(
        _ name: String, origin: String, policies: Policies,
        listStack: @escaping WatchfulApp.ListStack = { WatchedNavigationController($0, $1) },
        delegate: @escaping @MainActor @Sendable (Watch) -> any WatchfulDelegate
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin,
            contract: Contract(
                assumptions: watchfulAssumptions + [.detailsAreDressed], policies: policies),
            naming: .kinds,
            makeScene: {
                let app = WatchfulApp(listStack: listStack, delegate: delegate)
                return SplitViewScene(app.split, keeping: [app], screen: watchfulRole)
                    .list { app.makeList() }
                    .detail { _ in app.makeNote() }
                    .container { app.stack($0) }
                    .onDelete { app.clear() }
                    .onStartOver { app.startOver() }
                    .listButton()
                    .record { app.shownNote }
                    .leavingOutLooks()
                    .rows(.alike)
            })
    }
}

extension SplitViewScene {
    /// Leaves out of the state what the watch needs within one step only: it counts without end.
    fileprivate consuming func leavingOutLooks() -> SplitViewScene {
        memory(
            .leavingOut("turns", of: Diary.self), .leavingOut("diaries", of: Watch.self),
            .leavingOut("seen", of: Watch.self))
    }
}

private let watchfulAssumptions: [Assumption] = [
    .sidesAreKept, .nothingAboveNested, .detailsAreFresh, .stacksAreNotSet, .detailsAreScreens,
    .delegateComesFirst,
    Assumption(
        "nothing-on-blank", "Nothing is pushed where no note is chosen.",
        rulingOut: [.pushOnPlaceholder]),
]

@MainActor private func watchfulRole(_ screen: UIViewController) -> SplitViewScene.Screen {
    switch screen {
    case is WatchedBlankViewController, is PageViewController: .placeholder
    case is WatchedNoteViewController: .detail
    default: .list
    }
}
