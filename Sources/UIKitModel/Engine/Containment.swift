/// Who stands in whom.
extension UIViewController {
    final func nearestAncestor<Kind: UIViewController>(_: Kind.Type) -> Kind? {
        var ancestor = container
        while let candidate = ancestor {
            if let match = candidate as? Kind { return match }
            ancestor = candidate.container
        }
        return nil
    }

    /// The root of the tree this controller stands in.
    package final var outermost: UIViewController {
        var root = self
        while let next = root.container { root = next }
        return root
    }

    final func isInside(_ ancestor: UIViewController) -> Bool {
        var place = container
        while let candidate = place {
            if candidate === ancestor { return true }
            place = candidate.container
        }
        return false
    }

    /// Makes this controller the container of a child, which leaves the one it stood in.
    ///
    /// The model records that it had to leave: some delegates rely on it, in others it is the bug.
    final func adopt(_ child: UIViewController) {
        if let old = child.container, old !== self {
            ModelRuntime.current.record(
                .adopted(child.modelNumber, from: old.modelNumber, by: modelNumber))
            take(child, from: old)
        }
        child.container = self
    }

    /// The same for the engine's own hand-overs, which are no news to anybody.
    final func adoptSilently(_ child: UIViewController) {
        if let old = child.container, old !== self { take(child, from: old) }
        child.container = self
    }

    private func take(_ child: UIViewController, from old: UIViewController) {
        child.container = nil
        old.childWasTaken(child)
    }

    nonisolated final func orphanChildren() {
        for child in contained where child.container === self { child.container = nil }
    }
}
