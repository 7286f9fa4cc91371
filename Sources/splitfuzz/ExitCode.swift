/// What the command says to the process that started it.
///
/// From 64 on the numbers are those of `sysexits.h`, which scripts may already know.
enum ExitCode: Int32, CaseIterable, Sendable {
    case nothingNew = 0
    case finding = 1
    case usage = 64
    case unreadableTrace = 65
    case ownFault = 70

    /// One line for the help, without a full stop.
    var meaning: String {
        switch self {
        case .nothingNew: "nothing new was found"
        case .finding: "a law was broken in a way the corpus does not know"
        case .usage: "the command line was not understood"
        case .unreadableTrace: "a trace could not be read"
        case .ownFault: "a fault of the command itself"
        }
    }
}
