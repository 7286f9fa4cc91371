import StatefulTesting

/// The laws about the shape of a window, each a row: which faults break it, and when it is judged.
///
/// A fault counts in the step in which it arises, by app or by UIKit. A window that was built with
/// one has it since its launch.
extension SplitViewLaws {
    /// A controller is in one stack, once.
    ///
    /// UIKit removes a controller from its old container when it is given to a new one. Some
    /// correct delegates rely on that; policies say whether a turn may do so.
    package static let singleOwner = Law<SplitViewStep>(
        name: "single-owner",
        statement: "A controller stands in one stack, once; stacks that are alive and out of sight "
            + "count, too. Where the policy on merging says so, a turn takes a screen out of its "
            + "old stack before it gives it to a new one."
    ) { step in
        if let taken = step.takenOver {
            return .violated(
                "\(step.name(of: taken)) was given to a new stack while it still stood in the old "
                    + "one.")
        }
        return step.verdict(on: [.twice])
    }

    /// No navigation controller contains another, at any depth.
    ///
    /// UIKit itself puts the stack of the secondary into that of the primary (C10), and those of
    /// named columns into each other (K9). Such nesting is no fault of an app, unless by its policy
    /// on merging it merges by itself.
    package static let noNavInNav = Law<SplitViewStep>(
        name: "no-nav-in-nav",
        statement: "No navigation controller holds another, at any depth, also with a tab bar in "
            + "between. One that UIKit itself puts right into another is no fault, unless the "
            + "policy on merging says so, but an empty one is, and one in one in one."
    ) { $0.verdict(on: [.nested, .nestedTwice, .nestedEmpty, .nestedApart]) }

    /// No empty navigation controller is on screen; each column beside the first has a screen.
    ///
    /// An app that begins with an empty split view is judged once it has set its columns.
    package static let neverEmpty = Law<SplitViewStep>(
        name: "never-empty",
        statement: "No empty navigation controller is on screen. Columns that are apart have a "
            + "screen each, besides the first. A window that is as wide as it gets has its columns "
            + "apart."
    ) { step in
        guard step.isSeen, !step.awaitsColumns else { return .notApplicable }
        return step.verdict(on: [.emptyStack, .emptyColumn, .oneColumn])
    }

    /// A placeholder is only ever the sole controller of the expanded secondary column.
    ///
    /// Of three columns the supplementary may say, too, that there is nothing to list, and an
    /// inspector may be empty in the same way. A page opened by the empty one itself is above it by
    /// the app's own act; later steps are judged only for placeholders that were alone.
    package static let blankNeverNested = Law<SplitViewStep>(
        name: "blank-never-nested",
        statement: "A placeholder is alone in the detail column, in the middle one of three, or in "
            + "the inspector: never on one stack, never presented, never above or below anything "
            + "that a turn or a selection brings, one in each; and never there while a chosen "
            + "detail comes to a list column instead."
    ) { step in
        guard !step.hasRaised,
            step.now.screens.contains(where: { $0.isPlaceholder && $0.isReachable })
        else {
            return .notApplicable
        }
        if let fault = step.arisen(of: [.detailAmongLists]),
            step.now.screen(fault.key)?.isChosen == true
        {
            return .violated(
                "The placeholder is shown instead of \(step.name(of: fault.key)): "
                    + "\(step.drawing).")
        }
        return step.verdict(
            on: [.blankOver, .blankOnStack, .blankAstray, .blankBesideOthers, .severalBlanks])
    }

    /// Side by side, lists are in the list columns and details in the detail column.
    package static let rightSide = Law<SplitViewStep>(
        name: "right-side",
        statement: "While columns are side by side, a turn and a selection leave no detail in a "
            + "list column, no list among the details, and no sheet of an inspector over them. A "
            + "screen that was on the wrong side before may stay. Policies say whether a list goes "
            + "with the detail below it, and whether the details of other tabs stay on their tabs."
    ) { step in
        guard step.isSeen, !step.now.isOneStack else { return .notApplicable }
        return step.verdict(on: [.detailAmongLists, .listAmongDetails, .inspectorOverColumns])
    }

    /// A detail beside the list is in a navigation controller: its bar has room for the button that
    /// shows the list again.
    package static let detailHasBar = Law<SplitViewStep>(
        name: "detail-has-bar",
        statement: "What is in the detail column beside a list stands in a navigation controller, "
            + "and so has a navigation bar, unless policies say that details have none."
    ) { step in
        guard !step.now.isOneStack, !step.now.awaitsBars, !step.expects(.mayLackBars),
            step.now.content.contains(where: { $0.standing.contains(.onDetailSide) })
        else { return .notApplicable }
        return step.verdict(on: [.withoutBar])
    }
}

extension SplitViewStep {
    /// The verdict of a law that is broken by faults of some kinds.
    fileprivate func verdict(on kinds: ShapeFault.Kind.Some) -> Verdict {
        if hasRaised { return .notApplicable }
        if let fault = arisen(of: kinds) { return .violated("\(sentence(on: fault)): \(drawing).") }
        // The step that caused a standing fault was judged.
        return now.faults.contains { kinds.contains($0.kind) } ? .notApplicable : .held
    }

