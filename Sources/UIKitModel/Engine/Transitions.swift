/// When a split view collapses and expands (ST2, ST4).
extension UISplitViewController {
    /// The first appearance: a split view is born expanded and, in a compact window, collapses
    /// now, with everything the delegate is asked on any collapse (ST4).
    final func mountIfNeeded() {
        guard !isMounted else { return }
        let mountedMode =
            horizontalSizeClass == .compact
            ? ModelRuntime.current.profile.collapsedDisplayMode ?? mode : resolvedMode
        isMounted = true
        if horizontalSizeClass == .compact {
            collapse()
            installColumns()
        } else {
            announceMode(mountedMode)
            installColumns()
            var news = ColumnNews(of: self)
            if mountedMode != .secondaryOnly { news.show(.primary) }
            if columns.secondary != nil { news.show(.secondary) }
            mode = mountedMode
            news.tellHowItEnded()
        }
    }

    /// The size class or the width may have changed.
    final func followEnvironment() {
        passEnvironmentOn()
        guard isMounted, !isInTransition else { return }
        switch (horizontalSizeClass == .compact, collapsed) {
        case (true, false): collapse()
        case (false, true): expand()
        case (false, false): changeMode(to: resolvedMode)
        case (true, true): break
        }
    }

    /// Runs a piece of work for which the split lets a navigation controller nest others (C11).
    final func granting(_ controller: UIViewController, _ work: () -> Void) {
        guard let navigation = controller as? UINavigationController else { return work() }
        let granted = navigation.mayNest
        navigation.mayNest = true
        work()
        navigation.mayNest = granted
    }

    final func postTargetChange() {
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
}
