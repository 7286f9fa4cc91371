import StatefulTesting

/// A move that a look-ahead law may try.
package enum SplitViewMove: Hashable, Sendable {
    case give(SplitViewCommand)
    /// The system ends the app and restores it in a window of a width.
    case restart(SplitViewCommand.Width)
}

/// Commands tried for a look-ahead law.
package typealias SplitViewWalk = Walk<SplitViewMove, Snapshot>
