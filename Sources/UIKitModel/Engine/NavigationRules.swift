/// The controllers that a navigation stack may contain (C11, ST14, N11).
extension UINavigationController {
    /// Whether UIKit lets this controller be pushed; raises if not.
    final func admits(_ vc: UIViewController) -> Bool {
        guard runtime.mayGoOn(), admitsKind(of: vc) else { return false }
        // Not `vc.container`: one that is in the callback about its removal may return.
        guard !holds(vc) else {
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
        guard runtime.mayGoOn() else { return false }
        for (place, vc) in stack.enumerated() {
            if !vc.isChild(of: self), !admitsKind(of: vc) { return false }
            for lower in stack[..<place] where lower === vc {
                runtime.raise(
                    "NSInternalInconsistencyException",
                    reason: "All view controllers in a navigation controller must be distinct "
                        + "(\(vc.logName) stands there twice)")
                return false
            }
        }
        return true
    }

    /// Whether this is the one column of a collapsed split view. UNK59: not while it expands.
    private var holdsAllColumns: Bool {
        guard isColumn, let split = container as? UISplitViewController else { return false }
        return split.collapsed
            && (split.activity != .expanding
                || !runtime.profile.assumes(.forbidsNestingInExpansion))
    }

    private func admitsKind(of vc: UIViewController) -> Bool {
        let complaint: String
        if vc.isNavigation, !mayNest, !holdsAllColumns {
            complaint = "Pushing a navigation controller is not supported"
        } else if vc is UISplitViewController {
            complaint = "Split View Controllers cannot be pushed to a Navigation Controller"
        } else if vc === self || isInside(vc) {
            // UNK31: the wording.
            complaint = "A view controller cannot be pushed onto a stack inside itself"
        } else {
            return true
        }
        runtime.raise(
            "NSInvalidArgumentException", reason: "\(complaint) \(vc.logName)")
        return false
    }
}
