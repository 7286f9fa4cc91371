import SplitViewConformance

/// Why a verb could not do what it was asked: one line for standard error, and an exit code.
enum CommandFailure: Error, Equatable, Sendable, CustomStringConvertible {
    case usage(UsageError)
    /// A trace or a corpus that cannot be read, or not be written to.
    case trace(TraceError)
    case file(FileWriteError)
    /// Our own fault, in a sentence without a full stop.
    case fault(String)
    case output(OutputError)

    var description: String {
        switch self {
        case .usage(let error): error.description
        case .trace(let error): error.description
        case .file(let error): error.description
        case .fault(let sentence): sentence
        case .output(let error): error.description
        }
    }

    /// A reader that has left has seen what it wanted, so that is no failure.
    var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .trace, .file: .unreadableTrace
        case .output(.readerGone): .nothingNew
        case .fault, .output(.failed): .ownFault
        }
    }
}
