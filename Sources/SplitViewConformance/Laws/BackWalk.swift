import StatefulTesting

extension SplitViewLaws {
    /// From any collapsed state, Back leads through every screen of the path, once, to the list.
    ///
    /// Seen in public apps as a screen in two places, as a skipped screen, and as a Back that ends
    /// at a detail. Each Back of a user is judged when it is performed, and the whole path when a
    /// search looks ahead. A placeholder is not on the path, so no Back may lead to one. Presented
    /// controllers are dismissed as a whole, as on a device; from one that is modal, or refuses to
    /// go, there is no way back. Of several screens side by side the selected one is on the path.
    /// If a narrow window has screens of its own, any first screen is an end: the bar of tabs, or a
    /// button of the app, may stand for the list, and `list-reachable` judges it. If the contract
    /// forbids Back, nothing is missing.
    package static let backWalk = SplitViewForwardLaw(
        Law(
            name: "back-walk",
            statement: "From any collapsed state, Back pressed to the end visits every screen of "
                + "the path once, in reverse, and ends at the list.",
            branches: Branch.names
        ) { step in
            guard case .below(_, then: .some) = step.expectation.front, !step.hasRaised,
                let way = step.was.nextOnTheWayBack
            else { return .notApplicable }
            if step.now.soleFront?.key == way.next.key { return .held(in: Branch.oneBack) }
            return .violated(
                "Back from \(step.name(of: way.front.key)) does not lead to "
                    + "\(step.name(of: way.next.key)): \(step.drawings).")
        },
        SplitViewForwardLaw.Part(.state, rarity: 6) { step, walks in
            guard walks.isEmpty, step.after.isLaunched, step.after.isCollapsed else { return nil }
            // At most as many as there can be screens to leave.
            return Array(repeating: .give(.back(.list)), count: step.after.nodes.count + 1)
        } judge: { step, walks in
            // An exception in a Back is a matter of other laws.
            guard let way = step.after.wayBack, let walk = walks.first, walk.end != .ended,
                walk.end == .ignored || !walk.sights.isEmpty,
                !way.staysPresented(in: walk.sights)
            else { return .notApplicable }
            let mayBeOther = step.expects(.hasOtherScreens) || step.hasTabsOfItsOwn
            guard
                let fault = way.fault(after: walk.sights)
                    ?? way.faultyEnd(of: walk, mayBeOther: mayBeOther)
            else { return .held(in: LawBranches(Branch.wholeWay)) }
            let names = step.names(along: walks)
            let stations = ([step.after] + walk.sights).map { names.draw($0) }
            return .violated(
                fault: fault.key,
                "\(fault.sentence(names)): \(stations.joined(separator: ", then ")).")
        })
}

/// How far the user went.
private enum Branch: UInt8, NamedBranch {
    /// The user pressed Back once.
    case oneBack
    /// Back was pressed to the end.
    case wholeWay
}

private enum BackFault {
    case leadsElsewhere(from: Snapshot.Node, insteadOf: Snapshot.Node)
    case goesOn(from: Snapshot.Node)
    case stops(at: Snapshot.Node)
    case endsAtNoList(Snapshot.Node)

    /// The key that distinguishes this fault from others in the same scene.
    var key: [UInt32] {
        switch self {
        case .leadsElsewhere(let here, let next): [0, here.id, next.id]
        case .goesOn(let last): [1, last.id]
        case .stops(let here): [2, here.id]
        case .endsAtNoList(let last): [3, last.id]
        }
    }

    func sentence(_ names: SnapshotNames) -> String {
        switch self {
        case .leadsElsewhere(let here, let next):
            "Back from \(names.name(of: here)) does not lead to \(names.name(of: next))"
        case .goesOn(let last): "There is a Back from \(names.name(of: last)), the last screen"
        case .stops(let here): "There is no Back from \(names.name(of: here))"
        case .endsAtNoList(let last): "Back ends at \(names.name(of: last)), and not at a list"
        }
    }
}

extension [Snapshot.Node] {
    /// The fault if a series of Backs, beginning at the first of these screens, has not led to the
    /// next one each time.
    fileprivate func fault(after seen: [Snapshot]) -> BackFault? {
        for (index, picture) in seen.enumerated() {
            if index + 1 == count { return .goesOn(from: self[index]) }
            if picture.soleFront?.id != self[index + 1].id {
                return .leadsElsewhere(from: self[index], insteadOf: self[index + 1])
            }
        }
        return nil
    }

    /// Whether a Back has not taken the presented screen away: its app refuses Back, and has a
    /// button instead.
    fileprivate func staysPresented(in seen: [Snapshot]) -> Bool {
        zip(self, seen).contains { screen, picture in
            screen.isPresented && picture.presents(screen.id)
        }
    }

    fileprivate func faultyEnd(of walk: SplitViewWalk, mayBeOther: Bool) -> BackFault? {
        guard walk.end == .ignored else { return nil }
        let end = self[walk.sights.count]
        // A modal screen is left by a button of the app.
        if end.isPresented { return nil }
        if walk.sights.count + 1 < count { return .stops(at: end) }
        return end.kind == .list || mayBeOther ? nil : .endsAtNoList(end)
    }
}
