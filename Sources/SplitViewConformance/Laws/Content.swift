import StatefulTesting

extension SplitViewLaws {
    /// A person loses no screen, and gets none, but as the step says.
    ///
    /// A person has the lists and details in the columns, on the tabs, and presented; the inspector
    /// is about them, and not one of them. A screen that is only kept out of sight is lost, unless
    /// UIKit itself keeps it (P1-P5, K9) or the app keeps it for a tab. The tables of what is
    /// expected stand beside `Expectation`.
    package static let contentsPreserved = Law<SplitViewStep>(
        name: "contents-preserved",
        statement: "A turn, a launch and a stay in the background lose and add no list and no "
            + "detail, and each shows the item that it showed; screens that no one chose may come "
            + "and go. Any other step adds and takes away what it says, and nothing else; a tap, a "
            + "link or an action that names no screens may show what it likes.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised, step.now.sight != .removed else { return .notApplicable }
        guard let fault = step.contentFault else { return .held(in: step.branch) }
        return .violated("\(step.name(of: fault)) \(fault.what.rawValue): \(step.drawings).")
    }

    /// A selection replaces what it has to replace, if policies say so.
    package static let selectionReplaces = Law<SplitViewStep>(
        name: "selection-replaces",
        statement: "Where the policy on selections says that a tap on a row replaces the details, "
            + "it leaves what it shows, and nothing of earlier details in that column or stack."
    ) { step in
        let goes = step.expectation.goes
        guard step.nature == .show, !step.hasRaised, !goes.isEmpty else { return .notApplicable }
        for key in goes {
            guard let screen = step.now.screen(key) else { continue }
            return .violated(
                "\(step.name(of: screen.key)) is still there after a selection that replaces it: "
                    + "\(step.drawings).")
        }
        return .held
    }
}

/// The relation of the step to the content.
private enum Branch: UInt8, NamedBranch {
    case stays
    /// Some had to come.
    case comes
    /// Some had to go.
    case goes
}

/// A screen that is there and must not be, or the other way round.
struct ContentFault {
    /// Its key; `nil` for one that was to come, and has none yet.
    let key: UInt32?
    let what: What

    /// The fault, as the sentence of the law says it.
    enum What: String {
        case isLost = "is lost"
        case hasReturned = "was taken away, and comes back"
        case cameFromNowhere = "came from nowhere"
        case isDeselected = "is not selected any more"
        case shouldBeGone = "should be gone"
        case hasChanged = "shows something else"
        case isNotThere = "is not there"
    }
}

extension SplitViewStep {
    /// The first screen that is there and must not be, or the other way round.
    var contentFault: ContentFault? { was.sight == .removed ? faultOfReturn : faultOfContent }

    fileprivate func name(of fault: ContentFault) -> String {
        fault.key.map(name(of:)) ?? "What was to be shown"
    }

    fileprivate var branch: LawBranches {
        if expectation.comes.isEmpty, expectation.goes.isEmpty { return LawBranches(Branch.stays) }
        var branches = LawBranches()
        if !expectation.comes.isEmpty { branches.insert(Branch.comes) }
        if !expectation.goes.isEmpty { branches.insert(Branch.goes) }
        return branches
    }

    /// The first fault, in the order of the screens: of those before, then of those after.
    private var faultOfContent: ContentFault? {
        for index in was.screens.indices {
            let screen = was.screens[index]
            guard screen.isContent || expects(.countsKept) && isKeptForTab(screen) else { continue }
            if let fault = fault(of: screen, at: index) { return fault }
        }
        for index in now.screens.indices {
            let screen = now.screens[index]
            guard screen.isContent, was.screen(screen.key, perhapsAt: index) == nil,
                !expectation.comes.contains(screen.key), !mayCome(screen)
            else { continue }
            let isBarred = expectation.barred.contains(screen.key)
            return fault(
                screen, isBarred ? .hasReturned : .cameFromNowhere)
        }
        if expects(.changesTree), !expects(.leadsBack) || !beginning.reading.shows(likeIn: now),
            let lost = was.selection.first(where: { lost in
                was.isSeen && !now.selection.contains { $0.isLike(lost) }
            })
        {
            return fault(lost, .isDeselected)
        }
        return faultOfLack
    }

    private func fault(of screen: ReadScreen, at index: Int) -> ContentFault? {
        let mustGo = nature != .show && expectation.goes.contains(screen.key)
        guard let same = now.screen(screen.key, perhapsAt: index) else {
            return mustGo || mayGo(screen) ? nil : fault(screen, .isLost)
        }
        if mustGo, same.item == screen.item { return fault(screen, .shouldBeGone) }
        let hasChanged =
            expects(.keepsItems) && screen.item != 0 && same.item != screen.item
            && !screen.isDefault
        return hasChanged ? fault(screen, .hasChanged) : nil
    }

    /// Whether a screen that is not there any more could go.
    private func mayGo(_ screen: ReadScreen) -> Bool {
        if screen.isContent, screen.standing.isAny(of: expectation.leaving) { return true }
        if expectation.mayGo.contains(screen.key) || expectation.goes.contains(screen.key) {
            return true
        }
        if expects(.changesTree) { return true }
        if now.isKept(screen.key, by: .keptByApp) { return expects(.countsKept) }
        return nature == .transition && !expects(.isMergedByApp)
            && now.isKept(screen.key, by: .keptByUIKit)
    }

    /// Whether a screen that was not there before could come.
    private func mayCome(_ screen: ReadScreen) -> Bool {
        if expectation.barred.contains(screen.key) { return false }
        if screen.standing.isAny(of: expectation.entering) { return true }
        if expects(.maySucceed), screen.isDetail, screen.isInFront { return true }
        if was.isKept(screen.key, by: .keptByUIKit) {
            return nature == .transition || nature == .show && screen.isList
        }
        if was.isKept(screen.key, by: .keptByApp) { return expects(.countsKept) }
        guard expects(.changesTree) else { return false }
        return was.screens.contains { $0.isLike(screen) && !$0.standing.contains(.keptByApp) }
            || screen.isList && mayFill(screen)
    }

    /// Whether an app may open a list as another tree comes in sight: on a tab not in front, or
    /// beside the list at which a person was.
    private func mayFill(_ list: ReadScreen) -> Bool {
        if now.isOneStack { return list.tab != 0 }
        return list.standing.contains(.inSecondList)
            && was.fronts.contains { front in
                front.isList && now.screens.contains { $0.isInFront && $0.isLike(front) }
            }
    }

    /// A detail that comes back with the split view after the app had taken it away.
    private var faultOfReturn: ContentFault? {
        let returned = now.screens.first {
            $0.isDetail && expectation.barred.contains($0.key)
        }
        return returned.map { fault($0, .hasReturned) } ?? faultOfLack
    }

    /// A screen that was to be shown and is nowhere; a placeholder may be promised, too.
    private var faultOfLack: ContentFault? {
        expectation.comes.allSatisfy(now.isThere)
            ? nil : ContentFault(key: nil, what: .isNotThere)
    }

    private func isKeptForTab(_ screen: ReadScreen) -> Bool {
        screen.isDetail && screen.standing.contains(.keptByApp) && !screen.isDefault
            && !expectation.barred.contains(screen.key)
    }

    private func fault(_ screen: ReadScreen, _ what: ContentFault.What) -> ContentFault {
        ContentFault(key: screen.key, what: what)
    }
}

extension Reading {
    /// Whether what is in front shows the same as in another reading.
    func shows(likeIn other: Reading) -> Bool {
        fronts.elementsEqual(other.fronts) { $0.isLike($1) }
    }
}
