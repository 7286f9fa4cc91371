/// Nested operations of the engine.
///
/// An operation changes the tree and calls back the app in between. Changes by the app are
/// operations of their own, complete when they return; but the outer one continues with plans that
/// may be out of date. It therefore checks before each step whether it still applies, and when the
/// outermost operation ends after such a disturbance, the appearance of every affected tree is
/// corrected.
extension ModelRuntime {
    /// The operations that run, and what they have to correct.
    struct Operations {
        var depth = 0
        /// The number of questions to delegates that are still to be answered.
        var questionDepth = 0
        var unsettled: [UIViewController] = []
        var loose: [UIViewController] = []
        /// The controller that `present` is just presenting.
        var beingPresented: UIViewController?
        /// The controller that `dismiss` is just dismissing.
        var beingDismissed: UIViewController?
        /// The vertical size class that a window has just lost, while controllers hear of it.
        var verticalBefore: UIUserInterfaceSizeClass?
        /// Whether a container is just asked for the traits of a child.
        var asksForTraits = false

        var areRunning: Bool { depth > 0 || questionDepth > 0 }
        var areSettled: Bool { unsettled.isEmpty && loose.isEmpty }

        mutating func forgetPlaces() {
            loose.removeAll(keepingCapacity: true)
            unsettled.removeAll(keepingCapacity: true)
        }

        @MainActor func encodeFuture(into record: inout FutureRecord) {
            if areRunning {
                record.add(UInt32(depth))
                record.add(UInt32(questionDepth))
                record.add(beingPresented)
                record.add(beingDismissed)
                record.add(UInt32(verticalBefore?.rawValue ?? 0) << 1 | (asksForTraits ? 1 : 0))
            }
            guard !areSettled else { return }
            for list in [unsettled, loose] {
                record.add(UInt32(list.count))
                for controller in list { record.add(controller) }
            }
        }
    }

    /// The number of times that the end of an operation is repeated because correcting the trees
    /// called the app, and the app changed them again. An app that does so each time would never
    /// stop.
    private static let mostRounds = 16

    /// Begins an operation.
    ///
    /// - Returns: False if the run has ended; then there is nothing to end.
    func beginOperation() -> Bool {
        guard spend() else { return false }
        guard operations.depth < Self.deepestOperation else {
            raiseTooDeep()
            return false
        }
        operations.depth += 1
        return true
    }

    func endOperation(at place: UIViewController) {
        if operations.depth > 1 {
            operations.unsettled.append(place)
        } else if !operations.areSettled {
            operations.unsettled.append(place)
            settleAll()
        }
        operations.depth -= 1
        if surface.hasLayouts, operations.depth == 0 { noteLayouts() }
    }

    /// Ends an operation that changed no tree.
    func endOperation() {
        if operations.depth == 1, !operations.areSettled { settleAll() }
        operations.depth -= 1
        if surface.hasLayouts, operations.depth == 0 { noteLayouts() }
    }

    /// Records that the current operation removed something from a controller.
    func unsettle(_ place: UIViewController) { operations.unsettled.append(place) }

    /// Records that a controller no longer has a place and has to disappear.
    func loosen(_ vc: UIViewController) { operations.loose.append(vc) }

    private func settleAll() {
        var rounds = 0
        while !operations.areSettled, !isHalted {
            guard rounds < Self.mostRounds else {
                raiseTooDeep()
                break
            }
            let (leaving, places) = (operations.loose, operations.unsettled)
            operations.forgetPlaces()
            for vc in leaving { vc.disappearIfLoose() }
            var last: UIViewController?
            for place in places {
                let root = place.outermost
                if root !== last { root.settleFromRoot() }
                last = root
            }
            rounds += 1
        }
        operations.forgetPlaces()
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

    final func shows(_ child: UIViewController) -> Bool {
        for visible in contained[visibleRange] where visible === child {
            return !child.isColumn || !hides(child)
        }
        return false
    }

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
