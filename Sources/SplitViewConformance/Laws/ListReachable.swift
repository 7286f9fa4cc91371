import StatefulTesting

extension SplitViewLaws {
    /// A person who wants another note finds the list.
    ///
    /// A step is Back in the list column, Back to its first screen, or the gesture that brings a
    /// hidden list column on screen (V14). Where a list is on screen nothing has to be tried.
    /// Elsewhere the law is judged where the stage looked ahead. A hidden column that no gesture
    /// brings back is out of reach: the model knows no button for it (V13, UNK when an app has
    /// placed one).
    public static let listReachable = Law<SplitViewStep>(
        name: "list-reachable",
        statement: "From any state the list is at most two user steps away.",
        branches: Branch.names
    ) { step in
        guard step.after.isLaunched, step.exception == nil else { return .notApplicable }
        let isHidden = step.listColumn != .isShown
        if step.after.showsList(withoutPrimary: isHidden) { return .held(in: Branch.inSight) }
        switch step.listColumn {
        case .isOutOfReach:
            return .violated(
                "The list column is hidden, and nothing brings it back: "
                    + "\(step.names.draw(step.after)).")
        case .isOneGestureAway where step.after.showsList(withoutPrimary: false):
            return .held(in: Branch.oneGesture)
        case .isOneGestureAway where step.after.hasListBelowFrontOfPrimary:
            return .held(in: Branch.gestureAndBack)
        case .isShown, .isOneGestureAway: break
        }
        guard let walks = step.foresight?.walks else { return .notApplicable }
        for walk in walks where walk.kind == .back || walk.kind == .toList {
            for sight in walk.sights.prefix(2) where sight.picture.showsList(withoutPrimary: false)
            {
                return .held(in: Branch.back)
            }
        }
        let ways = walks.filter { $0.kind == .toList }
        guard !ways.isEmpty, ways.allSatisfy(\.isSound) else { return .notApplicable }
        let names = step.names(along: ways)
        let ends = ways.compactMap { way in
            way.sights.last.map { end in
                let steps = way.sights.map(\.command.description).joined(separator: ", ")
                return "; \(steps): \(names.draw(end.picture))"
            }
        }
        return .violated(
            "The list is more than two steps away: \(names.draw(step.after))\(ends.joined()).")
    }
}

/// How far away the list is.
private enum Branch: UInt8, NamedBranch {
    /// It is on screen.
    case inSight
    /// One gesture brings its column on screen.
    case oneGesture
    /// One gesture brings its column on screen, and one step back leads to it there.
    case gestureAndBack
    /// Steps back lead to it.
    case back
}

extension Snapshot {
    /// Whether one step back in the list column leads to a list: right below the screen in front,
    /// or at the bottom.
    fileprivate var hasListBelowFrontOfPrimary: Bool {
        guard let root = nodes.firstIndex(where: { $0.place == .primary && $0.depth == 0 }),
            let way = screensOnTheWay(at: root), way.last?.isInFront == true
        else { return false }
        return way.first?.kind == .list || way.dropLast().last?.kind == .list
    }

    /// Whether a list is in front of something.
    ///
    /// - Parameter isPrimaryHidden: Whether the primary column is not on screen.
    func showsList(withoutPrimary isPrimaryHidden: Bool) -> Bool {
        for node in nodes where node.kind == .list && node.isInFront {
            if !isPrimaryHidden || node.place != .primary { return true }
        }
        return false
    }
}
