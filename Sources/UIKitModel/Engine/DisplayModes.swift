/// Which columns an expanded split view shows (section 9, as far as the classic style needs it).
extension UISplitViewController {
    /// The arrangement that the preference leads to in this window.
    final var resolvedMode: DisplayMode {
        switch preferredDisplayMode {
        case .automatic:
            // V10: 1 at 393 pt, 2 at 600 pt, both recorded; the boundary is UNK.
            windowWidth < ModelRuntime.current.profile.narrowestBesideWidth
                ? .secondaryOnly : .oneBesideSecondary
        case .oneOverSecondary where !isMounted: .secondaryOnly
        case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: preferredDisplayMode
        }
    }

    /// Tells the delegate of a change to come, if there is one (V21, X15).
    final func announceMode(_ next: DisplayMode) {
        guard next != mode else { return }
        delegate?.splitViewController(self, willChangeTo: next)
    }

    /// An expanded split view takes another arrangement (K24).
    final func changeMode(to next: DisplayMode) {
        guard next != mode else { return }
        announceMode(next)
        var news = ColumnNews(of: self)
        let primary = columns.primary
        let wasVisible = visiblePrimary != nil
        let willBeVisible = next != .secondaryOnly
        if willBeVisible { news.show(.primary) } else { news.hide(.primary) }
        let seen = appearance == .appeared
        if seen, wasVisible, !willBeVisible { primary?.beginDisappearing() }
        mode = next
        if seen, !wasVisible, willBeVisible { primary?.beginAppearing() }
        news.tellHowItEnded()
        if seen, wasVisible, !willBeVisible { primary?.endDisappearing() }
        if seen, !wasVisible, willBeVisible { primary?.endAppearing() }
    }

    final func displayModePreferenceDidChange() {
        // V5: while collapsed the preference is only remembered.
        guard isMounted, !collapsed, !isInTransition else { return }
        changeMode(to: resolvedMode)
    }
}
