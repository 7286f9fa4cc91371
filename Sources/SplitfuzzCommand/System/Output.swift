import Foundation
import SplitViewConformance

/// Why results could not be written.
enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reader has closed the pipe, as in `splitfuzz | head`: the command ends silently.
    case readerGone
    /// Any other reason, such as a full disk: a result was lost, which must be reported.
    case failed(SystemError)

    /// One line: "cannot write the results: No space left on device".
    var description: String {
        switch self {
        case .readerGone: "the reader of the results has closed the pipe"
        case .failed(let reason): "cannot write the results: \(reason)"
        }
    }
}

/// Text written to a descriptor, without a buffer.
///
/// Each text is passed to the system before the call returns. So the seed is printed before the
/// search begins, even if the process is killed; standard output and standard error keep their
/// order; and there is nothing to flush. Results are few and long, so this is cheap.
struct Output: Sendable {
    let descriptor: Int32

    static let standardOutput = Output(descriptor: STDOUT_FILENO)
    static let standardError = Output(descriptor: STDERR_FILENO)

    /// Writes a text, which may be a part of a line.
    func write(_ text: String) throws(OutputError) {
        do throws(SystemError) {
            try Descriptor.write(all: Array(text.utf8), to: descriptor)
        } catch {
            throw error.code == EPIPE ? .readerGone : .failed(error)
        }
    }

    /// Writes a text that may be lost: progress, and the last messages on standard error. No
    /// further failure can be reported after these.
    func offer(_ text: String) {
        do throws(OutputError) {
            try write(text)
        } catch {
            return
        }
    }
}
