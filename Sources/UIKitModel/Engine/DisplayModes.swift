/// The columns that an expanded split view shows (rules V, as far as two columns need them).
extension UISplitViewController {
    /// The arrangement that results from the preference in this window.
    final var resolvedMode: DisplayMode {
        let preference = allowedPreference
        // V3: what the app prefers is kept, whether there is room or not.
        if !presentsWithGesture, preference != .automatic, preference != .twoDisplaceSecondary {
            return preference
        }
        return switch preference {
        case .automatic: automaticMode
        case .oneBesideSecondary: besideMode
        case .oneOverSecondary where overlayWaits, .twoOverSecondary where overlayWaits:
            .secondaryOnly
        case .twoBesideSecondary: tiledMode(else: .twoOverSecondary)
        case .twoDisplaceSecondary:
            runtime.profile.displaces
                ? .twoDisplaceSecondary : tiledMode(else: .twoOverSecondary)
        case let mode: mode
        }
    }

    /// V9: three columns beside each other, if there is room. Otherwise the primary comes over the
    /// other two, if the app has asked for it since the first appearance and since the columns were
    /// last beside each other.
    private func tiledMode(else overlay: DisplayMode) -> DisplayMode {
        if hasRoomForAll { return .twoBesideSecondary }
        return overlayWaits ? besideMode : overlay
    }

    /// V10, V4: one column beside the secondary, if there is room. Otherwise the secondary is
    /// alone, unless the app asks for the other in this window: then that comes over it, as in V9.
    private var besideMode: DisplayMode {
        guard isTooNarrow, widthInWindow > 0 else { return .oneBesideSecondary }
        let isBeside = mode == .oneBesideSecondary || mode == .twoBesideSecondary
        return overlayWaits || isBeside ? .secondaryOnly : .oneOverSecondary
    }

    /// UNK22: whether a regular window has room for the secondary only.
    final var isTooNarrow: Bool { widthInWindow < runtime.profile.leastWidthForTwo }

    /// V2: an arrangement forbidden by the behavior (V1) means the allowed one.
    ///
    /// UNK46: with two columns, an arrangement of three means the one with the primary.
    final var allowedPreference: DisplayMode {
        guard style == .tripleColumn else { return allowedPreferenceOfTwo }
        return switch (preferredDisplayMode, behavior) {
        case (.oneBesideSecondary, .overlay): .oneOverSecondary
        case (.twoBesideSecondary, .overlay), (.twoDisplaceSecondary, .overlay): .twoOverSecondary
        case (.oneOverSecondary, .tile), (.oneOverSecondary, .displace): .oneBesideSecondary
        case (.twoOverSecondary, .tile), (.twoDisplaceSecondary, .tile): .twoBesideSecondary
        case (.twoOverSecondary, .displace), (.twoBesideSecondary, .displace):
            .twoDisplaceSecondary
        case (.automatic, .overlay): unaskedOverlay
        default: preferredDisplayMode
        }
    }

    private var allowedPreferenceOfTwo: DisplayMode {
        let preferred: DisplayMode =
            switch preferredDisplayMode {
            case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
            case .twoOverSecondary: .oneOverSecondary
            default: preferredDisplayMode
            }
        return switch (preferred, behavior) {
        case (.oneBesideSecondary, .overlay): .oneOverSecondary
        case (.oneOverSecondary, .tile), (.oneOverSecondary, .displace): .oneBesideSecondary
        case (.automatic, .overlay): unaskedOverlay
        default: preferred
        }
    }

    /// UNK21: an overlay is not shown automatically.
    private var unaskedOverlay: DisplayMode {
        runtime.profile.assumes(.overlayWaitsToBeAskedFor) ? .secondaryOnly : .oneOverSecondary
    }

    /// V7, V9: as many columns as there is room for; V11 does not say how much. V10: 1 at 393 pt, 2
    /// at 600 pt, both recorded; the boundary is UNK22. V6: before iOS 26, none in an upright
    /// window; UNK56: a pane higher than wide is upright, whatever the style.
    final var automaticMode: DisplayMode {
        let width = widthInWindow
        // Outside a window there is no width: nothing changes.
        if isMounted, width == 0 { return mode }
        if isTooNarrow { return .secondaryOnly }
        if runtime.profile.hidesPrimaryUpright, let window = windowEnvironment,
            let height = window.height, height > window.width
        {
            return .secondaryOnly
        }
        return style == .tripleColumn && hasRoomForAll
            ? .twoBesideSecondary : .oneBesideSecondary
    }

