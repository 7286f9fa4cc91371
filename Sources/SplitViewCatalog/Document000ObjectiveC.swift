import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 000, the Objective-C delegate, with the six assumptions it lists.
    public static let document000ObjectiveC = SplitViewSubject(
        "stackoverflow-objc", origin: "document 000, Objective-C",
        contract: Contract(
            assumptions: [
                Assumption(
                    "covered-details-rest",
                    "Nothing changes in the detail stack while it is collapsed and covered.",
                    rulingOut: CommandName.settingStacks, when: \.isCollapsed),
                Assumption(
                    "screens-are-marked",
                    "Every screen says on which side it belongs and whether it replaces others; "
                        + "a navigation controller does not.",
                    rulingOut: [.selectWrapped, .pushAboveNested]),
                Assumption(
                    "only-details-on-details",
                    "Only screens that belong on the detail side are pushed there.",
                    rulingOut: [.pushListOnDetail]),
                Assumption(
                    "details-come-properly",
                    "Details come by showDetail, or by a push from a detail: not from the "
                        + "placeholder, not onto the list, not by setting a stack.",
                    rulingOut: [.pushDetailOnList, .pushOnPlaceholder],
                    and: CommandName.settingStacks, when: { !$0.isCollapsed }),
                Assumption(
                    "replacing-starts-in-the-list",
                    "A replacing detail is shown only by showDetail from a list that is in front.",
                    rulingOut: [.replaceFromDetail]),
                Assumption(
                    fulfilledBySubject: "there-is-a-placeholder",
                    "There is a BlankViewController for a detail side with nothing to show."),
                Assumption(
                    "details-are-fresh",
                    "A detail that still stands on a stack is not shown again.",
                    rulingOut: [.selectAgain], when: \.isShownAlready
                ).stated(false),
                .detailsAreScreens, .delegateComesFirst,
            ],
            policies: Policies(selection: .asDetailSays, merging: .unnested)),
        naming: .kinds,
        makeScene: {
            makeSidedScene { $0.onDelete($1.clear) }
        })

    /// The same in an app that shows its lists, too.
    public static let sidedLists = SplitViewSubject(
        "sided-lists", origin: "the Objective-C delegate of document 000, which also shows lists",
        contract: document000ObjectiveC.contract,
        naming: .kinds,
        makeScene: {
            makeSidedScene { $0.onDelete($1.clear).onStartOver($1.startOver) }
        })
}

@MainActor private func makeSidedScene(
    _ adding: @MainActor (SplitViewScene, SidedActions) -> SplitViewScene
) -> SplitViewScene {
    let list = UINavigationController(rootViewController: SidedListViewController())
    let detail = UINavigationController(rootViewController: BlankViewController())
    let split = UISplitViewController()
    let delegate = SidedSplitDelegate()
    split.viewControllers = [list, detail]
    split.delegate = delegate
    let scene = SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            if vc is BlankViewController { return .placeholder }
            return (vc as? SidedViewController)?.shouldDisplayInDetailedView == true
                ? .detail : .list
        }
    )
    .list { SidedListViewController() }
    .detail { _ in SidedDetailViewController(replaces: false) }
    .replacingDetail { _ in SidedDetailViewController(replaces: true) }
    .rows(.alike)
    return adding(scene, SidedActions(split: split))
}
