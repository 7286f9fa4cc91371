import StatefulTesting
import UIKitModel

/// Drives a subject by commands: its window, split view and delegate.
///
/// Each step is performed, looked at, compared with what could be expected, and remembered. One
/// stage is used for many runs: `reset()` builds the scene anew.
@MainActor package final class SplitViewStage {
    package let subject: SplitViewSubject
    /// The promises of the app in this run; may demand less than the subject's own contract.
    package let contract: Contract
    package let profile: UIKitProfile
    /// The commands that can be given.
    @exclusivity(unchecked) var offerings: Offerings
    /// The step that was performed last.
    @exclusivity(unchecked) package internal(set) var step: SplitViewStep
    let driver: SceneDriver
    let camera: SnapshotCamera
    /// The commands that could have an effect in the scene as it is now.
    @exclusivity(unchecked) var offers = Offers(
        Snapshot(), isLaunched: false, isNarrow: false)
    @exclusivity(unchecked) var memory = Memory()
    /// Where states are written down; see `SplitViewStage+State.swift`.
    @exclusivity(unchecked) var record = FutureRecord()
    /// The values that a row gives to its screen, if rows are alike (`findRowValues()`).
    lazy var rowValues = findRowValues()
    /// How the scene is built anew for another window; see `SplitViewStage+Environment.swift`.
    @exclusivity(unchecked) var rebuilding = Rebuilding()
    /// The parts of the scene that would be written down at the start of the walks to be tried.
    @exclusivity(unchecked) var savedAtStart: SceneDriver.SavedScene?
    /// The laws of the split view and the subject's own, with a replica of this stage to look ahead
    /// on; built when it is needed first, as the replica never needs it.
    package private(set) lazy var laws = LawSet(
        SplitViewLaws.aboutSteps + subject.laws, ahead: SplitViewLaws.ahead, replica: replica)
    /// Another stage of the same subject: it shares the record of the app's queries.
    private lazy var replica = newReplica

    /// A stage of a subject.
    ///
    /// - Parameters:
    ///   - subject: What is to be judged.
    ///   - contract: The promises of the app; by default the contract of the subject.
    ///   - profile: The modelled UIKit; by default the one that the subject is about.
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
        (self.subject, self.contract, self.profile) = (subject, contract, profile)
        driver = SceneDriver(subject, profile: profile)
        camera = SnapshotCamera(driver, makesScreensAnew: contract.policies.makesScreensAnew)
        offerings = Offerings(subject, in: driver.scene, permissions: permissions)
        step = SplitViewStep(
            .launch(.wide), nature: .transition, before: Snapshot(), after: Snapshot())
        start()
    }

    /// Another stage of the same subject with the same assumptions, so that their permissions need
    /// not be found out again.
    func sibling(
        policies: Policies? = nil, profile: UIKitProfile? = nil
    ) -> SplitViewStage {
        let contract = policies.map {
            Contract(assumptions: self.contract.assumptions, policies: $0)
        }
        return SplitViewStage(
            subject, contract ?? self.contract, profile ?? self.profile, offerings.permissions)
    }

    private var newReplica: SplitViewStage {
        let replica = sibling()
        replica.driver.attention = driver.attention
        replica.reset()
        return replica
    }

    /// Lets the sentences of laws name screens as the drawings of some pictures do.
    func nameScreens(as pictures: [Snapshot]) {
        step.app.picturesOfTrace = pictures
        replica.step.app.picturesOfTrace = pictures
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
        look()
        step.app.built.copy(step.now)
    }

    private func prepare() {
        memory.forget(firstMadeLater: driver.runtime.nextNumber)
        step.app.hasBegun = false
        step.app.lastSeen.picture.isLaunched = false
        step.app.rows = driver.scene.rows == .alike ? 1 : SplitViewCommand.rowCount
        step.app.ownActions = UInt8(driver.scene.actions.own.count)
        step.app.isRestorable = driver.scene.restoration != nil
        step.app.restoresByItself = driver.scene.restoration?.save != nil
        step.app.isColumnStyle = driver.scene.split.isColumnStyle
        step.expectation.terms = contract.policies.terms(isColumnStyle: step.app.isColumnStyle)
        if subject.readsEnvironment { rebuilding.commandsBeforeLaunch = [] }
        step.was.picture.nodes.removeAll(keepingCapacity: true)
        step.was.read()
        step.expectation.clear()
        driver.runtime.forgetEvents()
    }

    /// The scene as it is now.
    package var picture: Snapshot { step.after }

    var hasPlaceholder: Bool { step.app.built.screens.contains(where: \.isPlaceholder) }

    // MARK: Steps

    /// A run ends with the step that leaves more controllers than this: an app with twice the
    /// screens after each change of size would never be done.
    private static let mostControllers = 1_000

    /// Performs a command, looks at the result for a person, and compares it with the expectation.
    func give(_ command: SplitViewCommand) -> Outcome {
        let traits = offerings.table.traits(of: command.name)
        // Most drawn commands make no sense in their state.
        guard offers.contain(traits.occasion) else { return .ignored }
        let columns = driver.columns
        let outcome = carryOut(command, traits)
        guard outcome == .performed else { return outcome }
        defer { if !rebuilding.isUnderWay { driver.log.rest() } }
        noteChosen()
        look()
        expect()
        remember(columns: columns)
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
        if !KnownEnds.isEmpty, KnownEnds.doWithout(.command(command)) { return .ruledOut }
        makeCurrent()
        turnPage(to: command, traits)
        if !KnownEnds.isEmpty, let end = driver.log.knownEnd(.command(command)) {
            step.ends(with: end.exception)
            return .ended
        }
        if !rebuilding.isUnderWay { driver.log.note(command) }
        if rebuild(for: command) {
            turnPage(to: command, traits)
            // A command before the launch may end the app in this window, and in no other.
            guard let launch = driver.deed(for: command) else { return .performed }
            deed = launch
        } else if subject.readsEnvironment, !driver.window.isVisible, !traits.isLaunch {
            rebuilding.commandsBeforeLaunch.append(command)
        }
        if case .clearDetail = deed { step.noteCleared() }
        driver.perform(deed, noting: &step.expectation)
        driver.noteWaiting(after: command)
        return .performed
    }

    private func turnPage(to command: SplitViewCommand, _ traits: CommandRow.Traits) {
        step.turnPage(to: command)
        step.nature = traits.nature
        if step.was.isSeen { step.app.hasBegun = true }
    }

    /// The last output of a process that ended with the last step; nothing if none did.
    var printedAtEnd: [String] {
        guard step.exception?.isCrash == true || step.exception?.isEndless == true else {
            return []
        }
        return driver.log.knownEnd(.command(step.command))?.printed ?? []
    }

    /// There may be other stages, each with its own runtime.
    func makeCurrent() {
        if driver.runtime.makeCurrent() { driver.scene.actions.returning?() }
    }

    private func isAllowed(
        _ command: SplitViewCommand, showingLastSelected: Bool
    ) -> Bool {
        var situation = offers.situation
        if showingLastSelected, driver.selection.controller?.parent != nil {
            situation.insert(.shownAlready)
        }
        return offerings.permissions.allow(command, in: situation)
    }

    /// Takes a reading of the scene as it is now.
    private func look() {
        let runtime = driver.runtime
        runtime.moveEvents(to: &step.calls)
        if runtime.hasRaised || step.hasRaised { step.exception = runtime.exception }
        takeReading()
    }

    // MARK: Retracing

    /// Follows a trace that this stage or one like it has performed.
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
        let isWatched =
            trace.count == 1 || offerings.table.traits(of: last.name).nature == .transition
        for command in isWatched ? trace.dropLast() : trace[...] {
            guard let deed = driver.deed(for: command) else { continue }
            step.expectation.clear()
            let (columns, window) = (driver.columns, driver.place.number)
            driver.log.note(command)
            driver.perform(deed, noting: &step.expectation)
            driver.noteWaiting(after: command)
            followColumns(from: columns, in: window, after: command)
            noteChosen()
            // An app may look around when it is asked, and so is asked as often as for pictures.
            _ = driver.scene.record?()
            _ = driver.scene.recordedItem?()
        }
        driver.log.rest()
        if !isWatched || trace.count > 1 {
            memory.isAnchored = false
            step.app.hasBegun = driver.window.isVisible
            driver.forgetEvents()
            step.expectation.clear()
            look()
        }
        if isWatched { _ = give(last) }
    }

    /// Ends the process as the system does, and starts the app again in a window of a width, with
    /// what was written down, if anything was.
    func restart(
        in width: SplitViewCommand.Width, with saved: SceneDriver.SavedScene?
    ) -> Outcome {
        guard let saved, let place = saved.place.with(width) else { return .ignored }
        if !KnownEnds.isEmpty {
            if KnownEnds.doWithout(.restart(width)) { return .ruledOut }
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