    /// The kinds of the new faults without an excuse.
    var newShapeFaults: [ShapeFault.Kind] {
        hasRaised ? [] : now.faults.filter { isNew($0) && !isExcused($0) }.map(\.kind)
    }

    /// A new fault of some kinds without an excuse.
    fileprivate func arisen(of kinds: ShapeFault.Kind.Some) -> ShapeFault? {
        now.faults.first { kinds.contains($0.kind) && isNew($0) && !isExcused($0) }
    }

    /// A fault that is seen only is new as the window comes on screen; others are new then if the
    /// window was built with them.
    private func isNew(_ fault: ShapeFault) -> Bool {
        if isLaunch {
            if fault.kind.isSeenOnly { return true }
            if has(fault, in: app.built) { return true }
        }
        // A detail that stood on a tab has to come to its side with the tab.
        if fault.kind == .detailAmongLists, expects(.detailsFollow) { return true }
        return fault.kind.isSeenOnly ? !has(fault, in: seenBefore) : !has(fault, in: was)
    }

    private func has(_ fault: ShapeFault, in reading: Reading) -> Bool {
        // Before the columns have come, nothing of them was wrong.
        reading.hasColumns
            && reading.faults.contains { fault.isSame(as: $0, mayNest: expects(.mayNest)) }
    }

    /// Whether a fault is made by UIKit itself, meant by the app, or allowed by policies.
    private func isExcused(_ fault: ShapeFault) -> Bool {
        switch fault.kind {
        case .nested: expects(.mayNest) && isLeftToUIKit(fault.key)
        case .blankBesideOthers:
            expects(.blankIsItsOwn) && was.isInFront(fault.key)
                && was.anyScreen(fault.key)?.column == now.anyScreen(fault.key)?.column
        case .detailAmongLists: expects(.sidesAreItsOwn) || staysOnTab(fault.key)
        case .listAmongDetails:
            expects(.sidesAreItsOwn)
                || expects(.orderWins)
                    && was.screen(fault.key)?.standing.contains(.aboveDetail) == true
        default: false
        }
    }

    /// Whether a detail is on a tab that is not in front, and may be.
    private func staysOnTab(_ key: UInt32) -> Bool {
        expects(.tabsKeepDetails)
            && now.screen(key)?.standing.contains(.detailOnOtherTab) == true
    }

    /// Whether UIKit was left to put a controller where it is: it asked the delegate, and was not
    /// answered, or told to see to it.
    private func isLeftToUIKit(_ controller: UInt32) -> Bool {
        if app.isColumnStyle { return true }
        return calls.contains { call in
            guard case .asked(let question, let answer) = call,
                answer == .notImplemented || answer == .bool(false)
            else { return false }
            return switch question {
            case .collapse(let asked, _), .showDetail(let asked), .show(let asked):
                asked.value == controller
            default: false
            }
        }
    }

    /// A screen that a turn has given to a new stack while it was in the old one, if policies do
    /// not allow it.
    fileprivate var takenOver: UInt32? {
        guard nature == .transition, !hasRaised, !expects(.mayTakeOver) else { return nil }
        for case .adopted(let controller, _, _) in calls {
            let number = controller.value
            return after.identity(of: number) ?? before.identity(of: number) ?? number
        }
        return nil
    }

    /// The fault, without a full stop.
    private func sentence(on fault: ShapeFault) -> String {
        switch fault.kind {
        case .twice: "\(name(of: fault.key)) stands in two places"
        case .nested: "A navigation controller stands in another"
        case .nestedTwice: "Navigation controllers are nested twice"
        case .nestedEmpty: "An empty navigation controller is nested"
        case .nestedApart: "There are two navigation bars, one navigation controller in another"
        case .emptyStack: "An empty navigation controller is on screen"
        case .emptyColumn: "The \(Snapshot.columnName(fault.other)) is empty"
        case .oneColumn: "A wide window shows one column"
        case .blankOver: "The placeholder is presented over everything"
        case .blankOnStack: "The placeholder stands in the collapsed stack"
        case .blankAstray: "The placeholder does not stand in the detail column"
        case .blankBesideOthers:
            "The placeholder is not alone in the \(Snapshot.columnName(fault.other))"
        case .severalBlanks: "There is more than one placeholder"
        case .detailAmongLists, .listAmongDetails:
            "\(name(of: fault.key)) stands in the \(Snapshot.columnName(fault.other))"
        case .inspectorOverColumns: "The sheet of the inspector lies over the columns"
        case .withoutBar: "\(name(of: fault.key)) has no navigation bar"
        }
    }
}

extension ShapeFault.Kind {
    /// Whether it is one for a person who sees the window only.
    fileprivate var isSeenOnly: Bool {
        switch self {
        case .emptyStack, .emptyColumn, .oneColumn, .detailAmongLists, .listAmongDetails,
            .inspectorOverColumns:
            true
        default: false
        }
    }
}
