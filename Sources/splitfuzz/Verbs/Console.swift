import Foundation

/// Where a verb speaks: results here, progress and complaints there.
///
/// Every verb is given one, so that a test can listen.
struct Console: Sendable {
    /// What was asked for.
    let results: Output
    /// Everything else.
    let messages: Output
    /// The style of results.
    let style: Style
    /// Whether a person watches the messages; they are told of progress.
    let showsProgress: Bool
    /// The width of the device that shows messages.
    let columns: Int
    /// What Ctrl-C does to a search.
    let interruption: Interruption
    /// How this command is started again, as a worker.
    let worker: WorkerProgram

    /// The console of the process itself.
    static var own: Console {
        Console(
            results: .standardOutput, messages: .standardError,
            style: Terminal.style(of: Output.standardOutput.descriptor),
            // The style knows of NO_COLOR, and whoever sets that collects plain text.
            showsProgress: Terminal.style(of: Output.standardError.descriptor) == .ansi,
            columns: Terminal.columns(of: Output.standardError.descriptor),
            interruption: .bySignal, worker: .own)
    }

    /// Writes results.
    func say(_ text: String) throws(CommandFailure) {
        do throws(OutputError) {
            try results.write(text)
        } catch {
            throw .output(error)
        }
    }

    /// Writes lines of results, each with its end.
    func say(_ lines: [String]) throws(CommandFailure) {
        if !lines.isEmpty { try say(lines.joined(separator: "\n") + "\n") }
    }

    /// Writes the lines that come before a result: as messages where the result is one document.
    func announce(
        _ lines: String..., before format: Format<some Any, some Any>
    ) throws(CommandFailure) {
        if format.isDocument {
            for line in lines where !line.isEmpty { note(line) }
        } else {
            try say(lines)
        }
    }

    /// Writes a line to whoever should know, without insisting.
    func note(_ line: String) { messages.offer(line + "\n") }
}
