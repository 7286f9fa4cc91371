import Foundation

/// Why results could not be written.
enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reader has left, as in `splitfuzz | head`: the command ends, and says nothing.
    case readerGone
    /// Anything else, a full disk for one: a result was lost, and the person must hear of it.
    case failed(SystemError)

    /// One line: "cannot write the results: No space left on device".
    var description: String {
        switch self {
        case .readerGone: "nobody reads the results any more"
        case .failed(let reason): "cannot write the results: \(reason)"
        }
    }
}

/// Text on its way to a descriptor, without a buffer.
///
/// Each text is handed to the system before the call returns. So the seed stands there before
/// the search begins, even if the process is killed; what goes to standard output and what goes
/// to standard error keep their order; and there is nothing to flush. Results are few and long,
/// which makes that cheap.
struct Output: Sendable {
    let descriptor: Int32

    static let standardOutput = Output(descriptor: STDOUT_FILENO)
    static let standardError = Output(descriptor: STDERR_FILENO)

    /// Makes writing to a pipe without a reader an error like any other.
    ///
    /// Called once, first of all: otherwise the system ends the process on the spot, whatever it
    /// had in hand. The setting is passed on to child processes.
    static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Writes a text, which may be a part of a line.
    func write(_ text: String) throws(OutputError) {
        do throws(SystemError) {
            try writeAll(Array(text.utf8), to: descriptor)
        } catch {
            throw error.code == EPIPE ? .readerGone : .failed(error)
        }
    }

    /// Writes a text that nobody must have: progress, and last words on standard error, for
    /// which there is no further place to complain to.
    func offer(_ text: String) {
        do throws(OutputError) {
            try write(text)
        } catch {
            return
        }
    }
}
