import UIKitModel

@MainActor final class SnapshotCamera {
    @exclusivity(unchecked) private var scene: Scene
    @exclusivity(unchecked) private var writer: SnapshotWriter
    /// The controllers in the current snapshot, if strays have to be looked for.
    @exclusivity(unchecked) private var met = ControllerSet()
    /// The names that the app gives to its screens; `nil` if reports call them after their kind.
    @exclusivity(unchecked) private var names: ScreenNames?
    /// Makes screens the same that show the same; `nil` if only one object is the same.
    @exclusivity(unchecked) private var sameness: ShownSameness?
    @exclusivity(unchecked) private var named = ControllerSet()

    private struct Scene {
        let split: UISplitViewController
        let record: (() -> UIViewController?)?
        let recordedItem: (() -> Int?)?
        let runtime: ModelRuntime

        @MainActor init(of driver: SceneDriver) {
            split = driver.scene.split
            record = driver.scene.record
            recordedItem = driver.scene.recordedItem
            runtime = driver.runtime
        }
    }

    init(_ driver: SceneDriver, makesScreensAnew: Bool) {
        sameness = makesScreensAnew ? ShownSameness() : nil
        names = driver.subject.naming == .own ? ScreenNames() : nil
        scene = Scene(of: driver)
        writer = SnapshotWriter(screen: driver.scene.screen)
    }

    /// Switches to the scene that the driver has built anew.
    func turn(to driver: SceneDriver) {
        scene = Scene(of: driver)
        writer.turn(to: driver.scene.screen)
        guard names != nil else { return }
        // Pictures of the scene before may still be read.
        names = ScreenNames()
        named.removeAll()
    }

    /// Whether screens are the same if they show the same.
    var makesScreensAnew: Bool { sameness != nil }

    /// Makes screens the same in a picture if they show the same, and those chosen that were.
    ///
    /// - Parameters:
    ///   - inTurn: Whether the columns may have changed: then screens may be made anew, and their
    ///     order tells them apart. Otherwise those that were there before keep their identities.
    /// - Returns: The identities that screens of the picture before have now; `nil` if each has the
    ///   same.
    func identify(
        _ picture: inout Snapshot, after before: Snapshot, inTurn: Bool
    ) -> [UInt32: UInt32]? {
        sameness?.identify(&picture, in: scene.runtime)
        var before = before
        let turned = inTurn ? [:] : ShownSameness.renumbering(from: before, to: picture)
        if !turned.isEmpty { before.renumber(turned) }
        picture.keepChosen(of: before)
        adoptChosen(in: picture)
        return turned.isEmpty ? nil : turned
    }

    /// Marks controllers as asked for, in all later snapshots.
    func markChosen(_ ids: [UInt32]) {
        for id in ids { writer.chosen.insert(id) }
    }

    /// Marks a screen as one in which a person has worked, in all later snapshots.
    func markWorked(_ screen: SceneDriver.WorkedScreen) {
        writer.chosen.insert(screen.id)
        if screen.isFilledIn { writer.worked.insert(screen.id) }
    }

    /// Forgets the work of a person in screens that have gone, and any request for screens filled
    /// in anew by the app: the object may be the same each time.
    func forgetGone(since before: Snapshot, in picture: Snapshot) {
        for node in before.nodes where writer.worked.contains(node.controller) {
            let isThere = picture.nodes.contains {
                $0.controller == node.controller && $0.place != .detached
            }
            if !isThere { writer.worked.remove(node.controller) }
        }
        for node in picture.nodes
        where node.marks.contains(.filledIn) && writer.chosen.contains(node.controller) {
            let wasThere = before.nodes.contains {
                $0.controller == node.controller && $0.place != .detached
            }
            if !wasThere { writer.chosen.remove(node.controller) }
        }
    }

    /// Marks the controllers as asked for that a picture shows as such.
    private func adoptChosen(in picture: Snapshot) {
        for node in picture.nodes where node.isChosen { writer.chosen.insert(node.controller) }
    }

