/// The button that hides the list column and shows it again, and the gesture of the same effect.
/// The button of a column style (V17) is not modelled. Both request another arrangement, through
/// `preferredDisplayMode`: by the driver of the model, or by an app that sends the action of the
/// button from one of its own.
extension UISplitViewController {
    /// The button, in the state of its present action.
    ///
    /// UNK23 (V16): by the headers, the delegate is asked for the action of the button, so that it
    /// can show it. Here it is asked whenever an app reads the button.
    final func dressedButton() -> UIBarButtonItem {
        let item = button ?? newButton()
        button = item
        item.isHidden = modeBehindButton == nil
        return item
    }

    private func newButton() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        (item.target, item.action) = (self, Self.buttonAction)
        return item
    }

    /// The name of the method behind the button; UIKit documents none, and apps only pass it on.
    static let buttonAction = NSSelectorFromString("toggleDisplayMode:")

    /// Performs the method behind the button: what a tap on it does.
    ///
    /// - Returns: False if it is another method.
    package final func performAction(_ action: Selector) -> Bool {
        guard action == Self.buttonAction else { return false }
        if let mode = modeBehindButton { preferredDisplayMode = mode }
        return true
    }

    /// Whether a person can bring a hidden list in with a swipe (V3), or send one away that lies
    /// over the secondary, with another swipe or a tap beside it (V19). Both have the effect of the
    /// button (V14).
    ///
    /// UNK67: whether a swipe takes a list away that stands beside the secondary. Here it does not.
    package final var offersGesture: Bool {
        guard presentsWithGesture else { return false }
        return switch mode {
        case .secondaryOnly, .oneOverSecondary: true
        case .oneBesideSecondary: !runtime.profile.assumes(.swipeLeavesColumnsBeside)
        default: false
        }
    }

    /// Performs that gesture, whether its effect is the expected one or not. A column style has no
    /// button of the app's whose effect it could have.
    package final func performGesture() {
        guard offersGesture else { return }
        if isColumnStyle { return swipe(.primary, isShown: mode == .secondaryOnly) }
        if let mode = modeBehindButton { preferredDisplayMode = mode }
    }

    /// The effect of a tap; `nil` if a tap has none (V13).
    private var modeBehindButton: DisplayMode? {
        guard isMounted, !collapsed, !runtime.isHalted else { return nil }
        let answer = delegateTargetMode()
        let target = answer == .automatic ? usualTarget : answer
        return target == mode ? nil : target
    }

    /// V15: a visible list is hidden; a hidden one is shown beside the detail where the automatic
    /// arrangement does so, or the app prefers it and there is room, and over it otherwise (V14).
    final var usualTarget: DisplayMode {
        guard mode == .secondaryOnly else { return .secondaryOnly }
        let tiles =
            automaticMode == .oneBesideSecondary
            || preferredDisplayMode == .oneBesideSecondary && !isTooNarrow
        return tiles ? .oneBesideSecondary : .oneOverSecondary
    }
}
