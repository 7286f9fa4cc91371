/// The kinds of command that could come to anything in a scene, as far as its picture tells.
///
/// Most commands that are drawn make no sense where they are drawn. Turning those away by a glance
/// at the picture, which has been taken anyway, spares the walk through the controllers; the walk
/// has the last word on the others.
struct Offers {
    private var bits: UInt32

    init(_ picture: Snapshot, isNarrow: Bool) {
        var fronts: (list: Snapshot.Kind?, detail: Snapshot.Kind?) = (nil, nil)
        var hasPresented = false
        var hasCovered = false
        var hasSecondary = false
        for node in picture.nodes {
            switch node.place {
            case .primary:
                if node.isInFront, node.kind.isScreen { fronts.list = node.kind }
            case .secondary:
                hasSecondary = true
                if node.isInFront, node.kind.isScreen { fronts.detail = node.kind }
            case .presented: hasPresented = true
            case .preserved, .detached: continue
            }
            if !node.isInFront { hasCovered = true }
        }
        if picture.isCollapsed || !hasSecondary { fronts.detail = fronts.list }

        // Clearing the detail and setting stacks do not depend on who is in front.
        bits = Self.fromAnywhere
        if fronts.list == .list { bits |= Self.fromList }
        guard picture.isLaunched else {
            bits |= Self.bit(.launch)
            return
        }
        bits |= Self.bit(isNarrow ? .widen : .narrow)
        if hasPresented || hasCovered { bits |= Self.bit(.back) | Self.bit(.backToRoot) }
        if fronts.list == .list { bits |= Self.bit(.pushDetailOnList) }
        if fronts.detail == .detail { bits |= Self.fromDetail }
        if fronts.detail == .placeholder { bits |= Self.bit(.pushOnPlaceholder) }
        if picture.isCollapsed { bits |= Self.bit(.pushAboveNested) }
    }

    private static let fromAnywhere =
        bit(.clearDetail) | bit(.reorderStack) | bit(.shortenStack) | bit(.repeatStack)
    private static let fromList =
        bit(.select) | bit(.selectReplacing) | bit(.selectAgain) | bit(.selectWrapped)
        | bit(.pushList)
    private static let fromDetail =
        bit(.pushDetail) | bit(.pushListOnDetail) | bit(.replaceFromDetail)

    /// Whether a kind of command may come to something.
    func contains(_ name: CommandName) -> Bool { bits & Self.bit(name) != 0 }

    private static func bit(_ name: CommandName) -> UInt32 { 1 << UInt32(name.rawValue) }
}
