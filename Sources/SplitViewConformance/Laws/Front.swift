import StatefulTesting

extension SplitViewLaws {
    /// Turning the device does not change the screen in front.
    ///
    /// Documents 001 and 002: why does my app start in the detail. A split view starts expanded
    /// (ST4), so that a narrow launch merges its columns, too.
    package static let sameScreen = Law<SplitViewStep>(
        name: "same-screen",
        statement: "What a person looked at before the columns merge or separate is in front after "
            + "it, also as the app opens: what is presented, else a chosen detail, else the list. "
            + "A placeholder, a screen that no one chose, and an inspector are not looked at; of "
            + "two lists in front either counts. Where the window exchanges its split view for "
            + "something else, a chosen detail shows its item there.",
        branches: Branch.names
    ) { step in
        guard step.expectation.front == .lookedAt, !step.hasRaised, let screen = step.was.lookedAt
        else { return .notApplicable }
        if step.mayCover(screen) {
            return .held(in: step.was.isOneStack ? Branch.oneStack : .columns)
        }
        return .violated("\(step.nameLookedAt(screen)) is not in front any more: \(step.drawings).")
    }

    /// A tap has its effect, visibly.
    ///
    /// Seen in public apps as a row that does nothing in one of the two sizes, and as a detail
    /// shown under another. Each step is judged when it is performed, because a search eventually
    /// performs all that are offered.
    package static let tapWorks = Law<SplitViewStep>(
        name: "tap-works",
        statement: "What a person does has its effect in sight: what is promised comes to the "
            + "front, Back and a tab leave what was in front, a column shows or hides. A tap that "
            + "promises nothing shows something else, unless its row's detail is in front already.",
        branches: Branch.names
    ) { step in
        guard step.isFrontJudged else { return .notApplicable }
        if step.isPromisedOutOfSight {
            return .violated(
                "What was promised is out of sight, and so is the split view: \(step.drawings).")
        }
        guard step.was.isSeen || step.now.isSeen && step.hasWindow else { return .notApplicable }
        switch step.effect {
        case .none: return .notApplicable
        case .seen: return .held(in: step.now.isOneStack ? Branch.oneStack : .columns)
        case .missing(let sentence): return .violated(sentence)
        }
    }
}

private enum Branch: UInt8, NamedBranch {
    /// At columns side by side.
    case columns
    case oneStack
}

/// Whether what a person expects in front is there.
private enum Effect {
    /// No one can say.
    case none
    case seen
    /// It is not, for the reason of a sentence.
    case missing(String)

    init(_ isSeen: Bool, else sentence: @autoclosure () -> String) {
        self = isSeen ? .seen : .missing(sentence())
    }
}

extension SplitViewStep {
    /// The name of the screen that was looked at; a stand-in for the split view is in no picture.
    fileprivate func nameLookedAt(_ screen: ReadScreen) -> String {
        was.sight == .removed ? "The detail in place of the split view" : name(of: screen.key)
    }

    /// Whether the screen in front may be there in place of the one looked at.
    fileprivate func mayCover(_ screen: ReadScreen) -> Bool {
        if now.sight == .removed { return now.standIn?.isLike(screen) == true }
        if now.isInFront(screen.key) { return true }
        for other in now.fronts {
            if expects(.alikeMayCover), other.isLike(screen) { return true }
            guard screen.isList else { continue }
            if expects(.defaultMayCover), now.isOneStack, other.isDefault { return true }
            if other.isList, expects(.listMayCover) || was.mayShow(other, insteadOf: screen) {
                return true
            }
        }
        return expects(.leadsBack) && expects(.alikeMayCover)
            && beginning.reading.shows(likeIn: now)
    }

    /// Whether the front is to be judged: a change of size does not bring anything there, but a
    /// link opened before the launch does.
    fileprivate var isFrontJudged: Bool {
        if hasRaised || expects(.isElsewhere) || expects(.isRefused) { return false }
        if case .item = expectation.front { return true }
        return nature != .transition
    }

    /// Whether the window was on screen before this step.
    fileprivate var hasWindow: Bool {
        if case .item = expectation.front { return true }
        return was.sight != .split || app.hasBegun
    }

    fileprivate var isPromisedOutOfSight: Bool {
        guard now.sight == .elsewhere || now.sight == .removed, expects(.bringsToFront) else {
            return false
        }
        guard let shown = expectation.comes.first else { return true }
        return !now.screens.contains {
            $0.key == shown && $0.isInFront && $0.standing.contains(.over)
        }
    }

