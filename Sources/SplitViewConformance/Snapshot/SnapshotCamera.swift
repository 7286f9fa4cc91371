import UIKitModel

/// Takes pictures of a scene.
@MainActor final class SnapshotCamera {
    private let split: UISplitViewController
    private let role: (UIViewController) -> Role
    private let record: (() -> UIViewController?)?
    private let runtime: ModelRuntime
    /// The controllers that a user or the app asked for.
    @exclusivity(unchecked) private var chosen = ControllerSet()
    /// Who is in the picture under way, where strays have to be looked for.
    @exclusivity(unchecked) private var met = ControllerSet()

    init(_ driver: SceneDriver) {
        split = driver.scene.split
        role = driver.scene.role
        record = driver.scene.record
        runtime = driver.runtime
    }

    /// Marks controllers as asked for, in all pictures from now on.
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

    /// Takes a picture, in the memory of an earlier one.
    func take(_ picture: inout Snapshot, isLaunched: Bool) {
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
            add(primary, to: &picture, .primary, depth: 0, isInFront: !covered)
        }
        if let secondary = split.secondaryColumn {
            add(secondary, to: &picture, .secondary, depth: 0, isInFront: !covered)
        }
        var presented = presenter?.presentedViewController
        while let controller = presented {
            presented = controller.presentedViewController
            add(controller, to: &picture, .presented, depth: 0, isInFront: presented == nil)
        }
        // A detail shown while collapsed is preserved (P4) and on the stack, or over everything; it
        // is listed there.
        if let preserved = split.preservedSecondary, preserved.parent == nil,
            preserved.presentingViewController == nil
        {
            add(preserved, to: &picture, .preserved, depth: 0, isInFront: false)
        }
        addDetached(to: &picture)
        addStrays(to: &picture)
    }

    private func add(
        _ controller: UIViewController, to picture: inout Snapshot, _ place: Snapshot.Place,
        depth: UInt8, isInFront: Bool
    ) {
        let portrait = controller.portrait
        let kind = kind(of: controller, portrait)
        var marks: Snapshot.Marks = isInFront ? .inFront : []
        if chosen.contains(portrait.id) { marks.insert(.chosen) }
        if portrait.hasAppeared { marks.insert(.appeared) }
        if portrait.isInBetween { marks.insert(.inBetween) }
        picture.nodes.append(
            Snapshot.Node(place: place, kind: kind, depth: depth, marks: marks, id: portrait.id))
        let children = portrait.children
        guard !children.isEmpty else { return }
        // Deeper than any app nests; what lies there is drawn on one level.
        let depth = min(depth, .max - 1)
        switch kind {
        case .navigation:
            let top = children.count - 1
            for index in children.indices {
                add(
                    children[index], to: &picture, place, depth: depth + 1,
                    isInFront: isInFront && index == top)
            }
        case .container:
            let selected = controller.asTabBar?.selectedViewController
            for index in children.indices {
                add(
                    children[index], to: &picture, place, depth: depth + 1,
                    isInFront: isInFront && (selected == nil || selected === children[index]))
            }
        case .list, .detail, .placeholder: break
        }
    }

    private var belief: Snapshot.Record {
        guard let record else { return .undeclared }
        guard let screen = record() else { return .nothing }
        return .screen(screen.modelNumber.value)
    }

    private func kind(of controller: UIViewController, _ portrait: Portrait) -> Snapshot.Kind {
        if portrait.isNavigation { return .navigation }
        if !portrait.children.isEmpty || portrait.isTabBar { return .container }
        switch role(controller) {
        case .list: return .list
        case .detail: return .detail
        case .placeholder: return .placeholder
        }
    }

    /// The navigation controllers that are alive, stand nowhere, and still hold something.
    private func addDetached(to picture: inout Snapshot) {
        let registry = runtime.navigationControllers
        // Mostly everyone has been met already; then there is nobody to look for.
        var met = 0
        for index in picture.nodes.indices where picture.nodes[index].kind == .navigation {
            met += 1
        }
        guard met < registry.count else { return }
        var found: [UINavigationController] = []
        for place in 0..<registry.count {
            let navigation = registry[place]
            guard navigation.parent == nil, !navigation.children.isEmpty else { continue }
            guard navigation !== split.preservedSecondary, !isInstalled(navigation) else {
                continue
            }
            found.append(navigation)
        }
        // The registry keeps no order that could be relied on.
        found.sort { $0.modelNumber < $1.modelNumber }
        for navigation in found {
            add(navigation, to: &picture, .detached, depth: 0, isInFront: false)
        }
    }

    /// The controllers that stand nowhere and still believe that they are on screen, or on their
    /// way there or back.
    private func addStrays(to picture: inout Snapshot) {
        // Mostly nothing is alive but what has been met, and the split view itself.
        guard runtime.living.count > picture.nodes.count + 1 else { return }
        met.removeAll()
        for index in picture.nodes.indices { met.insert(picture.nodes[index].id) }
        let outermost = split.outermost
        runtime.living.forEach(besides: met) { controller in
            let portrait = controller.portrait
            let id = portrait.id
            guard portrait.hasAppeared || portrait.isInBetween,
                controller.outermost !== outermost
            else { return }
            var marks: Snapshot.Marks = chosen.contains(id) ? .chosen : []
            marks.insert(portrait.hasAppeared ? .appeared : .inBetween)
            picture.nodes.append(
                Snapshot.Node(
                    place: .detached, kind: kind(of: controller, portrait), depth: 0,
                    marks: marks, id: id))
        }
    }

    /// Whether a controller without a parent stands in a column that is not installed yet (ST11),
    /// or is presented.
    private func isInstalled(_ navigation: UINavigationController) -> Bool {
        navigation === split.primaryColumn || navigation === split.secondaryColumn
            || navigation.presentingViewController != nil
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
