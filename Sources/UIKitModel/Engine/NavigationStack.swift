/// What happens to a navigation stack (N11, D9).
///
/// A stack that is on screen announces each change of its top at once; one that is not delivers
/// `didMove(toParent:)` when it first appears, as recorded for a split view's columns at mount.
extension UINavigationController {
    final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    // MARK: What may stand on a stack

    /// Whether UIKit lets this controller be pushed; raises if not.
    final func admits(_ vc: UIViewController) -> Bool {
        let runtime = ModelRuntime.current
        guard !runtime.isHalted, admitsKind(of: vc) else { return false }
        guard vc.container !== self else {
            runtime.raise(
                "NSInvalidArgumentException",
                reason: "Pushing the same view controller instance more than once is not "
                    + "supported (\(vc.logName))")
            return false
        }
        return true
    }

    /// Whether UIKit lets these be the whole stack; raises if not.
    final func admits(_ stack: [UIViewController]) -> Bool {
        guard !ModelRuntime.current.isHalted else { return false }
        for (place, vc) in stack.enumerated() {
            if vc.container !== self, !admitsKind(of: vc) { return false }
            if stack[..<place].contains(where: { $0 === vc }) {
                ModelRuntime.current.raise(
                    "NSInvalidArgumentException",
                    reason: "All view controllers in a navigation controller must be distinct "
                        + "(\(vc.logName) stands there twice)")
                return false
            }
        }
        return true
    }

    private func admitsKind(of vc: UIViewController) -> Bool {
        let complaint: String
        if vc is UINavigationController, !mayNest {
            complaint = "Pushing a navigation controller is not supported"
        } else if vc is UISplitViewController {
            complaint = "Split View Controllers cannot be pushed to a Navigation Controller"
        } else if vc === self || isInside(vc) {
            complaint = "A view controller cannot be pushed onto a stack inside itself"
        } else {
            return true
        }
        ModelRuntime.current.raise(
            "NSInvalidArgumentException", reason: "\(complaint) \(vc.logName)")
        return false
    }

    // MARK: Changing the stack

    final func pushOnStack(_ vc: UIViewController) {
        let covered = contained.last
        let former = vc.container
        // The array names the newcomer before it is told, as recorded (D9).
        contained.append(vc)
        vc.willMove(toParent: self)
        adopt(vc)
        vc.awaitsDidMove = true
        // While the split works on this stack, it announces the column that gets covered (D9).
        let split = mayNest ? container as? UISplitViewController : nil
        let hidden = split?.columnWillBeCovered()
        changeTop(from: covered, to: vc)
        if isOnScreen { deliverDidMove() }
        if let hidden { split?.columnWasCovered(hidden) }
        former?.settle()
    }

    final func popStack(toDepth depth: Int) -> [UIViewController]? {
        guard depth >= 1, depth < contained.count, !ModelRuntime.current.isHalted else {
            return nil
        }
        let popped = Array(contained[depth...])
        replaceStack(with: Array(contained[..<depth]))
        return popped
    }

    final func replaceStack(with stack: [UIViewController]) {
        let before = contained
        let oldTop = before.last
        contained = stack
        for vc in before where !stack.contains(where: { $0 === vc }) { vc.willMove(toParent: nil) }
        var formers: [UIViewController] = []
        for vc in stack where vc.container !== self {
            if let former = vc.container { formers.append(former) }
            vc.willMove(toParent: self)
            adopt(vc)
            vc.awaitsDidMove = true
        }
        for vc in before where !stack.contains(where: { $0 === vc }) && vc.container === self {
            vc.container = nil
        }
        if oldTop !== stack.last { changeTop(from: oldTop, to: stack.last) }
        for vc in stack.dropLast() where vc.appearance == .appeared { vc.disappear() }
        for vc in before where vc.container !== self { vc.didMove(toParent: nil) }
        if isOnScreen { deliverDidMove() }
        for former in formers { former.settle() }
    }

    /// Takes the top off for a split view that expands: what was below appears at once, while the
    /// popped controller hears nothing, because it will be seen again in its own column (X13).
    final func popForSeparation() -> UIViewController? {
        guard contained.count > 1, let top = contained.last else { return nil }
        top.willMove(toParent: nil)
        contained.removeLast()
        top.container = nil
        if appearance == .appeared { contained.last?.appear() }
        return top
    }

    // MARK: The top of the stack

    /// Lets one controller disappear and another appear, in the order that was recorded (D9).
    private func changeTop(from old: UIViewController?, to new: UIViewController?) {
        // A controller that found another home already is that one's to show or hide.
        let leaving = old?.container == nil || old?.container === self ? old : nil
        switch appearance {
        case .appeared:
            announceTop(.willShow)
            new?.loadViewIfNeeded()
            leaving?.beginDisappearing()
            new?.beginAppearing()
            leaving?.endDisappearing()
            new?.endAppearing()
            announceTop(.didShow)
        case .appearing:
            new?.beginAppearing()
            leaving?.disappear()
        case .disappeared, .disappearing:
            leaving?.disappear()
            new?.disappear()
        }
    }

    /// After something else changed this stack: the top is seen, and nothing below it.
    final func settleTop() {
        guard appearance == .appeared else { return }
        for vc in contained.dropLast() where vc.appearance == .appeared { vc.disappear() }
        contained.last?.appear()
    }

    final func deliverDidMove() {
        for vc in contained where vc.awaitsDidMove {
            vc.awaitsDidMove = false
            vc.didMove(toParent: self)
        }
    }

    enum Announcement { case willShow, didShow }

    final func announceTop(_ announcement: Announcement) {
        guard let delegate, let top = contained.last else { return }
        switch announcement {
        case .willShow: delegate.navigationController(self, willShow: top, animated: false)
        case .didShow: delegate.navigationController(self, didShow: top, animated: false)
        }
    }
}
