import Foundation
import SplitViewConformance
import StatefulTesting

/// Verifies one subject after the other, looks at the clock, and shows how far it is.
@MainActor struct VerifyWatch {
    private let time: Duration?
    private let console: Console
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var line: ProgressLine

    /// - Parameter time: How long one subject may take.
    init(time: Duration?, console: Console) {
        self.time = time
        self.console = console
        start = clock.now
        line = ProgressLine(isTerminal: console.showsProgress, columns: console.columns)
    }

    /// Verifies a subject until its bounds are reached, its time is up, or Ctrl-C comes.
    mutating func verification(
        of arrangement: Arrangement, on stage: SplitViewStage, _ options: VerifyOptions
    ) -> Verification {
        let (clock, console, start, time) = (clock, console, start, time)
        let begin = clock.now
        var line = line
        defer { self.line = line }
        return stage.verification(
            of: options.law, within: options.bounds,
            deadline: {
                console.interruption.hasCome() || time.map { clock.now - begin >= $0 } == true
            },
            observe: { progress in
                let text = line.update(
                    to: verifyProgress(progress, of: arrangement), at: clock.now - start)
                if !text.isEmpty { console.messages.offer(text) }
            })
    }

    /// Clears the line of progress, and says how fast it went to whoever watches.
    mutating func finish(transitions: Int) {
        console.messages.offer(line.erase())
        if console.showsProgress {
            console.note(pace(of: transitions, "transitions", in: clock.now - start))
        }
    }
}

/// How far a verification is, in a line.
func verifyProgress(_ progress: ExhaustProgress, of arrangement: Arrangement) -> String {
    "\(arrangement.title)  depth \(progress.completeDepth), "
        + "\(showWholeNumber(UInt64(progress.states))) states, "
        + "\(showWholeNumber(UInt64(progress.transitions))) transitions, "
        + megabytes(progress.bytes)
}

/// A number of bytes in megabytes, rounded up.
func megabytes(_ bytes: Int) -> String {
    "\(showWholeNumber(UInt64((bytes + 999_999) / 1_000_000))) MB"
}
