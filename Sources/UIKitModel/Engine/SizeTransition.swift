/// A change of a window's size, while it lasts. What an app adds is called when the size has
/// changed (Z2).
final class SizeTransition: UIViewControllerTransitionCoordinator {
    typealias Call = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Call] = []
    private var completions: [Call] = []
    private var isOver = false

    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var isInteractive: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    func animate(alongsideTransition animation: Call?, completion: Call?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        isOver = true
        for call in animations { call(self) }
        for call in completions { call(self) }
        // They may well retain the controller, and an app may retain this.
        (animations, completions) = ([], [])
    }
}

extension UIWindow {
    /// The system gives the window another size or size class.
    final func changeSurroundings(to next: WindowEnvironment) {
        guard next != surroundings else { return }
        guard runtime.hearsOfSizes, isVisible, !runtime.isHalted,
            next.size != surroundings.size, let root
        else {
            surroundings = next
            root?.environmentDidChange()
            return
        }
        let transition = SizeTransition()
        root.viewWillTransition(to: next.size, with: transition)
        surroundings = next
        self.root?.environmentDidChange()
        transition.finish()
    }
}

extension UIViewController {
    /// UNK38: every child gets the size of its container, as the documentation says of containers
    /// that compute none.
    final func passOnTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard !runtime.isHalted else { return }
        for child in contained where child.isChild(of: self) {
            child.viewWillTransition(to: size, with: coordinator)
        }
        presented?.viewWillTransition(to: size, with: coordinator)
    }
}
