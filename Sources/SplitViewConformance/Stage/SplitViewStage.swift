import StatefulTesting
import UIKitModel

/// A subject on stage: window, split view and delegate, driven by commands and photographed after
/// each of them.
///
/// One stage is used for many runs: `reset()` builds the scene anew.
@MainActor public final class SplitViewStage {
    /// What is being judged.
    public let subject: Subject
    /// What the app promises in this run; may demand less than the subject's own contract.
    public let contract: Contract
    /// Which UIKit is modelled.
    public let profile: UIKitProfile
    /// The kinds of command, with those that can never come to anything weighing nothing.
    public let kinds: [CommandKind]

    /// The step that was performed last.
    @exclusivity(unchecked) public private(set) var step: SplitViewStep

    /// Whether the app starts with a placeholder.
    let hasPlaceholder: Bool

    let driver: SceneDriver
    @exclusivity(unchecked) private(set) var camera: SnapshotCamera
    /// What could come to anything in the scene as it is now.
    @exclusivity(unchecked) private var offers = Offers(Snapshot(), isNarrow: false)
    /// The picture before the last transition, while nothing else happened since.
    @exclusivity(unchecked) private(set) var anchor = Snapshot()
    @exclusivity(unchecked) private(set) var anchorListColumn = SplitViewStep.ListColumn.isShown
    @exclusivity(unchecked) private(set) var isAnchored = false
    /// Whether what the app asks for is being kept; see `SplitViewStage+Attention.swift`.
    @exclusivity(unchecked) var attending = Attending()
    /// Where states are written down; see `SplitViewStage+State.swift`.
    @exclusivity(unchecked) var record = FutureRecord()
    private let permissions: Permissions
    /// The subject's labels that the run has come by: one bit for each.
    @exclusivity(unchecked) var situations: UInt64 = 0
    @exclusivity(unchecked) private var lookout = Lookout()
    /// Built when it is needed first: most stages never look ahead.
    private lazy var understudy = Understudy(of: self)
    /// What was seen ahead, while equal states are taken for one.
    @exclusivity(unchecked) private var memo: ForesightMemo?

    /// Puts a subject on stage.
    ///
    /// - Parameters:
    ///   - subject: What is to be judged.
    ///   - contract: What the app promises; by default what the subject demands.
    ///   - profile: Which UIKit is modelled; by default the one that the subject is about.
    public init(_ subject: Subject, contract: Contract? = nil, profile: UIKitProfile? = nil) {
        let profile = profile ?? subject.profile
        self.subject = subject
        self.contract = contract ?? subject.contract
        self.profile = profile
        permissions = Permissions(self.contract)
        driver = SceneDriver(subject, profile: profile)
        camera = SnapshotCamera(driver)
        kinds = Self.kinds(
            without: permissions.kindsRuledOut.union(driver.scene.kindsItLacks))
        step = SplitViewStep(
            .launch(.wide), nature: .transition, before: Snapshot(), after: Snapshot(),
            policies: self.contract.policies)
        hasPlaceholder = camera.sees(.placeholder)
        raiseCurtain()
    }

    /// Builds the scene anew, as before any command.
    public func reset() { reset(forRun: 0) }

    /// Builds the scene anew, for a run of a search: runs that begin alike look ahead in different
    /// places.
    public func reset(forRun run: UInt64) {
        driver.reset()
        camera = SnapshotCamera(driver)
        raiseCurtain(forRun: run)
    }

    private func raiseCurtain(forRun run: UInt64 = 0) {
        prepare(forRun: run)
        takePicture()
    }

    private func prepare(forRun run: UInt64) {
        situations = 0
        isAnchored = false
        lookout.restart(run: run)
        driver.runtime.forgetEvents()
    }

    private func takePicture() {
        camera.take(&step.after, isLaunched: driver.window.isVisible)
        step.listColumn = step.after.hidesPrimary ? driver.hiddenListColumn : .isShown
        offers = Offers(step.after, isNarrow: driver.isNarrow)
    }

    /// The scene as it is now.
    public var picture: Snapshot { step.after }

    // MARK: Performing

    /// Gives a command; whether anything came of it.
    func act(_ command: SplitViewCommand) -> Bool {
        lookout.told &+= 1
        guard stepOn(command) else { return false }
        lookAhead()
        return true
    }

    /// Gives a command and takes down what comes of it; whether anything did.
    private func stepOn(_ command: SplitViewCommand) -> Bool {
        guard carryOut(command) else { return false }
        let runtime = driver.runtime
        runtime.moveEvents(to: &step.calls)
        step.exception = runtime.hasRaised ? runtime.exception : nil
        camera.markChosen(step.change.added)
        let listColumn = step.listColumn
        takePicture()
        findSurvivors()
        followTransition(from: listColumn)
        if !subject.labels.isEmpty { noteSituations() }
        lookout.note(command)
        return true
    }

    /// Does what a command means, if anything. A deed holds the controllers it is about, and so is
    /// over before anybody looks who is alive.
    private func carryOut(_ command: SplitViewCommand) -> Bool {
        guard offers.contains(command.name), isAllowed(command),
            let deed = driver.deed(for: command)
        else { return false }
        makeCurrent()
        step.turnPage(to: command)
        step.nature = command.name.nature
        let wasCollapsed = step.before.isCollapsed
        driver.perform(deed, noting: &step.change)
        if case .show = deed {
            step.noteReplaced(
                isReplacing: driver.selection.isReplacing, wasCollapsed: wasCollapsed)
        }
        return true
    }

    /// There may be other stages, each with its own runtime.
    private func makeCurrent() {
        let runtime = driver.runtime
        if ModelRuntime.current !== runtime { ModelRuntime.current = runtime }
    }

