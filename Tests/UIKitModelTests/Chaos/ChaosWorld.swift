import UIKitModel

/// A scene in which everything is done at random, by the person, by the system and by app code
/// inside callbacks; whatever is wrong afterwards is noted as a complaint.
@MainActor final class ChaosWorld {
    let runtime: ModelRuntime
    /// Everything that was made, until the world ends.
    private(set) var controllers: [any Probed] = []
    private(set) var windows: [UIWindow] = []
    private let delegate = ChaosDelegate()
    /// What was done, so that a failure can be followed.
    private(set) var diary: [String] = []
    private(set) var complaints: [String] = []

    private var state: UInt64
    private let interferes: Bool
    /// Whether the columns are set by name, and so may be emptied (K27).
    let emptiesColumns: Bool
    /// How much app code may still do inside the callbacks of this call.
    private var patience = 0
    private var depth = 0

    init(
        seed: UInt64, profile: UIKitProfile, style: UISplitViewController.Style, interferes: Bool
    ) {
        state = seed &* 2 &+ 1
        self.interferes = interferes
        emptiesColumns = style != .unspecified
        runtime = ModelRuntime(profile: profile)
        ModelRuntime.current = runtime
        delegate.world = self
        build(style, profile)
    }

    private func build(_ style: UISplitViewController.Style, _ profile: UIKitProfile) {
        for index in 0..<9 { controllers.append(ProbedPage("p\(index)", self)) }
        for index in 0..<4 {
            let navigation = ProbedNavigation("n\(index)", self)
            navigation.setViewControllers([controllers[index]], animated: false)
            if flip(oneIn: 3) { navigation.delegate = delegate }
            controllers.append(navigation)
        }
        controllers.append(ProbedTabs("t", self))
        let split = ProbedSplit("s", style, self)
        split.delegate = delegate
        split.viewControllers = [controllers[9], controllers[10]]
        if style == .tripleColumn {
            split.setViewController(controllers[5], for: .supplementary)
            split.setViewController(controllers[10], for: .secondary)
            if flip(oneIn: 3) { split.setViewController(controllers[6], for: .compact) }
            if profile.hasInspector, flip(oneIn: 3) {
                split.setViewController(controllers[7], for: .inspector)
            }
        }
        if style == .doubleColumn {
            // Plain, and with a navigation controller inside.
            if flip(oneIn: 2) { split.setViewController(controllers[5], for: .secondary) }
            if flip(oneIn: 2) { split.setViewController(controllers[4], for: .primary) }
            if flip(oneIn: 2) { controllers[4].addChild(controllers[11]) }
        }
        controllers.append(split)
        let window = UIWindow(environment: flip(oneIn: 2) ? .compact : .regular)
        window.rootViewController = split
        if flip(oneIn: 3) {
            window.rootViewController = controllers[8]
            controllers[8].addChild(split)
        }
        windows = [window, UIWindow(environment: .regular)]
        window.makeKeyAndVisible()
    }

    // MARK: Choices

    /// A linear congruential generator (Knuth's MMIX constants): the upper bits are good enough.
    func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33) % sides
    }
    func flip(oneIn sides: Int) -> Bool { roll(sides) == 0 }
    func any() -> any Probed { controllers[roll(controllers.count)] }
    func any<Kind: UIViewController>(_: Kind.Type) -> Kind? {
        let found = controllers.compactMap { $0 as? Kind }
        return found.isEmpty ? nil : found[roll(found.count)]
    }
    /// Mostly one without a parent: what comes from another place is a theft, and what stands
    /// on screen may be refused with an exception, which ends the world.
    func newcomer() -> any Probed {
        for _ in 0..<6 {
            let one = any()
            if isFree(one), !(one is UISplitViewController) { return one }
        }
        return any()
    }

    /// Whether a controller stands in no container and no window, and is not presented.
    func isFree(_ vc: UIViewController) -> Bool {
        vc.parent == nil && vc.presentingViewController == nil && vc.presentedViewController == nil
            && !windows.contains { $0.rootViewController === vc }
    }

    /// Whether a controller is another one, or above it.
    func isAbove(_ vc: UIViewController, _ other: UIViewController) -> Bool {
        var place: UIViewController? = other
        while let holder = place {
            if holder === vc { return true }
            place = holder.parent
        }
        return false
    }

    func answer(oneIn sides: Int) -> UIViewController? { flip(oneIn: sides) ? newcomer() : nil }

    // MARK: Doing

    func note(_ what: String) { diary.append(String(repeating: "  ", count: depth) + what) }
    func complain(_ what: String) {
        // After an exception the process would be gone, and what follows means nothing.
        if runtime.exception == nil {
            note("!! \(what)")
            complaints.append(what)
        }
    }

    /// One call from outside, with what app code does inside it.
    func act() {
        patience = interferes ? roll(4) * 2 : 0
        ChaosAct(world: self).perform()
        // The turn is over, and what waits for a layout is laid out (V23).
        runtime.performPutOff()
    }

    /// App code runs: now and then it does something itself.
    func interfere(in callback: String) {
        guard patience > 0, depth < 4, runtime.exception == nil, flip(oneIn: 3) else { return }
        patience -= 1
        depth += 1
        note("in \(callback):")
        ChaosAct(world: self).perform()
        depth -= 1
    }

    private static let columns = (0...4).compactMap(UISplitViewController.Column.init)

    /// Whether a split view keeps a controller in which it stands itself: app code can tie such a
    /// knot, and nothing else can untie it.
    var hasCircle: Bool {
        controllers.contains { one in
            guard let split = one as? UISplitViewController else { return false }
            let kept =
                Self.columns.flatMap {
                    [split.preserved[$0], split.columns[$0], split.viewController(for: $0)]
                }
            var place: UIViewController? = split
            while let holder = place {
                if kept.contains(where: { $0 === holder }) { return true }
                place = holder.parent
            }
            return false
        }
    }

    /// Lets go of everything; afterwards nothing may be alive.
    func end() {
        windows = []
        controllers = []
    }
}
