import UIKitModel

/// A snapshot of a scene: its controllers and their places.
///
/// The tree is stored flat, parents before children, so that a snapshot can be taken, compared and
/// hashed without allocating. `notation` draws it; `init(_ notation:)` reads such a drawing.
/// Here screens are called after their kind, as in tests of laws. Those of a user's own app have
/// their own names: `[Folders, Notes | Note]`.
///
/// `[list, list#2 | note]` is expanded, `[(list) | note]` with the list column hidden,
/// `[list | list#2 | note]` with three columns, `[list, note]` collapsed, `[list, [note]]` a
/// navigation controller in another, `_` the placeholder, `_Note` one with a name of its own,
/// `!note` a column without a navigation controller, `-` a column without a controller,
/// `{*list; list#2}` a tab bar with its first tab in front, `{list; list#2}` another container, or
/// a tab bar that is not in front itself. After it: `<100:0` means that 100 points of the list
/// column are beyond the left edge with an inset of 0 points for them, `>100:0` the same at the
/// right, `2<330:0` means 330 points of the second column out of sight at its left; `+[note]` is
/// the inspector beside the other columns, `^[note]` is presented, `~[note]` preserved by UIKit,
/// `?[note]` in a navigation controller kept alive by something, `?note` alone, outside the scene,
/// with an appearance state as if it were on screen or kept by the app for another tab.
///
/// ```swift
/// let picture = try Snapshot("[list, note]")
/// print(picture.isCollapsed, picture.content.count { $0.kind == .detail })
/// ```
public struct Snapshot: Hashable, Sendable {
    /// A controller in a snapshot.
    public struct Node: Hashable, Sendable {
        package var place: Place
        /// Its kind.
        public var kind: Kind
        /// The number of controllers of its part above it in the tree.
        package var depth: UInt8
        package var marks: Marks
        /// Its identity: equal numbers, same controller; or the same item, if the subject's policy
        /// says so.
        public var id: UInt32
        /// A number for the item that it shows; 0 for none.
        public var item: UInt32
        package var controller: UInt32

        package init(
            place: Place, kind: Kind, depth: UInt8, marks: Marks, id: UInt32, item: UInt32 = 0
        ) {
            self.init(
                place: place, kind: kind, depth: depth, marks: marks, id: id, item: item,
                controller: id)
        }

        @inline(__always)
        init(
            place: Place, kind: Kind, depth: UInt8, marks: Marks, id: UInt32, item: UInt32,
            controller: UInt32
        ) {
            self.place = place
            self.kind = kind
            self.depth = depth
            (self.marks, self.id, self.item, self.controller) = (marks, id, item, controller)
        }
    }

