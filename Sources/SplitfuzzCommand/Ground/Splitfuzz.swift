/// The command, for an executable of one's own.
public enum Splitfuzz {
    /// Its name, as it is typed.
    static var name: String { Program.current.name }
    /// Its version, as `splitfuzz version` prints it.
    static let version = "0.1.0"
}

/// The exit status of the command.
///
/// From 64 on the numbers are those of `sysexits.h`, which scripts may already know; 130 is what
/// shells report for a process that Ctrl-C has ended.
enum ExitCode: Int32, CaseIterable, Sendable {
    case nothingNew = 0
    case finding = 1
    case usage = 64
    case unreadableTrace = 65
    case ownFault = 70
    case nothingJudged = 75
    case interrupted = 130

    /// One line for the help, without a full stop.
    var meaning: String {
        switch self {
        case .nothingNew: "nothing new was found"
        case .finding: "a new finding, or a trace whose verdict has changed"
        case .usage: "the command line was not understood"
        case .unreadableTrace: "a trace could not be read or written"
        case .ownFault: "a fault of the command itself, or of a subject that contradicts itself"
        case .nothingJudged: "nothing was judged: the bounds leave out even traces of one command"
        case .interrupted: "interrupted; the results until then were printed"
        }
    }
}
