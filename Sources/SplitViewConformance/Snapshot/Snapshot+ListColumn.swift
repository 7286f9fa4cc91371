extension Snapshot {
    /// The obstacle between a person and the list column of an expanded split view.
    public enum ListColumn: UInt8, Sendable, Hashable {
        /// No obstacle: the column is on screen, as it always is while collapsed.
        case isShown
        /// A gesture, or a tap on the button that the scene declares with `listButton()`, brings it
        /// back.
        case isOneGestureAway
        /// Neither a gesture nor such a button brings the hidden column back.
        case isOutOfReach
    }
}
