import StatefulTesting

extension SplitViewLaws {
    /// A tap of the user has its effect, visibly.
    ///
    /// Seen in public apps as a row that does nothing in one of the two sizes, and as a detail that
    /// is shown under another. Each step is judged when it is performed, because a search
    /// eventually performs all that are offered. Selecting a row again may change nothing, as long
    /// as its detail is in front; the same holds for every command whose effect is already visible.
    /// Back in the one stack of a narrow window is a matter of `back-walk`. Whether the content is
    /// right is a matter of `contents-preserved`. What a link leads to has to be in sight, also if
    /// a container around the split view showed something else; the item of a link with which the
    /// app is launched, after the launch. A list that is promised is not in sight while its column
    /// is hidden. It may be in sight outside the split view: on another tab around it. A tap on a
    /// tab, or a swipe on a sheet, that app code refuses need not have an effect.
    package static let tapWorks = Law<SplitViewStep>(
        name: "tap-works",
        statement: "Every user step that is offered has a visible effect in the pane where it "
            + "belongs, unless what it promises is in front already, or it promises no change.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised, !step.change.isKeptElsewhere, !step.change.isRefused else {
            return .notApplicable
        }
        if step.isOutOfSight, step.change.bringsToFront, !step.presentsWhatIsShown {
            return .violated(
                "What was promised is out of sight, and so is the split view: \(step.drawings).")
        }
        // The window was there before, so a tap has to work.
        guard step.before.isLaunched || step.wasOutOfSight && step.after.isLaunched else {
            return step.linkedItem == 0
                ? .notApplicable : step.verdict(onShowingItem: step.linkedItem)
        }
        switch step.change.promise {
        case .stated: break
        case .anything: return .notApplicable
        case .something: return step.verdictOnShowingSomething
        case .nothing: return step.verdictOnChangingNothing
        case .item(let item): return step.verdict(onShowingItem: item)
        }
        let command = step.command
        switch command.name.row.effect {
        case .shows(let pane): return step.verdict(onShowingIn: step.place(showingIn: pane))
        case .leaves(let pane, let isOne):
            let place = step.before.place(of: pane ?? command.pane)
            return step.verdict(onLeaving: place, forOneBelow: isOne)
        case .stays: return step.verdict(onStayingIn: step.before.place(of: command.pane))
        case .takesAway: return step.verdictOnTakingAway
        case .replaces: return step.verdictOnReplacing
        case .startsOver: return step.verdictOnStartingOver
        case .togglesList: return step.verdictOnToggling
        case .showsColumn: return step.verdict(onArranging: command.column, isShown: true)
        case .hidesColumn: return step.verdict(onArranging: command.column, isShown: false)
        case .none:
            // What the app does of its own has the effect that it promises. What is not there at
            // all is a matter of `contents-preserved`.
            guard step.change.bringsToFront, let shown = step.change.added.first,
                step.after.showsContent(shown)
            else { return .notApplicable }
            return step.verdict(onShowingIn: step.after.place(of: .detail))
        }
    }
}

/// What the user saw.
private enum Branch: UInt8, NamedBranch {
    /// Something new in front of the detail column.
    case inDetailColumn
    /// Something new in front of the list column.
    case inListColumn
    /// Something new in front of the one stack.
    case inOneStack
    /// Something new, presented.
    case presented
    /// The front of a column removed, and the screen below in front.
    case oneBack
    /// The front of a stack removed, and the first screen in front.
    case backToRoot
    /// A presented screen dismissed.
    case dismissed
    /// A cancelled Back, and the same screen in front.
    case stayed
    /// A detail removed that was in front.
    case takenAway
    /// The next item in place of the one that was in front.
    case replaced
    /// The first screen of the list side.
    case startedOver
    /// The list column hidden or shown.
    case toggled
}

