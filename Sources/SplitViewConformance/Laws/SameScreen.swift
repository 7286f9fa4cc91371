import StatefulTesting

extension SplitViewLaws {
    /// Turning the device does not change the screen in front.
    ///
    /// While the columns are side by side, the user looks at a chosen detail, or at the list if
    /// there is none: a placeholder and a detail that is shown by default do not count (documents
    /// 001 and 002: why does my app start in the detail). Of three columns the list is that of the
    /// supplementary one, or that of the primary where the supplementary one has none; of two lists
    /// that are both in sight it may be either, also beside a side bar. A default detail on which a
    /// page stood that has gone may be in front, and need not. The inspector is about what is
    /// looked at, and does not count. As the app appears it may open the list that was open last,
    /// or select its tab: a person has not seen the other one.
    ///
    /// Where the compact column takes the place of the others, a screen with the same item is the
    /// same. A launch counts as a transition, too: a split view starts expanded (ST4). Policies say
    /// whether a detail that was filled in may cover the list in a narrow window, and whether
    /// another screen counts that shows the same.
    package static let sameScreen = Law<SplitViewStep>(
        name: "same-screen",
        statement: "What the user looked at before a transition is in front after it. A detail "
            + "that was only filled in by default, and a placeholder, do not count as looked at.",
        branches: Branch.names
    ) { step in
        guard step.changesColumns, !step.hasRaised, !step.launchesInOtherTree,
            !step.comesBackWithNews, step.linkedItem == 0, !step.beginsWithPresented,
            !step.isLaunchedByLink,
            let screen = step.before.lookedAt
        else { return .notApplicable }
        if step.after.isInFront(screen.id) || step.after.isInFront(alike: screen, across: step)
            || step.keepsOtherList(than: screen) || step.policyAllowsFront(insteadOf: screen)
            || step.leadsBack || screen.kind == .list && step.beginsWithList
        {
            return .held(in: step.before.branch(lookingAt: screen))
        }
        return .violated(
            "\(step.names.name(of: screen)) is not in front any more: \(step.drawings).")
    }
}

/// Where the user looked before.
private enum Branch: UInt8, NamedBranch {
    /// At a chosen detail beside the list.
    case detailColumn
    /// At a list, with no detail chosen.
    case listColumn
    /// At the one stack of a narrow window.
    case oneStack
    /// At a presented screen.
    case presented
}

extension SplitViewStep {
    /// Whether the app is launched with a link that may lead anywhere.
    fileprivate var isLaunchedByLink: Bool { isLaunch && change.promise == .anything }

    /// Whether the app presents something as it appears: what is new, or a log-in screen.
    fileprivate var beginsWithPresented: Bool { isLaunch && after.hasNodes(in: .presented) }

    /// Whether the user looked at two lists, and the other one is in front. The list beside a side
    /// bar may be below a detail that does not count.
    fileprivate func keepsOtherList(than screen: Snapshot.Node) -> Bool {
        guard screen.kind == .list, !before.isCollapsed else { return false }
        if screen.place == .primary {
            return before.panes.contains(.sideBar)
                && before.path(of: .secondary).contains {
                    $0.kind == .list && after.isInFront($0.id)
                }
        }
        guard screen.place == before.secondListPlace, !before.hidesPrimary,
            let other = before.front(of: .primary), other.kind == .list
        else { return false }
        return after.isInFront(other.id)
    }
}

extension Snapshot {
    /// The screen that the user looks at; `nil` if it does not count, or if several share a column.
    fileprivate var lookedAt: Node? {
        if panes.contains(.inspectorSheet) { return withoutInspector.lookedAt }
        if let presented = nodes.last(where: { $0.place == .presented && $0.isInFront }) {
            return presented.countsAsLookedAt ? presented : nil
        }
        if !isCollapsed, let detail = front(of: .secondary), detail.countsAsLookedAt {
            return isDefaultAgain(detail) ? nil : detail
        }
        if panes.contains(.three), !isCollapsed, let list = front(of: .supplementary),
            list.countsAsLookedAt
        {
            return list
        }
        guard let screen = front(of: .primary), screen.countsAsLookedAt else { return nil }
        return screen
    }

    /// The place of the screen that the user looks at.
    fileprivate func branch(lookingAt screen: Node) -> Branch {
        switch screen.place {
        case .presented: .presented
        case .secondary: screen.kind == .list ? .listColumn : .detailColumn
        case .primary, .supplementary, .preserved, .detached, .inspector:
            isCollapsed ? .oneStack : .listColumn
        }
    }
}

extension SplitViewStep {
    /// Whether a policy allows that a screen that was looked at is not in front.
    fileprivate func policyAllowsFront(insteadOf screen: Snapshot.Node) -> Bool {
        if policies.defaultDetail == .inFront, screen.kind == .list, after.isCollapsed,
            after.front(of: .primary)?.isFilledIn == true
        {
            return true
        }
        return policies.narrowScreens == .another
            && after.nodes.contains {
                $0.isInFront && $0.kind == screen.kind && $0.item == screen.item
            }
    }
}

extension Snapshot.Node {
    fileprivate var countsAsLookedAt: Bool { kind == .list || (kind == .detail && isChosen) }
}
