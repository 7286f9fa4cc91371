/// When a split view collapses and expands (ST2, ST4).
extension UISplitViewController {
    /// How many transitions may follow from one change of the environment. A delegate that
    /// answers each with the opposite change would go on for ever, on a device too.
    private static let mostTransitions = 16

    /// The first appearance: a split view is born expanded and, in a compact window, collapses
    /// now, with everything the delegate is asked on any collapse (ST4).
    final func mountIfNeeded() {
        guard !isMounted else { return followEnvironment() }
        isMounted = true
        overlayWaits =
            preferredDisplayMode == .oneOverSecondary
            && runtime.profile.overlayWaitsForAppearance
        if horizontalSizeClass == .compact {
            during(.collapsing) { collapse() }
        } else {
            during(.changingColumns) { mountExpanded() }
        }
        if isColumnStyle { layOutColumns() }
    }

    private func mountExpanded() {
        if isColumnStyle { return mountColumns() }
        let mountedMode = resolvedMode
        announceMode(mountedMode)
        for vc in columns.listed where vc.container !== self { install(vc) }
        tidyChildren()
        var news = ColumnNews(of: self)
        if mountedMode != .secondaryOnly, columns.primary != nil { news.show(.primary) }
        if columns.secondary != nil { news.show(.secondary) }
        mode = mountedMode
        news.tellHowItEnded()
    }

    /// The size class, the width or the preference may have changed.
    ///
    /// While something is under way nothing follows; when it is over, the split view looks again.
    final func followEnvironment() {
        guard isMounted else { return }
        hasToFollow = true
        guard activity == .none else { return }
        var transitions = 0
        while hasToFollow, !runtime.isHalted {
            guard transitions < Self.mostTransitions else { return runtime.raiseTooDeep() }
            hasToFollow = false
            followOnce()
            transitions += 1
        }
    }

    private func followOnce() {
        let sizeClass = horizontalSizeClass
        // Outside of a window nobody says how much room there is: all stays as it is.
        let isNarrow = sizeClass == .unspecified ? collapsed : sizeClass == .compact
        switch (isNarrow, collapsed) {
        case (true, true): break
        case (true, false): begin(.collapsing) { collapse() }
        case (false, true): begin(.expanding) { expand() }
        case (false, false):
            let next = resolvedMode
            if next != mode { begin(.changingColumns) { changeMode(to: next) } }
        }
        if isColumnStyle { layOutColumns() }
    }

    /// Does a piece of work during which the environment is not followed, and follows it then.
    final func during(_ activity: Activity, _ work: () -> Void) {
        begin(activity, work)
        if hasToFollow { followEnvironment() }
    }

    private func begin(_ activity: Activity, _ work: () -> Void) {
        let outer = self.activity
        self.activity = activity
        work()
        self.activity = outer
    }

    /// What a split view is busy with.
    enum Activity: UInt8 {
        /// Nothing, or what another activity interrupted.
        case none
        /// Its two columns are becoming one: the delegate is being asked or told.
        case collapsing
        /// Its one column is becoming two.
        case expanding
        /// Other controllers are put into its columns, or columns are shown and hidden.
        case changingColumns
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
        guard UIViewController.isTargetChangeObservable, !runtime.isHalted else {
            return
        }
        NotificationCenter.default.post(name: UIViewController.targetDidChange, object: self)
    }
}
