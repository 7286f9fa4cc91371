import UIKitModel

/// What the random checks know of one controller: where it says it is, between off and on screen.
@MainActor final class AppearanceProbe {
    enum Phase: String { case off, appearing, on, disappearing }

    let name: String
    weak var world: ChaosWorld?
    private(set) var phase = Phase.off

    init(_ name: String, _ world: ChaosWorld) {
        self.name = name
        self.world = world
    }

    func willAppear() { step("willAppear", from: [.off], reversing: .disappearing, to: .appearing) }
    func didAppear() { step("didAppear", from: [.appearing], to: .on) }
    func willDisappear() { step("willDisappear", from: [.on], to: .disappearing) }
    func didDisappear() { step("didDisappear", from: [.disappearing], to: .off) }

    /// D8, recorded on iOS 26.1 only: will appear follows will disappear.
    private func step(
        _ call: String, from allowed: [Phase], reversing: Phase? = nil, to next: Phase
    ) {
        // K27: nor does a screen in a column that is emptied hear that it has disappeared.
        let mayReverse =
            world.map { $0.runtime.profile.replacementTouchesPrimary || $0.emptiesColumns }
            ?? false
        if !allowed.contains(phase), !(mayReverse && phase == reversing) {
            world?.complain("\(name).\(call) while \(phase.rawValue)")
        }
        phase = next
        world?.interfere(in: "\(name).\(call)")
    }

    func moves(_ call: String) { world?.interfere(in: "\(name).\(call)") }
}

/// A controller that the random checks watch.
@MainActor protocol Probed: UIViewController { var probe: AppearanceProbe { get } }

final class ProbedPage: UIViewController, Probed {
    let probe: AppearanceProbe
    init(_ name: String, _ world: ChaosWorld) {
        probe = AppearanceProbe(name, world)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { probe.moves("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { probe.willAppear() }
    override func viewDidAppear(_ animated: Bool) { probe.didAppear() }
    override func viewWillDisappear(_ animated: Bool) { probe.willDisappear() }
    override func viewDidDisappear(_ animated: Bool) { probe.didDisappear() }
    override func viewDidLayoutSubviews() { probe.moves("viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { probe.moves("viewSafeAreaInsetsDidChange") }
    override func willMove(toParent parent: UIViewController?) { probe.moves("willMove") }
    override func didMove(toParent parent: UIViewController?) {
        probe.moves("didMove")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        probe.moves("traitCollectionDidChange")
    }
}

final class ProbedNavigation: UINavigationController, Probed {
    let probe: AppearanceProbe
    init(_ name: String, _ world: ChaosWorld) {
        probe = AppearanceProbe(name, world)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { probe.willAppear() }
    override func viewDidAppear(_ animated: Bool) { probe.didAppear() }
    override func viewWillDisappear(_ animated: Bool) { probe.willDisappear() }
    override func viewDidDisappear(_ animated: Bool) { probe.didDisappear() }
    override func willMove(toParent parent: UIViewController?) { probe.moves("willMove") }
    override func didMove(toParent parent: UIViewController?) { probe.moves("didMove") }
}

final class ProbedTabs: UITabBarController, Probed {
    let probe: AppearanceProbe
    init(_ name: String, _ world: ChaosWorld) {
        probe = AppearanceProbe(name, world)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { probe.willAppear() }
    override func viewDidAppear(_ animated: Bool) { probe.didAppear() }
    override func viewWillDisappear(_ animated: Bool) { probe.willDisappear() }
    override func viewDidDisappear(_ animated: Bool) { probe.didDisappear() }
}

final class ProbedSplit: UISplitViewController, Probed {
    let probe: AppearanceProbe
    init(_ name: String, _ style: Style, _ world: ChaosWorld) {
        probe = AppearanceProbe(name, world)
        super.init(style: style)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { probe.willAppear() }
    override func viewDidAppear(_ animated: Bool) { probe.didAppear() }
    override func viewWillDisappear(_ animated: Bool) { probe.willDisappear() }
    override func viewDidDisappear(_ animated: Bool) { probe.didDisappear() }
}
