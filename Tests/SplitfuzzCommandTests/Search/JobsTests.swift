import Foundation
import SplitViewConformance
import StatefulTesting
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite("Workers", .ofCatalog)
struct JobsTests {
    @Test(.enabled(if: Executable.isThere, "the command was not built"))
    nonisolated func `any number of jobs gives the same bytes, as text and as JSON`() async throws {
        // A block and a bit, on a subject that holds and on one that breaks all the time.
        let words = [
            "--seed", "0xFFFFFFFFFFFFFFFF", "--runs", "1030", "--subject", "stackoverflow-objc",
            "--subject", "defaults-plain",
        ]
        let folder = try Folder()
        defer { folder.remove() }
        for more in [["--format", "json"], ["--fail-fast"]] + (isLong ? [[]] : []) {
            let options = words + more + ["--corpus", folder.path]
            let alone = try await answeredApart(options + ["--jobs", "1"])
            let crew = try await answeredApart(options + ["--jobs", "3"])
            #expect(alone == crew)
            #expect(alone.code == .finding)
        }
    }

    @Test func `a worker that dies is reported, with subject and runs, in one line`() throws {
        let words = ["--subject", "stackoverflow-objc", "--seed", "9", "--runs", "2000"]
        let killed = WorkerProgram(
            executable: "/bin/sh", arguments: ["-c", "read line; kill -9 $$"])
        let run = try answered(words + ["--jobs", "2"], worker: killed)
        #expect(run.code == .ownFault)
        #expect(run.said == "splitfuzz 0.1.0  seed 9  profile ios26\n")
        let firstBlock =
            "splitfuzz: a worker died (signal 9) at stackoverflow-objc, runs 0 to 1023 of seed 9; "
            + "see it with 'splitfuzz run --subject stackoverflow-objc --seed 9 --runs 1024 "
            + "--jobs 1'\n"
        let secondBlock = firstBlock.replacing("0 to 1023", with: "1024 to 1999")
            .replacing("--runs 1024", with: "--runs 2000")
        #expect([firstBlock, secondBlock].contains(run.complained), "\(run.complained)")

        let ended = WorkerProgram(executable: "/bin/sh", arguments: ["-c", "read line; exit 3"])
        let beyond = try answered(
            words + ["--jobs", "2", "--beyond-contract", "--profile", "ios8"], worker: ended)
        #expect(beyond.complained.contains("a worker died (exit status 3) at stackoverflow-objc, "))
        #expect(beyond.complained.hasSuffix(" --jobs 1 --profile ios8'\n"))
    }

    @Test func `a worker that talks nonsense, or cannot be started`() throws {
        let words = [
            "--subject", "stackoverflow-objc", "--seed", "9", "--runs", "9", "--jobs", "2",
        ]
        let talker = WorkerProgram(
            executable: "/bin/sh", arguments: ["-c", "read line; echo hello; read line"])
        let run = try answered(words, worker: talker)
        #expect(run.code == .ownFault)
        #expect(
            run.complained == "splitfuzz: a worker answered stackoverflow-objc, runs 0 to 8 of "
                + "seed 9 with something else\n")
        let missing = WorkerProgram(executable: "/nowhere/splitfuzz", arguments: [])
        let none = try answered(words, worker: missing)
        #expect(none.code == .ownFault)
        #expect(none.complained.hasPrefix("splitfuzz: cannot start a worker: "))
        #expect(none.complained.hasSuffix("; search in this process with --jobs 1\n"))
        #expect(
            try answered(words).complained == "splitfuzz: cannot find the command's own file to "
                + "start workers; search in this process with --jobs 1\n")
    }

    @Test func `a worker answers line by line, and ends with its input`() throws {
        let arrangement = Arrangement(
            subject: "stackoverflow-objc", givingUp: "details-are-fresh", profile: "ios14")
        let requests = [0..<3, 3..<20].map {
            WorkerRequest(
                arrangement: arrangement, seed: .max, runs: $0, limits: SearchLimits())
        }
        let input = Pipe()
        for request in requests {
            let line = try JSONEncoder().encode(request) + Data("\n".utf8)
            try input.fileHandleForWriting.write(contentsOf: line)
        }
        try input.fileHandleForWriting.close()
        let listener = try Listener()
        defer { listener.close() }
        let code = try WorkerService.answerRequests(
            from: input.fileHandleForReading.fileDescriptor, at: listener.console)
        #expect(code == .nothingNew)
        let lines = listener.said.split(separator: "\n")
        let reports = try lines.map { try JSONDecoder().decode(Report.self, from: Data($0.utf8)) }
        let stage = try #require(arrangement.stage())
        #expect(reports == requests.map { stage.search(seed: .max, runs: $0.runs) })
        #expect(reports.contains { !$0.failures.isEmpty })
    }

    @Test func `a line that is not a request ends a worker with a fault of our own`() throws {
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data("{}\n".utf8))
        try input.fileHandleForWriting.close()
        let listener = try Listener()
        defer { listener.close() }
        #expect(throws: CommandFailure.fault("a worker received a line that is not a request")) {
            try WorkerService.answerRequests(
                from: input.fileHandleForReading.fileDescriptor, at: listener.console)
        }
    }
}
