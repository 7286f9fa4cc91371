import Foundation
import SplitViewConformance
import StatefulTesting

/// Verifies subjects one after the other, checks the clock, and shows progress.
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

    /// Verifies a subject until its bounds or its time limit are reached, or Ctrl-C interrupts it.
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

    /// Clears the progress line, and prints the speed on standard error.
    mutating func finish(transitions: Int) {
        console.messages.offer(line.erase())
        if console.showsProgress {
            console.note(pace(of: transitions, "transitions", in: clock.now - start))
        }
    }
}

/// The progress of a verification, in a line.
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
