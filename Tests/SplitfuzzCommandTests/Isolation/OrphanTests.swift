import Foundation
import Testing

@testable import SplitViewConformance
@testable import SplitfuzzCommand

@Suite(.enabled(if: Executable.isThere))
struct OrphanTests {
    /// As if the parent had been ended before the worker could ask who it was: the pipe for
    /// requests stays open, because another child has inherited it.
    @Test func `it ends by itself, however early the parent went`() throws {
        let (page, path) = try WorkerPage.made()
        defer { page.unmap() }
        page.parent = 1
        let (worker, requests, end) = (Process(), Pipe(), DispatchSemaphore(value: 0))
        worker.executableURL = URL(fileURLWithPath: try #require(Executable.path))
        worker.arguments = [WorkerProgram.verb]
        worker.environment = [WorkerProgram.pageVariable: path]
        worker.standardInput = requests
        worker.standardOutput = FileHandle.nullDevice
        worker.standardError = FileHandle.nullDevice
        worker.terminationHandler = { _ in end.signal() }
        try worker.run()
        let isOver = end.wait(timeout: .now() + 30) == .success
        if !isOver { kill(worker.processIdentifier, SIGKILL) }
        #expect(isOver && page.verdict == .orphan)
    }
}
