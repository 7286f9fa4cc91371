import SplitViewConformance

/// Why a verb failed: one line for standard error, and an exit code.
enum CommandFailure: IsolationFailure, Equatable, Sendable, CustomStringConvertible {
    case usage(UsageError)
    /// A trace or a corpus that cannot be read or written.
    case trace(TraceError)
    case file(FileWriteError)
    /// A document of a shard that cannot be merged, in a sentence without a full stop.
    case document(file: String, String)
    /// A fault of the command itself, in a sentence without a full stop.
    case fault(String)
    /// The work asked for is not finished, in a sentence without a full stop.
    case unfinished(String)
    case output(OutputError)

    /// One line that a terminal only shows, whichever names of files are in it.
    var description: String { sentence.printable }

    private var sentence: String {
        switch self {
        case .usage(let error): error.description
        case .trace(let error): error.description
        case .file(let error): error.description
        case .document(let file, let sentence): "\(file): \(sentence)"
        case .fault(let sentence), .unfinished(let sentence): sentence
        case .output(let error): error.description
        }
    }

    /// A reader that closes the pipe has read enough, so this is not a failure.
    var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .trace, .file, .document: .unreadableTrace
        case .output(.readerGone): .nothingNew
        case .fault, .output(.failed): .ownFault
        case .unfinished: .nothingJudged
        }
    }
}
