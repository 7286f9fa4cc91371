/// The button that hides the list column and shows it again. A tap on it requests another
/// arrangement; the model leaves that to its driver, through `preferredDisplayMode`.
extension UISplitViewController {
    /// The button, in the state of its present action.
    ///
    /// UNK23 (V16): the headers say that the delegate is asked for the action of the button so that
    /// it can show it. Here it is asked whenever an app reads the button.
    final func dressedButton() -> UIBarButtonItem {
        let item = button ?? UIBarButtonItem()
        button = item
        item.isHidden = modeBehindButton == nil
        return item
    }

    /// The effect of a tap; `nil` if a tap has none (V13).
    private var modeBehindButton: DisplayMode? {
        guard isMounted, !collapsed, !runtime.isHalted else { return nil }
        let answer = delegateTargetMode()
        let target = answer == .automatic ? usualTarget : answer
        return target == mode ? nil : target
    }

    /// V15: a visible list is hidden; a hidden one is shown beside the detail if there is room, and
    /// over it otherwise.
    private var usualTarget: DisplayMode {
        guard mode == .secondaryOnly else { return .secondaryOnly }
        return windowWidth < runtime.profile.narrowestBesideWidth
            ? .oneOverSecondary : .oneBesideSecondary
    }
}
