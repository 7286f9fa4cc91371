extension Challenge {
    /// All tasks, in the order of the page that describes them.
    package static let all = [
        Challenge("threshold-stack", ThresholdStack.self),
        Challenge("twin-stack", TwinStack.self),
        Challenge("brackets", Brackets.self),
        Challenge("distant-twins", DistantTwins.self),
        Challenge("handles", Handles.self),
        Challenge("session", Session.self),
        Challenge("parity", Parity.self),
        Challenge("settings", Settings.self),
        Challenge("gates", Gates.self),
        Challenge("overflow", Overflow.self),
        Challenge("ladder", Ladder.self),
        Challenge("two-flaws", TwoFlaws.self),
        Challenge("coin", Coin.self),
    ]
}
