/// A change of a window's size or size class. Closures that an app adds to its coordinator are
/// called after the change (Z2).
extension UIWindow {
    /// The system gives the window another size or size class.
    final func changeSurroundings(to next: WindowEnvironment) {
        guard next != surroundings else { return }
        let outer = runtime.beginTransition(
            ContainerTransition(
                container: root?.modelNumber.value ?? 0, from: 0, to: 0, isAnimated: false))
        defer {
            runtime.endTransition(resuming: outer)
            // The system changes the size in a turn of its own.
            runtime.forgetTransition()
        }
        guard runtime.surface.hearsOfSizes, isVisible, !runtime.isHalted, let root,
            let transition = runtime.coordinator(for: root)
        else {
            surround(with: next)
            return
        }
        // UNK55: the traits are announced before the size.
        if runtime.profile.assumes(.announcesTraitsFirst) {
            announceTraits(of: next, transition)
            announceSize(of: next, transition)
        } else {
            announceSize(of: next, transition)
            announceTraits(of: next, transition)
        }
        surround(with: next)
    }

    private func announceTraits(
        of next: WindowEnvironment, _ transition: any UIViewControllerTransitionCoordinator
    ) {
        guard let root, let coming = root.sizeClass(in: next),
            coming != root.knownSizeClass || next.isTurned(from: surroundings)
        else { return }
        root.announceTraits(.with(coming, vertical: next.verticalSizeClass), transition)
    }

    private func announceSize(
        of next: WindowEnvironment, _ transition: any UIViewControllerTransitionCoordinator
    ) {
        if next.size != surroundings.size { root?.announceSize(next.size, transition) }
    }

    /// Notifies from the outside to the inside; the window may get another root on the way.
    private func surround(with next: WindowEnvironment) {
        let previous = surroundings
        let outer = runtime.operations.verticalBefore
        runtime.operations.verticalBefore = previous.verticalSizeClass
        defer { runtime.operations.verticalBefore = outer }
        surroundings = next
        if !runtime.isHalted, next.traits != previous.traits {
            traitCollectionDidChange(previous.traits)
        }
        root?.environmentDidChange(isTurned: next.isTurned(from: previous))
    }
}

extension UIViewController {
    /// UNK38: every child gets the size of its container, as the documentation says of containers
    /// that compute none, and those without a view, too.
    final func passOnTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard !runtime.isHalted else { return }
        let toAll = runtime.profile.assumes(.announcesSizesToAll)
        for child in contained where child.isChild(of: self) && (toAll || child.hasView) {
            child.announceSize(size, coordinator)
        }
        presented?.announceSize(size, coordinator)
    }

    fileprivate final func announceSize(
        _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let note = noteCallback("viewWillTransition")
        viewWillTransition(to: size, with: coordinator)
        endCallback(note)
    }

    fileprivate final func announceTraits(
        _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let note = noteCallback("willTransition")
        willTransition(to: traits, with: coordinator)
        endCallback(note)
    }

    /// The size class that a root controller would have in a window; `nil` if it has none yet.
    fileprivate final func sizeClass(in window: WindowEnvironment) -> UIUserInterfaceSizeClass? {
        guard knownSizeClass != .unspecified else { return nil }
        return ownSizeClass ?? window.horizontalSizeClass
    }

    /// Z3: a child of unchanged traits, as a primary column that is always compact, is not called.
    final func passOnTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard !runtime.isHalted else { return }
        for child in contained where child.isChild(of: self) {
            let inherited =
                narrows(child) ? .with(.compact, vertical: traits.verticalSizeClass) : traits
            child.announce(inherited, coordinator)
        }
        presented?.announce(traits, coordinator)
    }

    private func announce(
        _ inherited: UITraitCollection,
        _ coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let coming = ownSizeClass ?? inherited.horizontalSizeClass
        guard knownSizeClass != .unspecified,
            coming != knownSizeClass || inherited.verticalSizeClass != verticalSizeClass
        else { return }
        announceTraits(.with(coming, vertical: inherited.verticalSizeClass), coordinator)
    }
}
