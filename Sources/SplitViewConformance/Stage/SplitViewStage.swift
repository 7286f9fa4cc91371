import StatefulTesting
import UIKitModel

/// Drives a subject by commands: its window, split view and delegate, with a picture taken after
/// each of them.
///
/// One stage is used for many runs: `reset()` builds the scene anew.
@MainActor package final class SplitViewStage {
    /// What is being judged.
    package let subject: SplitViewSubject
    /// What the app promises in this run; may demand less than the subject's own contract.
    package let contract: Contract
    /// Which UIKit is modelled.
    package let profile: UIKitProfile
    /// The kinds of command, with those that can never have an effect weighing nothing.
    package let kinds: [CommandKind]

    /// How many arguments there are for each kind of command in this app.
    package let argumentCounts: [UInt8]
    /// The arguments of `launch-on` that are about the subject's devices.
    let launchArguments: [UInt8]

    /// The step that was performed last.
    @exclusivity(unchecked) package internal(set) var step: SplitViewStep

    /// Whether the app starts with a placeholder.
    let hasPlaceholder: Bool

    let driver: SceneDriver
    let camera: SnapshotCamera
    /// Makes screens the same that show the same; `nil` if only one object is the same.
    @exclusivity(unchecked) private var sameness: ShownSameness?
    /// What could have an effect in the scene as it is now.
    @exclusivity(unchecked) private var offers = Offers(
        Snapshot(), isLaunched: false, isNarrow: false)
    /// The picture before the last transition, while nothing else happened since.
    @exclusivity(unchecked) private(set) var anchor = Snapshot()
    @exclusivity(unchecked) private(set) var isAnchored = false
    /// The row that was tapped last; see `SplitViewStage+Taps.swift`.
    @exclusivity(unchecked) var lastTap: LastTap?
    /// The last taps on other lists than that of the last one, if their results are still there.
    @exclusivity(unchecked) var earlierTaps: [LastTap] = []
    /// The item that the link promised with which the app is launched; 0 for none.
    @exclusivity(unchecked) var linkedItem: UInt32 = 0
    /// Whether something else was done since that link, so that the app need not follow it.
    @exclusivity(unchecked) var isLinkSuperseded = false
    /// Whether the app is launched with a link that does not say what it leads to.
    @exclusivity(unchecked) var isLinkOpen = false
    // See SplitViewStage+Noting.swift.
    @exclusivity(unchecked) var columnsBeforeCollapse = ColumnsBeforeCollapse()
    /// The number from which on controllers were made since the app was built.
    @exclusivity(unchecked) private(set) var firstMadeLater: UInt32 = 0
    /// Whether app code could take the split view out of sight: something is around it, or the app
    /// does more than make screens.
    @exclusivity(unchecked) private(set) var mayLeaveSight = false
    /// The controllers that the app has taken away, and that have not come back since.
    @exclusivity(unchecked) var takenAway: Set<UInt32> = []
    /// Where states are written down; see `SplitViewStage+State.swift`.
    @exclusivity(unchecked) var record = FutureRecord()
    /// The commands that can be given.
    let table = CommandTable.standard
    @exclusivity(unchecked) private var permissions: Permissions
    /// The subject's labels that the run has reached: one bit for each.
    @exclusivity(unchecked) var situations: UInt64 = 0
    // See SplitViewStage+Environment.swift.
    @exclusivity(unchecked) var isRebuilding = false
    @exclusivity(unchecked) private(set) var commandsBeforeLaunch: [SplitViewCommand] = []
    @exclusivity(unchecked) var twin: SplitViewStage?
    @exclusivity(unchecked) var isTwin = false
    /// What would be written down where the walks start that are tried.
    @exclusivity(unchecked) var savedAtStart: SceneDriver.SavedScene?
    /// The laws of the split view and the subject's own, with a replica of this stage to look ahead
    /// on; built when it is needed first, as the replica never needs it.
    package private(set) lazy var laws = LawSet(
        SplitViewLaws.aboutSteps + subject.laws, ahead: SplitViewLaws.ahead, replica: replica)
    /// Another stage of the same subject, which shares the record of what the app has queried.
    private lazy var replica = newReplica

    /// A stage of a subject.
    ///
    /// - Parameters:
    ///   - subject: What is to be judged.
    ///   - contract: What the app promises; by default what the subject demands.
    ///   - profile: Which UIKit is modelled; by default the one that the subject is about.
    package convenience init(
        _ subject: SplitViewSubject, contract: Contract? = nil, profile: UIKitProfile? = nil
    ) {
        let contract = contract ?? subject.contract
        self.init(
            subject, contract, profile ?? subject.profile,
            Permissions(contract.assumptions, for: .standard))
    }

    private init(
        _ subject: SplitViewSubject, _ contract: Contract, _ profile: UIKitProfile,
        _ permissions: Permissions
    ) {
        self.subject = subject
        self.contract = contract
        self.profile = profile
        self.permissions = permissions
        driver = SceneDriver(subject, profile: profile)
        camera = SnapshotCamera(driver)
        sameness = self.contract.policies.sameness == .shown ? ShownSameness() : nil
        kinds = Self.kinds(
            of: table, without: permissions.kindsRuledOut, by: subject.means(of: driver.scene))
        launchArguments = Self.launchArguments(on: subject.devices)
        argumentCounts = Self.argumentCounts(
            of: table, in: driver.scene, launches: launchArguments.count)
        step = SplitViewStep(
            .launch(.wide), nature: .transition, before: Snapshot(), after: Snapshot(),
            policies: self.contract.policies.completed(for: driver.scene.split))
        hasPlaceholder = camera.sees(.placeholder)
        start()
    }

    /// Another stage of the same subject with the same assumptions, so that what they permit need
    /// not be found out again.
    func sibling(
        policies: Policies? = nil, profile: UIKitProfile? = nil
    ) -> SplitViewStage {
        let contract = policies.map {
            Contract(assumptions: self.contract.assumptions, policies: $0)
        }
        return SplitViewStage(
            subject, contract ?? self.contract, profile ?? self.profile, permissions)
    }

    private var newReplica: SplitViewStage {
        let replica = sibling()
        replica.driver.attention = driver.attention
        replica.reset()
        return replica
    }

    /// Lets the sentences of laws name screens as the drawings of some pictures do.
    func nameScreens(as pictures: [Snapshot]) {
        step.picturesOfTrace = pictures
        replica.step.picturesOfTrace = pictures
    }

    /// Builds the scene anew, as before any command.
    package func reset() {
        renew()
        start()
    }

    /// Builds the scene anew, and then releases the one before.
    private func renew() {
        let commands = driver.log.count
        var former: SceneDriver.FormerScene? = driver.renew()
        driver.log.noteRelease(after: commands) {
            camera.turn(to: driver)
            withExtendedLifetime(former) {}
            former = nil
        }
    }

    /// Starts with the scene before any command, which the camera looks at.
    func start() {
        prepare()
        takePicture()
        step.built.copy(step.after)
        step.beganWithoutColumns = !step.after.hasColumns
    }

    private func prepare() {
        firstMadeLater = driver.runtime.nextNumber
        mayLeaveSight =
            driver.scene.actions.arePromised || !driver.window.hasRoot(driver.scene.split)
        step.lastSeen.isLaunched = false
        step.rows = driver.scene.rows == .alike ? 1 : SplitViewCommand.rowCount
        step.ownActions = UInt8(driver.scene.actions.own.count)
        step.isRestorable = driver.scene.restoration != nil
        step.restoresByItself = driver.scene.restoration?.save != nil
        situations = 0
        if subject.readsEnvironment { commandsBeforeLaunch = [] }
        isAnchored = false
        lastTap = nil
        if !earlierTaps.isEmpty { earlierTaps = [] }
        linkedItem = 0
        isLinkSuperseded = false
        isLinkOpen = false
        step.before.nodes.removeAll(keepingCapacity: true)
        columnsBeforeCollapse.forget()
        if !takenAway.isEmpty { takenAway = [] }
        driver.runtime.forgetEvents()
    }

    private func takePicture() {
        // Out of the step as long as it is looked at, so that it is not retained.
        var picture = Snapshot()
        swap(&picture, &step.after)
        camera.take(&picture, isLaunched: driver.isInSight)
        if driver.hasSideBar { picture.panes.insert(.sideBar) }
        if step.policies.otherTabs == .follow {
            camera.addKept(of: step.before, to: &picture, mayPutAway: step.mayPutAwayForTab)
        }
        step.isOutOfSight = !picture.isLaunched && driver.window.isVisible
        step.isRemoved = step.isOutOfSight && !driver.isInWindow
        if sameness != nil {
            sameness?.identify(&picture, in: driver.runtime)
            renumberBefore(towards: picture)
            picture.keepChosen(of: step.before)
            camera.adoptChosen(in: picture)
        }
        // Out of sight it is as a person has seen it last.
        if !step.isOutOfSight {
            step.listColumn = picture.hidesLists ? driver.hiddenListColumn : .isShown
        }
        offers = Offers(
            picture, isLaunched: driver.window.isVisible, isNarrow: driver.isNarrow)
        if lastTap != nil || !earlierTaps.isEmpty { forgetTaps(without: picture) }
        swap(&picture, &step.after)
    }

    /// The scene as it is now.
    package var picture: Snapshot { step.after }

    // MARK: Performing

    /// A run ends with the step that leaves more controllers than this: an app that doubles its
    /// screens with each change of size would never be done.
    private static let mostControllers = 1_000

    /// Performs a command and records the step.
    func give(_ command: SplitViewCommand) -> Outcome {
        let traits = table.traits(of: command.name)
        // Most commands that are drawn make no sense where they are drawn.
        guard offers.contain(traits.occasion) else { return .ignored }
        let columns = step.columns
        let listColumn = step.listColumn
        let outcome = carryOut(command, traits)
        guard outcome == .performed else { return outcome }
        defer { if !isRebuilding { driver.log.rest() } }
        let runtime = driver.runtime
        runtime.moveEvents(to: &step.calls)
        if runtime.hasRaised || step.hasRaised { step.exception = runtime.exception }
        noteChosen()
        step.tappedList = driver.tapped?.list ?? 0
        takePicture()
        step.unfoldContainers()
        step.chooseInOtherTree(camera)
        if sameness != nil { step.identifyChange() }
        settlePromise()
        followLink()
        chooseLookedAt()
        step.listColumnBefore = listColumn
        findSurvivors()
        followTakenAway()
        step.noteRoundTrip(&anchor, isAnchored: &isAnchored)
        followSight()
        followColumns(from: columns)
        if !subject.labels.isEmpty { noteSituations() }
        let isTooLarge = step.after.nodes.count > Self.mostControllers
        return step.hasRaised || isTooLarge ? .ended : .performed
    }

    /// Does what a command means, if anything. A deed holds the controllers it is about, and so is
    /// over before living controllers are counted.
    private func carryOut(
        _ command: SplitViewCommand, _ traits: CommandRow.Traits
    ) -> Outcome {
        guard isAllowed(command, showingLastSelected: traits.showsLastSelected) else {
            return driver.deed(for: command) == nil ? .ignored : .ruledOut
        }
        guard var deed = driver.deed(for: command) else { return .ignored }
        if !KnownEnds.isEmpty, KnownEnds.course.doesWithout(.command(command)) { return .ruledOut }
        makeCurrent()
        step.turnPage(to: command)
        step.nature = traits.nature
        step.windowNumber = driver.place.number
        if !KnownEnds.isEmpty, let end = driver.log.knownEnd(.command(command)) {
            step.ends(with: end.exception)
            return .ended
        }
        if !isRebuilding { driver.log.note(command) }
        if rebuild(for: command) {
            step.turnPage(to: command)
            step.nature = traits.nature
            // What came before the launch may end the app in this window, and in no other.
            guard let launch = driver.deed(for: command) else { return .performed }
            deed = launch
        } else if subject.readsEnvironment, !driver.window.isVisible, !traits.isLaunch {
            commandsBeforeLaunch.append(command)
        }
        if case .clearDetail = deed { step.noteCleared() }
        driver.perform(deed, noting: &step.change)
        driver.noteWaiting(after: command)
        if case .show = deed { step.noteReplaced(isReplacing: driver.selection.isReplacing) }
        return .performed
    }

    /// What the process printed last that ended with the last step; nothing if none did.
    var printedAtEnd: [String] {
        guard step.exception?.isCrash == true || step.exception?.isEndless == true else {
            return []
        }
        return driver.log.knownEnd(.command(step.command))?.printed ?? []
    }

    /// Notes the screens that the deed has shown, and the one in which a person worked.
    private func noteChosen() {
        camera.markChosen(step.change.added)
        if let screen = driver.workedIn { camera.markWorked(screen) }
    }

    /// There may be other stages, each with its own runtime.
    func makeCurrent() {
        if driver.runtime.makeCurrent() { driver.scene.actions.returning?() }
    }

    private func isAllowed(
        _ command: SplitViewCommand, showingLastSelected: Bool
    ) -> Bool {
        var situation = offers.situation
        if showingLastSelected, driver.lastSelected?.parent != nil {
            situation.insert(.shownAlready)
        }
        return permissions.allow(command, in: situation)
    }

    // MARK: Retracing

    /// Goes where a trace leads that this stage or one like it has performed.
    func go(along trace: [SplitViewCommand]) {
        renew()
        guard trace.count > 1, !seesEveryStep else {
            start()
            return goOn(along: trace)
        }
        prepare()
        goOn(along: trace)
    }

    /// Goes on where a trace leads, without pictures and without judging. Only a final change of
    /// size is taken down as usual, because the next one is judged by it.
    func goOn(along trace: [SplitViewCommand]) {
        guard let last = trace.last else { return }
        makeCurrent()
        if seesEveryStep {
            for command in trace { _ = give(command) }
            return
        }
        let isWatched = trace.count == 1 || table.traits(of: last.name).nature == .transition
        for command in isWatched ? trace.dropLast() : trace[...] {
            guard let deed = driver.deed(for: command) else { continue }
            step.change.clear()
            let (columns, window) = (driver.columns, driver.place.number)
            driver.log.note(command)
            driver.perform(deed, noting: &step.change)
            driver.noteWaiting(after: command)
            columnsBeforeCollapse.follow(driver, from: columns, in: window, after: command)
            noteChosen()
            // An app may look around when it is asked, and so is asked as often as for pictures.
            _ = driver.scene.record?()
            _ = driver.scene.recordedItem?()
        }
        driver.log.rest()
        if !isWatched || trace.count > 1 {
            isAnchored = false
            driver.forgetEvents()
            takePicture()
        }
        if isWatched { _ = give(last) }
    }

    /// Whether no picture may be left out, because what later steps mean or how they are judged
    /// depends on what the pictures in between show.
    private var seesEveryStep: Bool {
        mayLeaveSight || sameness != nil || subject.readsEnvironment
            || driver.scene.split.hasCompactColumn || step.policies.narrowScreens == .another
            || step.policies.otherTabs == .follow || watchesTakenAway
    }

    /// Ends the process as the system does, and starts the app again in a window of a width, with
    /// what was written down, if anything was.
    func restart(
        in width: SplitViewCommand.Width, with saved: SceneDriver.SavedScene?
    ) -> Outcome {
        guard let saved, let place = saved.place.with(width) else { return .ignored }
        if !KnownEnds.isEmpty {
            if KnownEnds.course.doesWithout(.restart(width)) { return .ruledOut }
            if driver.log.knownEnd(.restart(width)) != nil { return .ended }
        }
        driver.log.noteRestart(in: width)
        driver.reset(restoring: saved, in: place)
        camera.turn(to: driver)
        start()
        // After an exception no command is given any more, not even the launch.
        return driver.runtime.hasRaised ? .ended : give(.launch(width))
    }
}