    private func findSurvivors() {
        for id in step.change.removed where driver.isSurvivor(id, of: step.after) {
            step.survivors.append(id)
        }
        if let id = driver.formerlySelected, driver.isSurvivor(id, of: step.after) {
            step.survivors.append(id)
        }
    }

    private func isAllowed(_ command: SplitViewCommand) -> Bool {
        permissions.allow(
            command, isLaunched: step.after.isLaunched, isCollapsed: step.after.isCollapsed,
            isShownAlready: command == .selectAgain && driver.lastSelected?.parent != nil)
    }

    // MARK: Looking ahead

    /// When the stage looks ahead, for the laws that judge what would come of a state. It begins
    /// with the next run.
    public var probing: Probing {
        get { lookout.probing }
        set { lookout.probing = newValue }
    }

    private func lookAhead() {
        var kinds = lookout.kindsDue
        guard !kinds.isEmpty else { return }
        kinds = lookout.chosen(
            of: kinds.intersection(
                .open(
                    at: step.after, following: step.command,
                    isRestorable: driver.scene.restoration != nil)))
        guard !kinds.isEmpty, step.exception == nil else { return }
        step.foresight = memo == nil ? foresee(kinds) : foreseeAsBefore(kinds)
    }

    private func foresee(_ kinds: Foresight.Kinds) -> Foresight? {
        defer { ModelRuntime.current = driver.runtime }
        return understudy.foresee(kinds, after: lookout.trace, from: step.after)
    }

    /// Looks ahead where nobody has looked from an equal state. What comes of a link is judged by
    /// what was there before it, and so is looked at each time.
    private func foreseeAsBefore(_ kinds: Foresight.Kinds) -> Foresight? {
        let recurring = kinds.subtracting(.linkAgain)
        var foresight: Foresight? = Foresight()
        if !recurring.isEmpty {
            var cast: [UInt32] = []
            let state = state(anchor: isAnchored ? anchor : nil) { cast = $0 }
            foresight = memo?.foresight(of: state, recurring, cast: cast) { foresee(recurring) }
        }
        if kinds.contains(.linkAgain), let again = foresee(.linkAgain) {
            foresight?.walks += again.walks
        }
        return foresight
    }

    /// Begins to look ahead only once from equal states.
    public func beginMerging() {
        if hasComparableState { memo = ForesightMemo() }
        attending.hasMerged = true
    }

    /// Looks ahead each time again.
    public func endMerging() { memo = nil }

    /// Goes where a trace leads, a trace that this stage or one like it has performed.
    ///
    /// - Returns: Whether every command came to something.
    func go(along trace: [SplitViewCommand]) -> Bool {
        guard trace.count > 1 else {
            reset()
            return goOn(along: trace)
        }
        driver.reset()
        camera = SnapshotCamera(driver)
        prepare(forRun: 0)
        return goOn(along: trace)
    }

    /// Goes on where a trace leads. Nobody looks on the way, and nothing is judged there, nor where
    /// it ends: there only a change of size is looked at as usual, as the next one is judged by it.
    /// A single command may be one that comes to nothing; of several each has come to something.
    ///
    /// - Returns: Whether every command came to something.
    func goOn(along trace: [SplitViewCommand]) -> Bool {
        guard let last = trace.last else { return true }
        makeCurrent()
        let isWatched = trace.count == 1 || last.name.nature == .transition
        for command in isWatched ? trace.dropLast() : trace[...] {
            guard let deed = driver.deed(for: command) else { return false }
            step.change.clear()
            driver.perform(deed, noting: &step.change)
            camera.markChosen(step.change.added)
            lookout.note(command)
        }
        if !isWatched || trace.count > 1 {
            isAnchored = false
            driver.forgetEvents()
            takePicture()
        }
        return isWatched ? stepOn(last) : true
    }

    /// The width of the window.
    var width: SplitViewCommand.Width { driver.isNarrow ? .narrow : .wide }

    /// What the system would write down now; `nil` if the app takes no part in state restoration.
    var archive: StateArchive? { driver.archive }

    /// Ends the process as the system does, and starts the app again in a window of a width, with
    /// what was written down.
    ///
    /// - Returns: Whether it came on screen.
    func restart(from archive: StateArchive, in width: SplitViewCommand.Width) -> Bool {
        driver.reset(restoring: archive, in: driver.environment(width))
        camera = SnapshotCamera(driver)
        raiseCurtain()
        return act(.launch(width))
    }

    // MARK: Round trips

    private func followTransition(from listColumn: SplitViewStep.ListColumn) {
        let isTransition =
            step.nature == .transition && step.before.isCollapsed != step.after.isCollapsed
        step.completesRoundTrip = isTransition && isAnchored
        if step.completesRoundTrip {
            step.start.copy(anchor)
            step.startListColumn = anchorListColumn
        }
        isAnchored = isTransition
        if isTransition {
            anchor.copy(step.before)
            anchorListColumn = listColumn
        }
    }
}

extension SplitViewStep {
    /// Notes the details that must go when another one is shown, by the subject's policy.
    fileprivate mutating func noteReplaced(isReplacing: Bool, wasCollapsed: Bool) {
        switch wasCollapsed ? policies.collapsedSelection : policies.expandedSelection {
        case .stacks: return
        case .asDetailSays: guard isReplacing else { return }
        case .replaces: break
        }
        for node in before.nodes where node.kind.isContent && node.place.isInstalled {
            let goes = wasCollapsed ? node.kind == .detail : node.place == .secondary
            if goes && !change.added.contains(node.id) { change.removed.append(node.id) }
        }
    }
}
