import UIKitModel

/// Takes snapshots of a scene.
@MainActor final class SnapshotCamera {
    @exclusivity(unchecked) private var split: UISplitViewController
    @exclusivity(unchecked) private var screen: (UIViewController) -> SplitViewScene.Screen
    @exclusivity(unchecked) private var record: (() -> UIViewController?)?
    @exclusivity(unchecked) private var runtime: ModelRuntime
    /// The controllers that a user or the app asked for.
    @exclusivity(unchecked) private var chosen = ControllerSet()
    /// The controllers in the current snapshot, if strays have to be looked for.
    @exclusivity(unchecked) private var met = ControllerSet()
    /// Memory for the current part of the scene.
    @exclusivity(unchecked) private var portraits: [Portrait] = []

    init(_ driver: SceneDriver) {
        split = driver.scene.split
        screen = driver.scene.screen
        record = driver.scene.record
        runtime = driver.runtime
    }

    /// Switches to the scene that the driver has built anew.
    func turn(to driver: SceneDriver) {
        split = driver.scene.split
        screen = driver.scene.screen
        record = driver.scene.record
        runtime = driver.runtime
        chosen.removeAll()
    }

    /// Marks controllers as asked for, in all later snapshots.
    func markChosen(_ ids: [UInt32]) {
        for id in ids { chosen.insert(id) }
    }

    /// Whether a controller was asked for.
    func isChosen(_ id: UInt32) -> Bool { chosen.contains(id) }

    /// Whether the scene shows a screen of a kind.
    func sees(_ kind: Snapshot.Kind) -> Bool {
        var picture = Snapshot()
        take(&picture, isLaunched: false)
        return picture.nodes.contains { $0.kind == kind }
    }

    /// Takes a snapshot, in the memory of an earlier one.
    func take(_ picture: inout Snapshot, isLaunched: Bool) {
        // Each access to a property would retain its value.
        let (split, runtime) = (split, runtime)
        var lens = Lens(screen: screen, chosen: chosen)
        swap(&lens.portraits, &portraits)
        picture.isLaunched = isLaunched
        picture.isCollapsed = split.isCollapsed
        picture.displayMode = UInt8(truncatingIfNeeded: split.displayMode.rawValue)
        picture.record = belief
        picture.nodes.removeAll(keepingCapacity: true)
        let presenter = split.outermostPresenter
        let covered = presenter != nil
        picture.awaitsBars = split.isColumnStyle && !split.isMounted
        picture.edges =
            !split.isColumnStyle || covered || !isLaunched || picture.hidesPrimary
            ? Snapshot.Edges() : Snapshot.Edges(split.primaryEdges)
        if let primary = split.primaryColumn {
            lens.add(primary, to: &picture, .primary, isInFront: !covered)
        }
        if let secondary = split.secondaryColumn {
            lens.add(secondary, to: &picture, .secondary, isInFront: !covered)
        }
        var presented = presenter?.presentedViewController
        while let controller = presented {
            presented = controller.presentedViewController
            lens.add(controller, to: &picture, .presented, isInFront: presented == nil)
        }
        // A detail shown while collapsed is preserved (P4) and on the stack, or presented; it is
        // listed there.
        if let preserved = split.preservedSecondary, preserved.parent == nil,
            preserved.presentingViewController == nil
        {
            lens.add(preserved, to: &picture, .preserved, isInFront: false)
        }
        for navigation in detached(from: split, in: runtime, besides: picture) {
            lens.add(navigation, to: &picture, .detached, isInFront: false)
        }
        for stray in strays(of: split, in: runtime, besides: picture) {
            lens.addAlone(stray, to: &picture)
        }
        swap(&lens.portraits, &portraits)
    }

    private var belief: Snapshot.Record {
        guard let record else { return .undeclared }
        guard let screen = record() else { return .nothing }
        return .screen(screen.modelNumber.value)
    }

