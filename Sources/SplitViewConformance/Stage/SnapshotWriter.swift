import UIKitModel

/// The writer that adds controllers to a snapshot: all knowledge of the screens of a scene.
struct SnapshotWriter {
    /// The description of a screen by the app.
    private(set) var screen: (UIViewController) -> SplitViewScene.Screen
    /// The controllers that a user or the app asked for.
    var chosen = ControllerSet()
    /// The screens filled in by the app in which a person has worked since: they are chosen.
    var worked = ControllerSet()
    /// The names that the app gives to controllers.
    private(set) var given: [(id: UInt32, name: String)] = []

    init(screen: @escaping (UIViewController) -> SplitViewScene.Screen) { self.screen = screen }

    /// Begins with the screens of another scene.
    mutating func turn(to screen: @escaping (UIViewController) -> SplitViewScene.Screen) {
        self.screen = screen
        chosen.removeAll()
        worked.removeAll()
    }

    mutating func clear() {
        if !given.isEmpty { given.removeAll(keepingCapacity: true) }
    }

    /// Adds a controller and everything it contains.
    ///
    /// - Parameter cover: The controller presented over it.
    mutating func add(
        _ root: UIViewController, to picture: inout Snapshot, _ place: Snapshot.Place,
        below cover: Cover = .nothing
    ) {
        let seen = cover.marksBelow
        root.showPortraits(isInFront: place.isInstalled) {
            add($0, to: &picture, place, $0.isInFront ? seen : [])
        }
    }

    /// Adds a controller outside the scene, without what it contains.
    mutating func addAlone(_ controller: UIViewController, to picture: inout Snapshot) {
        add(controller.portrait(), to: &picture, .detached, [])
    }

    /// Adds a controller; the app says what its screens are.
    @inline(__always)  // For each controller of each picture.
    private mutating func add(
        _ portrait: Portrait, to picture: inout Snapshot, _ place: Snapshot.Place,
        _ seen: Snapshot.Marks
    ) {
        var marks = seen
        var (kind, item) = (Snapshot.Kind.container, UInt32(0))
        var isFilledIn = false
        if portrait.isNavigation {
            kind = .navigation
        } else if !portrait.isContainer {
            let screen = portrait.ask(screen)
            if let name = screen.name { given.append((portrait.id, name)) }
            (kind, item, isFilledIn) = (screen.role.kind, screen.item, screen.isFilledIn)
        }
        if isFilledIn, !worked.contains(portrait.id) {
            marks.insert(.filledIn)
        } else {
            if chosen.contains(portrait.id) { marks.insert(.chosen) }
            if isFilledIn { marks.insert(.workedIn) }
        }
        if portrait.hasAppeared { marks.insert(.appeared) }
        if portrait.isInBetween { marks.insert(.inBetween) }
        picture.nodes.append(
            Snapshot.Node(
                place: place, kind: kind, depth: portrait.depth, marks: marks,
                id: portrait.id, item: item, controller: portrait.id))
    }
}

/// The controller presented over another.
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
