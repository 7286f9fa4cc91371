/// The kinds of command that could come to anything in a scene, as far as its picture tells.
///
/// Most commands that are drawn make no sense where they are drawn. Turning those away by a glance
/// at the picture, which has been taken anyway, spares the walk through the controllers; the walk
/// has the last word on the others.
struct Offers {
    private var bits: UInt64

    init(_ picture: borrowing Snapshot, isNarrow: Bool) {
        var fronts: (list: Snapshot.Kind?, detail: Snapshot.Kind?) = (nil, nil)
        var hasPresented = false
        var hasCovered = false
        var hasSecondary = false
        var hasDetail = false
        var hasTabs = false
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            switch node.place {
            case .primary:
                if node.isInFront, node.kind.isScreen { fronts.list = node.kind }
                if node.kind == .container { hasTabs = true }
            case .secondary:
                hasSecondary = true
                if node.isInFront, node.kind.isScreen { fronts.detail = node.kind }
            case .presented: hasPresented = true
            case .preserved, .detached: continue
            }
            if !node.isInFront { hasCovered = true }
            if node.kind == .detail { hasDetail = true }
        }
        if picture.isCollapsed || !hasSecondary { fronts.detail = fronts.list }

        // What the app does on its own account does not depend on who is in front.
        bits = Self.fromAnywhere
        if fronts.list == .list { bits |= Self.fromList }
        if hasDetail { bits |= Self.fromAnyDetail }
        guard picture.isLaunched else {
            bits |= Self.bit(.launch) | Self.bit(.withholdDelegate)
            return
        }
        bits |= Self.bit(isNarrow ? .widen : .narrow)
        if hasTabs { bits |= Self.onTabs }
        if !picture.isCollapsed { bits |= Self.bit(.toggleList) | Self.bit(.swipeDock) }
        if hasPresented || hasCovered { bits |= Self.back }
        if fronts.list == .list { bits |= Self.bit(.pushDetailOnList) }
        if fronts.detail == .detail { bits |= Self.fromDetail }
        if fronts.detail == .placeholder { bits |= Self.bit(.pushOnPlaceholder) }
        if picture.isCollapsed { bits |= Self.bit(.pushAboveNested) }
    }

    private static let fromAnywhere =
        bit(.clearDetail) | bit(.openLink) | bit(.startOver) | bit(.attachDelegate)
        | bit(.reorderStack) | bit(.shortenStack) | bit(.repeatStack)
    private static let fromAnyDetail = bit(.nextItem) | bit(.finishDetail)
    private static let onTabs = bit(.switchTab) | bit(.tapTabAgain)
    private static let back = bit(.back) | bit(.backToRoot) | bit(.cancelBack)
    private static let fromList =
        bit(.select) | bit(.selectReplacing) | bit(.selectAgain) | bit(.selectWrapped)
        | bit(.selectBare) | bit(.selectEmptyStack) | bit(.selectList) | bit(.pushList)
    private static let fromDetail =
        bit(.pushDetail) | bit(.pushListOnDetail) | bit(.replaceFromDetail)

    /// Whether a kind of command may come to something.
    func contains(_ name: CommandName) -> Bool { bits & Self.bit(name) != 0 }

    private static func bit(_ name: CommandName) -> UInt64 { 1 << UInt64(name.rawValue) }
}
