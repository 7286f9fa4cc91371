import StatefulTesting

/// What a law that looks ahead may try.
package enum SplitViewMove: Hashable, Sendable {
    /// A command.
    case give(SplitViewCommand)
    /// The system ends the app and restores it in a window of a width.
    case restart(SplitViewCommand.Width)
}

/// Commands that were tried for a law that looks ahead.
package typealias SplitViewWalk = Walk<SplitViewMove, Snapshot>
