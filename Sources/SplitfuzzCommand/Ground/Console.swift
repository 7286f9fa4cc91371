import Foundation
import SplitViewConformance

/// Where a verb prints: results to one output, progress and errors to another.
///
/// Every verb gets one as a parameter, so that tests can capture its output.
struct Console: Sendable {
    /// Standard output: the results.
    let results: Output
    /// Standard error: everything else.
    let messages: Output
    let style: Style
    /// Whether messages go to a terminal, so that progress is shown.
    let showsProgress: Bool
    /// The width of the terminal that shows messages.
    let columns: Int
    /// How Ctrl-C interrupts a search.
    let interruption: Interruption
    /// The command, and the subjects that it checks.
    let program: Program
    /// How this command is started again, as a worker.
    let worker: WorkerProgram

    /// The console of the process itself.
    static func own(_ program: Program) -> Console {
        Console(
            results: .standardOutput, messages: .standardError,
            style: Terminal.style(of: Output.standardOutput.descriptor),
            // The style also depends on NO_COLOR: with it, plain text is usually collected.
            showsProgress: Terminal.style(of: Output.standardError.descriptor).isColoured,
            columns: Terminal.columns(of: Output.standardError.descriptor),
            interruption: .bySignal, program: program, worker: .own)
    }

    func say(_ text: String) throws(CommandFailure) {
        do throws(OutputError) {
            try results.write(text)
        } catch {
            throw .output(error)
        }
    }

    /// Writes the last results. A reader that has closed the pipe does not change the exit status:
    /// the status tells of the findings.
    func conclude(_ text: String) throws(CommandFailure) {
        do throws(CommandFailure) {
            try say(text)
        } catch {
            if error != .output(.readerGone) { throw error }
        }
    }

    /// Writes lines of results, each with a line end.
    func say(_ lines: [String]) throws(CommandFailure) {
        if !lines.isEmpty { try say(lines.joined(separator: "\n") + "\n") }
    }

    /// Writes a line to standard error and ignores failures.
    func note(_ line: String) { messages.offer(line + "\n") }
}