    /// Properties of a controller besides its place.
    package struct Marks: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It is on screen, or would be if the window were.
        package static let inFront = Marks(rawValue: 1)
        /// A user or the app asked for it; the others are shown by default.
        package static let chosen = Marks(rawValue: 2)
        /// It got `viewDidAppear`, and not `viewWillDisappear` since.
        package static let appeared = Marks(rawValue: 4)
        /// It got `viewWillAppear` or `viewWillDisappear`, and not yet the `did`.
        package static let inBetween = Marks(rawValue: 8)
        /// The app says that it has filled it in, and no person has worked in it.
        package static let filledIn = Marks(rawValue: 16)
        /// A person has worked in it, and the app still says that it has filled it in. See
        /// `Snapshot.isDefaultAgain`.
        static let workedIn = Marks(rawValue: 32)
        /// It is in front, or will be as soon as what is presented is left.
        package static let foremost = Marks(rawValue: 64)
        /// It would be in front if it were not for sheets, which leave it on screen.
        package static let belowSheet = Marks(rawValue: 128)
        package static let seen: Marks = [.inFront, .foremost]
    }

    /// A part of the scene. Columns are listed from the primary to the inspector, then the others.
    public enum Place: UInt8, Hashable, Sendable {
        /// The primary column; while collapsed the only one, which may be the compact column.
        case primary
        /// The secondary column.
        case secondary
        /// The place of a controller that is presented over the whole window.
        case presented
        /// A place out of sight: the secondary that UIKit keeps while collapsed (P1), and every
        /// other column kept by it (K9, K10).
        case preserved
        /// A place out of sight: in a navigation controller kept alive by something, or alone, with
        /// an appearance state as if on screen or kept by the app for a tab that is not in front.
        case detached
        /// The supplementary column, between the primary and the secondary.
        case supplementary
        /// The inspector, at the other end of the columns.
        case inspector
    }

    /// The panes beside the two usual columns.
    package struct Panes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The split view has three columns.
        package static let three = Panes(rawValue: 1)
        /// It has a compact column, a tree of its own.
        package static let compact = Panes(rawValue: 2)
        /// That one is in sight, and is listed as the primary column.
        package static let compactInSight = Panes(rawValue: 4)
        package static let inspectorSheet = Panes(rawValue: 8)
        /// Of two columns the first is a side bar: the app began with a list in the second, too.
        package static let sideBar = Panes(rawValue: 16)
    }

    /// The kind of a controller: containers, then screens.
    public enum Kind: UInt8, Hashable, Sendable {
        /// A navigation controller.
        case navigation
        /// Another container: a tab bar controller, for instance.
        case container
        /// A screen of the list side.
        case list
        /// A screen of the detail side.
        case detail
        /// The placeholder of the detail side.
        case placeholder

        /// Whether the app made it and it is neither placeholder nor container.
        package var isContent: Bool { rawValue &- Kind.list.rawValue <= 1 }  // A list or a detail.

        /// Whether it is a screen rather than a container of screens.
        package var isScreen: Bool { rawValue >= Kind.list.rawValue }
    }

    /// Whether the columns are merged into one.
    public var isCollapsed: Bool
    /// Whether the window is on screen.
    public var isLaunched: Bool
    /// The arrangement of the columns; `.automatic` if it is not known.
    package var displayMode: UISplitViewController.DisplayMode {
        get { UISplitViewController.DisplayMode(rawValue: Int(modeNumber)) ?? .automatic }
        set { modeNumber = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    /// The raw value of the display mode, in a byte.
    private(set) var modeNumber: UInt8
    /// Whether the split view will put navigation controllers around its columns when they appear,
    /// and has not yet: a column style does (ST11).
    package var awaitsBars: Bool
    /// The panes beside the two usual columns.
    package var panes: Panes
    /// The position of the list column at the edges of a split view of a column style.
    package var edges: Edges
    /// The belief of the app about its screen.
    package var record: Record
    /// The controllers, parents before children, part by part.
    package var nodes: [Node]
    var names = PictureNames()

    /// The belief of an app about its detail.
    package enum Record: Hashable, Sendable {
        /// The app keeps no record.
        case undeclared
        case nothing
        /// A controller; `noController` if it is known by its item, and none shows that.
        case screen(UInt32)
        package static let noController: UInt32 = 0
    }

    package init(
        isCollapsed: Bool = false, isLaunched: Bool = true,
        displayMode: UISplitViewController.DisplayMode = .automatic,
        awaitsBars: Bool = false, panes: Panes = [], edges: Edges = Edges(),
        record: Record = .undeclared, nodes: [Node] = []
    ) {
        (self.isCollapsed, self.isLaunched) = (isCollapsed, isLaunched)
        modeNumber = UInt8(truncatingIfNeeded: displayMode.rawValue)
        self.awaitsBars = awaitsBars
        (self.panes, self.edges, self.record, self.nodes) = (panes, edges, record, nodes)
    }
}

extension Snapshot.Node {
    /// Whether it is on screen, or would be if the window were.
    package var isInFront: Bool { marks.contains(.inFront) }

    /// Whether it is in front, or will be as soon as what is presented is left.
    var isForemost: Bool { marks.contains(.foremost) }

    /// Whether a user or the app asked for it.
    package var isChosen: Bool { marks.contains(.chosen) }

    /// Whether the app shows it without having been asked: it may come and go with a transition,
    /// and be another screen after it.
    package var isFilledIn: Bool {
        kind == .detail && !isChosen || kind == .list && marks.contains(.filledIn)
    }

    package var hasAppeared: Bool { marks.contains(.appeared) }

    /// Whether the app made it, it is neither placeholder nor container, and the user can reach it.
    var isInstalledContent: Bool { kind.isContent && place.isInstalled }
}

extension Snapshot {
    /// The content of the installed parts, in order: nested navigation controllers read in place.
    public var content: some Sequence<Node> {
        nodes.lazy.filter { $0.isInstalledContent }
    }

    /// The path of a column: its content in order, nested navigation controllers read in place.
    ///
    /// - Parameter place: The column.
    public func path(of place: Place) -> some Sequence<Node> {
        nodes.lazy.filter { $0.kind.isContent && $0.place == place }
    }

    /// Whether a controller is part of the installed content.
    ///
    /// - Parameters:
    ///   - id: The controller.
    ///   - guess: The index of `nodes` at which to look first.
    /// - Complexity: Linear in the number of controllers, constant with a good guess.
    @inline(__always)  // A picture would be handed over word by word.
    package func showsContent(_ id: UInt32, perhapsAt guess: Int = 0) -> Bool {
        nodes.showContent(id, perhapsAt: guess)
    }

    /// Whether the controller with a number is in the scene: on screen, or kept by UIKit.
    func shows(_ controller: UInt32) -> Bool {
        for index in nodes.indices
        where nodes[index].controller == controller && nodes[index].place != .detached {
            return true
        }
        return false
    }

    /// Whether the columns are apart, with the primary not on screen.
    var hidesPrimary: Bool {
        guard isLaunched, !isCollapsed else { return false }
        return switch displayMode {
        case .secondaryOnly: true
        case .automatic, .oneBesideSecondary, .oneOverSecondary: panes.contains(.three)
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: false
        }
    }

    /// Whether the columns are apart, with only the secondary on screen.
    var hidesLists: Bool { isLaunched && !isCollapsed && displayMode == .secondaryOnly }

    /// Whether a column is not on screen, though the columns are apart.
    func hides(_ place: Place) -> Bool {
        switch place {
        case .primary: hidesPrimary
        case .supplementary: hidesLists
        case .secondary, .presented, .preserved, .detached, .inspector: false
        }
    }

    /// The screen in front of a part, if there is exactly one.
    ///
    /// - Complexity: Linear in the number of controllers.
    public func front(of place: Place) -> Node? {
        var front: Node?
        for index in nodes.indices {
            let node = nodes[index]
            guard node.place == place, node.isInFront, node.kind.isScreen else { continue }
            if front != nil { return nil }
            front = node
        }
        return front
    }

    /// Whether a controller is in front somewhere.
    func isInFront(_ id: UInt32) -> Bool {
        for place in nodes.indices where nodes[place].id == id && nodes[place].isInFront {
            return true
        }
        return false
    }

    /// Whether a part is not empty.
    func hasNodes(in place: Place) -> Bool {
        for index in nodes.indices where nodes[index].place == place { return true }
        return false
    }

    /// Whether a controller is in a part.
    func holds(_ id: UInt32, in place: Place) -> Bool {
        for index in nodes.indices where nodes[index].id == id && nodes[index].place == place {
            return true
        }
        return false
    }

    mutating func copy(_ other: Snapshot) {
        isCollapsed = other.isCollapsed
        isLaunched = other.isLaunched
        modeNumber = other.modeNumber
        awaitsBars = other.awaitsBars
        panes = other.panes
        edges = other.edges
        record = other.record
        names = other.names
        nodes.removeAll(keepingCapacity: true)
        nodes.append(contentsOf: other.nodes)
    }

    /// A copy with exactly the capacity it needs. (Snapshots are taken into reused buffers, which
    /// may be larger.)
    var trimmed: Snapshot {
        var trimmed = Snapshot()
        trimmed.copy(self)
        return trimmed
    }
}

extension [Snapshot.Node] {
    /// Whether a controller is part of the installed content; an index is checked first.
    func showContent(_ id: UInt32, perhapsAt guess: Int) -> Bool {
        if guess < count, self[guess].id == id, self[guess].isInstalledContent { return true }
        for place in indices where self[place].id == id && self[place].isInstalledContent {
            return true
        }
        return false
    }

    /// Where a controller is; `nil` if it is nowhere.
    func place(of controller: UInt32) -> Int? {
        firstIndex { $0.controller == controller }
    }
}
