/// Which columns an expanded split view shows (rules V, as far as two columns need them).
extension UISplitViewController {
    /// The arrangement that results from the preference in this window.
    final var resolvedMode: DisplayMode {
        switch allowedPreference {
        case .automatic: automaticMode
        case .oneOverSecondary where overlayWaits: .secondaryOnly
        case let mode: mode
        }
    }

    /// V2: an arrangement that the behavior does not allow (V1) means the one that it does.
    private var allowedPreference: DisplayMode {
        switch (preferredDisplayMode, behavior) {
        case (.oneBesideSecondary, .overlay): .oneOverSecondary
        case (.oneOverSecondary, .tile), (.oneOverSecondary, .displace): .oneBesideSecondary
        // UNK21: an overlay is not shown automatically.
        case (.automatic, .overlay): .secondaryOnly
        default: preferredDisplayMode
        }
    }

    /// V10: 1 at 393 pt, 2 at 600 pt, both recorded; the boundary is UNK22.
    private var automaticMode: DisplayMode {
        let width = windowWidth
        // Outside a window there is no width: nothing changes.
        if isMounted, width == 0 { return mode }
        return width < runtime.profile.narrowestBesideWidth
            ? .secondaryOnly : .oneBesideSecondary
    }

    /// Announces a change to the delegate, if there is one (V21, X15).
    final func announceMode(_ next: DisplayMode) {
        guard next != mode else { return }
        tell(.willChangeTo) { $0.splitViewController(self, willChangeTo: next) }
    }

    /// Changes the arrangement of an expanded split view (K24).
    ///
    /// - Parameters:
    ///   - next: The arrangement.
    ///   - silently: Whether the delegate is called back only about the arrangement, not about
    ///     columns.
    final func changeMode(to next: DisplayMode, silently: Bool = false) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        announceMode(next)
        var news = ColumnNews(of: self, silently: silently)
        let primary = columns.primary
        runtime.mark(next == .secondaryOnly ? .listHidden : .listShown)
        if next == .secondaryOnly {
            news.hide(.primary)
            primary?.beginDisappearing()
            mode = next
            news.tellHowItEnded()
            primary?.endDisappearing()
        } else {
            if primary != nil { news.show(.primary) }
            mode = next
            if let primary, appearance == .appeared, primary.container === self {
                primary.beginAppearing()
            }
            news.tellHowItEnded()
            primary?.endAppearing()
        }
    }

    final func displayModePreferenceDidChange() {
        // V8.
        guard canUse(preferredDisplayMode) else { return }
        switch preferredDisplayMode {
        case .oneBesideSecondary where isColumnStyle: behavior = .tile
        case .oneOverSecondary where isColumnStyle: behavior = .overlay
        default: break
        }
        preferenceDidChange()
    }

    /// The preferred arrangement or behavior was set, changed or not.
    final func preferenceDidChange() {
        guard isMounted else { return }
        overlayWaits = false
        // V5: while collapsed the preference is only stored.
        if !collapsed { followEnvironment() }
    }
}