    final var behaviorInForce: SplitBehavior {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
        }
    }

    /// Announces a change to the delegate, if there is one (V21, X15).
    ///
    /// - Parameters:
    ///   - other: The one that it replaces; the one in force, unless another was announced.
    final func announceMode(_ next: DisplayMode, insteadOf other: DisplayMode? = nil) {
        guard next != other ?? mode else { return }
        tell(.willChangeTo) { $0.splitViewController(self, willChangeTo: next) }
    }

    /// Changes the arrangement of an expanded split view (K24).
    ///
    /// - Parameters:
    ///   - silently: Whether the delegate is called back only about the arrangement, not about
    ///     columns.
    final func changeMode(to next: DisplayMode, silently: Bool = false) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        announceMode(next)
        var callbacks = ColumnCallbacks(of: self, silently: silently)
        runtime.mark(showsColumn(.primary, in: next) ? .listShown : .listHidden)
        let coming = changing(to: next, shown: true)
        let leaving = changing(to: next, shown: false)
        tell(leaving, collecting: &callbacks) { $0.hide($1) }
        tell(coming, collecting: &callbacks) { $0.show($1) }
        leaving.0?.beginDisappearing()
        leaving.1?.beginDisappearing()
        mode = next
        if appearance == .appeared {
            if let vc = coming.0, vc.container === self { vc.beginAppearing() }
            if let vc = coming.1, vc.container === self { vc.beginAppearing() }
        }
        callbacks.callDidMethods()
        leaving.0?.endDisappearing()
        leaving.1?.endDisappearing()
        coming.0?.endAppearing()
        coming.1?.endAppearing()
    }

    /// The supplementary and the primary column, as far as a change of the arrangement shows or
    /// hides them.
    private func changing(
        to next: DisplayMode, shown: Bool
    ) -> (UIViewController?, UIViewController?) {
        (changing(.supplementary, to: next, shown), changing(.primary, to: next, shown))
    }

    private func changing(
        _ column: Column, to next: DisplayMode, _ shown: Bool
    ) -> UIViewController? {
        showsColumn(column, in: next) == shown && showsColumn(column, in: mode) != shown
            ? columns[column] : nil
    }

    private func tell(
        _ changed: (UIViewController?, UIViewController?),
        collecting callbacks: inout ColumnCallbacks,
        _ call: (inout ColumnCallbacks, Column) -> Void
    ) {
        if changed.0 != nil { call(&callbacks, .supplementary) }
        if changed.1 != nil { call(&callbacks, .primary) }
    }

    final func displayModePreferenceDidChange() {
        // V8.
        if isColumnStyle {
            switch preferredDisplayMode {
            case .oneBesideSecondary, .twoBesideSecondary: behavior = .tile
            case .oneOverSecondary, .twoOverSecondary: behavior = .overlay
            case .twoDisplaceSecondary: behavior = .displace
            case .automatic, .secondaryOnly: break
            }
        }
        preferenceDidChange()
    }

    /// The preferred arrangement or behavior was set, changed or not.
    final func preferenceDidChange() {
        guard isMounted else { return }
        overlayWaits = false
        // V5: while collapsed the preference is only stored.
        if !collapsed { followPreference() }
        // Columns that the app hides move beyond the edge at once.
        unplacedColumns = ColumnSet()
    }

    /// V23: what is preferred takes effect with the next layout. One that is set while the columns
    /// change does so at the end of the change.
    private func followPreference() {
        let waits = isColumnStyle || runtime.profile.classicPreferencesWait
        guard waits, activity == .none, appearance == .appeared else { return followEnvironment() }
        if awaitsLayout { return }
        awaitsLayout = true
        runtime.putOffLayout { [weak self] in
            MainActor.assumeIsolated { self?.layOutIfAwaited() }
        }
    }

    /// Performs the layout that a preference waits for.
    final func layOutIfAwaited() {
        guard awaitsLayout, activity == .none else { return }
        followEnvironment()
        unplacedColumns = ColumnSet()
    }
}
