/// The moments at which a split view collapses and expands (ST2, ST4).
extension UISplitViewController {
    /// The most transitions that may follow from one change of the environment. A delegate that
    /// answers each with the opposite change would never stop, on a device too.
    private static let mostTransitions = 16

    /// The first appearance: a split view starts expanded and, in a compact window, collapses now,
    /// with all the questions to the delegate of any collapse (ST4).
    final func mountIfNeeded() {
        guard !isMounted else { return followEnvironment() }
        isMounted = true
        overlayWaits = runtime.profile.overlayWaitsForAppearance
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
        var callbacks = ColumnCallbacks(of: self)
        if mountedMode != .secondaryOnly, columns.primary != nil { callbacks.show(.primary) }
        if columns.secondary != nil { callbacks.show(.secondary) }
        mode = mountedMode
        callbacks.callDidMethods()
    }

    /// The size class, the width or the preference may have changed.
    ///
    /// During another activity nothing follows; when it ends, the split view checks again.
    final func followEnvironment() {
        guard isMounted else { return }
        hasToFollow = true
        awaitsLayout = false
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
        let wasCollapsed = collapsed
        // Outside a window the size is unknown: nothing changes.
        let isNarrow = sizeClass == .unspecified ? collapsed : sizeClass == .compact
        switch (isNarrow, collapsed) {
        case (true, true): break
        case (true, false): begin(.collapsing) { collapse() }
        case (false, true): begin(.expanding) { expand() }
        case (false, false):
            let (next, old) = (resolvedMode, mode)
            if next != old { begin(.changingColumns) { changeMode(to: next) } }
            if isColumnStyle { unplacedColumns = newlyHidden(since: old) }
        }
        if collapsed != wasCollapsed, !runtime.isHalted, runtime.profile.hasInspector {
            callHandlersInside(after: wasCollapsed ? .collapsed : .expanded)
        }
        if isColumnStyle { layOutColumns() } else if appearance == .appeared { layOutView() }
    }

    /// Performs work without following the environment, and follows it afterwards.
    final func during(_ activity: Activity, _ work: () -> Void) {
        begin(activity, work)
        if hasToFollow { followEnvironment() }
    }

    final func begin(_ activity: Activity, _ work: () -> Void) {
        let outer = self.activity
        self.activity = activity
        let holds = activity == .collapsing || activity == .expanding
        if holds { runtime.transitions.depth += 1 }
        work()
        self.activity = outer
        if holds {
            runtime.transitions.depth -= 1
            runtime.makeHeldAnnouncements()
        }
    }

    enum Activity: UInt8 {
        /// None, or the one that another activity interrupted.
        case none
        /// Its two columns are becoming one: the delegate is being called.
        case collapsing
        /// Its one column is becoming two.
        case expanding
        /// Its columns are being replaced, shown or hidden.
        case changingColumns
    }

    /// Performs work during which a navigation controller may nest others (C11).
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
