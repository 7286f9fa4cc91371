import Foundation

/// How a worker process is started.
package struct WorkerProgram: Equatable, Sendable {
    /// `nil` if the path of the command is unknown.
    let executable: String?
    let arguments: [String]
    /// The variables of its environment besides this process's own.
    let environment: [String: String]
    /// Whether hash values are the same in each process, as results have to be; otherwise they are
    /// as in any process of an app.
    package var hashesAlike = true
    /// Whether a crash is followed by a backtrace, which takes time, and may go on after the
    /// process has ended.
    var tracesCrashes = false

    package init(
        executable: String?, arguments: [String], environment: [String: String] = [:]
    ) {
        (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
    }

    /// The verb under which a command is started as a worker. It is not in the help, because its
    /// input and output are internal.
    package static let verb = "worker"
    /// The environment variable with the file of the memory that a worker shares with its parent.
    static let pageVariable = "SPLITFUZZ_WORKER_PAGE"

    /// This command itself.
    package static var own: WorkerProgram {
        WorkerProgram(executable: ownExecutable, arguments: [verb])
    }
}
