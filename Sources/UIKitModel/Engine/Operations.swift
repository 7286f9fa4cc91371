/// Nested operations of the engine.
///
/// An operation changes the tree and calls back the app in between. Changes by the app are
/// operations of their own, complete when they return; but the outer one continues with plans that
/// may be out of date. It therefore checks before each step whether it still applies, and when the
/// outermost operation ends after such a disturbance, the appearance of every affected tree is
/// corrected.
extension ModelRuntime {
    /// The number of times that the end of an operation is repeated because correcting the trees
    /// called the app, and the app changed them again. An app that does so each time would never
    /// stop.
    private static let mostRounds = 16

    /// Begins an operation.
    ///
    /// - Returns: False if the run has ended; then there is nothing to end.
    func beginOperation() -> Bool {
        guard spend() else { return false }
        guard operationDepth < Self.deepestOperation else {
            raiseTooDeep()
            return false
        }
        operationDepth += 1
        return true
    }

    /// Ends an operation that changed the tree of a controller.
    func endOperation(at place: UIViewController) {
        if operationDepth > 1 {
            unsettled.append(place)
        } else if !unsettled.isEmpty || !loose.isEmpty {
            unsettled.append(place)
            settleAll()
        }
        operationDepth -= 1
        if hasLayouts, operationDepth == 0 { noteLayouts() }
    }

    /// Ends an operation that changed no tree.
    func endOperation() {
        if operationDepth == 1, !unsettled.isEmpty || !loose.isEmpty { settleAll() }
        operationDepth -= 1
        if hasLayouts, operationDepth == 0 { noteLayouts() }
    }

    /// Records that the current operation removed something from a controller.
    func unsettle(_ place: UIViewController) { unsettled.append(place) }

    /// Records that a controller no longer has a place and has to disappear.
    func loosen(_ vc: UIViewController) { loose.append(vc) }

    private func settleAll() {
        var rounds = 0
        while !(unsettled.isEmpty && loose.isEmpty), !isHalted {
            guard rounds < Self.mostRounds else {
                raiseTooDeep()
                break
            }
            let (leaving, places) = (loose, unsettled)
            loose.removeAll(keepingCapacity: true)
            unsettled.removeAll(keepingCapacity: true)
            for vc in leaving { vc.disappearIfLoose() }
            var last: UIViewController?
            for place in places {
                let root = place.outermost
                if root !== last { root.settleFromRoot() }
                last = root
            }
            rounds += 1
        }
        loose.removeAll(keepingCapacity: true)
        unsettled.removeAll(keepingCapacity: true)
    }
}

/// Correcting the appearance of controllers by their place.
extension UIViewController {
    /// Makes one child appear or disappear as its place requires.
    final func align(_ child: UIViewController) {
        switch appearance {
        case .appeared where shows(child):
            child.appear()
            child.checkSizeClass()
        case .appearing where shows(child): child.beginAppearing()
        default: child.disappear()
        }
    }

    /// Corrects all children: first those that must not be visible.
    final func settle() {
        guard !contained.isEmpty else { return }
        for child in contained where child.isChild(of: self) && !shows(child) {
            child.disappear()
        }
        for child in contained where child.isChild(of: self) && shows(child) { align(child) }
    }

    /// Whether a child is visible when this controller is.
    final func shows(_ child: UIViewController) -> Bool {
        for visible in contained[visibleRange] where visible === child {
            return !child.isColumn || !hides(child)
        }
        return false
    }

    /// Corrects the tree below this controller.
    final func settleTree() {
        settle()
        for child in contained { child.settleTree() }
    }

    /// Corrects a whole tree, and the window that shows its root.
    final func settleFromRoot() {
        if let presenter {
            presenter.outermost.settleFromRoot()
        } else {
            hostWindow?.settle()
        }
        settleTree()
    }

    /// Disappears if it no longer has a place.
    final func disappearIfLoose() {
        guard appearance != .disappeared, standsNowhere else { return }
        disappear()
    }
}
