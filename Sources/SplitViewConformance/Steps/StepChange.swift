import UIKitModel

/// Turning the page from one step to the next.
extension SplitViewStep {
    /// Makes the reading after this step the one before the next.
    mutating func turnPage(to command: SplitViewCommand) {
        swap(&was, &now)
        self.command = command
        expectation.clear()
        beginning.arrangement = nil
        if !survivors.isEmpty { survivors.removeAll(keepingCapacity: true) }
    }

    /// Makes this a step that was not performed, because it would have ended the process: after it
    /// everything is as it was before.
    mutating func ends(with exception: RaisedException) {
        now.copy(was)
        calls.removeAll(keepingCapacity: true)
        self.exception = exception
    }
}
