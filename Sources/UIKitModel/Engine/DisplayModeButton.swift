/// The button that hides the list column and shows it again. A person who taps it asks for another
/// arrangement; the model leaves that to whoever drives it, through `preferredDisplayMode`.
extension UISplitViewController {
    /// The button, looking like what it would do now.
    ///
    /// UNK23 (V16): the headers say that the delegate is asked what the button does so that it can
    /// look like that. Here it is asked whenever an app takes the button into its hands.
    final func dressedButton() -> UIBarButtonItem {
        let item = button ?? UIBarButtonItem()
        button = item
        item.isHidden = modeBehindButton == nil
        return item
    }

    /// What a tap leads to; `nil` if there is nothing to tap (V13).
    private var modeBehindButton: DisplayMode? {
        guard isMounted, !collapsed, !runtime.isHalted else { return nil }
        let answer = delegateTargetMode()
        let target = answer == .automatic ? usualTarget : answer
        return target == mode ? nil : target
    }

    /// V15: a list that is seen is hidden; one that is hidden comes back beside the detail where
    /// there is room, and over it elsewhere.
    private var usualTarget: DisplayMode {
        guard mode == .secondaryOnly else { return .secondaryOnly }
        return windowWidth < runtime.profile.narrowestBesideWidth
            ? .oneOverSecondary : .oneBesideSecondary
    }
}
