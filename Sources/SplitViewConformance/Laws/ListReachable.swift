import StatefulTesting

extension SplitViewLaws {
    /// A user who wants another detail can reach the list.
    ///
    /// A step is Back in the list column, or Back to its first screen. It may also be the gesture
    /// that shows a hidden list column (V14), or the app's button for the same (`listButton()`).
    /// These steps are trusted here; `tap-works` judges them if a scene has `listGesture()`, or the
    /// button. If a list is on screen nothing has to be tried. Otherwise paths back are tried. A
    /// hidden column that neither of them shows is out of reach: the other buttons of an app are
    /// not known (V13, UNK24). Beside a side bar there is a second list, to which Back from the
    /// details above it leads. An app that begins with an empty split view has no list before it
    /// sets its columns. Where a narrow window has tabs of its own, their bar stands for the list.
    /// A presented screen is dismissed first. A modal screen, or a screen that refuses to go, is
    /// left by a button of the app: as long as any of it stays, be it only the upper one of two
    /// sheets, nothing is judged. The state after the button is judged when it comes. If the
    /// contract forbids Back, nothing is missing. An action of the app that shows a list is a step,
    /// too: an app for private networks has a map in its narrow window, and a button there presents
    /// the list of servers.
    package static let listReachable = SplitViewForwardLaw(
        Law(
            name: "list-reachable",
            statement: "From any state the list is at most two user steps away, once nothing is "
                + "presented any more.",
            branches: Branch.names
        ) { step in
            guard step.after.isLaunched, !step.hasRaised, !step.awaitsColumns else {
                return .notApplicable
            }
            let isHidden = step.listColumn != .isShown
            if step.after.showsList(withoutPrimary: isHidden) { return .held(in: Branch.inSight) }
            if isHidden, step.after.hasListBelowDetailBesideSideBar {
                return .held(in: Branch.back)
            }
            switch step.listColumn {
            case .isOutOfReach where step.listColumnBefore == .isOutOfReach:
                return .notApplicable
            case .isOutOfReach where step.app.ownActions > 0: return .notApplicable
            case .isOutOfReach:
                return .violated(
                    "The list column is hidden, and nothing brings it back: "
                        + "\(step.names.draw(step.after)).")
            case .isOneGestureAway where step.after.showsList(withoutPrimary: false):
                return .held(in: Branch.oneGesture)
            case .isOneGestureAway where step.after.hasListBelowFront:
                return .held(in: Branch.gestureAndBack)
            case .isShown, .isOneGestureAway: return .notApplicable
            }
        },
        SplitViewForwardLaw.Part(.state) { step, walks in
            guard step.needsWayToList, let way = step.wayToList(walks.count),
                walks.last.map({ !step.isLedToList(by: $0) }) ?? true
            else { return nil }
            let dismissals = Array(
                repeating: SplitViewCommand.back(.list), count: step.after.presentedCount)
            return (dismissals + way).map { .give($0) }
        } judge: { step, walks in
            if walks.contains(where: { step.isLedToList(by: $0) }) { return .held(in: Branch.back) }
            if step.after.isModal(leftBy: walks) { return .notApplicable }
            if walks.prefix(waysBack.count).contains(where: \.isStopped) {
                return .notApplicable
            }
            let names = step.names(along: walks)
            let ends = walks.compactMap { walk in
                walk.sights.last.map { "; \(walk.words): \(names.draw($0))" }
            }
            return .violated(
                fault: [],
                "The list is more than two steps away: \(names.draw(step.after))\(ends.joined()).")
        })
}

/// The steps back that lead to a list in any stack, if there is one.
private let waysBack: [[SplitViewCommand]] = [
    [.back(.list), .back(.list)],
    [.backToRoot(.list), .back(.list)],
    [.back(.list), .backToRoot(.list)],
]

private enum Branch: UInt8, NamedBranch {
    /// It is on screen.
    case inSight
    /// One gesture shows its column.
    case oneGesture
    /// One gesture shows its column, and one step back leads to it there.
    case gestureAndBack
    /// Steps back, or an action of the app, lead to it.
    case back
}

extension SplitViewStep {
    /// The steps to try after some that did not lead to a list; nil if none are left.
    fileprivate func wayToList(_ number: Int) -> [SplitViewCommand]? {
        if number < waysBack.count { return waysBack[number] }
        let action = number - waysBack.count
        return action < app.ownActions ? [.ownAction(UInt8(action))] : nil
    }

    /// Whether only steps back could lead to a list.
    fileprivate var needsWayToList: Bool {
        guard after.isLaunched, !awaitsColumns, !hasTabsOfItsOwn,
            !after.showsList(withoutPrimary: listColumn != .isShown),
            !after.hasListBelowDetailBesideSideBar
        else { return false }
        switch listColumn {
        case .isShown: return true
        case .isOutOfReach: return app.ownActions > 0
        case .isOneGestureAway:
            return !after.showsList(withoutPrimary: false)
                && !after.hasListBelowFront
        }
    }

    /// Whether a walk leads to a list, which has to be in sight if no gesture shows its column.
    fileprivate func isLedToList(by walk: SplitViewWalk) -> Bool {
        walk.sights.contains {
            $0.showsList(withoutPrimary: listColumn == .isOutOfReach && $0.hidesLists)
        }
    }
}

extension SplitViewWalk {
    /// Whether the contract or the end of the run keeps it from going on.
    fileprivate var isStopped: Bool { end == .ruledOut || end == .ended }

    var words: String {
        moves.prefix(sights.count).map(\.words).joined(separator: ", ")
    }
}

extension SplitViewMove {
    var words: String {
        switch self {
        case .give(let command): command.description
        case .restart(let width): "restart \(width)"
        }
    }
}

extension Snapshot {
    /// Whether something is presented that as many Backs as it needs do not take away: a button of
    /// the app does.
    fileprivate func isModal(leftBy walks: [SplitViewWalk]) -> Bool {
        guard let lowest = nodes.first(where: \.isPresented) else { return false }
        let count = presentedCount
        return walks.allSatisfy { walk in
            walk.sights.prefix(count).last?.presents(lowest.id) ?? true
        }
    }
}
