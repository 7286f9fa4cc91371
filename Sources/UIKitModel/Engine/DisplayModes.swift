/// Which columns an expanded split view shows (section 9, as far as the classic style needs it).
extension UISplitViewController {
    /// The arrangement that the preference leads to in this window.
    final var resolvedMode: DisplayMode {
        switch preferredDisplayMode {
        case .automatic: automaticMode
        case .oneOverSecondary where overlayWaits: .secondaryOnly
        case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: preferredDisplayMode
        }
    }

    /// V10: 1 at 393 pt, 2 at 600 pt, both recorded; the boundary is UNK.
    private var automaticMode: DisplayMode {
        let width = windowWidth
        // Outside of a window there is no width to go by: all stays as it is.
        if isMounted, width == 0 { return mode }
        return width < runtime.profile.narrowestBesideWidth
            ? .secondaryOnly : .oneBesideSecondary
    }

    /// Tells the delegate of a change to come, if there is one (V21, X15).
    final func announceMode(_ next: DisplayMode) {
        guard next != mode else { return }
        tell(.willChangeTo) { $0.splitViewController(self, willChangeTo: next) }
    }

    /// An expanded split view takes another arrangement (K24).
    ///
    /// - Parameters:
    ///   - next: The arrangement.
    ///   - silently: Whether the delegate is told of the arrangement only, not of the columns.
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
        switch preferredDisplayMode {
        case .oneBesideSecondary: prefersOverlay = false
        case .oneOverSecondary: prefersOverlay = true
        case .automatic, .secondaryOnly: break
        }
        guard isMounted else { return }
        overlayWaits = false
        // V5: while collapsed the preference is only remembered.
        if !collapsed { followEnvironment() }
    }
}
