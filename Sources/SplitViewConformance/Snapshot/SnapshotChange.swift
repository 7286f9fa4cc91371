/// The effect of a step on a scene, screen by screen, for a reader.
extension SnapshotNames {
    /// The differences between two snapshots, one sentence each, without a full stop; empty if none
    /// are visible.
    ///
    /// - Complexity: Quadratic in the number of screens.
    package func changes(from before: Snapshot, to after: Snapshot) -> [String] {
        var groups: [(change: ScreenChange, screens: [String])] = []
        for screen in screens(of: before, and: after) {
            for change in ScreenChange.all(of: screen, from: before, to: after, names: self) {
                let name = name(of: screen)
                if let place = groups.firstIndex(where: { $0.change == change }) {
                    groups[place].screens.append(name)
                } else {
                    groups.append((change, [name]))
                }
            }
        }
        var sentences: [String] = []
        if before.isCollapsed != after.isCollapsed {
            sentences.append(after.isCollapsed ? "the columns merge" : "the columns separate")
        }
        if before.isLaunched, !after.isCollapsed, before.hidesPrimary != after.hidesPrimary {
            sentences.append("the list column \(after.hidesPrimary ? "hides" : "shows again")")
        }
        if before.panes.contains(.three), before.isLaunched, !after.isCollapsed,
            before.hidesLists != after.hidesLists
        {
            sentences.append(
                "the supplementary column \(after.hidesLists ? "hides" : "shows again")")
        }
        if before.edges != after.edges { sentences += after.edges.sentences(since: before.edges) }
        sentences += groups.map { $0.change.sentence($0.screens) }
        if after.hasReordered(before) { sentences.append("the order changes") }
        if sentences.isEmpty, let front = after.front(of: .primary), before.isLaunched,
            !before.isInFront(front.id)
        {
            sentences.append("\(name(of: front)) comes to the front")
        }
        if sentences.isEmpty, before.record != after.record {
            sentences.append("the app believes that it shows \(belief(of: after, since: before))")
        }
        return sentences
    }

    /// The belief of an app about its screen.
    private func belief(of picture: Snapshot, since earlier: Snapshot) -> String {
        guard case .screen(let id) = picture.record else { return "no detail now" }
        let shown = (picture.nodes + earlier.nodes).first { $0.id == id }
        return shown.map { "\(name(of: $0)) now" } ?? "a detail now that is not there"
    }

    /// Every screen of two snapshots, each once: those of the second first.
    private func screens(of before: Snapshot, and after: Snapshot) -> [Snapshot.Node] {
        var found: [Snapshot.Node] = []
        for node in after.nodes + before.nodes where node.kind.isScreen {
            if !found.contains(where: node.isSame) { found.append(node) }
        }
        return found
    }
}

extension Snapshot.Edges {
    /// Visible faults at the edges of the columns that have changed.
    fileprivate func sentences(since before: Snapshot.Edges) -> [String] {
        Self.columns.flatMap { place -> [String] in
            let sides = self[place]
            guard sides != before[place] else { return [] }
            return [("left", sides.left), ("right", sides.right)].compactMap { name, edge in
                switch (edge.hidden, place) {
                case (0, _): nil
                case (1..., .primary):
                    "\(edge.hidden) points of the list slide beyond the \(name) edge"
                case (1..., _):
                    "\(edge.hidden) points of the \(place.columnName) are out of sight at the "
                        + "\(name)"
                case (_, .primary):
                    "\(-edge.hidden) points stay empty at the \(name) edge of the list"
                default:
                    "\(-edge.hidden) points stay empty at the \(name) of the "
                        + "\(place.columnName)"
                }
            }
        }
    }
}

private enum ScreenChange: Equatable {
    case comes(Spot)
    case goes
    case moves(Spot)
    /// Another controller shows the earlier item, and so counts as the same screen.
    case isAnother(Spot)
    case isKept(Snapshot.Place)
    case isSeenAgain(Spot)
    case isNested
    case isDoubled
    /// It shows something else, or the app says that it is a screen of another kind.
    case becomes(was: String, kind: Snapshot.Kind?)
    /// Laws ask for it from here on.
    case isChosen
    /// Laws do not ask for it any more.
    case isDefault

    /// A part of the scene, as described to a reader.
    enum Spot: Equatable { case list, supplementary, detail, stack, inspector, over, outOfSight }

