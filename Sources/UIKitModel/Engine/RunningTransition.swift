/// A transition as an app that asks for its coordinator sees it.
///
/// Closures that the app adds while it runs are called when it ends; closures added after its end,
/// in the turn of its beginning, at once (Z2, Z4).
final class RunningTransition: UIViewControllerTransitionCoordinator {
    typealias Call = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let initiallyInteractive: Bool
    private(set) var isCancelled = false
    private(set) var isInteractive: Bool
    private let from: UIViewController?
    private let to: UIViewController?
    private let callsAtOnce: Bool
    private var animations: [Call] = []
    private var completions: [Call] = []
    private var changes: [Call] = []
    private var isOver = false

    init(
        from: UIViewController?, to: UIViewController?, isAnimated: Bool,
        isInteractive: Bool = false, callsAtOnce: Bool = false
    ) {
        (self.from, self.to) = (from, to)
        self.isAnimated = isAnimated
        (self.isInteractive, initiallyInteractive) = (isInteractive, isInteractive)
        self.callsAtOnce = callsAtOnce
    }

    var transitionDuration: TimeInterval { 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.view
        case .to: to?.view
        default: nil
        }
    }

    func animate(alongsideTransition animation: Call?, completion: Call?) -> Bool {
        guard !isOver else { return false }
        if callsAtOnce {
            animation?(self)
            completion?(self)
            return true
        }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Call) {
        if isInteractive { changes.append(handler) }
    }

    /// The finger is lifted, and the transition given up.
    func cancel() {
        (isCancelled, isInteractive) = (true, false)
        for call in changes { call(self) }
    }

    func finish() {
        isOver = true
        for call in animations { call(self) }
        for call in completions { call(self) }
        // They may well retain the controller, and an app may retain this.
        (animations, completions, changes) = ([], [], [])
    }
}

/// The last animated change of a container, or of the size of a window, by the numbers of its
/// controllers, which it does not retain. On a device a change of a container is still under way
/// when the app code that made it goes on (Z4, K23).
struct ContainerTransition {
    static let none = ContainerTransition(container: 0, from: 0, to: 0)

    let container: UInt32
    let from: UInt32
    let to: UInt32
    var isAnimated = true
    var isInteractive = false
    var isUnderWay = true

    /// Whether a controller takes part in it, by its number.
    func involves(_ number: UInt32) -> Bool {
        number == container || isUnderWay && (number == from || number == to)
    }
}

/// The values that a transition puts aside while it runs inside of another.
struct SuspendedTransition {
    fileprivate let transition: ContainerTransition
    fileprivate let coordinator: RunningTransition?
}

extension ModelRuntime {
    /// The transitions under way, which belong to operations that run.
    struct Transitions {
        /// The number of split views that collapse or expand, each in a callback of another.
        var depth = 0
        /// See `holdsAnnouncement(of:)`.
        var heldAnnouncements: [UINavigationController] = []
        var last = ContainerTransition.none
        /// The coordinator of the last one; `nil` unless an app has asked for it.
        var coordinator: RunningTransition?
    }

    /// Something else begins that is no part of a transition: none is under way any more.
    func forgetTransition() {
        if operations.depth == 0 { transitions.last = .none }
    }

    /// An animated change begins; `endTransition(resuming:)` belongs to it.
    func beginTransition(_ transition: ContainerTransition) -> SuspendedTransition {
        let outer = SuspendedTransition(
            transition: transitions.last, coordinator: transitions.coordinator)
        (transitions.last, transitions.coordinator) = (transition, nil)
        return outer
    }

    /// - Parameter outer: The value that `beginTransition(_:)` put aside; `nil` if no transition
    ///   began.
    func endTransition(resuming outer: SuspendedTransition?) {
        guard let outer else { return }
        let asked = transitions.coordinator
        if outer.transition.isUnderWay, outer.transition.container != 0 {
            (transitions.last, transitions.coordinator) = (outer.transition, outer.coordinator)
        } else {
            transitions.last.isUnderWay = false
            transitions.coordinator = nil
        }
        asked?.finish()
    }

    /// Calls what was added to a change of a stack: the opposite of UNK62.
    fileprivate func completeTransition(of container: UInt32, to shown: UInt32) {
        guard transitions.last.container == container, transitions.last.to == shown,
            transitions.last.isUnderWay, !transitions.last.isInteractive
        else { return }
        let asked = transitions.coordinator
        (transitions.last.isUnderWay, transitions.coordinator) = (false, nil)
        asked?.finish()
    }

    /// Whether a controller takes part in the last transition, itself or with what contains it.
    fileprivate func lastTransitionInvolves(_ controller: UIViewController) -> Bool {
        var place: UIViewController? = controller
        while let candidate = place, !transitions.last.involves(candidate.modelNumber.value) {
            place = candidate.containerOrFormer ?? candidate.presenter
        }
        return place != nil
    }

    func coordinator(for controller: UIViewController) -> RunningTransition? {
        guard transitions.last.container != 0, lastTransitionInvolves(controller) else {
            return nil
        }
        if let coordinator = transitions.coordinator { return coordinator }
        let (transition, isUnderWay) = (transitions.last, transitions.last.isUnderWay)
        let made = RunningTransition(
            from: living[transition.from], to: living[transition.to],
            isAnimated: transition.isAnimated,
            isInteractive: transition.isInteractive && isUnderWay, callsAtOnce: !isUnderWay)
        if isUnderWay { transitions.coordinator = made }
        return made
    }
}

extension UIViewController {
    /// Whether this controller takes part in a running transition with animation: the value in the
    /// callbacks about appearing and disappearing (A10).
    final var isInAnimation: Bool {
        let transition = runtime.transitions.last
        return transition.container != 0 && transition.isUnderWay && transition.isAnimated
            && runtime.lastTransitionInvolves(self)
    }
}

extension UINavigationController {
    /// The animation is over, and its completions are called, before the screens are.
    final func completeEarly(showing shown: UIViewController?) {
        guard let shown else { return }
        runtime.completeTransition(of: modelNumber.value, to: shown.modelNumber.value)
    }

    /// A change of the top begins, if it is animated and can be seen. One that begins while another
    /// is under way follows at once, not after it (N13).
    ///
    /// - Returns: The value for `endTransition(resuming:)`; `nil` if nothing is animated.
    final func beginChange(to next: UIViewController?, animated: Bool) -> SuspendedTransition? {
        guard animated, appearance == .appeared, let next, next !== contained.last else {
            runtime.forgetTransition()
            return nil
        }
        return runtime.beginTransition(
            ContainerTransition(
                container: modelNumber.value, from: contained.last?.modelNumber.value ?? 0,
                to: next.modelNumber.value))
    }
}
