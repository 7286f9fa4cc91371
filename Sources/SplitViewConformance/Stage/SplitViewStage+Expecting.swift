import UIKitModel

/// Expecting and remembering: the effects to expect of a step, and the facts that decide the
/// judgement of later ones.
extension SplitViewStage {
    /// Completes what could be expected of the step.
    func expect() {
        noteElsewhere()
        barWhatWasTakenAway()
        let policies = contract.policies
        if step.expects(.everythingGoes) { step.expectEverythingGone() }
        if step.expectation.newFrom != .max { step.expectWhatIsAbove() }
        step.expect(under: policies, in: circumstances)
        step.expectReturn(from: &memory, in: driver.place.number, under: policies)
        findSurvivors()
    }

    private var circumstances: SplitViewStep.Circumstances {
        var known = SplitViewStep.Circumstances()
        if step.nature == .transition { known.link = linkAtLaunch }
        guard step.nature == .show else { return known }
        known.isReplacing = driver.selection.isReplacing
        guard let tap = driver.touched.tap else { return known }
        known.list = step.was.screens.first { $0.controller == tap.list }
        known.mayStay = memory.mayBeShown(byRow: tap.row, of: known.list, in: step.was)
        return known
    }

    /// The link that the launch has to follow, if this is the launch.
    private var linkAtLaunch: Memory.Link {
        guard offerings.table.traits(of: step.command.name).isLaunch else { return Memory.Link() }
        let link = memory.link
        let isElsewhere =
            link.item != 0 && step.now.detailInFront(showing: link.item) == nil
            && driver.showsElsewhere(item: link.item)
        return isElsewhere ? Memory.Link() : link
    }

    /// Notes what was promised and is in sight outside the split view.
    private func noteElsewhere() {
        guard step.expects(.bringsToFront) else { return }
        if case .item(let item) = step.expectation.word {
            // The front of a split view out of sight is not seen.
            let isSeen =
                step.now.sight == .split && step.now.detailInFront(showing: item) != nil
            if !isSeen, driver.showsElsewhere(item: item) {
                step.expectation.terms.insert(.isElsewhere)
            }
            return
        }
        guard let first = step.expectation.comes.first else { return }
        if step.now.anyScreen(first) == nil, driver.showsElsewhere(first) {
            step.expectation.terms.insert(.isElsewhere)
        }
        step.expectation.comes.removeAll {
            step.now.screen($0) == nil && driver.showsElsewhere($0)
        }
    }

    /// Notes the screens that went and live on although nothing should hold them.
    ///
    /// A screen taken away by a turn is lost content, and is for `contents-preserved`.
    private func findSurvivors() {
        for key in step.expectation.goes {
            noteIfSurvivor(step.before.controller(of: key))
        }
        if let id = driver.touched.formerlySelected { noteIfSurvivor(id) }
        // The details of a tab that was left come back with it.
        if step.nature == .transition || step.expects(.countsKept) { return }
        for index in step.was.screens.indices {
            let screen = step.was.screens[index]
            if screen.isContent, step.now.screen(screen.key, perhapsAt: index) == nil {
                noteIfSurvivor(screen.controller)
            }
        }
    }

    private func noteIfSurvivor(_ controller: UInt32) {
        guard driver.outlives(controller), !mayKeep(controller), !step.after.shows(controller)
        else { return }
        let id = step.before.identity(of: controller) ?? controller
        if !step.survivors.contains(id) { step.survivors.append(id) }
    }

    /// Whether the app was built with a screen: it may have made the screen once, to show it again.
    /// A list only where app code makes the screens; otherwise it makes none in its place.
    func mayKeep(_ controller: UInt32, as kind: Snapshot.Kind) -> Bool {
        controller < memory.firstMadeLater
            && (driver.scene.actions.arePromised || kind == .detail)
    }

    private func mayKeep(_ controller: UInt32) -> Bool {
        let place = step.before.nodes.place(of: controller)
        return mayKeep(controller, as: place.map { step.before.nodes[$0].kind } ?? .list)
    }

    // MARK: Remembering

    /// Remembers what decides how later steps are judged.
    ///
    /// - Parameter columns: How the columns were arranged before this step, if there were two.
    func remember(columns: SplitViewStep.Arrangement?) {
        rememberTap()
        rememberLink()
        rememberWhatWasTakenAway()
        if !memory.taps.isEmpty { memory.forgetTaps(without: step.now) }
        followColumns(from: columns, in: step.was.window, after: step.command)
        if step.was.isSeen, !step.now.isSeen { step.app.lastSeen.copy(step.was) }
        if !subject.labels.isEmpty { noteSituations() }
    }

