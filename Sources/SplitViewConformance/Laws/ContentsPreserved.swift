import StatefulTesting

extension SplitViewLaws {
    /// A transition loses and adds no content; another step changes it exactly as its command says.
    ///
    /// A controller that was pushed on another one is content itself, and must be kept itself; its
    /// stack is a matter of `round-trip-order`. Content that is only kept, by UIKit or in a
    /// retained stack, is lost: the user cannot reach it. A subject that leaves its transitions to
    /// UIKit may have a policy that the secondary is kept out of sight; then a transition may put
    /// it there and restore it; but not one that the app had taken away because it was deleted or
    /// finished: what UIKit keeps of it is for the app to replace.
    ///
    /// One screen may show one item after the other. A transition must not change which one that
    /// is.
    ///
    /// An inspector is beside the columns, and about their content: it is shown and hidden as the
    /// app likes, and a transition may hide it (UNK44).
    ///
    /// A detail that the app filled in by itself may come and go with a transition, also one on
    /// which a page stood that has gone, if it is alone beside the list again. So it may with a tab
    /// that a person taps, and with a list beside it that a person leaves: a chosen detail of that
    /// list may go with it, too. Policies say what else may: the details of other tabs, all screens
    /// of the other size, the lists of before a link.
    ///
    /// What the app has to show comes in front, so what is presented over it may go: a sheet gives
    /// way to the link that a person has followed.
    ///
    /// Where UIKit shows the last of three columns in one stack, it puts the middle one below
    /// (K9): a list that was out of sight comes along.
    ///
    /// While app code has taken the split view out of the window, nothing of it is judged. As it
    /// comes back, no detail comes with it that the app has taken away, at a log-out for instance;
    /// and what the app promises to show is there.
    ///
    /// An app that begins with an empty split view sets its columns whenever it likes. As it
    /// appears it may present something: what is new, or a log-in screen. It may open the list that
    /// was open last, too, above the first one, or in the place of the second.
    ///
    /// An app that clears its details, finishes one or starts over may show a default detail if
    /// nothing is chosen: alone in the detail column. That one need not be removed when the details
    /// are cleared, or the app starts over. An app that finishes a detail, or takes it away in an
    /// action of its own, may show the next one in its place.
    package static let contentsPreserved = Law<SplitViewStep>(
        name: "contents-preserved",
        statement: "A transition loses and adds no content: same screens, each with what was "
            + "pushed on it. A user step changes the content exactly as the step says.",
        branches: Branch.names
    ) { step in
        guard !step.hasRaised, !step.isRemoved else { return .notApplicable }
        if step.wasRemoved {
            if let detail = step.returnedDetail {
                return .violated(step.sentence(detail, "was taken away, and comes back"))
            }
            return step.lacksWhatIsAdded ? .violated(step.sentenceOnLack) : .notApplicable
        }
        var branches = step.contentBranches
        let removesAny = !step.change.removed.isEmpty
        let keepsItems = step.keepsItems
        for index in step.before.nodes.indices {
            let node = step.before.nodes[index]
            guard node.isInstalledContent, !step.before.isInInspector(node) else { continue }
            let mustGo =
                removesAny && step.change.removed.contains(node.id) && !step.staysFilledIn(node)
                || step.linkEnds(node, at: index)
            if step.after.showsContent(node.id, perhapsAt: index) {
                if mustGo, step.after.stillShows(node) {
                    return .violated(step.sentence(node, "should be gone"))
                }
                if keepsItems, step.hasChanged(node) {
                    return .violated(step.sentence(node, "shows something else"))
                }
            } else if step.changesTrees {
                continue
            } else if !mustGo, !step.mayGo(node), !step.policyLetsGo(node, at: index),
                !step.givesWayToList(node)
            {
                guard step.mayWait(node.id, in: step.after) else {
                    return .violated(step.sentence(node, "is lost"))
                }
                branches.insert(Branch.putAway)
            }
        }
        for index in step.after.nodes.indices {
            let node = step.after.nodes[index]
            guard node.isInstalledContent, !step.after.isInInspector(node),
                !step.before.showsContent(node.id, perhapsAt: index)
            else { continue }
            if step.change.added.contains(node.id) || step.mayFillIn(node) { continue }
            if step.returned.contains(node.id) {
                return .violated(step.sentence(node, "was taken away, and comes back"))
            }
            // As the app appears, or in place of what it refuses, it may present something.
            if step.isLaunch || step.change.isRefused, node.place == .presented { continue }
            if step.opensList(node, at: index) { continue }
            if step.mayBringColumns || step.before.hasAlike(node, across: step)
                || step.policyLetsCome(node) || step.comesAlong(node)
                || step.fillsOtherTab(node, at: index) || step.fillsMiddleColumn(node)
            {
                continue
            }
            guard step.mayWait(node.id, in: step.before) else {
                return .violated(step.sentence(node, "came from nowhere"))
            }
            branches.insert(Branch.broughtBack)
        }
        if let lost = step.lostOfOtherTab ?? step.lostWithSection {
            return .violated(step.sentence(lost, "is lost"))
        }
        if let lost = step.lostInOtherTree {
            return .violated(step.sentence(lost, "is not selected any more"))
        }
        return step.lacksWhatIsAdded ? .violated(step.sentenceOnLack) : .held(in: branches)
    }
}

