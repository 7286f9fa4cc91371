/// Operations of the engine, one inside the other.
///
/// An operation changes the tree and tells the app about it in between. What the app does there
/// is an operation of its own, complete when it returns; but the outer one goes on with plans that
/// may be out of date. It therefore takes no step that is no longer right, and when the outermost
/// operation ends after such a disturbance, every tree concerned is brought into line.
extension ModelRuntime {
    /// How often the end of an operation is repeated because bringing the trees into line called
    /// the app, and the app changed them again. An app that does so each time goes on for ever.
    private static let mostRounds = 16

    /// Begins an operation.
    ///
    /// - Returns: False if nothing may change any more; then there is nothing to end.
    func beginOperation() -> Bool {
        guard spend() else { return false }
        guard operationDepth < Self.deepestOperation else {
            raiseTooDeep()
            return false
        }
        operationDepth += 1
        return true
    }

    /// Ends an operation that changed the tree in which a controller stands.
    func endOperation(at place: UIViewController) {
        if operationDepth > 1 {
            unsettled.append(place)
        } else if !unsettled.isEmpty || !loose.isEmpty {
            unsettled.append(place)
            settleAll()
        }
        operationDepth -= 1
    }

    /// Ends an operation that changed no tree.
    func endOperation() {
        if operationDepth == 1, !unsettled.isEmpty || !loose.isEmpty { settleAll() }
        operationDepth -= 1
    }

    /// Notes that something was taken out of a controller by the operation under way.
    func unsettle(_ place: UIViewController) { unsettled.append(place) }

    /// Notes that a controller stands nowhere any more and is to leave the screen.
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

/// Bringing the appearance of controllers into line with where they stand.
extension UIViewController {
    /// Makes one child appear or disappear as its place demands.
    final func align(_ child: UIViewController) {
        switch appearance {
        case .appeared where shows(child):
            child.appear()
            child.checkSizeClass()
        case .appearing where shows(child): child.beginAppearing()
        default: child.disappear()
        }
    }

    /// Brings all children into line: first those that are not to be seen.
    final func settle() {
        guard !contained.isEmpty else { return }
        for child in contained where child.isChild(of: self) && !shows(child) {
            child.disappear()
        }
        for child in contained where child.isChild(of: self) && shows(child) { align(child) }
    }

    /// Whether a child is seen when this controller is.
    final func shows(_ child: UIViewController) -> Bool {
        for visible in contained[visibleRange] where visible === child { return true }
        return false
    }

    /// Brings the tree below this controller into line.
    final func settleTree() {
        settle()
        for child in contained { child.settleTree() }
    }

    /// Brings a whole tree into line, and the window in which its root is seen.
    final func settleFromRoot() {
        if let presenter {
            presenter.outermost.settleFromRoot()
        } else {
            hostWindow?.settle()
        }
        settleTree()
    }

    /// Leaves the screen if it stands nowhere any more.
    final func disappearIfLoose() {
        guard appearance != .disappeared, standsNowhere else { return }
        disappear()
    }
}
