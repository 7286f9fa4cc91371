import StatefulTesting
import UIKitModel

/// The state of a stage: everything that decides the future and its judgement.
///
/// It is made of the model objects' own accounts (`encodeFuture(into:)`, beside their stored
/// properties), the notes of stage and driver, and the memory of the app: the stored properties of
/// its own objects, and the values that it set on those of UIKit.
extension SplitViewStage {
    /// Everything that decides the future, up to renaming of controllers.
    package var state: StageState { state(anchor: memory.isAnchored ? memory.anchor.picture : nil) }

    /// The state without what only a change of size could be judged by.
    package var reducedState: StageState { state(anchor: nil) }

    /// The memory of the app, in the words of a person, with the parts that a search leaves out.
    var memoryListing: MemoryListing {
        driver.log.asking {
            record.listing = MemoryListing()
            encode(anchor: nil)
            defer { _ = record.finish() }
            return record.listing ?? MemoryListing()
        }
    }

    /// The values that rows give, if rows are alike: they differ between scenes with taps on
    /// different rows, and not between scenes with taps on the same one. Any other value of the
    /// same property counts as it is.
    func findRowValues() -> [MemoryName: Set<String>] {
        guard driver.scene.rows == .alike else { return [:] }
        func listing(after tap: SplitViewCommand, in width: SplitViewCommand.Width) -> MemoryListing
        {
            let stage = sibling()
            for command in [.launch(width), tap] { _ = stage.perform(command) }
            return stage.memoryListing
        }
        var found: [MemoryName: Set<String>] = [:]
        for tap in alphabet where representative(of: tap) != tap {
            for width in SplitViewCommand.Width.allCases {
                let first = listing(after: representative(of: tap), in: width)
                let again = listing(after: representative(of: tap), in: width)
                let other = listing(after: tap, in: width)
                let chance = first.differingValues(from: again)
                let values = first.differingValues(from: other).filter { chance[$0.key] == nil }
                found.merge(values) { $0.union($1) }
            }
        }
        return found
    }

    /// The state.
    ///
    /// - Parameter anchor: The picture by which the next change of size will be judged, if any.
    private func state(anchor: Snapshot?) -> StageState {
        // Performs scenes of its own, the first time.
        let rowValues = rowValues
        return driver.log.asking {
            record.omissions = driver.scene.omissions.map(\.property)
            record.erased = rowValues
            encode(anchor: anchor)
            return record.finish()
        }
    }

    private func encode(anchor: Snapshot?) {
        record.begin(knowing: driver.scene.kept)
        record.add(step.after)
        let drawn = record.controllers.count
        addNotes(anchor: anchor)
        record.add(driver.scene.split)
        for screen in driver.scene.keptScreens { record.add(screen) }
        driver.window.encodeFuture(into: &record)
        driver.runtime.encodeFuture(into: &record)
        record.add(object: driver.window)
        record.addFutures(in: driver.runtime)
        addOrigins(beyond: drawn)
        addBars()
        if subject.readsEnvironment, !step.after.isLaunched, !rebuilding.isTwin {
            for state in statesInOtherWindows { for word in state { record.add(word) } }
        }
    }