    /// Marks the screens of a picture that were made from a number on as asked for.
    func choose(_ picture: inout Snapshot, from number: UInt32) {
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            guard node.controller >= number, node.kind.isContent else { continue }
            writer.chosen.insert(node.controller)
            if !node.marks.contains(.filledIn) { picture.nodes[index].marks.insert(.chosen) }
        }
    }

    /// Marks what a picture shows of the item of a detail as chosen.
    func choose(_ picture: inout Snapshot, alike detail: Snapshot.Node) {
        for index in picture.nodes.indices {
            let node = picture.nodes[index]
            guard node.kind == detail.kind, node.item == detail.item, !node.isChosen else {
                continue
            }
            writer.chosen.insert(node.controller)
            if !node.marks.contains(.filledIn) { picture.nodes[index].marks.insert(.chosen) }
        }
    }

    /// Whether a controller was asked for, and whether a person has worked in it: two bits.
    func marks(of id: UInt32) -> UInt32 {
        (writer.chosen.contains(id) ? 1 : 0) | (writer.worked.contains(id) ? 2 : 0)
    }

    /// The description by the app of a screen that no picture shows, in numbers; `nil` for a
    /// container.
    func look(of controller: UIViewController) -> (role: UInt32, item: UInt32)? {
        let portrait = controller.portrait()
        guard !portrait.isNavigation, !portrait.isContainer else { return nil }
        let screen = writer.screen(controller)
        return (UInt32(screen.role.kind.rawValue) << 1 | (screen.isFilledIn ? 1 : 0), screen.item)
    }

    /// Takes a snapshot, in the memory of an earlier one.
    func take(_ picture: inout Snapshot, isLaunched: Bool) {
        // Each access to a property would retain its value.
        let (split, runtime) = (scene.split, scene.runtime)
        writer.clear()
        picture.isLaunched = isLaunched
        picture.isCollapsed = split.isCollapsed
        picture.displayMode = split.displayMode
        let isColumnStyle = split.isColumnStyle
        if isColumnStyle { picture.panes = Snapshot.Panes(of: split) }
        picture.record = belief
        picture.nodes.removeAll(keepingCapacity: true)
        let presenter = split.outermostPresenter
        let cover = presenter.map(Cover.init) ?? .nothing
        picture.awaitsBars = isColumnStyle && !split.isMounted
        if !picture.edges.isPlain { picture.edges = Snapshot.Edges() }
        if isColumnStyle, cover == .nothing, isLaunched {
            picture.edges = Snapshot.Edges(of: split)
        }
        if let primary = isColumnStyle ? split.firstColumn : split.primaryColumn {
            writer.add(primary, to: &picture, .primary, below: cover)
        }
        if isColumnStyle, let supplementary = split.supplementaryColumn {
            writer.add(supplementary, to: &picture, .supplementary, below: cover)
        }
        if let secondary = split.secondaryColumn {
            writer.add(secondary, to: &picture, .secondary, below: cover)
        }
        if isColumnStyle, let inspector = split.inspectorColumn {
            writer.add(inspector, to: &picture, .inspector, below: cover)
        }
        var presented = presenter?.presentedViewController
        while let controller = presented {
            presented = controller.presentedViewController
            writer.add(
                controller, to: &picture, .presented, below: Cover(of: controller))
        }
        // A detail shown while collapsed is preserved (P4) and on the stack, or presented; it is
        // listed there.
        if !picture.panes.isEmpty {
            for kept in split.columnsOutOfSight {
                writer.add(kept, to: &picture, .preserved)
            }
        } else if let preserved = split.preservedSecondary, preserved.parent == nil,
            preserved.presentingViewController == nil
        {
            writer.add(preserved, to: &picture, .preserved)
        }
        for navigation in detached(from: split, in: runtime, besides: picture) {
            writer.add(navigation, to: &picture, .detached)
        }
        for stray in strays(of: split, in: runtime, besides: picture) {
            writer.addAlone(stray, to: &picture)
        }
        if let presenter, !presenter.isCoveredByPresented,
            split.showsInspectorSheet || presenter.presentedViewController?.holdsInspector == true
        {
            picture.panes.insert(.inspectorSheet)
        }
        if let belief = belief(about: picture) { picture.record = belief }
        if let names { note(names, of: &picture, given: writer.given) }
    }

    /// Adds earlier details that the app keeps in no container: for a tab behind another.
    ///
    /// - Parameter mayPutAway: Whether the step may have put some away; otherwise only those that
    ///   were away before are added.
    func addKept(
        of before: Snapshot, to picture: inout Snapshot, mayPutAway: Bool
    ) {
        for node in before.nodes where node.kind == .detail {
            guard mayPutAway || node.place == .detached && node.depth == 0,
                !picture.nodes.contains(where: { $0.controller == node.controller }),
                let controller = scene.runtime.living[node.controller], controller.parent == nil,
                controller.presentingViewController == nil
            else { continue }
            writer.addAlone(controller, to: &picture)
        }
    }

    /// Notes what the controllers of a picture are called.
    private func note(
        _ names: ScreenNames, of picture: inout Snapshot, given: [(id: UInt32, name: String)]
    ) {
        if picture.names.scene !== names { picture.names.scene = names }
        var found: [(controller: UInt32, type: UIViewController.Type)] = []
        for index in picture.nodes.indices {
            let number = picture.nodes[index].controller
            guard !named.contains(number), let controller = scene.runtime.living[number] else {
                continue
            }
            named.insert(number)
            found.append((number, type(of: controller)))
        }
        if !found.isEmpty { names.note(found) }
        for (number, name) in given { names.note(number, named: name) }
    }

    private var belief: Snapshot.Record {
        guard let record = scene.record else { return .undeclared }
        guard let screen = record() else { return .nothing }
        return .screen(screen.modelNumber.value)
    }

    /// The belief of the app about its screen, if it knows the screen by its item.
    private func belief(about picture: Snapshot) -> Snapshot.Record? {
        guard let recordedItem = scene.recordedItem else { return nil }
        guard let item = recordedItem() else { return .nothing }
        let word = SplitViewScene.Screen.detail(item: item).item
        let shown = picture.nodes.last {
            // An inspector is about what is shown beside it.
            $0.kind == .detail && $0.item == word && $0.place.isInstalled
                && $0.place != .inspector
        }
        return .screen(shown?.controller ?? Snapshot.Record.noController)
    }

    /// The navigation controllers that are alive and outside the scene, whether empty or not; the
    /// one around the split view is not outside.
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
            guard navigation.parent == nil,
                navigation !== runtime.visibleWindow?.rootViewController,
                navigation !== split.outermost,
                navigation !== split.preservedSecondary, !isInstalled(navigation, in: split),
                picture.panes.isEmpty || !picture.hasRoot(navigation.modelNumber.value)
            else { continue }
            found.append(navigation)
        }
        // The registry has no reliable order, and the order of making decides nothing: it only
        // arranges controllers of the same look.
        return found.count < 2 ? found : found.sorted { precedes($0, $1) }
    }

    /// The order of two navigation controllers outside the scene: by what they show.
    private func precedes(_ one: UINavigationController, _ other: UINavigationController) -> Bool {
        let (screens, others) = (one.viewControllers, other.viewControllers)
        if screens.count != others.count { return screens.count < others.count }
        for (first, second) in zip(screens, others) {
            let looks = (look(of: first) ?? (0, 0), look(of: second) ?? (0, 0))
            if looks.0 != looks.1 { return looks.0 < looks.1 }
            if type(of: first) != type(of: second) {
                return _typeName(type(of: first)) < _typeName(type(of: second))
            }
        }
        return one.modelNumber < other.modelNumber
    }

    /// The controllers outside the scene whose appearance state is still on screen, or in between.
    private func strays(
        of split: UISplitViewController, in runtime: ModelRuntime, besides picture: Snapshot
    ) -> [UIViewController] {
        // Usually only the controllers in the snapshot and the split view itself are alive.
        guard runtime.livingCount > picture.nodes.count + 1 else { return [] }
        met.removeAll()
        met.insert(split.modelNumber.value)
        for index in picture.nodes.indices { met.insert(picture.nodes[index].id) }
        return runtime.livingOnScreen(besides: met).filter { $0.outermost !== split.outermost }
    }

    /// Whether a controller without a parent is in a column that is not installed yet (ST11), is a
    /// hidden inspector, or is presented.
    private func isInstalled(
        _ navigation: UINavigationController, in split: UISplitViewController
    ) -> Bool {
        navigation === split.firstColumn || navigation === split.secondaryColumn
            || navigation === split.hiddenInspector
            || navigation.presentingViewController != nil
    }
}

extension Snapshot {
    /// Whether a controller is the outermost one of its part.
    fileprivate func hasRoot(_ controller: UInt32) -> Bool {
        nodes.contains { $0.controller == controller && $0.depth == 0 }
    }
}
