import Foundation

/// How a worker process is started.
struct WorkerProgram: Equatable, Sendable {
    /// `nil` if the path of the command is unknown.
    let executable: String?
    let arguments: [String]
    /// Whether hash values are the same in each process, as results have to be; otherwise they are
    /// as in any process of an app.
    var hashesAlike = true

    /// The verb under which a worker is started. It is not in the help, because its input and
    /// output are internal.
    static let verb = "worker"

    /// This command itself.
    static var own: WorkerProgram {
        WorkerProgram(executable: ownExecutable, arguments: [verb])
    }

    /// The file of this process. The first argument is only the name it was called by, and is not a
    /// path if it was found through `PATH`.
    private static var ownExecutable: String? {
        #if os(Linux)
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            Bundle.main.executablePath
        #endif
    }
}
