import Foundation
import StatefulTesting
import TestTools
import Testing

@testable import SplitViewConformance
@testable import SplitfuzzCommand

@MainActor @Suite(.ofCatalog) struct JobsTests {
    @Test(.enabled(if: Executable.isThere, "the command was not built"), .enabled(if: isWhole))
    nonisolated func `any number of jobs gives the same bytes, as text and as JSON`() async throws {
        // A block and a bit, on a subject that breaks all the time; `ci/check` compares them on
        // all subjects of the catalog.
        let words = [
            "--seed", "0xFFFFFFFFFFFFFFFF", "--runs", "1030", "--subject", "defaults-plain",
        ]
        let folder = try TemporaryFolder()
        for more in [["--format", "json"], ["--fail-fast"]] + (isLong ? [[]] : []) {
            let options = words + more + ["--corpus", folder.path]
            let alone = try await answeredApart(options + ["--jobs", "1"])
            let crew = try await answeredApart(options + ["--jobs", "3"])
            #expect(alone == crew)
            #expect(alone.code == .finding)
        }
    }

    @Test(arguments: [
        ("kill -9 $$", "signal 9"), ("exit 3", "exit status 3"), ("kill -TRAP $$", "trap"),
        ("kill -BUS $$", "wrong memory"),
    ])
    func `a worker that ends without a scene is a fault of our own`(
        _ end: String, _ words: String
    ) throws {
        let program = WorkerProgram(
            executable: "/bin/sh", arguments: ["-c", "\(ready); read line; \(end)"])
        let run = try answered(some, worker: program)
        #expect(run.code == .ownFault)
        #expect(run.said == "splitfuzz 0.2.0  seed 9  profile ios26\n\n")
        #expect(run.complained == "splitfuzz: a worker ended (\(words)) before it built a scene\n")
    }

    /// What a shell does to pass for a worker that is ready.
    private let ready = "echo splitfuzz worker ready"

    @Test func `a worker that ends before it is ready is a fault of our own`() throws {
        let program = WorkerProgram(executable: "/bin/sh", arguments: ["-c", "echo hm; exit 3"])
        let run = try answered(some, worker: program)
        #expect(run.code == .ownFault)
        #expect(
            run.complained
                == "splitfuzz: a worker ended (exit status 3) before it was ready, saying: hm\n")
    }

    private let some = ["--subject", "stackoverflow-objc", "--seed", "9", "--runs", "9"]

    @Test func `a worker that talks nonsense, or cannot be started`() throws {
        let talker = WorkerProgram(
            executable: "/bin/sh", arguments: ["-c", "\(ready); read line; echo hello; read line"])
        let run = try answered(some, worker: talker)
        #expect(run.code == .ownFault)
        #expect(
            run.complained == "splitfuzz: a worker answered a request of the kind search with "
                + "something else\n")
        let missing = WorkerProgram(executable: "/nowhere/splitfuzz", arguments: [])
        let none = try answered(some, worker: missing)
        #expect(none.code == .ownFault)
        #expect(none.complained.hasPrefix("splitfuzz: cannot start a worker: "))
        let unknown = WorkerProgram(executable: nil, arguments: [])
        #expect(
            try answered(some, worker: unknown).complained
                == "splitfuzz: cannot find the command's own file to start workers\n")
    }

    @Test func `a worker answers line by line, and ends with its input`() throws {
        let arrangement = Arrangement(
            subject: "stackoverflow-objc", givingUp: "details-are-fresh", profile: "ios14")
        let tasks = [0..<3, 3..<20].map {
            SearchTask(arrangement: arrangement, seed: .max, runs: $0, limits: SearchLimits())
        }
        let input = Pipe()
        for task in tasks {
            let request = WorkerRequest(limits: WorkerLimits(), ends: [], task: task)
            let line = try JSONEncoder().encode(request) + Data("\n".utf8)
            try input.fileHandleForWriting.write(contentsOf: line)
        }
        try input.fileHandleForWriting.close()
        let listener = try Listener()
        defer { listener.close() }
        try WorkerService.answerRequests(
            from: input.fileHandleForReading.fileDescriptor,
            to: listener.console.results.descriptor, .ofCommand, guardedBy: nil)
        let lines = listener.said.split(separator: "\n")
        let reports = try lines.map { line in
            guard
                case .answer(let report) = try JSONDecoder().decode(
                    WorkerLine<SearchTask>.self, from: Data(line.utf8))
            else { throw CommandFailure.fault("no answer") }
            return report
        }
        let checker = try #require(arrangement.checker())
        #expect(reports == tasks.map { checker.search(seed: .max, runs: $0.runs) })
        #expect(reports.contains { !$0.failures.isEmpty })
    }

    @Test func `a line that is not a request ends a worker with a fault of our own`() throws {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("{}\n".utf8))
        try input.fileHandleForWriting.close()
        let listener = try Listener()
        defer { listener.close() }
        #expect(throws: TaskFault("a worker received a line that is not a request")) {
            try WorkerService.answerRequests(
                from: input.fileHandleForReading.fileDescriptor,
                to: listener.console.results.descriptor, .ofCommand, guardedBy: nil)
        }
    }
}
