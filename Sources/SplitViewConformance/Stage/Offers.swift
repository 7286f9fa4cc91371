/// The occasions for commands that a picture shows.
///
/// Most drawn commands make no sense in their state. Turning those away by a glance at the picture,
/// which has been taken anyway, spares the walk through the controllers; the walk has the last word
/// on the others.
struct Offers {
    private var given: CommandOccasion
    /// The situation in the picture, as assumptions may ask for it.
    let situation: SituationBits

    /// The occasions in a picture, of a window that is on screen or not yet, and narrow or not.
    init(_ picture: borrowing Snapshot, isLaunched: Bool, isNarrow: Bool) {
        var fronts: (list: Snapshot.Kind?, detail: Snapshot.Kind?) = (nil, nil)
        var hasPresented = false
        var hasCovered = false
        var hasSecondary = false
        var hasDetail = false
        var hasTabs = false
        var screens: (list: Int, detail: Int) = (0, 0)
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            switch node.place {
            case .primary:
                if node.isInFront, node.kind.isScreen { fronts.list = node.kind }
                if node.kind == .container { hasTabs = true }
                if node.kind.isScreen { screens.list += 1 }
            case .supplementary:
                // The list of three columns in which a row is tapped.
                if node.depth == 0 { (fronts.list, screens.list) = (nil, 0) }
                if node.isInFront, node.kind.isScreen { fronts.list = node.kind }
                if node.kind.isScreen { screens.list += 1 }
            case .secondary:
                hasSecondary = true
                if node.isInFront, node.kind.isScreen { fronts.detail = node.kind }
                if node.kind.isScreen { screens.detail += 1 }
            case .presented: hasPresented = true
            case .inspector: break
            case .preserved, .detached: continue
            }
            if !node.isInFront { hasCovered = true }
            if node.kind == .detail { hasDetail = true }
        }
        if picture.isCollapsed || !hasSecondary {
            fronts.detail = fronts.list
            screens.detail = screens.list
        }
        var situation = SituationBits.fronts(list: fronts.list, detail: fronts.detail)
        if isLaunched { situation.insert(.launched) }
        if picture.isCollapsed { situation.insert(.collapsed) }
        if screens.list > 1 { situation.insert(.listDeep) }
        if screens.detail > 1 { situation.insert(.detailDeep) }
        self.situation = situation

        given = [
            isLaunched ? .afterLaunch : .beforeLaunch, isNarrow ? .narrow : .wide,
            picture.isCollapsed ? .oneStack : .twoColumns,
        ]
        if picture.isLaunched { given.insert(.inSight) }
        if !hasPresented { given.insert(.uncovered) }
        if hasPresented || hasCovered { given.insert(.wayBack) }
        if hasDetail { given.insert(.anyDetail) }
        if hasTabs { given.insert(.tabs) }
        let isBesideSideBar = picture.panes.contains(.sideBar) && fronts.detail == .list
        if fronts.list == .list || isBesideSideBar { given.insert(.listInFront) }
        if fronts.detail == .detail { given.insert(.detailInFront) }
        if fronts.detail == .placeholder { given.insert(.placeholderInFront) }
    }

    /// Whether a command that is offered on an occasion may come to something.
    @inline(__always) func contain(_ occasion: CommandOccasion) -> Bool {
        occasion.isSubset(of: given)
    }
}
