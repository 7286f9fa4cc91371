/// The reason for an appearance or disappearance of a controller: for its calls about that.
extension UIViewController {
    /// Whether this controller is just being presented: while it is about to appear, and appears,
    /// because of `present` (T11).
    public final var isBeingPresented: Bool { runtime.operations.beingPresented === self }

    /// Whether this controller is just being dismissed: while it is about to disappear, and
    /// disappears, because of `dismiss` (T12).
    public final var isBeingDismissed: Bool { runtime.operations.beingDismissed === self }

    /// Whether this controller appears for the first time since it was put on a navigation stack
    /// (T12). The columns of a split view, the tabs of a tab bar and the children of an app's own
    /// container are in place before they appear, and never say so (UNK57).
    public final var isMovingToParent: Bool {
        runtime.attention?.note(type(of: self))
        return awaitsDidMove && isOnScreen
    }

    /// Whether this controller disappears because it is taken out of its container: off a
    /// navigation stack, for instance (T12). The secondary of a split view that is replaced has
    /// left before it disappears, and does not say so (UNK57).
    public final var isMovingFromParent: Bool {
        if former != nil { return true }
        // A swipe back that may still be cancelled.
        guard appearance == .disappearing, let container else { return false }
        return !container.holds(self)
    }
}
