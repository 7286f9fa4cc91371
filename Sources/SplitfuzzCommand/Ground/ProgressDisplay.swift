/// The progress of a verb on standard error: a line while it works, and its speed at the end.
@MainActor final class ProgressDisplay {
    private let console: Console
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var line: ProgressLine

    init(at console: Console) {
        self.console = console
        start = clock.now
        line = ProgressLine(isTerminal: console.showsProgress, columns: console.columns)
    }

    /// Shows a new text, if it is time for one.
    ///
    /// - Parameter text: Evaluated only if it is shown.
    func show(_ text: @autoclosure () -> String) {
        let written = line.update(to: text(), at: clock.now - start)
        if !written.isEmpty { console.messages.offer(written) }
    }

    /// Clears the line.
    func end() { console.messages.offer(line.erase()) }

    /// Clears the line, and prints how much was done and how fast. Results contain no time, because
    /// it would differ on each run.
    func finish(_ count: Int, _ things: String) {
        end()
        if console.showsProgress { console.note((clock.now - start).pace(of: count, things)) }
    }
}
