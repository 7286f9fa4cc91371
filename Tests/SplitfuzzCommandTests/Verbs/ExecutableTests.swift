import Foundation
import Testing

@testable import SplitfuzzCommand

/// What only the process itself can show: its exit status, and its two outputs.
@MainActor
@Suite(.enabled(if: Executable.isThere, "the command was not built"))
struct ExecutableTests {
    @Test func `exit status and outputs of a usage error`() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let run = try Executable.run(["--sede", "1"], in: folder)
        #expect(run.code == 64)
        #expect(run.said == "")
        #expect(run.complained.hasPrefix("splitfuzz: unknown option --sede for run; did you mean"))
    }

    @Test func `exit status of a trace that is missing, and of a folder without a corpus`() throws {
        let folder = try Folder()
        defer { folder.remove() }
        #expect(try Executable.run(["replay", "a.trace"], in: folder).code == 65)
        let absence = "Corpus: does not exist; a search with --save makes it for its first finding"
        let replay = try Executable.run(["replay"], in: folder)
        #expect(replay.code == 65)
        #expect(replay.complained == "splitfuzz: \(absence)\n")
        let minimize = try Executable.run(["corpus", "minimize"], in: folder)
        #expect(minimize.code == 65)
        #expect(minimize.complained == "splitfuzz: \(absence)\n")
    }

    @Test func `the corpus is the folder Corpus where the command is started`() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let words = ["--seed", "7", "--runs", "60", "--subject", "stackoverflow-swift4"]
        #expect(try Executable.run(words, in: folder).code == 1)
        #expect(folder.names == [])
        let saving = try Executable.run(words + ["--save"], in: folder)
        #expect(saving.code == 1)
        #expect(saving.said.contains("\n  repeat  splitfuzz replay Corpus/findings/"))
        #expect(try Executable.run(words, in: folder).code == 0)
        let replay = try Executable.run(["replay"], in: folder)
        #expect(replay.code == 0)
        #expect(replay.said.hasPrefix("ok  Corpus/findings/stackoverflow-swift4/contents-"))
    }

    @Test func `the process says what the verb says, twice`() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let words = [
            "--seed", "42", "--runs", "60", "--subject", "stackoverflow-objc", "--subject",
            "canary-first-is-blank",
        ]
        let run = try Executable.run(words, in: folder)
        #expect(run.said == (try Executable.run(words, in: folder)).said)
        // Only the lines that repeat a search name the corpus, where that was named.
        let verb = try answered(words + ["--corpus", folder.path])
        #expect(run.said == verb.said.replacing(" --corpus \(folder.path)", with: ""))
        #expect(run.complained == "")
    }

    @Test func `a reader that leaves early is no failure, and nothing is said of it`() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let (results, messages) = (openPipe(), openPipe())
        try results.fileHandleForReading.close()
        let process = try Executable.start(
            ["list"], in: folder, results: results, messages: messages)
        #expect(messages.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(process.waitForEnd() == 0)
    }
}
