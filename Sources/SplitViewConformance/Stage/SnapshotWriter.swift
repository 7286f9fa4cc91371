import UIKitModel

/// What adds controllers to a snapshot: all that is known of the screens of a scene.
struct SnapshotWriter {
    /// What the app says of its screens.
    private(set) var screen: (UIViewController) -> SplitViewScene.Screen
    /// The controllers that a user or the app asked for.
    var chosen = ControllerSet()
    /// Those that the app filled in, and in which a person has worked since: they are chosen.
    var worked = ControllerSet()
    /// What was seen of the scene so far.
    private var portraits: [Portrait] = []
    /// The names that the app gives to controllers.
    private(set) var given: [(id: UInt32, name: String)] = []

    init(screen: @escaping (UIViewController) -> SplitViewScene.Screen) { self.screen = screen }

    /// Begins with the screens of another scene.
    mutating func turn(to screen: @escaping (UIViewController) -> SplitViewScene.Screen) {
        self.screen = screen
        chosen.removeAll()
        worked.removeAll()
    }

    /// Begins another snapshot.
    mutating func clear() {
        portraits.removeAll(keepingCapacity: true)
        if !given.isEmpty { given.removeAll(keepingCapacity: true) }
    }

    /// Adds a controller and everything it contains.
    ///
    /// - Parameter cover: What is presented over it.
    mutating func add(
        _ root: UIViewController, to picture: inout Snapshot, _ place: Snapshot.Place,
        below cover: Cover = .nothing
    ) {
        let start = portraits.count
        root.addPortraits(to: &portraits, isInFront: place.isInstalled)
        let seen = cover.marksBelow
        for index in start..<portraits.count {
            add(portraits[index], to: &picture, place, portraits[index].isInFront ? seen : [])
        }
    }

    /// Adds a controller outside the scene, without what it contains.
    mutating func addAlone(_ controller: UIViewController, to picture: inout Snapshot) {
        add(controller.portrait(), to: &picture, .detached, [])
    }

    private mutating func add(
        _ portrait: Portrait, to picture: inout Snapshot, _ place: Snapshot.Place,
        _ seen: Snapshot.Marks
    ) {
        var marks = seen
        let (kind, item, isFilledIn) = look(at: portrait)
        if isFilledIn, !worked.contains(portrait.id) {
            marks.insert(.filledIn)
        } else if chosen.contains(portrait.id) {
            marks.insert(.chosen)
        }
        if isFilledIn, !marks.contains(.filledIn) { marks.insert(.workedIn) }
        if portrait.hasAppeared { marks.insert(.appeared) }
        if portrait.isInBetween { marks.insert(.inBetween) }
        picture.nodes.append(
            Snapshot.Node(
                place: place, kind: kind, depth: portrait.depth, marks: marks,
                id: portrait.id, item: item, controller: portrait.id))
    }

    /// The kind of a controller, what it shows, and whether the app filled it in; the app says what
    /// its screens are.
    private mutating func look(
        at portrait: Portrait
    ) -> (kind: Snapshot.Kind, item: UInt32, isFilledIn: Bool) {
        if portrait.isNavigation { return (.navigation, 0, false) }
        if portrait.isContainer { return (.container, 0, false) }
        let screen = portrait.ask(screen)
        if let name = screen.name { given.append((portrait.id, name)) }
        return (screen.role.kind, screen.item, screen.isFilledIn)
    }
}

/// What is presented over a controller.
enum Cover {
    case nothing
    /// Sheets, which leave it on screen.
    case sheet
    /// Something full screen.
    case window

    @MainActor init(of controller: UIViewController) {
        if controller.presentedViewController == nil {
            self = .nothing
        } else {
            self = controller.isCoveredByPresented ? .window : .sheet
        }
    }

    /// The marks of what would be in front without it.
    var marksBelow: Snapshot.Marks {
        switch self {
        case .nothing: .seen
        case .sheet: [.foremost, .belowSheet]
        case .window: .foremost
        }
    }
}
