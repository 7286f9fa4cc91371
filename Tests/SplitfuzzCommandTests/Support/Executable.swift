import Foundation
import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

/// The command that was built with these tests.
enum Executable {
    /// `nil` if it was not built: then the tests that need it are skipped.
    static let path: String? = {
        let bundles = [Bundle.main] + Bundle.allBundles
        let folders = bundles.flatMap {
            [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()]
        }
        return folders.map { $0.appendingPathComponent("splitfuzz").path }.first {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
                && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    static var isThere: Bool { path != nil }

    static var worker: WorkerProgram {
        WorkerProgram(executable: path, arguments: [WorkerProgram.verb])
    }

    /// Starts it, with its standard output and standard error in pipes.
    ///
    /// On the main actor, so that no two of these are started at the same time.
    ///
    /// - Parameter limit: What a shell says before it starts it: `ulimit -n 8`.
    @MainActor static func start(
        _ arguments: [String], in folder: TemporaryFolder, under limit: String? = nil,
        results: Pipe, messages: Pipe
    ) throws -> Started {
        let process = Process()
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        let path = try #require(path)
        process.executableURL = URL(fileURLWithPath: limit == nil ? path : "/bin/sh")
        process.arguments =
            (limit.map { ["-c", "\($0) && exec \"$0\" \"$@\"", path] } ?? []) + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = results
        process.standardError = messages
        try process.run()
        return Started(process: process, end: end)
    }

    /// Runs it to its end. Its output must fit into a pipe.
    @MainActor static func run(
        _ arguments: [String], in folder: TemporaryFolder, under limit: String? = nil
    ) throws -> (code: Int32, said: String, complained: String) {
        let (results, messages) = (openPipe(), openPipe())
        let process = try start(
            arguments, in: folder, under: limit, results: results, messages: messages)
        let said = results.fileHandleForReading.readDataToEndOfFile()
        let complained = messages.fileHandleForReading.readDataToEndOfFile()
        return (
            process.waitForEnd(), String(decoding: said, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }
}

/// A pipe that processes of other tests do not inherit, and so cannot keep open.
func openPipe() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
}

/// A process that was started, and its end.
struct Started {
    let process: Process
    fileprivate let end: DispatchSemaphore

    /// Waits for the end without a run loop, which would let other tests run on this thread.
    ///
    /// - Returns: The exit status; minus the signal, if that ended it.
    func waitForEnd() -> Int32 {
        end.wait()
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? -status : status
    }
}