extension Snapshot {
    /// The place of the front of a pane: presented, if anything is.
    fileprivate func place(of pane: SplitViewCommand.Pane) -> Place {
        if hasNodes(in: .presented) { return .presented }
        if isCollapsed { return .primary }
        if pane == .detail, hasNodes(in: .secondary) { return .secondary }
        return panes.contains(.three) && hasNodes(in: .supplementary) ? .supplementary : .primary
    }

    /// Whether the second list is in front of its column, or beside a side bar below a detail.
    fileprivate var showsSecondList: Bool {
        guard panes.contains(.sideBar) else { return front(of: .supplementary)?.kind == .list }
        return !isCollapsed && nodes.contains { $0.kind == .list && $0.place == .secondary }
    }

    /// The branch for showing something in a place.
    fileprivate func branch(showingIn place: Place) -> Branch {
        switch place {
        case .presented: .presented
        case .secondary: showsListBesideSideBar ? .inListColumn : .inDetailColumn
        case .primary, .supplementary, .preserved, .detached, .inspector:
            isCollapsed ? .inOneStack : .inListColumn
        }
    }
}

extension SplitViewStep {
    /// The place in which something comes to the front of a pane: beside a side bar it stands on
    /// the list of the second column, where that was in front.
    fileprivate func place(showingIn pane: SplitViewCommand.Pane) -> Snapshot.Place {
        let isSecondList =
            pane == .list && before.showsListBesideSideBar && !after.isCollapsed
            && !after.hasNodes(in: .presented)
        return isSecondList ? .secondary : after.place(of: pane)
    }

    fileprivate func verdict(onShowingIn place: Snapshot.Place) -> Verdict {
        guard let shown = change.added.first else { return .notApplicable }
        if after.isInFront(shown, in: place) { return .held(in: after.branch(showingIn: place)) }
        // What app code promises may be a list.
        if change.bringsToFront, let node = after.nodes.first(where: { $0.id == shown }),
            node.isInFront
        {
            if !after.hides(node.place) { return .held(in: after.branch(showingIn: node.place)) }
            return .violated(
                "\(names.name(of: shown, in: after)) is in a column that stays hidden: "
                    + "\(drawings).")
        }
        return .violated(
            "\(names.name(of: shown, in: after)) does not come to the front: \(drawings).")
    }

    /// What the app shows is for it to say, but something has to come, or to be in front already.
    fileprivate var verdictOnShowingSomething: Verdict {
        // What was presented before may cover what came, a log-in screen for instance; or that is
        // in the window now.
        if change.takesEverythingAway, isRemoved || presentsWhatMayStay {
            return .held(in: Branch.presented)
        }
        // The tap leads to another tab around the split view, or to another screen there.
        if isOutOfSight { return .notApplicable }
        guard let shown = change.added.first else {
            // What a row of the first column leads to may be in the second one already, unless
            // another row has led there.
            if tapsFirstList, after.showsSecondList,
                !change.staysWithOtherRow
            {
                return .notApplicable
            }
            return before.hasSameFronts(as: after)
                ? .violated("The tap changes nothing: \(names.draw(after)).") : .notApplicable
        }
        guard let node = after.nodes.first(where: { $0.id == shown && $0.isInFront }) else {
            return .violated(
                "\(names.name(of: shown, in: after)) does not come to the front: \(drawings).")
        }
        return .held(in: after.branch(showingIn: node.place))
    }

    /// Whether something is presented that an app need not take away.
    private var presentsWhatMayStay: Bool {
        after.nodes.contains {
            $0.place == .presented && $0.kind.isScreen && !change.removed.contains($0.id)
        }
    }

    /// Whether what is shown is presented over everything, also over what is around the split view.
    fileprivate var presentsWhatIsShown: Bool {
        guard let shown = change.added.first else { return false }
        return after.isInFront(shown, in: .presented)
    }

    fileprivate func verdict(onShowingItem item: UInt32) -> Verdict {
        guard let node = after.detailInFront(showing: item) else {
            return .violated("What was promised is not in front: \(drawings).")
        }
        return .held(in: after.branch(showingIn: node.place))
    }

