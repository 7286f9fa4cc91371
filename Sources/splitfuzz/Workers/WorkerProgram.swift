import Foundation

/// The verb under which a worker is started. It stands in no help: what it reads and writes is
/// between this command and itself.
let workerVerb = "worker"

/// How a worker process is started.
struct WorkerProgram: Equatable, Sendable {
    /// `nil` if the command does not know where it stands itself.
    let executable: String?
    let arguments: [String]

    /// This command, once more.
    static var own: WorkerProgram {
        WorkerProgram(executable: ownExecutable, arguments: [workerVerb])
    }

    /// The file of this process. The first argument is only what somebody called it by, and is no
    /// path at all when it was found through `PATH`.
    private static var ownExecutable: String? {
        #if os(Linux)
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            Bundle.main.executablePath
        #endif
    }
}