    /// The notes of stage and driver for later decisions. Anything else kept by them from one step
    /// to the next, and no part of the scene, belongs here.
    private func addNotes(anchor: Snapshot?) {
        if let anchor {
            record.add(anchor)
        } else {
            record.add(.max)
        }
        record.add(memory.columns.word)
        if step.after.hasNodes(in: .presented) { record.add(driver.isModal ? 1 : 0) }
        if !subject.devices.isEmpty {
            record.add(
                UInt32(driver.place.number) << 8 | UInt32(memory.columns.windowNumber))
        }
        if driver.waiting != 0 { record.add(wide: driver.waiting) }
        if driver.window.isVisible, !step.after.isLaunched {
            if step.app.lastSeen.isSeen {
                record.add(step.app.lastSeen.picture)
                record.add(UInt32(step.listColumn.rawValue))
            } else {
                record.add(.max)
            }
        }
        let selection = driver.selection
        if let id = selection.id { record.add(record.number(of: id)) } else { record.add(0) }
        record.add(selection.isReplacing ? 1 : 0)
        if !driver.window.isVisible {
            record.add(memory.link.item)
            record.add((memory.link.isSuperseded ? 1 : 0) | (memory.link.isOpen ? 2 : 0))
        }
        // Their order makes no difference.
        let taps = memory.taps.map { $0.words(in: step.after) }
        record.add(UInt32(taps.count))
        for tap in taps.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            for word in tap { record.add(word) }
        }
    }

    /// The row for which each controller was made, the looks of the screens out of the picture, and
    /// the requested ones among these or among those shown as filled in: the app may say something
    /// else of these later. A screen in the picture of an earlier transition may have been released
    /// since, and then it does not matter.
    private func addOrigins(beyond drawn: Int) {
        let controllers = record.controllers
        if driver.scene.rows == .different {
            for id in controllers { record.add(UInt32(driver.origins.origin(of: id))) }
        }
        let living = driver.runtime.living
        for id in controllers[drawn...] {
            guard let controller = living[id] else { continue }
            record.add(camera.marks(of: id))
            // Tells apart the screens that the app keeps and made by itself.
            if controller !== driver.scene.split, let look = camera.look(of: controller) {
                record.add(look.role)
                record.add(look.item)
                record.add(wasBuilt(id, as: driver.scene.screen(controller).role.kind))
            }
        }
        for node in step.after.nodes where node.kind.isScreen {
            record.add(wasBuilt(node.controller, as: node.kind))
        }
        for node in step.after.nodes where node.marks.contains(.filledIn) {
            record.add(camera.marks(of: node.controller))
        }
        if watchesTakenAway || controllers.contains(where: memory.takenAway.contains) {
            for id in controllers { record.add(memory.takenAway.contains(id) ? 1 : 0) }
        }
    }

    /// 1 for a controller with which the app was built: the app may keep it.
    private func wasBuilt(_ id: UInt32, as kind: Snapshot.Kind) -> UInt32 {
        mayKeep(id, as: kind) ? 1 : 0
    }

    /// The controllers that would hide the tab bar, and so keep a person from another tab.
    private func addBars() {
        guard
            driver.scene.split.firstColumn?.asTabBar != nil
                || driver.scene.split.hasCompactColumn
        else { return }
        let living = driver.runtime.living
        for id in record.controllers {
            record.add(living[id]?.hidesBottomBarWhenPushed == true ? 1 : 0)
        }
    }

    /// A digest of the state, by what can be seen of it at little cost.
    var digest: Digest {
        var digest = Digest()
        digest.add(step.after)
        if memory.isAnchored { digest.add(memory.anchor.picture) }
        digest.spread(driver.scene.split.splitBits)
        digest.spread(UInt64(driver.hiddenState << 8 | memory.columns.word))
        if !subject.devices.isEmpty { digest.spread(UInt64(driver.place.number)) }
        let living = driver.runtime.living
        // The controllers that live on out of sight, and whether the detail shown last is among
        // them.
        digest.spread(UInt64(living.count) << 32 | UInt64(placeOfSelection))
        for node in step.after.nodes {
            guard let controller = living[node.controller] else { continue }
            let origin = UInt64(driver.origins.origin(of: node.controller))
            digest.spread(origin << 32 | UInt64(controller.futureBits))
            if let tabs = controller.asTabBar {
                digest.spread(UInt64(truncatingIfNeeded: tabs.selectedIndex))
            }
        }
        if driver.waiting != 0 { digest.spread(driver.waiting) }
        for number in driver.remembered { digest.spread(UInt64(truncatingIfNeeded: number)) }
        return digest
    }

    /// The place in the picture of the detail that was shown last: a number for its node, another
    /// one if it is out of sight, or 0 if there is none.
    private var placeOfSelection: Int {
        guard let id = driver.selection.id else { return 0 }
        return 1 + (step.after.nodes.place(of: id) ?? step.after.nodes.count)
    }
}

extension FutureRecord {
    /// Writes down a picture. Of a controller that comes up for the first time the number goes
    /// without saying.
    fileprivate mutating func add(_ picture: Snapshot) {
        add(picture.frame)
        add(UInt32(picture.nodes.count) << 1 | (picture.edges.isPlain ? 0 : 1))
        if !picture.edges.isPlain {
            picture.edges.forEachWord { add($0) }
        }
        for node in picture.nodes {
            let next = UInt32(controllers.count) + 1
            let number = number(of: node.controller)
            let isNew = number == next
            var word = UInt32(node.depth) << 24 | UInt32(node.place.rawValue) << 16
            word |= UInt32(node.kind.rawValue) << 8 | UInt32(node.marks.rawValue)
            add(word | (isNew ? 0 : 1 << 7) | (node.item == 0 ? 0 : 1 << 6))
            if !isNew { add(number) }
            if node.item != 0 { add(node.item) }
        }
        switch picture.record {
        case .undeclared: add(.max)
        case .nothing: add(0)
        case .screen(let id): add(number(of: picture.controller(of: id)))
        }
    }
}