    /// The navigation controllers that are alive, outside the scene, and not empty.
    private func detached(
        from split: UISplitViewController, in runtime: ModelRuntime, besides picture: Snapshot
    ) -> [UINavigationController] {
        let registry = runtime.navigationControllers
        // Usually all of them are in the snapshot already; then there is none to look for.
        var met = 0
        for index in picture.nodes.indices where picture.nodes[index].kind == .navigation {
            met += 1
        }
        guard met < registry.count else { return [] }
        var found: [UINavigationController] = []
        for place in 0..<registry.count {
            let navigation = registry[place]
            guard navigation.parent == nil, !navigation.children.isEmpty,
                navigation !== split.preservedSecondary, !isInstalled(navigation, in: split)
            else { continue }
            found.append(navigation)
        }
        // The registry has no reliable order.
        return found.sorted { $0.modelNumber < $1.modelNumber }
    }

    /// The controllers outside the scene whose appearance state is still on screen, or in between.
    private func strays(
        of split: UISplitViewController, in runtime: ModelRuntime, besides picture: Snapshot
    ) -> [UIViewController] {
        // Usually only the controllers in the snapshot and the split view itself are alive.
        guard runtime.living.count > picture.nodes.count + 1 else { return [] }
        met.removeAll()
        for index in picture.nodes.indices { met.insert(picture.nodes[index].id) }
        return runtime.living.onScreen(besides: met).filter { $0.outermost !== split.outermost }
    }

    /// Whether a controller without a parent is in a column that is not installed yet (ST11), or is
    /// presented.
    private func isInstalled(
        _ navigation: UINavigationController, in split: UISplitViewController
    ) -> Bool {
        navigation === split.primaryColumn || navigation === split.secondaryColumn
            || navigation.presentingViewController != nil
    }
}

/// The parameters for adding controllers to the current snapshot.
private struct Lens {
    let screen: (UIViewController) -> SplitViewScene.Screen
    let chosen: ControllerSet
    /// The current part of the scene.
    var portraits: [Portrait] = []

    /// Adds a controller and everything it contains.
    mutating func add(
        _ root: UIViewController, to picture: inout Snapshot, _ place: Snapshot.Place,
        isInFront: Bool
    ) {
        portraits.removeAll(keepingCapacity: true)
        root.addPortraits(to: &portraits, isInFront: isInFront)
        for index in portraits.indices { add(portraits[index], to: &picture, place) }
    }

    /// Adds a controller outside the scene, without what it contains.
    func addAlone(_ controller: UIViewController, to picture: inout Snapshot) {
        add(controller.portrait(), to: &picture, .detached)
    }

    private func add(_ portrait: Portrait, to picture: inout Snapshot, _ place: Snapshot.Place) {
        var marks: Snapshot.Marks = portrait.isInFront ? .inFront : []
        if chosen.contains(portrait.id) { marks.insert(.chosen) }
        if portrait.hasAppeared { marks.insert(.appeared) }
        if portrait.isInBetween { marks.insert(.inBetween) }
        picture.nodes.append(
            Snapshot.Node(
                place: place, kind: kind(of: portrait), depth: portrait.depth, marks: marks,
                id: portrait.id))
    }

    /// The kind of a controller; the app defines the role of its screens.
    private func kind(of portrait: Portrait) -> Snapshot.Kind {
        if portrait.isNavigation { return .navigation }
        if portrait.isContainer { return .container }
        switch portrait.ask(screen).role {
        case .list: return .list
        case .detail: return .detail
        case .placeholder: return .placeholder
        }
    }
}

extension Snapshot.Edges {
    fileprivate init(_ edges: (beyond: UIEdgeInsets, inset: UIEdgeInsets)) {
        self.init(
            left: Snapshot.Edge(
                beyond: edges.beyond.left.wholePoints, inset: edges.inset.left.wholePoints),
            right: Snapshot.Edge(
                beyond: edges.beyond.right.wholePoints, inset: edges.inset.right.wholePoints))
    }
}
