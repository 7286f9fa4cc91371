extension Snapshot {
    /// The obstacle between a person and the list column of an expanded split view.
    public enum ListColumn: UInt8, Sendable, Hashable {
        /// Nothing: it is on screen, as it always is while collapsed.
        case isShown
        /// One gesture, or a tap on the button that the scene declares with `listButton()`.
        case isOneGestureAway
        /// It is hidden, and neither a gesture nor such a button brings it back.
        case isOutOfReach
    }
}