/// What the step had to do with the content.
private enum Branch: UInt8, NamedBranch {
    /// All of it had to stay.
    case transition
    /// A transition has put some of it out of sight, as the policy allows (C8).
    case putAway
    /// A transition has restored some of it (P2).
    case broughtBack
    /// Some had to be added.
    case added
    /// Some had to be removed.
    case removed
    /// Details could be removed.
    case cleared
    /// The user or the app did something that does not affect it.
    case unchanged
}

extension SplitViewStep {
    /// What the step says about the content.
    fileprivate var contentBranches: LawBranches {
        var branches = LawBranches()
        if nature == .transition { branches.insert(Branch.transition) }
        if !change.added.isEmpty { branches.insert(Branch.added) }
        if !change.removed.isEmpty { branches.insert(Branch.removed) }
        if change.mayRemoveDetails { branches.insert(Branch.cleared) }
        return branches.isEmpty ? LawBranches(Branch.unchanged) : branches
    }

    /// Whether a screen must show the same item as before.
    fileprivate var keepsItems: Bool {
        nature == .transition && before.isLaunched && !comesBackWithNews
    }

    /// Whether a screen that was chosen shows another item than before, where it must not.
    fileprivate func hasChanged(_ node: Snapshot.Node) -> Bool {
        node.item != 0 && !node.isFilledIn && !before.isDefaultAgain(node)
            && !after.stillShows(node)
    }

    /// A detail that the app had taken away, and that is back.
    fileprivate var returnedDetail: Snapshot.Node? {
        after.nodes.first { $0.kind == .detail && returned.contains($0.id) }
    }

    /// Whether the step says that some content need not stay.
    fileprivate func mayGo(_ node: Snapshot.Node) -> Bool {
        if change.promise == .anything { return true }
        if mayPutAwayForTab, node.isFilledIn || before.isDefaultAgain(node) { return true }
        if change.bringsToFront, node.place == .presented || givesWay(node) { return true }
        if node.place == .secondary, leavesListBeside { return true }
        let isDetailSide =
            node.kind == .detail || node.place == .secondary
            || node.place == .supplementary && command != .clearDetail
        return (change.mayRemoveDetails && isDetailSide) || change.mayRemove.contains(node.id)
    }

    /// Whether a detail may have been added by the app itself: with a transition, below what a step
    /// shows, with a tab or a list that a person leaves, or because it removed others; then it is
    /// alone on the detail side, or in front in the place of a chosen one.
    fileprivate func mayFillIn(_ node: Snapshot.Node) -> Bool {
        if nature == .transition, node.isFilledIn { return true }
        if !change.added.isEmpty, !node.isInFront, mayStandBelow(node) { return true }
        guard node.kind == .detail else { return false }
        if nature == .app, command != .nextItem {
            if node.isInFront, mayShowNext { return true }
        } else if !selectsTab, !leavesListBeside {
            return false
        }
        return !node.isChosen && isAloneOnDetailSide(node.id)
    }

    /// Whether a default detail stays where the app starts over, with nothing else beside the list.
    fileprivate func staysFilledIn(_ node: Snapshot.Node) -> Bool {
        command.name == .startOver && node.isFilledIn && isAloneOnDetailSide(node.id)
    }

    private func isAloneOnDetailSide(_ id: UInt32) -> Bool {
        after.holds(id, in: .secondary)
            && !after.nodes.contains { $0.place == .secondary && $0.kind.isScreen && $0.id != id }
    }

    /// Whether an action of the app, or its return from the background, may have shown another
    /// detail in place of this one.
    private func givesWay(_ node: Snapshot.Node) -> Bool {
        guard nature == .app || comesBackWithNews, node.kind == .detail,
            let shown = change.added.first
        else { return false }
        return after.nodes.contains {
            $0.id == shown && $0.kind == .detail && $0.place != .presented
        }
    }

    /// Whether UIKit has put a list of the middle column below the last one in the one stack (K9).
    fileprivate func comesAlong(_ node: Snapshot.Node) -> Bool {
        node.kind == .list && node.place == .primary && after.isCollapsed
            && after.panes.contains(.three) && before.holds(node.id, in: .preserved)
            && !change.added.isEmpty
    }

    /// Whether UIKit keeps a controller out of sight in a snapshot, and a transition may leave it
    /// there, or restore it, by the subject's policy.
    func mayWait(_ id: UInt32, in picture: Snapshot) -> Bool {
        policies.allowsWaiting && nature == .transition && picture.holds(id, in: .preserved)
    }

    /// Whether something that was to be shown is not there: a placeholder may be promised, too.
    fileprivate var lacksWhatIsAdded: Bool {
        change.added.contains { id in
            !after.showsContent(id)
                && !after.nodes.contains { $0.id == id && $0.kind.isScreen && $0.place.isInstalled }
        }
    }

    fileprivate var sentenceOnLack: String {
        "What was to be shown is not there: \(drawings)."
    }

    fileprivate func sentence(_ node: Snapshot.Node, _ fault: String) -> String {
        "\(names.name(of: node)) \(fault): \(drawings)."
    }

    /// Before and after, with common names.
    var drawings: String {
        let (old, new) = (names.draw(before), names.draw(after))
        return old == new ? "\(new), as before" : "\(old) became \(new)"
    }
}
