import UIKitModel

/// The screens that a person has in a window, in order, each with its standing, and the faults of
/// the shape of the window.
///
/// It tells the place of each screen in columns, tabs, sheets and inspectors, so that laws can
/// judge screens and stacks. A law that compares whole windows reads the picture.
package struct Reading: Sendable {
    package var picture: Snapshot
    private(set) var screens: [ReadScreen] = []
    private(set) var faults: [ShapeFault] = []
    /// The obstacle between a person and the list column.
    var listColumn = Snapshot.ListColumn.isShown
    /// Whether a person sees the split view.
    var sight = Sight.split
    /// The detail in front of what app code has put in the place of the split view, if a person
    /// has chosen it.
    var standIn: ReadScreen?
    /// Whether the window is wide, and as large as it gets.
    var isWide = false
    /// The number of the window, if it is on a device.
    var window = WindowPlace.nowhere
    private var around: [Container] = []

    /// The visible part of the split view.
    enum Sight: UInt8, Sendable {
        /// It is in the window.
        case split
        /// A container around it shows something else.
        case elsewhere
        /// App code has taken it out of the window.
        case removed
    }

    /// A container around the controller that is being read.
    private struct Container {
        let place: Snapshot.Place
        let depth: UInt8
        let kind: Snapshot.Kind
        let id: UInt32
        let isOnPath: Bool
        let isForemost: Bool
        let tab: UInt8
    }

    init() { picture = Snapshot() }

    package init(_ picture: Snapshot) {
        self.picture = picture
        read()
    }

    mutating func copy(_ other: Reading) {
        picture.copy(other.picture)
        screens.removeAll(keepingCapacity: true)
        screens.append(contentsOf: other.screens)
        faults = other.faults
        (listColumn, sight, isWide) = (other.listColumn, other.sight, other.isWide)
        (window, standIn) = (other.window, other.standIn)
    }

    /// Whether the columns are merged, or what stands in their place is one stack.
    var isOneStack: Bool { picture.isCollapsed }
    /// Whether a person sees the split view, or what stands in its place.
    var isSeen: Bool { picture.isLaunched }
    /// Whether the split view will put navigation controllers around its columns.
    var awaitsBars: Bool { picture.awaitsBars }
    /// Whether one tree of screens takes the place of another: that of a compact column is its own.
    var isCompactTree: Bool { picture.panes.contains(.compactInSight) }

    /// Whether there is a compact column, in sight or not.
    var hasCompactColumn: Bool { picture.panes.contains(.compact) }

    // MARK: Reading

    /// Reads a picture in place of the one before.
    mutating func read(_ picture: Snapshot) {
        self.picture = picture
        read()
    }

    /// Reads the picture, which has been taken anew.
    ///
    /// - Complexity: Linear in the number of controllers, if nothing is wrong.
    mutating func read() {
        screens.removeAll(keepingCapacity: true)
        around.removeAll(keepingCapacity: true)
        if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
        var met: UInt64 = 0
        var mayBeDoubled: UInt64 = 0
        var (detail, tabs) = ((place: Snapshot.Place.detached, tab: UInt8(0)), UInt8(0))
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            let bit: UInt64 = 1 << UInt64(node.id & 63)
            mayBeDoubled |= met & bit
            met |= bit
            while let last = around.last, last.place != node.place || last.depth >= node.depth {
                around.removeLast()
            }
            let (isOnPath, tab) = way(to: node, tabs: &tabs)
            if node.kind.isScreen {
                add(node, at: index, isOnPath, tab, isAboveDetail: detail == (node.place, tab))
                if node.kind == .detail { detail = (node.place, tab) }
            } else {
                if node.kind == .navigation { judge(stack: node, at: index) }
                around.append(
                    Container(
                        place: node.place, depth: node.depth, kind: node.kind, id: node.id,
                        isOnPath: isOnPath, isForemost: node.isForemost, tab: tab))
            }
        }
        if mayBeDoubled != 0 { judgeDoubled() }
        judgeColumns()
    }

    /// Whether a controller is on a stack in front, and on which other tab it stands.
    @inline(__always)
    private func way(to node: Snapshot.Node, tabs: inout UInt8) -> (isOnPath: Bool, tab: UInt8) {
        guard let parent = around.last else { return (true, 0) }
        guard parent.kind == .container, !node.isForemost else {
            return (parent.isOnPath, parent.tab)
        }
        if parent.tab != 0 || !parent.isForemost { return (false, parent.tab) }
        tabs &+= 1
        return (false, tabs)
    }

    @inline(__always)
    private mutating func add(
        _ node: Snapshot.Node, at index: Int, _ isOnPath: Bool, _ tab: UInt8, isAboveDetail: Bool
    ) {
        var standing = place(of: node, isAboveDetail: isAboveDetail)
        switch node.kind {
        case .list:
            standing.insert(.list)
            if node.marks.contains(.filledIn) { standing.insert(.byDefault) }
        case .detail:
            standing.insert([.detail, .besideLists])
            if !node.isChosen { standing.insert(.byDefault) }
            if picture.isDefaultAgain(node) { standing.insert(.defaultAgain) }
            if tab != 0, node.place.isInstalled { standing.insert(.detailOnOtherTab) }
        case .placeholder, .navigation, .container: standing.insert(.placeholder)
        }
        if node.isChosen { standing.insert(.chosen) }
        if isOnPath { standing.insert(.onPath) }
        if isAboveDetail { standing.insert(.aboveDetail) }
        if isInFront(node) { standing.insert(.front) }
        if picture.hides(node.place) { standing.insert(.hidden) }
        let screen = ReadScreen(
            key: node.id, item: node.item, controller: node.controller, standing: standing,
            column: node.place.column, tab: tab, node: UInt16(truncatingIfNeeded: index))
        screens.append(screen)
        judge(screen)
    }

    /// Below the sheet of an inspector the screens are in front.
    @inline(__always) private func isInFront(_ node: Snapshot.Node) -> Bool {
        node.isInFront
            || picture.panes.contains(.inspectorSheet) && node.isForemost
                && node.place != .presented
    }

    @inline(__always)
    private func place(of node: Snapshot.Node, isAboveDetail: Bool) -> ReadScreen.Standing {
        switch node.place {
        case .primary: return picture.isCollapsed ? .inOneStack : .onListSide
        case .supplementary: return [.onListSide, .inSecondList, .besideLists]
        case .secondary:
            guard picture.panes.contains(.sideBar), !picture.isCollapsed else {
                return [.onDetailSide, .besideLists]
            }
            // Beside a side bar the second list and the details above it share a column.
            return node.kind == .list && !isAboveDetail
                ? [.onListSide, .inSecondList, .besideLists]
                : [.onDetailSide, .inSecondList, .besideLists]
        case .presented:
            return picture.panes.contains(.inspectorSheet) ? [.over, .inspector] : .over
        case .inspector: return .inspector
        case .preserved: return .keptByUIKit
        case .detached: return .keptByApp
        }
    }

    // MARK: What is wrong

    private mutating func judge(stack: Snapshot.Node, at index: Int) {
        let isEmpty = !picture.hasChild(at: index)
        if isEmpty, stack.isInFront { faults.append(ShapeFault(.emptyStack, stack.id)) }
        guard stack.depth > 0, stack.place.isInstalled,
            let outer = around.last(where: { $0.kind == .navigation })
        else { return }
        let isSecond = around.count { $0.kind == .navigation } > 1
        let kind: ShapeFault.Kind =
            isSecond
            ? .nestedTwice
            : isEmpty ? .nestedEmpty : around.last?.id == outer.id ? .nested : .nestedApart
        faults.append(ShapeFault(kind, stack.id, outer.id))
    }

    @inline(__always) private mutating func judge(_ screen: ReadScreen) {
        if screen.isPlaceholder { return judge(placeholder: screen) }
        if picture.isCollapsed || !screen.standing.isAny(of: [.onListSide, .onDetailSide]) {
            return
        }
        let column = UInt32(screen.column)
        if screen.standing.isSuperset(of: [.detail, .onListSide]) {
            faults.append(ShapeFault(.detailAmongLists, screen.key, column))
        } else if screen.standing.isSuperset(of: [.list, .onDetailSide]) {
            faults.append(ShapeFault(.listAmongDetails, screen.key, column))
        }
        if screen.column == Snapshot.Place.secondary.column, !picture.awaitsBars,
            !around.contains(where: { $0.kind == .navigation })
        {
            faults.append(ShapeFault(.withoutBar, screen.key))
        }
    }

    private mutating func judge(placeholder: ReadScreen) {
        guard placeholder.isReachable else { return }
        let standing = placeholder.standing
        let kind: ShapeFault.Kind? =
            if standing.contains(.over) {
                standing.contains(.inspector) ? nil : .blankOver
            } else if picture.isCollapsed, !standing.contains(.inspector) {
                .blankOnStack
            } else if standing.contains(.onListSide), !standing.contains(.inSecondList) {
                .blankAstray
            } else if hasOtherScreen(than: placeholder) {
                .blankBesideOthers
            } else {
                nil
            }
        if let kind {
            faults.append(ShapeFault(kind, placeholder.key, UInt32(placeholder.column)))
        }
    }

    /// Whether another screen is in the column of this one.
    private func hasOtherScreen(than screen: ReadScreen) -> Bool {
        let place = picture.nodes[Int(screen.node)].place
        return picture.nodes.contains {
            $0.place == place && $0.kind.isScreen && $0.id != screen.key
        }
    }

    private mutating func judgeDoubled() {
        for index in picture.nodes.indices {
            for other in picture.nodes[(index + 1)...] where other.id == picture.nodes[index].id {
                faults.append(ShapeFault(.twice, other.id))
            }
        }
    }

    /// Judges what is missing, or there too often.
    private mutating func judgeColumns() {
        var blanks = 0
        var (hasSecond, details) = (!picture.panes.contains(.three), 0)
        for screen in screens {
            if screen.column == Snapshot.Place.secondary.column { details += 1 }
            if screen.column == Snapshot.Place.supplementary.column { hasSecond = true }
            guard screen.isPlaceholder, screen.isReachable, !screen.standing.contains(.inspector)
            else { continue }
            blanks += 1
            if blanks > (picture.panes.contains(.three) ? 2 : 1) {
                faults.append(ShapeFault(.severalBlanks, screen.key))
            }
        }
        if picture.isCollapsed {
            if isWide, picture.isLaunched { faults.append(ShapeFault(.oneColumn, 0)) }
            return
        }
        if details == 1 { noteAlone() }
        if !hasSecond { judgeEmpty(.supplementary) }
        if details == 0 { judgeEmpty(.secondary) }
        if picture.panes.contains(.inspectorSheet) {
            faults.append(ShapeFault(.inspectorOverColumns, 0))
        }
    }

    private mutating func noteAlone() {
        for index in screens.indices
        where screens[index].standing.isSuperset(of: [.byDefault, .onDetailSide]) {
            screens[index].standing.insert(.aloneByDefault)
        }
    }

    private mutating func judgeEmpty(_ place: Snapshot.Place) {
        let root = picture.nodes.first { $0.place == place }?.id ?? 0
        faults.append(ShapeFault(.emptyColumn, root, UInt32(place.column)))
    }
}

extension Snapshot.Place {
    /// The number of the column, in the order of merging; a number beyond those for a screen in
    /// none.
    var column: UInt8 {
        switch self {
        case .primary: 1
        case .supplementary: 2
        case .secondary: 3
        case .inspector: 4
        case .presented: 5
        case .preserved: 6
        case .detached: 7
        }
    }
}

extension Snapshot {
    static func columnName(_ number: UInt32) -> String {
        let places: [Place] = [.primary, .supplementary, .secondary, .inspector]
        return (places.first { UInt32($0.column) == number } ?? .secondary).columnName
    }
}
