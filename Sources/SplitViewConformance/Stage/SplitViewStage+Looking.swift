import UIKitModel

/// Looking: the screens that a person has after a command, and the chosen ones among them.
extension SplitViewStage {
    /// Takes a picture, finds out what of it was chosen, and reads it.
    func takeReading() {
        // Out of the step as long as it is looked at, so that it is not retained.
        var reading = Reading()
        swap(&reading, &step.now)
        camera.take(&reading.picture, isLaunched: driver.isInSight)
        if driver.beginning.hasSideBar { reading.picture.panes.insert(.sideBar) }
        note(&reading)
        if step.expects(.tabsKeepDetails) {
            camera.addKept(
                of: step.before, to: &reading.picture, mayPutAway: step.mayPutAwayForTab)
        }
        if camera.makesScreensAnew,
            let turned = camera.identify(
                &reading.picture, after: step.before, inTurn: step.nature == .transition)
        {
            renumber(turned)
        }
        swap(&reading, &step.now)
        if step.unfoldContainers() { step.was.read() }
        choose()
        step.now.read()
    }

    /// Notes the place of the window, the visible part of it, and the commands that could have an
    /// effect in it.
    private func note(_ reading: inout Reading) {
        let isVisible = driver.window.isVisible
        reading.window = driver.place.number
        reading.isWide = isVisible && driver.isAsWideAsItGets
        let isOutOfSight = !reading.picture.isLaunched && isVisible
        reading.sight = !isOutOfSight ? .split : driver.isInWindow ? .elsewhere : .removed
        reading.standIn = reading.sight == .removed ? driver.standIn : nil
        // Out of sight it is as a person has seen it last.
        reading.listColumn =
            isOutOfSight
            ? step.was.listColumn
            : reading.picture.hidesLists ? driver.hiddenListColumn : .isShown
        offers = Offers(reading.picture, isLaunched: isVisible, isNarrow: driver.isNarrow)
    }

    /// Gives remembered screens the identities that they have now.
    private func renumber(_ turned: [UInt32: UInt32]) {
        step.was.picture.renumber(turned)
        step.was.read()
        if step.app.lastSeen.isSeen {
            step.app.lastSeen.picture.renumber(turned)
            step.app.lastSeen.read()
        }
        memory.taps = memory.taps.map { $0.renumbered(turned) }
    }

    // MARK: What was chosen

    /// Notes the screens that the deed has shown, and the one used by a person.
    func noteChosen() {
        camera.markChosen(step.expectation.comes)
        if let screen = driver.touched.workedIn { camera.markWorked(screen) }
    }

    /// Finds out which screens of the picture were chosen in this step.
    private func choose() {
        chooseInOtherTree()
        if camera.makesScreensAnew { step.identifyExpected() }
        // Otherwise steps may be taken without a picture.
        guard driver.scene.actions.arePromised else { return }
        let word = step.expectation.word
        if word.isOpen || step.expects(.isRefused) {
            camera.choose(&step.now.picture, from: step.expectation.newFrom)
        }
        camera.forgetGone(since: step.before, in: step.after)
        for node in step.after.nodes where node.kind == .detail && !node.isChosen {
            if isChosenNow(node) { choose(node) }
        }
        if case .item(let item) = word { choose(showing: item) }
        if isLaunchByLink { choose(showing: memory.link.item) }
    }

    /// Whether a detail is chosen by this step, though no one named it: a person has brought it to
    /// the front, or the app no longer says that it has filled it in.
    private func isChosenNow(_ node: Snapshot.Node) -> Bool {
        if node.marks.contains(.filledIn) { return false }
        if step.before.nodes.contains(where: {
            $0.controller == node.controller && $0.marks.contains(.filledIn)
        }) {
            return true
        }
        let wasInFront = step.before.nodes.contains {
            $0.id == node.id && $0.isInFront && $0.item == node.item && $0.kind == node.kind
        }
        let isBroughtToFront =
            node.isInFront && node.place != .inspector && node.place != .presented && !wasInFront
        guard isBroughtToFront, step.after.isLaunched else { return false }
        switch step.nature {
        case .transition: return isLaunchByLink && memory.link.isOpen
        case .show: return true
        case .app: return step.after.isCollapsed || step.hasTakenChosenAway
        case .direct:
            return step.after.isCollapsed || step.expects(.isRefused)
                || camera.makesScreensAnew && step.mayPutAwayForTab
        }
    }

    private var isLaunchByLink: Bool {
        offerings.table.traits(of: step.command.name).isLaunch
            && (memory.link.item != 0 || memory.link.isOpen)
    }

    /// Chooses the detail in front with an item, unless the app calls it filled in.
    private func choose(showing item: UInt32) {
        guard step.now.sight == .split, let shown = step.after.detailInFront(showing: item),
            !shown.isChosen, !shown.marks.contains(.filledIn)
        else { return }
        choose(shown)
    }

    /// Marks a screen of the picture as asked for, there and in all later ones.
    func choose(_ node: Snapshot.Node) {
        camera.markChosen([node.controller])
        step.now.picture.choose(node.id)
    }

    /// A detail chosen in one tree is chosen in the other, because the app made its screens anew.
    /// Only items tell which screens are alike, unless the trees are those of a compact column.
    private func chooseInOtherTree() {
        let changesCompact =
            step.was.isSeen && step.was.isCompactTree != step.now.isCompactTree
        let changesOther = step.expects(.hasOtherScreens) && step.changesColumns
        guard changesCompact || changesOther else { return }
        for node in step.before.nodes where node.kind == .detail && node.isChosen {
            if node.item != 0 || changesCompact {
                camera.choose(&step.now.picture, alike: node)
            }
        }
    }
}

extension SplitViewStep {
    /// Whether this is a step in which details may come and go with their tabs.
    var mayPutAwayForTab: Bool {
        nature == .transition || command.name == .switchTab && !expects(.isRefused)
    }

    /// Whether a chosen detail that was in front is not there any more.
    var hasTakenChosenAway: Bool {
        before.nodes.contains {
            $0.kind == .detail && $0.isInFront && $0.isChosen && !after.showsContent($0.id)
        }
    }

    /// Notes that the chosen details go; a filled-in detail may stay, and so may an inspector, and
    /// a screen presented over the columns.
    mutating func noteCleared() {
        for screen in was.screens where screen.isDetail && screen.isChosen && screen.isReachable {
            let isApart =
                screen.standing.contains(.inspector)
                || screen.standing.contains(.over) && !was.isOneStack
            if !isApart { expectation.goes.append(screen.controller) }
        }
    }

    /// Turns the numbers of expected controllers into the identities that they have in the
    /// pictures.
    mutating func identifyExpected() {
        // A screen that goes counts with its item of before; a controller may show something else
        // since.
        func identity(of controller: UInt32) -> UInt32 {
            before.identity(of: controller) ?? after.identity(of: controller) ?? controller
        }
        expectation.comes = expectation.comes.map {
            after.identity(of: $0) ?? before.identity(of: $0) ?? $0
        }
        expectation.goes = expectation.goes.map(identity)
        expectation.mayGo = expectation.mayGo.map(identity)
    }
}

extension Snapshot {
    /// Marks a controller as asked for.
    mutating func choose(_ id: UInt32) {
        for index in nodes.indices where nodes[index].id == id {
            if nodes[index].marks.remove(.filledIn) != nil { nodes[index].marks.insert(.workedIn) }
            nodes[index].marks.insert(.chosen)
        }
    }
}
