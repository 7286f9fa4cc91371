/// Size classes, passed down the tree (ST2).
extension UIViewController {
    final var horizontalSizeClass: UIUserInterfaceSizeClass {
        if let own = ownSizeClass { return own }
        if let container { return container.sizeClass(handedTo: self) }
        return hostWindow?.surroundings.horizontalSizeClass
            ?? presenter?.horizontalSizeClass ?? .unspecified
    }

    /// The width of the view in a window, in points; 0 without a window.
    final var widthInWindow: CGFloat { windowEnvironment == nil ? 0 : sizeOfView.width }

    /// The size class of the vertical axis, which no container changes.
    final var verticalSizeClass: UIUserInterfaceSizeClass {
        // Without heights every window is as high as one of a tablet.
        runtime.surface.hasLayouts ? windowEnvironment?.verticalSizeClass ?? .regular : .regular
    }

    /// The statement of the nearest split view around about itself; the trait came with the
    /// inspector.
    final var layoutEnvironment: UISplitViewController.LayoutEnvironment {
        guard runtime.profile.hasInspector else { return .none }
        var place = container
        while let outer = place {
            if let split = outer as? UISplitViewController {
                return split.collapsed ? .collapsed : .expanded
            }
            place = outer.container
        }
        return .none
    }

    /// The window that shows this controller, as the system describes it.
    final var windowEnvironment: WindowEnvironment? {
        let root = outermost
        return root.hostWindow?.surroundings ?? root.presenter?.windowEnvironment
    }

    /// The size class that overrides any inherited one.
    final var ownSizeClass: UIUserInterfaceSizeClass? {
        if traitOverrides.horizontalSizeClass != .unspecified {
            return traitOverrides.horizontalSizeClass
        }
        let override = givenTraits?.horizontalSizeClass ?? overridesFromParent.horizontalSizeClass
        return override == .unspecified ? nil : override
    }

    /// The traits given to this controller by a container that overrides the traits of its
    /// children. It is `nil` without such a container, and while the container is asked: it may
    /// look at the traits to override.
    private final var givenTraits: UITraitCollection? {
        guard let container, container.overridesTraitsOfChildren, !runtime.operations.asksForTraits
        else {
            return nil
        }
        runtime.operations.asksForTraits = true
        defer { runtime.operations.asksForTraits = false }
        return container.overrideTraitCollection(forChild: self) ?? UITraitCollection()
    }

    private func sizeClass(handedTo child: UIViewController) -> UIUserInterfaceSizeClass {
        narrows(child) ? .compact : horizontalSizeClass
    }

    // MARK: Telling of changes

    /// Notifies this controller and its descendants that their traits or width may have changed.
    ///
    /// - Parameter isTurned: Whether the vertical size class of the window has (E7).
    final func environmentDidChange(isTurned: Bool = false) {
        if !runtime.isHalted { passOn(horizontalSizeClass, isTurned) }
    }

    /// App code in a callback may change the environment again: each child therefore gets the value
    /// of this controller at that moment.
    private func passOn(_ sizeClass: UIUserInterfaceSizeClass, _ isTurned: Bool) {
        note(sizeClass, isTurned: isTurned)
        for child in contained where child.isChild(of: self) {
            let inherited = narrows(child) ? .compact : knownSizeClass
            child.passOn(child.ownSizeClass ?? inherited, isTurned)
        }
        if let presented { presented.passOn(presented.ownSizeClass ?? knownSizeClass, isTurned) }
        environmentWasPassedOn()
        if callbacks.contains(.layout) { layOutAfterChange() }
    }

    /// A controller that was moved from another place on screen got no callback (X13); but its
    /// traits, and those of its descendants, may have changed.
    final func checkSizeClass() {
        let current = currentSizeClass
        if current != knownSizeClass { passOn(current, false) }
    }

    /// The size class that applies. A container that is on screen stores its own.
    final var currentSizeClass: UIUserInterfaceSizeClass {
        guard let container, container.isOnScreen, ownSizeClass == nil else {
            return horizontalSizeClass
        }
        return container.narrows(self) ? .compact : container.knownSizeClass
    }

    /// Calls back about the traits if a size class has changed; the first one is no change.
    final func note(_ sizeClass: UIUserInterfaceSizeClass, isTurned: Bool = false) {
        let previous = knownSizeClass
        guard sizeClass != previous || isTurned else { return }
        knownSizeClass = sizeClass
        guard previous != .unspecified else { return }
        let vertical = runtime.operations.verticalBefore ?? verticalSizeClass
        tellOfTraits(after: .with(previous, vertical: vertical, in: layoutEnvironment))
    }

    /// This controller comes into view for the first time. Before iOS 13 it hears of its traits
    /// then, and since then only if it was predicted to have others (G18).
    final func hearOfFirstTraits() {
        let isHeard = callbacks.contains(.traits) || attachment != nil && traitChanges != nil
        guard isHeard else { return }
        guard runtime.profile.predictsTraits else { return tellOfTraits(after: nil) }
        let actual = UITraitCollection.with(horizontalSizeClass, vertical: verticalSizeClass)
        guard let predicted = runtime.predictedTraits, predicted != actual else { return }
        tellOfTraits(
            after: .with(
                predicted.horizontalSizeClass, vertical: predicted.verticalSizeClass,
                in: layoutEnvironment))
    }

    private func tellOfTraits(after previous: UITraitCollection?) {
        let note = noteCallback("traitCollectionDidChange")
        traitCollectionDidChange(previous)
        if attachment != nil, let previous { callHandlers(after: previous) }
        endCallback(note)
    }
}

extension ModelRuntime {
    /// G18: what a controller or a view is taken to have before it is anywhere.
    ///
    /// UNK70: the traits of the window on screen, or else of the screen, if one was described.
    final var predictedTraits: UITraitCollection? {
        guard profile.predictsTraits else { return nil }
        return (visibleWindow?.surroundings ?? screen)?.traits
    }
}
