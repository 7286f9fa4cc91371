import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 001, the delegate that is the list controller, in Objective-C.
    ///
    /// Its cast without a check is an assumption: the controller directly above the list is a
    /// navigation controller.
    public static let document001List = SplitViewSubject(
        "list-delegate-objc", origin: "document 001, Objective-C, the list is the delegate",
        contract: Contract(
            assumptions: [
                Assumption(
                    "one-list",
                    "There is one list; whatever is pushed on it is a shift in its own scene.",
                    rulingOut: [.pushList, .pushDetailOnList, .pushAboveNested]),
                .nothingToTap, .noListsOnShifts, .shiftsAreDressed, .detailsAreFresh,
                .stacksAreNotSet, .detailsAreScreens, .delegateComesFirst,
            ]),
        naming: .kinds,
        makeScene: {
            let list = PasteListViewController()
            return makeCalendarPasteScene(list: list, delegate: list)
        })

    /// Document 001, the delegate of its own, in Swift.
    ///
    /// It looks at the top, and so can handle further lists. It cannot handle a step that every app
    /// takes eventually: a shift pushes a screen of another kind. A user who then turns the phone
    /// sees "No selection" in place of the screen, and the screen itself in the list's column, with
    /// a back button to the shift.
    public static let document001Collapsible = SplitViewSubject(
        "collapsible-swift", origin: "document 001, Swift, CollapsibleSplitViewControllerDelegate",
        contract: Contract(
            assumptions: [
                Assumption(
                    "shifts-come-in-scenes",
                    "A shift is shown as the detail, in a navigation controller of its own.",
                    rulingOut: [.selectBare, .pushDetailOnList, .pushAboveNested]),
                .nothingToTap, .noListsOnShifts, .detailsAreFresh, .stacksAreNotSet,
                .detailsAreScreens, .delegateComesFirst,
            ]),
        naming: .kinds,
        makeScene: {
            makeCalendarPasteScene(
                list: PasteListViewController(), delegate: CollapsibleSplitViewControllerDelegate())
        })

    /// Document 001, version 3.0.0 of its app, which assigns the columns of its split view.
    ///
    /// While the window is narrow this gives every later detail no effect (ST12): the user deletes
    /// a shift, taps another one, and nothing happens until the window becomes wide.
    public static let document001AssignedColumns = SplitViewSubject(
        "assigned-columns-v3", origin: "document 001, Objective-C, the bug of version 3.0.0",
        contract: document001List.contract,
        naming: .kinds,
        makeScene: {
            let list = AssigningPasteListViewController()
            return makeCalendarPasteScene(
                list: list, delegate: list, clearDetail: { list.selectNothing() })
        })
}

extension Assumption {
    fileprivate static let nothingToTap = Assumption(
        "nothing-to-tap", "The scene without a selection shows nothing else.",
        rulingOut: [.pushOnPlaceholder])

    fileprivate static let shiftsAreDressed = Assumption(
        "shifts-are-dressed", "A shift comes in a navigation controller of its own.",
        rulingOut: [.selectBare])

    fileprivate static let noListsOnShifts = Assumption(
        "no-lists-on-shifts", "A shift pushes further screens of its own, and no list.",
        rulingOut: [.pushListOnDetail]
    ).stated(false)
}

/// The calendar app: one list, and shifts that come in navigation controllers of their own.
@MainActor private func makeCalendarPasteScene(
    list: UIViewController, delegate: any UISplitViewControllerDelegate,
    clearDetail: (@MainActor () -> Void)? = nil
) -> SplitViewScene {
    let split = UISplitViewController()
    split.viewControllers = [
        UINavigationController(rootViewController: list),
        CalendarPasteStoryboard.makeNoSelectionScene(),
    ]
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            switch vc {
            case is NoSelectionViewController: .placeholder
            case is ShiftAssignmentViewController, is CalendarChoiceViewController: .detail
            default: .list
            }
        }
    )
    .list { PasteListViewController() }
    .detail { _ in ShiftAssignmentViewController() }
    .page { CalendarChoiceViewController() }
    .container { UINavigationController(rootViewController: $0) }
    .onDelete(clearDetail)
    .rows(.alike)
}
