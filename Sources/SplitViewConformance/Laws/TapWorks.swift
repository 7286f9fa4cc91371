import StatefulTesting

extension SplitViewLaws {
    /// What a person taps does what it is there for, where it can be seen.
    ///
    /// Seen in public apps as a row that does nothing in one of the two sizes, and as a detail
    /// that is shown under another. A search takes every step that is offered sooner or later, so
    /// each is judged when it is taken. A row that is selected again may change nothing, as long
    /// as its detail is in front. Back in the one stack of a narrow window is for `back-walk`.
    /// Whether the content is right is for `contents-preserved`.
    public static let tapWorks = Law<SplitViewStep>(
        name: "tap-works",
        statement: "Every user step that is offered has a visible effect in the pane where it "
            + "belongs.",
        branches: Branch.names
    ) { step in
        guard step.before.isLaunched, step.exception == nil else { return .notApplicable }
        switch step.command.effect {
        case .shows(let pane): return step.verdict(onShowingIn: step.after.place(of: pane))
        case .leaves(let pane, let isOne):
            return step.verdict(onLeaving: step.before.place(of: pane), forOneBelow: isOne)
        case .none: return .notApplicable
        }
    }
}

/// What a person has seen.
private enum Branch: UInt8, NamedBranch {
    /// Something new in front of the detail column.
    case inDetailColumn
    /// Something new in front of the list column.
    case inListColumn
    /// Something new in front of the one stack.
    case inOneStack
    /// Something new over everything.
    case presented
    /// The front of a column gone, and in its place the screen below.
    case oneBack
    /// The front of a stack gone, and in its place the first screen.
    case backToRoot
    /// What was presented gone.
    case dismissed
}

/// What a person expects to see after a step.
private enum Effect {
    /// What comes is in front of a pane.
    case shows(SplitViewCommand.Pane)
    /// What was in front of a pane is not there any more; in its place is the screen below, or
    /// any other.
    case leaves(SplitViewCommand.Pane, forOneBelow: Bool)
    /// Nothing in particular: the app or the system acts.
    case none
}

extension SplitViewCommand {
    fileprivate var effect: Effect {
        switch self {
        case .select, .selectReplacing, .selectAgain, .selectWrapped, .selectBare,
            .openLink, .replaceFromDetail, .pushDetail, .pushOnPlaceholder, .pushListOnDetail,
            .pushAboveNested:
            .shows(.detail)
        case .pushList, .pushDetailOnList: .shows(.list)
        case .back(let pane): .leaves(pane, forOneBelow: true)
        case .backToRoot(let pane): .leaves(pane, forOneBelow: false)
        case .launch, .narrow, .widen, .clearDetail, .nextItem, .finishDetail, .startOver,
            .toggleList, .swipeDock, .switchTab, .tapTabAgain, .cancelBack, .selectEmptyStack,
            .selectList, .reorderStack, .shortenStack, .repeatStack, .withholdDelegate,
            .attachDelegate:
            .none
        }
    }
}

extension Snapshot {
    /// Where the front of a pane stands: over everything, if something is presented.
    fileprivate func place(of pane: SplitViewCommand.Pane) -> Place {
        if nodes.contains(where: { $0.place == .presented }) { return .presented }
        let hasTwo = !isCollapsed && nodes.contains { $0.place == .secondary }
        return hasTwo && pane == .detail ? .secondary : .primary
    }

    /// What it is to show something in a place.
    fileprivate func branch(showingIn place: Place) -> Branch {
        switch place {
        case .presented: .presented
        case .secondary: .inDetailColumn
        case .primary, .preserved, .detached: isCollapsed ? .inOneStack : .inListColumn
        }
    }
}

extension SplitViewStep {
    fileprivate func verdict(onShowingIn place: Snapshot.Place) -> Verdict {
        guard let shown = change.added.first else { return .notApplicable }
        let isInFront = after.nodes.contains {
            $0.id == shown && $0.place == place && $0.isInFront
        }
        if isInFront { return .held(in: after.branch(showingIn: place)) }
        return .violated(
            "\(names.name(of: shown, in: after)) does not come to the front: \(drawings).")
    }

    fileprivate func verdict(
        onLeaving place: Snapshot.Place, forOneBelow isOneBelow: Bool
    ) -> Verdict {
        let isBackWalk = isOneBelow && before.isCollapsed && place != .presented
        guard !isBackWalk else { return .notApplicable }
        guard let left = before.soleFront(of: place) else { return .notApplicable }
        if after.nodes.contains(where: { $0.id == left.id && $0.isInFront }) {
            return .violated("\(names.name(of: left)) stays in front: \(drawings).")
        }
        if place == .presented { return .held(in: Branch.dismissed) }
        guard isOneBelow else { return .held(in: Branch.backToRoot) }
        guard let below = before.screenBelowFront(of: place, where: \.isScreen) else {
            return .held(in: Branch.oneBack)
        }
        if after.nodes.contains(where: { $0.id == below.id && $0.isInFront }) {
            return .held(in: Branch.oneBack)
        }
        return .violated(
            "Back from \(names.name(of: left)) does not lead to \(names.name(of: below)): "
                + "\(drawings).")
    }
}
