/// Two columns become one (section 3).
extension UISplitViewController {
    /// Collapses: asks for the primary (C1), merges (C2, C3), leaves one column (C4).
    final func collapse() {
        isInTransition = true
        defer { isInTransition = false }
        let nextMode = ModelRuntime.current.profile.collapsedDisplayMode ?? mode
        announceMode(nextMode)
        let oldPrimary = columns.primary
        guard let primary = chosenPrimary(forCollapsing: true) ?? oldPrimary else {
            // UNK: nothing to collapse onto. The split counts as collapsed and stays empty.
            collapsed = true
            return
        }
        let secondary = columns.secondary
        columns.primary = primary
        if let secondary, secondary !== primary { merge(secondary, onto: primary) }
        guard !ModelRuntime.current.isHalted else { return }

        var news = ColumnNews(of: self)
        let isOnStack = secondary?.container === primary && secondary !== primary
        news.hide(.secondary)
        news.show(.primary)
        if isOnStack {
            news.hide(.primary)
            news.show(.secondary)
        }

        collapsed = true
        mode = nextMode
        columns.secondary = nil
        settleCollapsed(onto: primary, from: oldPrimary, discarding: secondary)
        news.tellHowItEnded()
        delegateDidCollapse()
        postTargetChange()
    }

    private func merge(_ secondary: UIViewController, onto primary: UIViewController) {
        // P1: kept even if the delegate says that it has dealt with it.
        preservedSecondary = secondary
        guard !delegateCollapses(secondary, onto: primary), !ModelRuntime.current.isHalted else {
            return
        }
        granting(primary) { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    /// C9, C10: the secondary goes on the stack as it is. Who disappears is settled after the
    /// flip, and the secondary itself hears nothing (C15, C16).
    final func pushCollapsing(_ vc: UIViewController, onto navigation: UINavigationController) {
        vc.willMove(toParent: navigation)
        if vc.container === self {
            // Until the flip the array still names the secondary.
            contained.removeAll { $0 === vc }
        } else if let former = vc.container {
            former.childWasTaken(vc)
        }
        vc.container = navigation
        navigation.contained.append(vc)
        vc.awaitsDidMove = true
        if navigation.isOnScreen { navigation.deliverDidMove() }
    }

    /// After the flip: the one column that is left is installed and seen, the others are not.
    private func settleCollapsed(
        onto primary: UIViewController, from oldPrimary: UIViewController?,
        discarding secondary: UIViewController?
    ) {
        guard contained.count > 0 || appearance == .appeared else { return }
        if let oldPrimary, oldPrimary !== primary {
            uninstall(oldPrimary)
            oldPrimary.disappear()
        }
        if primary.container !== self { install(primary) }
        if let secondary, secondary !== primary, secondary.container === self {
            uninstall(secondary)
            secondary.disappear()
        }
        contained = [primary]
        guard appearance == .appeared else { return }
        primary.settle()
        primary.appear()
    }

    private func delegateDidCollapse() {
        guard ModelRuntime.current.profile.classicSendsColumnCallbacks else { return }
        delegate?.splitViewControllerDidCollapse(self)
    }
}