    /// Whether what a person expects is in front.
    fileprivate var effect: Effect {
        switch expectation.front {
        case .whatever, .lookedAt: .none
        case .comes: effectOfComing
        case .item(let item):
            Effect(
                now.detailInFront(showing: item) != nil,
                else: "What was promised is not in front: \(drawings).")
        case .something(let mayStay): effectOfSomething(mayStay: mayStay)
        case .same: effectOfNothing
        case .below(let left, let next): effectOfLeaving(left, for: next)
        case .without(let gone):
            Effect(
                !now.fronts.contains { $0.key == gone && $0.item == was.anyScreen(gone)?.item },
                else: "\(name(of: gone)) stays in front: \(drawings).")
        case .still(let front):
            Effect(
                now.isInFront(front),
                else: "Back from \(name(of: front)) was not finished, and it is not in front any "
                    + "more: \(drawings).")
        case .first(let first):
            Effect(
                now.isInFront(first),
                else: "\(name(of: first)) is not in front after starting over: \(drawings).")
        case .next(let next):
            Effect(
                now.isInFront(next),
                else: "\(name(of: next)) does not come to the front: \(drawings).")
        case .otherColumns:
            Effect(
                before.hidesLists != after.hidesLists,
                else: "The list column \(before.hidesLists ? "stays hidden" : "does not hide"): "
                    + "\(drawings).")
        case .column(let column, let isShown): effectOnColumn(column, isShown: isShown)
        }
    }

    private var effectOfNothing: Effect {
        if now.sight != was.sight {
            return .missing(
                "It promises to change nothing, and the split view is "
                    + "\(now.sight == .split ? "in" : "out of") sight since: \(drawings).")
        }
        return Effect(
            now.looksLike(was),
            else: "It promises to change nothing, and does: \(drawings).")
    }

    private var effectOfComing: Effect {
        guard let shown = expectation.comes.first else { return .none }
        guard let screen = now.screens.last(where: { $0.key == shown && $0.isReachable }) else {
            return .missing("What was to be shown does not come to the front: \(drawings).")
        }
        guard now.isInFront(shown) else {
            return .missing("\(name(of: shown)) does not come to the front: \(drawings).")
        }
        return Effect(
            !screen.standing.contains(.hidden),
            else: "\(name(of: shown)) is in a column that stays hidden: \(drawings).")
    }

    /// The choice of screen is up to the app, but something has to come to the front.
    private func effectOfSomething(mayStay: Bool) -> Effect {
        if expects(.everythingGoes), mayStay { return .seen }
        if now.sight != .split { return .none }
        let came = now.screens.filter { screen in
            screen.isReachable && !screen.isPlaceholder
                && (screen.controller >= expectation.newFrom
                    || screen.isInFront
                        && was.screen(screen.key).map { $0.item != screen.item } ?? true)
        }
        if !came.isEmpty {
            return Effect(
                came.contains(where: \.isInFront),
                else: "\(name(of: came[0].key)) does not come to the front: \(drawings).")
        }
        if mayStay { return .none }
        return Effect(
            !now.looksLike(was), else: "The tap changes nothing: \(drawing).")
    }

    private func effectOfLeaving(_ left: UInt32, for next: UInt32?) -> Effect {
        // Back in one stack is for `back-walk`.
        if next != nil, was.isOneStack { return .none }
        if now.isInFront(left) {
            return .missing("\(name(of: left)) stays in front: \(drawings).")
        }
        guard let next else { return .seen }
        return Effect(
            now.isInFront(next),
            else: "Back from \(name(of: left)) does not lead to \(name(of: next)): \(drawings).")
    }

    private func effectOnColumn(
        _ column: SplitViewCommand.ListColumn, isShown: Bool
    ) -> Effect {
        Effect(
            isShown ? now.shows(column: column) : now.hidesAlone(column: column),
            else: "The \(column) column "
                + "\(isShown ? "stays hidden" : "does not hide alone"): \(drawings).")
    }
}

extension Reading {
    /// Whether a list was as near as another one: it was in front beside it, or below a detail
    /// beside a side bar.
    fileprivate func mayShow(_ other: ReadScreen, insteadOf list: ReadScreen) -> Bool {
        guard !isOneStack, let former = screen(other.key) else { return false }
        return former.isInSight
            || former.standing.isSuperset(of: [.inSecondList, .onListSide])
                && former.standing.contains(.onPath)
    }
}
