import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension Subject {
    /// Document 000, the Objective-C delegate, with the six assumptions it lists.
    public static let document000ObjectiveC = Subject(
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
                    isStated: false, rulingOut: [.selectAgain], when: \.isShownAlready),
                .detailsAreScreens, .delegateComesFirst,
            ],
            policies: Policies(expandedSelection: .asDetailSays, collapsedSelection: .stacks)),
        makeScene: {
            makeSidedScene { actions in Scene.Actions(clearDetail: { actions.clear() }) }
        })

    /// The same in an app that shows its lists, too.
    public static let sidedLists = Subject(
        "sided-lists", origin: "the Objective-C delegate of document 000, which also shows lists",
        contract: document000ObjectiveC.contract,
        makeScene: {
            makeSidedScene { actions in
                Scene.Actions(
                    clearDetail: { actions.clear() }, startOver: { actions.startOver() })
            }
        })
}

@MainActor private func makeSidedScene(
    actions: @MainActor (SidedActions) -> Scene.Actions
) -> Scene {
    let list = UINavigationController(rootViewController: SidedListViewController())
    let detail = UINavigationController(rootViewController: BlankViewController())
    let split = UISplitViewController()
    let delegate = SidedSplitDelegate()
    split.viewControllers = [list, detail]
    split.delegate = delegate
    return Scene(
        split: split, keeping: [delegate],
        role: { vc in
            if vc is BlankViewController { return .placeholder }
            return (vc as? SidedViewController)?.shouldDisplayInDetailedView == true
                ? .detail : .list
        },
        makeList: { SidedListViewController() },
        makeDetail: { _ in SidedDetailViewController(replaces: false) },
        makeReplacingDetail: { _ in SidedDetailViewController(replaces: true) },
        actions: actions(SidedActions(split: split)), memory: .none, rows: .alike)
}
