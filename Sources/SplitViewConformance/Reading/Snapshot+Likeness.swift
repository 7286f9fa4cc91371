import UIKitModel

/// How two pictures compare for a person who sees both.
extension Snapshot {
    /// Whether a person sees the same as before, in a later picture.
    ///
    /// Containers may be others, if they look the same, and what the app fills in may be another
    /// detail, or a placeholder.
    ///
    /// - Parameters:
    ///   - mayNest: Whether it makes no difference whether navigation controllers are in others.
    func isAsBefore(_ later: Snapshot, nesting mayNest: Bool) -> Bool {
        if looksAsBefore(later) { return true }
        // UNK44: a collapse hides an inspector, and no app is known to be at fault for that.
        let (one, other) = (withoutInspector, later.withoutInspector)
        return one.looksAsBefore(other)
            || mayNest && one.unnested.looksAsBefore(other.unnested)
    }

    private func looksAsBefore(_ later: Snapshot) -> Bool {
        var others = later.nodes.lazy.filter(\.place.isInstalled).makeIterator()
        for node in nodes where node.place.isInstalled {
            guard let other = others.next() else { return false }
            if other.isAsEmpty(as: node) { continue }
            guard other.looksLike(node) else { return false }
            let isSame =
                other.id == node.id || !node.kind.isContent || node.isFilledIn
                || isDefaultAgain(node) || panes.contains(.compact) && node.item == other.item
            if !isSame { return false }
        }
        return others.next() == nil
    }

    /// The meaning of a display mode: of three columns, one beside the detail is the supplementary
    /// one.
    func arrangement(_ mode: UISplitViewController.DisplayMode) -> String {
        let isThree = panes.contains(.three)
        let one = isThree ? "supplementary" : "list"
        return switch mode {
        case .secondaryOnly:
            isThree ? "both list columns are hidden" : "the list column is hidden"
        case .oneBesideSecondary: "the \(one) column is beside the detail"
        case .oneOverSecondary: "the \(one) column is over the detail"
        case .twoBesideSecondary: "both list columns are beside the detail"
        case .twoOverSecondary: "both list columns are over the detail"
        case .twoDisplaceSecondary: "both list columns displace the detail"
        case .automatic: "the columns are arranged in another way"
        }
    }
}

extension Snapshot.Node {
    /// Whether two controllers are equal apart from their identity.
    func looksLike(_ other: Snapshot.Node) -> Bool { kind == other.kind && fills(other) }

    /// Whether two controllers stand in the same place.
    private func fills(_ other: Snapshot.Node) -> Bool {
        place == other.place && depth == other.depth && isInFront == other.isInFront
    }

    /// Whether two controllers in the same place say that nothing is chosen: one is a placeholder,
    /// the other was filled in by the app.
    func isAsEmpty(as other: Snapshot.Node) -> Bool {
        fills(other)
            && (kind == .placeholder && other.isFilledIn
                || other.kind == .placeholder && isFilledIn)
    }
}

extension Snapshot.Node {
    /// Whether a screen in the same place shows another item.
    func showsOther(than other: Snapshot.Node) -> Bool {
        item != other.item && !isFilledIn && !other.isFilledIn
    }
}

extension Snapshot {
    /// The screen in front of the column in which a row is tapped.
    var tappable: Node? { isCollapsed ? soleFront : front(of: listPlace) }

    /// Whether the one stack shows the list of the first of three columns, or a side bar.
    var showsFirstOfTwoLists: Bool {
        guard isCollapsed, !panes.isDisjoint(with: [.three, .sideBar]),
            !panes.contains(.compactInSight), soleFront?.place == .primary
        else { return false }
        return screenBelowFront(of: .primary, where: \.isScreen) == nil
    }

    /// Whether the list in which a row is tapped is still the foremost one in another picture: of
    /// three columns it need not be, nor in another tree.
    func mayTapSameList(in other: Snapshot) -> Bool {
        if showsFirstOfTwoLists { return other.front(of: .primary)?.id == soleFront?.id }
        if panes.isEmpty { return true }
        let (list, next) = (tappable, other.tappable)
        return list?.kind == next?.kind && list?.item == next?.item
    }

    private var listPlace: Place {
        if showsListBesideSideBar { return .secondary }
        return panes.contains(.three) ? .supplementary : .primary
    }

    /// Whether two snapshots show the same scene, if controllers that are new since an earlier one
    /// need only look alike. Screens out of sight do not count.
    func looksLike(_ other: Snapshot, sharing earlier: Snapshot) -> Bool {
        var others = other.nodes.lazy.filter(\.place.isInstalled).makeIterator()
        for node in nodes where node.place.isInstalled {
            guard let counterpart = others.next(),
                counterpart.looksLike(node) || counterpart.isAsEmpty(as: node)
            else { return false }
            guard node.kind.isContent else { continue }
            if counterpart.showsOther(than: node) { return false }
            if counterpart.id != node.id, node.item == 0,
                earlier.keeps(node) || earlier.keeps(counterpart)
            {
                return false
            }
        }
        return others.next() == nil
    }

    /// Whether a screen was here before, and another one of the same looks is not as good: unless
    /// the app had filled it in, and its item is known.
    private func keeps(_ other: Node) -> Bool {
        content.contains { $0.id == other.id && !($0.isFilledIn && $0.item != 0) }
    }
}