    static func all(
        of screen: Snapshot.Node, from before: Snapshot, to after: Snapshot, names: SnapshotNames
    ) -> [ScreenChange] {
        // Where screens are the same if they show the same, one controller can take over the
        // identity of another.
        let own = before.standing(screen.isSame)
        let old = own.isEmpty ? before.standing { $0.id == screen.id } : own
        let new = after.standing(screen.isSame)
        guard let here = new.first else {
            let isReplaced = after.nodes.contains { other in
                other.id == screen.id && !before.nodes.contains(where: other.isSame)
            }
            return isReplaced ? [] : [.goes]
        }
        let spot = here.spot(in: after)
        var changes: [ScreenChange] = []
        if let there = old.first {
            switch (there.node.place.isInstalled, here.node.place.isInstalled) {
            case _ where own.isEmpty: changes.append(.isAnother(spot))
            case (true, false): changes.append(.isKept(here.node.place))
            case (false, true): changes.append(.isSeenAgain(spot))
            case (false, false): break
            case (true, true):
                let isElsewhere = there.node.place != here.node.place
                if isElsewhere { changes.append(.moves(spot)) }
            }
            if !own.isEmpty, !here.node.isUnchanged(since: there.node) {
                let kind = here.node.kind == there.node.kind ? nil : here.node.kind
                changes.append(.becomes(was: names.name(of: there.node), kind: kind))
            }
            if here.node.kind == .detail, here.node.isChosen != there.node.isChosen {
                if here.node.isChosen {
                    changes.append(.isChosen)
                } else if there.node.kind == .detail {
                    changes.append(.isDefault)
                }
            }
        } else {
            changes.append(.comes(spot))
        }
        if here.isNested, old.first?.isNested != true { changes.append(.isNested) }
        if new.count > 1, old.count < 2 { changes.append(.isDoubled) }
        return changes
    }

    func sentence(_ screens: [String]) -> String {
        let names = screens.joined(separator: ", ")
        let isOne = screens.count == 1
        switch self {
        case .comes(let spot): return "\(names) \(isOne ? "comes" : "come")\(spot.words)"
        case .goes: return "\(names) \(isOne ? "goes" : "go")"
        case .moves(let spot): return "\(names) \(isOne ? "moves" : "move")\(spot.words)"
        case .isAnother(let spot):
            return isOne
                ? "\(names) comes\(spot.words), as another controller"
                : "\(names) come\(spot.words), as other controllers"
        case .isKept(.preserved):
            return "\(names) \(isOne ? "goes" : "go") out of sight, kept by the split view"
        case .isKept: return "\(names) \(isOne ? "goes" : "go") out of sight, kept by the app"
        case .isSeenAgain(let spot):
            return "\(names) \(isOne ? "comes" : "come") back\(spot.words)"
        case .isNested:
            return "\(names) \(isOne ? "is" : "are") in a navigation controller inside another"
        case .isDoubled: return "\(names) \(isOne ? "stands" : "stand") in two places"
        case .becomes(let name, let kind):
            let now = (name == names ? [] : [names]) + (kind.map { [$0.words] } ?? [])
            return now.isEmpty
                ? "\(names) shows something else" : "\(name) becomes \(now.joined(separator: ", "))"
        case .isChosen: return "\(names) \(isOne ? "is" : "are") chosen now"
        case .isDefault: return "\(names) \(isOne ? "is" : "are") there by default now"
        }
    }
}

extension Snapshot.Kind {
    fileprivate var words: String {
        switch self {
        case .list: "a list"
        case .detail: "a detail"
        case .placeholder: "a placeholder"
        case .navigation, .container: "a container"
        }
    }
}

extension ScreenChange.Spot {
    fileprivate var words: String {
        switch self {
        case .list: " to the list column"
        case .supplementary: " to the supplementary column"
        case .detail: " to the detail column"
        case .stack: " to the one stack"
        case .inspector: " to the inspector"
        case .over: ", presented over everything"
        case .outOfSight: ", out of sight"
        }
    }
}

/// One place of a screen.
private struct Standing {
    let node: Snapshot.Node
    /// Whether more than one navigation controller is around it.
    let isNested: Bool

    func spot(in picture: Snapshot) -> ScreenChange.Spot {
        switch node.place {
        case .primary: picture.isCollapsed ? .stack : .list
        case .supplementary: .supplementary
        case .secondary: .detail
        case .inspector: .inspector
        case .presented: .over
        case .preserved, .detached: .outOfSight
        }
    }
}

extension Snapshot.Node {
    /// Whether both are one controller that shows the same, in other pictures or places.
    func isUnchanged(since other: Snapshot.Node) -> Bool {
        controller == other.controller && kind == other.kind && item == other.item
    }

    /// Whether both are one controller, under its identity or showing what it showed.
    fileprivate func isSame(_ other: Snapshot.Node) -> Bool {
        isUnchanged(since: other) || controller == other.controller && id == other.id
    }
}

extension Snapshot {
    /// The places of a screen, the installed ones first.
    fileprivate func standing(_ isIt: (Node) -> Bool) -> [Standing] {
        nodes.indices.filter { isIt(nodes[$0]) }.map { index in
            Standing(
                node: nodes[index],
                isNested: ancestors(of: index).filter { nodes[$0].kind == .navigation }.count > 1)
        }
    }

    /// Whether screens that are in the same part as before have another order.
    fileprivate func hasReordered(_ before: Snapshot) -> Bool {
        for place in [Place.primary, .supplementary, .secondary] {
            let old = before.path(of: place).map(\.id)
            let new = path(of: place).map(\.id)
            let oldOrder = old.filter { new.contains($0) }
            let newOrder = new.filter { old.contains($0) }
            if oldOrder != newOrder, Set(newOrder).count == newOrder.count { return true }
        }
        return false
    }
}
