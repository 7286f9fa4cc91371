/// The screens in sight of a person, and the screens to which they can go back.
extension Reading {
    /// The lists and details that a person can see, or go back to, without the inspector.
    var content: some Sequence<ReadScreen> { screens.lazy.filter(\.isContent) }

    var fronts: some Sequence<ReadScreen> { screens.lazy.filter(\.isInFront) }

    /// The list or detail with a key that a person can reach, in the inspector, too.
    ///
    /// - Parameters:
    ///   - guess: The place at which to look first.
    @inline(__always) func screen(_ key: UInt32, perhapsAt guess: Int = 0) -> ReadScreen? {
        if guess < screens.count, screens[guess].key == key, screens[guess].isContent {
            return screens[guess]
        }
        for index in screens.indices
        where screens[index].key == key && screens[index].isReachable
            && !screens[index].isPlaceholder
        {
            return screens[index]
        }
        return nil
    }

    /// The screen with a key, wherever it is, also out of sight.
    func anyScreen(_ key: UInt32) -> ReadScreen? { screens.first { $0.key == key } }

    /// Whether a screen is somewhere where a person can reach it, also a placeholder.
    func isThere(_ key: UInt32) -> Bool {
        screens.contains { $0.key == key && $0.isReachable }
    }

    func isInFront(_ key: UInt32) -> Bool { screens.contains { $0.key == key && $0.isInFront } }

    /// Whether the screen with a key is out of sight, where some keep it.
    func isKept(_ key: UInt32, by keeper: ReadScreen.Standing) -> Bool {
        screens.contains { $0.key == key && $0.standing.isAny(of: keeper) }
    }

    /// The screen that was looked at, as far as a person keeps it in mind: a presented one, else a
    /// chosen detail, else the list in front, the one nearest to the details. A screen that no one
    /// asked for is not.
    var lookedAt: ReadScreen? {
        if sight == .removed { return standIn }
        var found: ReadScreen?
        for screen in screens where screen.isInFront && !screen.standing.contains(.inspector) {
            if screen.standing.contains(.over) {
                found = screen.isList || screen.isChosen && screen.isDetail ? screen : nil
            } else if screen.isList {
                if !screen.isDefault { found = screen }
            } else if screen.isDetail, screen.isChosen {
                // It may stay in front as a default, and need not.
                found = screen.standing.contains(.defaultAgain) ? nil : screen
            }
        }
        return found
    }

    /// The screen in front of everything, if there is exactly one.
    var soleFront: ReadScreen? {
        var front: ReadScreen?
        for screen in screens where screen.isInFront {
            if front != nil { return nil }
            front = screen
        }
        return front
    }

    func detailInFront(showing item: UInt32) -> ReadScreen? {
        screens.first { $0.isDetail && $0.isInFront && $0.item == item }
    }

    /// Whether a person sees the same screens as in another reading, in columns of which the same
    /// are on screen. One placeholder is like another.
    func looksLike(_ other: Reading) -> Bool {
        isOneStack == other.isOneStack && picture.hidesSameColumns(as: other.picture)
            && fronts.elementsEqual(other.fronts) { one, two in
                one.key == two.key && one.item == two.item
                    || one.isPlaceholder && two.isPlaceholder && one.column == two.column
            }
    }

    /// The screens on the stacks in front that tell the selection: a chosen detail, or a list with
    /// an item.
    var selection: some Sequence<ReadScreen> {
        screens.lazy.filter { screen in
            screen.isContent && screen.standing.contains(.onPath)
                && (screen.isList ? screen.item != 0 : screen.isChosen)
        }
    }

    /// The content of a column, in order.
    func path(ofColumn column: UInt8) -> some Sequence<ReadScreen> {
        screens.lazy.filter { $0.column == column && $0.isContent }
    }

    /// Whether a person sees columns of the split view, and neither a list nor a detail in them.
    var isEmptyHanded: Bool {
        isSeen && sight == .split && !isOneStack
            && screens.contains { $0.isInSight && $0.isPlaceholder }
            && !screens.contains { $0.isInSight && !$0.isPlaceholder }
    }

    /// Whether something is presented over the window, the inspector apart.
    var isCovered: Bool {
        screens.contains { $0.standing.contains(.over) && !$0.standing.contains(.inspector) }
    }

    /// Whether the split view has columns with something in them.
    var hasColumns: Bool { screens.contains { $0.standing.isAny(of: .inColumns) } }

    func isOver(_ key: UInt32) -> Bool {
        screens.contains { $0.key == key && $0.standing.contains(.over) }
    }

    /// Whether a navigation controller is in another.
    var hasNested: Bool {
        faults.contains(where: \.kind.isNested)
    }

    /// Whether a chosen detail is in front beside the lists.
    var showsChosenDetail: Bool {
        screens.contains {
            $0.isInFront && $0.isDetail && $0.isChosen && $0.standing.contains(.onDetailSide)
        }
    }
}
