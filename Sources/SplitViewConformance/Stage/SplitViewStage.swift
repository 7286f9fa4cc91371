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

    /// The step that was performed last.
    public private(set) var step: SplitViewStep

    private var runtime: ModelRuntime
    private var scene: Scene
    private var window: UIWindow
    private var camera: SnapshotCamera
    private var lastSelected: UIViewController?
    /// The picture before the last transition, while nothing else happened since.
    private var anchor = Snapshot()
    private var isAnchored = false
    /// For each kind of command, the assumptions that may rule it out.
    private let restrictions: [[Assumption]]
    /// The kinds of command, with those that can never come to anything weighing nothing.
    public let kinds: [CommandKind]

    /// Puts a subject on stage.
    ///
    /// - Parameters:
    ///   - subject: What is to be judged.
    ///   - contract: What the app promises; by default what the subject demands.
    ///   - profile: Which UIKit is modelled.
    public init(_ subject: Subject, contract: Contract? = nil, profile: UIKitProfile = .ios26) {
        self.subject = subject
        self.contract = contract ?? subject.contract
        self.profile = profile
        let assumptions = self.contract.assumptions
        restrictions = CommandName.allCases.map { name in
            assumptions.filter { $0.kinds.contains(name) }
        }
        let ruledOut = Set(assumptions.flatMap(\.kindsAlwaysRuledOut))
        runtime = ModelRuntime(profile: profile)
        ModelRuntime.current = runtime
        scene = subject.makeScene()
        window = UIWindow(environment: .regular)
        camera = SnapshotCamera(split: scene.split, role: scene.role, runtime: runtime)
        kinds = Self.kinds(without: ruledOut.union(scene.kindsItLacks))
        step = SplitViewStep(
            .launch(.wide), nature: .transition, before: Snapshot(), after: Snapshot(),
            policies: self.contract.policies)
        raiseCurtain()
    }

    /// Builds the scene anew, as before any command.
    public func reset() {
        lastSelected = nil
        runtime = ModelRuntime(profile: profile)
        ModelRuntime.current = runtime
        scene = subject.makeScene()
        window = UIWindow(environment: .regular)
        camera = SnapshotCamera(split: scene.split, role: scene.role, runtime: runtime)
        raiseCurtain()
    }

    private func raiseCurtain() {
        window.rootViewController = scene.split.outermost
        isAnchored = false
        runtime.forgetEvents()
        takePicture()
    }

    private func takePicture() {
        camera.take(&step.after, isLaunched: window.isVisible, root: scene.split)
    }

    /// The scene as it is now.
    public var picture: Snapshot { step.after }

    // MARK: Performing

    /// Gives a command; whether anything came of it.
    func act(_ command: SplitViewCommand) -> Bool {
        ModelRuntime.current = runtime
        guard runtime.exception == nil, let deed = deed(for: command) else { return false }
        guard isAllowed(command, deed) else { return false }
        step.turnPage(to: command)
        runtime.forgetEvents()
        perform(deed)
        runtime.moveEvents(to: &step.calls)
        step.exception = runtime.exception
        takePicture()
        followTransition()
        return true
    }

    private func deed(for command: SplitViewCommand) -> Deed? {
        DeedFinder(
            scene: scene, root: scene.split, isLaunched: window.isVisible,
            isNarrow: window.environment.horizontalSizeClass == .compact,
            lastSelected: lastSelected
        ).deed(for: command)
    }

    private func isAllowed(_ command: SplitViewCommand, _ deed: Deed) -> Bool {
        let assumptions = restrictions[Int(command.name.rawValue)]
        guard !assumptions.isEmpty else { return true }
        var isShownAlready = false
        if case .show(.again(let detail), _) = deed { isShownAlready = detail.parent != nil }
        let situation = Situation(
            command: command, isLaunched: window.isVisible,
            isCollapsed: scene.split.isCollapsed, isShownAlready: isShownAlready)
        return !assumptions.contains { $0.forbids(situation) }
    }

    private func perform(_ deed: Deed) {
        step.nature = .direct
        switch deed {
        case .launch(let environment):
            step.nature = .transition
            window.environment = environment
            window.makeKeyAndVisible()
        case .resize(let environment):
            step.nature = .transition
            window.environment = environment
        case .show(let detail, let list):
            step.nature = .show
            show(detail, from: list)
        case .push(let screen, let stack):
            let controller = screen == .list ? scene.makeList() : scene.makeDetail(0)
            step.change.added.append(controller.modelNumber.value)
            stack.pushViewController(controller, animated: true)
        case .pop(let stack):
            note(stack.popViewController(animated: true))
        case .popToRoot(let stack):
            for controller in stack.popToRootViewController(animated: true) ?? [] {
                note(controller)
            }
        case .dismiss(let presenter):
            note(presenter.presentedViewController)
            presenter.dismiss(animated: true)
        case .clearDetail(let clear):
            step.change.mayRemoveDetails = true
            clear()
        case .setStack(let navigation, let stack, let left):
            note(left)
            navigation.setViewControllers(stack, animated: false)
        }
    }

    /// Notes that everything inside a controller goes.
    private func note(_ controller: UIViewController?) {
        guard let controller else { return }
        if controller.contained.isEmpty {
            step.change.removed.append(controller.modelNumber.value)
        }
        for child in controller.contained { note(child) }
    }

    private func show(_ detail: Deed.ShownDetail, from list: UIViewController) {
        let content: UIViewController
        var dressed: UIViewController?
        switch detail {
        case .row(let row): content = scene.makeDetail(row)
        case .replacing(let row):
            content = scene.makeReplacingDetail?(row) ?? scene.makeDetail(row)
        case .wrapped(let row):
            content = scene.makeDetail(row)
            dressed = UINavigationController(rootViewController: content)
        case .again(let controller): content = controller
        }
        if let dress = scene.dressDetail, content.parent == nil { dressed = dress(content) }
        lastSelected = content
        announce(content, isReplacing: detail.isReplacing)
        // A detail in a navigation controller of its own is shown with it.
        let shown = dressed ?? (scene.dressDetail == nil ? content : content.parent ?? content)
        // Before the first layout the list stands in no split view yet (ST11), and app code that
        // selects a row turns to the split view itself.
        let target = window.isVisible ? list : scene.split
        target.showDetailViewController(shown, sender: list)
    }

    /// What showing a detail does to the content, by the subject's policy.
    private func announce(_ content: UIViewController, isReplacing: Bool) {
        let id = content.modelNumber.value
        step.change.added.append(id)
        let isCollapsed = scene.split.isCollapsed
        let policies = contract.policies
        switch isCollapsed ? policies.collapsedSelection : policies.expandedSelection {
        case .stacks: return
        case .asDetailSays: guard isReplacing else { return }
        case .replaces: break
        }
        for node in step.before.nodes where node.kind.isContent && node.id != id {
            let goes = isCollapsed ? node.kind == .detail : node.place == .secondary
            if goes && node.place.isInstalled { step.change.removed.append(node.id) }
        }
    }

    // MARK: Round trips

    private func followTransition() {
        let isTransition =
            step.nature == .transition && step.before.isCollapsed != step.after.isCollapsed
        step.completesRoundTrip = isTransition && isAnchored
        if step.completesRoundTrip { step.start.copy(anchor) }
        isAnchored = isTransition
        if isTransition { anchor.copy(step.before) }
    }
}
