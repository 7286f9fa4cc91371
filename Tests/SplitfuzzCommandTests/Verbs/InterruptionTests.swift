import Foundation
import SplitViewCatalog
import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite struct InterruptionTests {
    @Test func `before the first block: an empty table, and what was left`() throws {
        let run = try answered(
            ["--seed", "1", "--subject", "stackoverflow-objc", "--runs", "9"],
            interruption: Interruption(watch: {}, signal: { SIGINT }))
        #expect(run.code == .interrupted)
        #expect(
            run.said == """
                splitfuzz 0.2.0  seed 1  profile ios26

                subject  runs  commands  laws  verdict

                interrupted before all was searched and shrunk; not searched: stackoverflow-objc

                nothing found

                """)
    }

    @Test func `a matrix and a test report say so, too`() throws {
        func interrupted(_ words: [String]) throws -> String {
            try answered(
                words + ["--seed", "1", "--subject", "stackoverflow-objc", "--runs", "9"],
                interruption: Interruption(watch: {}, signal: { SIGINT })
            ).said
        }
        let sentence =
            "interrupted before all was searched and shrunk; not searched: stackoverflow-objc"
        #expect(try interrupted(["matrix"]).contains("\n\n\(sentence)\n"))
        #expect(try interrupted(["matrix", "--format", "markdown"]).hasSuffix("\n\n\(sentence)\n"))
        let matrix = try #require(
            try JSONSerialization.jsonObject(
                with: Data(try interrupted(["matrix", "--format", "json"]).utf8)) as? [String: Any])
        #expect(matrix["exitCode"] as? Int == 130)
        #expect(matrix["unsearched"] as? [String] == ["stackoverflow-objc"])
        let junit = try XMLElements(try interrupted(["--format", "junit"]))
        let failure = try #require(junit.names.firstIndex(of: "failure"))
        #expect(junit.attributes[failure]["message"] == sentence)
        #expect(junit.attributes[failure]["type"] == "is-finished")
    }

    @Test func `after the first block: what was done is reported, and no more is begun`() throws {
        let looks = Looks()
        let run = try answered(
            ["--seed", "1", "--time", "1h", "--jobs", "1"],
            interruption: Interruption(watch: {}, signal: { looks.next() > 40 ? SIGINT : nil }))
        #expect(run.code == .interrupted)
        #expect(run.said.contains("\nstackoverflow-objc  "))
        let others = Catalog.subjects.dropFirst().map(\.name).joined(separator: ", ")
        #expect(run.said.contains("not searched: \(others)\n"))
    }

    @Test(.enabled(if: Executable.isThere, "the command was not built"))
    func `of the process itself`() throws {
        let folder = try TemporaryFolder()
        let (results, messages) = (openPipe(), openPipe())
        let process = try Executable.start(
            ["--time", "30s", "--jobs", "2", "--seed", "5"], in: folder, results: results,
            messages: messages)
        var buffer = LineBuffer()
        // The header stands there before the search begins, and with it the signal is listened to.
        let isFilled = buffer.fill(from: results.fileHandleForReading.fileDescriptor)
        try #require(isFilled)
        let line = buffer.nextLine()
        let header = try #require(line)
        #expect(String(decoding: header, as: UTF8.self).contains("  seed 5  "))
        usleep(500_000)
        // `timeout` sends a signal to its child, and then to the group of both.
        for _ in 1...2 {
            kill(process.process.processIdentifier, SIGINT)
            usleep(5_000)
        }
        let rest = results.fileHandleForReading.readDataToEndOfFile()
        #expect(process.waitForEnd() == ExitCode.interrupted.rawValue)
        let text = String(decoding: rest, as: UTF8.self)
        #expect(text.contains("interrupted before all was searched and shrunk; not searched: "))
        #expect(messages.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }

    /// Each of these ends a process that does nothing about it. App code in a worker may send it to
    /// its parent.
    @Test(.enabled(if: Executable.isThere, "the command was not built"))
    func `no other signal ends it`() throws {
        let folder = try TemporaryFolder()
        let (results, messages) = (openPipe(), openPipe())
        let process = try Executable.start(
            ["--runs", "20", "--seed", "5", "--subject", "merging"], in: folder, results: results,
            messages: messages)
        var buffer = LineBuffer()
        let isFilled = buffer.fill(from: results.fileHandleForReading.fileDescriptor)
        try #require(isFilled)
        for number in [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXFSZ] {
            kill(process.process.processIdentifier, number)
        }
        let rest = results.fileHandleForReading.readDataToEndOfFile()
        #expect(process.waitForEnd() == ExitCode.nothingNew.rawValue)
        #expect(String(decoding: rest, as: UTF8.self).hasSuffix("\nnothing found\n"))
    }
}
