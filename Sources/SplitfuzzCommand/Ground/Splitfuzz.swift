import Foundation

/// The command, for an executable of one's own.
public enum Splitfuzz {
    /// Its name, as it is typed.
    static var name: String { Program.current.name }
    /// Its version, as `splitfuzz version` prints it.
    static let version = "0.2.0"
}

/// The exit status of the command.
///
/// From 64 on the numbers are those of `sysexits.h`, perhaps known to scripts already; from 128 on
/// those of shells for a process that a signal has ended.
enum ExitCode: Int32, CaseIterable, Sendable {
    case nothingNew = 0
    case finding = 1
    case usage = 64
    case unreadableTrace = 65
    case ownFault = 70
    case nothingJudged = 75
    case hungUp = 129
    case interrupted = 130
    case terminated = 143

    /// The number in shells for a command that a signal has ended: `SIGINT`, `SIGTERM` or `SIGHUP`.
    init(signal number: Int32) {
        self =
            switch number {
            case SIGTERM: .terminated
            case SIGHUP: .hungUp
            default: .interrupted
            }
    }

    /// The behaviour of the searching verbs on a signal; the others print nothing.
    private static let onSignal = "run, merge, matrix and verify print what they have"

    /// One line for the help, without a full stop.
    var meaning: String {
        switch self {
        case .nothingNew: "nothing new was found"
        case .finding: "a new finding, a missed label, or a trace that does not do what it should"
        case .usage: "the command line was not understood"
        case .unreadableTrace:
            "no trace in what was named, or one not read or written, or shards not merged"
        case .ownFault:
            "a subject contradicts itself or cannot be judged, or a fault of the command itself"
        case .nothingJudged:
            "nothing was judged, of all or of one subject, or a subject or trace is unfinished"
        case .hungUp: "the terminal was closed; \(Self.onSignal)"
        case .interrupted: "interrupted; \(Self.onSignal)"
        case .terminated: "terminated; \(Self.onSignal)"
        }
    }
}