    fileprivate var verdictOnChangingNothing: Verdict {
        if isOutOfSight != wasOutOfSight {
            return .violated(
                "It promises to change nothing, and the split view is "
                    + "\(isOutOfSight ? "out of sight" : "in sight") since: \(drawings).")
        }
        return before.hasSameFronts(as: after)
            ? .held(in: Branch.stayed)
            : .violated(
                "It promises to change nothing, and does: "
                    + "\(drawings)\(after.changeOfColumns(since: before)).")
    }

    fileprivate func verdict(
        onLeaving place: Snapshot.Place, forOneBelow isOneBelow: Bool
    ) -> Verdict {
        let isBackWalk = isOneBelow && before.isCollapsed && place != .presented
        guard !isBackWalk else { return .notApplicable }
        guard let left = before.front(of: place) else { return .notApplicable }
        if after.isInFront(left.id) { return staysInFront(left) }
        if place == .presented { return .held(in: Branch.dismissed) }
        guard isOneBelow else { return .held(in: Branch.backToRoot) }
        guard let below = before.screenBelowFront(of: place, where: \.isScreen) else {
            return .held(in: Branch.oneBack)
        }
        if after.isInFront(below.id) { return .held(in: Branch.oneBack) }
        return .violated(
            "Back from \(names.name(of: left)) does not lead to \(names.name(of: below)): "
                + "\(drawings).")
    }

    fileprivate func verdict(onStayingIn place: Snapshot.Place) -> Verdict {
        guard let front = before.front(of: place) else { return .notApplicable }
        if after.isInFront(front.id) { return .held(in: Branch.stayed) }
        return .violated(
            "Back from \(names.name(of: front)) was not finished, and it is not in front any "
                + "more: \(drawings).")
    }

    fileprivate var verdictOnTakingAway: Verdict {
        var isApplicable = false
        for node in before.nodes where node.isInFront && change.removed.contains(node.id) {
            if after.isInFront(node.id), after.stillShows(node) { return staysInFront(node) }
            isApplicable = true
        }
        return isApplicable ? .held(in: Branch.takenAway) : .notApplicable
    }

    fileprivate var verdictOnReplacing: Verdict {
        guard let next = change.added.first,
            before.isInFront(change.removed.first ?? next)
        else { return .notApplicable }
        if after.isInFront(next) { return .held(in: Branch.replaced) }
        return .violated(
            "\(names.name(of: next, in: after)) does not come to the front: \(drawings).")
    }

    fileprivate var verdictOnStartingOver: Verdict {
        guard let root = before.nodes.firstIndex(where: { $0.place == .primary && $0.depth == 0 }),
            let first = before.screensOnTheWay(at: root)?.first
        else { return .notApplicable }
        if after.isInFront(first.id) { return .held(in: Branch.startedOver) }
        return .violated(
            "\(names.name(of: first)) is not in front after starting over: \(drawings).")
    }

    fileprivate var verdictOnToggling: Verdict {
        if before.hidesLists != after.hidesLists { return .held(in: Branch.toggled) }
        return .violated(
            "The list column \(before.hidesLists ? "stays hidden" : "does not hide"): "
                + "\(drawings).")
    }

    fileprivate func verdict(
        onArranging column: SplitViewCommand.ListColumn, isShown: Bool
    ) -> Verdict {
        let place = column == .primary ? Snapshot.Place.primary : .supplementary
        // The second column stays when the first one goes; the first one goes with the second.
        let keepsOther = isShown || place == .supplementary || !after.hides(.supplementary)
        if after.hides(place) != isShown, keepsOther { return .held(in: Branch.toggled) }
        return .violated(
            "The \(column) column \(isShown ? "stays hidden" : "does not hide alone"): "
                + "\(drawings).")
    }

    private func staysInFront(_ node: Snapshot.Node) -> Verdict {
        .violated("\(names.name(of: node)) stays in front: \(drawings).")
    }
}