    private func rememberTap() {
        guard let tapped = driver.touched.tap, !step.hasRaised,
            let list = step.was.screens.first(where: { $0.controller == tapped.list })
        else { return }
        let isNew = { (screen: ReadScreen) in
            screen.controller >= self.step.expectation.newFrom
                || self.step.was.screen(screen.key)?.isInFront != true
                || self.step.was.screen(screen.key)?.item != screen.item
        }
        let fronts = step.now.fronts.filter { $0.isContent && $0.key != list.key }
        let result =
            fronts.last { $0.isDetail && isNew($0) } ?? fronts.last { isNew($0) }
            ?? fronts.last { $0.isDetail }
        guard let result else { return }
        if result.standing.contains(.byDefault), !isNew(result), step.command.name == .select {
            // The row of what the app has filled in.
            camera.markWorked(
                SceneDriver.WorkedScreen(id: result.controller, isFilledIn: true))
            step.now.picture.choose(result.key)
            step.now.read()
        }
        let isKnown = memory.taps.contains {
            $0.result == result.key || $0.list == list.key && $0.row == tapped.row
        }
        if isKnown, !isNew(result) { return }
        memory.note(
            Memory.Tap(
                row: tapped.row, list: list.key, listItem: list.item, result: result.key,
                item: result.item))
    }

    /// Remembers the promise of a link before the launch, or that something else was done since.
    private func rememberLink() {
        guard !driver.window.isVisible else { return memory.link = Memory.Link() }
        guard step.opensLink else {
            memory.link.isSuperseded = memory.link.item != 0
            return
        }
        if case .item(let item) = step.expectation.word {
            memory.link = Memory.Link(item: item)
        } else {
            memory.link.isSuperseded = memory.link.item != 0
            memory.link.isOpen = step.expectation.word == .anything
        }
    }

    /// Notes how the columns were arranged before a collapse.
    func followColumns(
        from columns: SplitViewStep.Arrangement?, in window: UInt8, after command: SplitViewCommand
    ) {
        let split = driver.scene.split
        memory.columns.follow(
            from: columns, isCollapsed: split.isCollapsed,
            preferring: split.preferredDisplayMode, in: window, after: command)
    }

    /// Whether no picture may be left out, because the meaning or the judgement of later steps
    /// depends on the pictures in between.
    var seesEveryStep: Bool {
        driver.mayLeaveSight || camera.makesScreensAnew || subject.readsEnvironment
            || driver.scene.split.hasCompactColumn || step.expects(.tabsKeepDetails)
            || watchesTakenAway
    }
}

extension SplitViewStep {
    /// Notes whether this step ends a way there and back, and how the columns were arranged before;
    /// and remembers what a person had before it, if such a way may begin with it.
    ///
    /// - Parameters:
    ///   - memory: What is remembered of earlier steps.
    ///   - policies: The product decisions of the app.
    fileprivate mutating func expectReturn(
        from memory: inout Memory, in window: UInt8, under policies: Policies
    ) {
        guard nature == .transition else { return memory.isAnchored = false }
        let isTurn = changesColumns && !bringsNews
        if passesThroughBackground, !hasRaised, !bringsNews, was.isOneStack == now.isOneStack {
            expectation.terms.formUnion([.isStay, .leadsBack])
            beginning.reading.copy(was)
        } else if isTurn, memory.isAnchored {
            expectation.terms.insert(.leadsBack)
            swap(&beginning.reading, &memory.anchor)
        }
        if completesRoundTrip { expectMixedTabs(under: policies) }
        if was.isOneStack, !now.isOneStack {
            beginning.arrangement = memory.columns.arrangement(in: window)
        }
        // A split view that comes in sight was not seen before, so no round trip begins there.
        memory.isAnchored = isTurn && was.isSeen
        if memory.isAnchored { memory.anchor.copy(was) }
    }

    /// Lists all earlier lists and details as what has to go. A screen without an item that is
    /// presented over them, a log-in screen for instance, is neither; a list below it is not shown,
    /// and may be the next person's.
    fileprivate mutating func expectEverythingGone() {
        func hasToGo(_ screen: ReadScreen) -> Bool {
            screen.standing.contains(.over) && screen.item != 0
        }
        let isCovered = now.screens.contains { screen in
            screen.standing.contains(.over) && screen.isContent
                && !was.screens.contains { $0.key == screen.key && hasToGo($0) }
        }
        for screen in was.content {
            let mayStay =
                screen.standing.contains(.over)
                ? !hasToGo(screen) : isCovered && screen.isList
            if mayStay {
                expectation.mayGo.append(screen.key)
            } else {
                expectation.goes.append(screen.key)
            }
        }
    }

    /// Lists the screens on top of those that go, on the same stack: they may go.
    fileprivate mutating func expectWhatIsAbove() {
        guard !expectation.goes.isEmpty else { return }
        for index in before.nodes.indices where expectation.goes.contains(before.nodes[index].id) {
            guard let stack = before.ancestors(of: index).first,
                before.nodes[stack].kind == .navigation
            else { continue }
            for node in before.above(index) where node.kind.isContent {
                expectation.mayGo.append(node.id)
            }
        }
    }
}
