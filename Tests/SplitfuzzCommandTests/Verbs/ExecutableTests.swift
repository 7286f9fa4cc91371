import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

/// What only the process itself can show: its exit status, and its two outputs.
@MainActor
@Suite(.enabled(if: Executable.isThere, "the command was not built"))
struct ExecutableTests {
    @Test func `exit status and outputs of a usage error`() throws {
        let folder = try TemporaryFolder()
        let run = try Executable.run(["--sede", "1"], in: folder)
        #expect(run.code == 64)
        #expect(run.said == "")
        #expect(run.complained.hasPrefix("splitfuzz: unknown option --sede for run; did you mean"))
    }

    @Test func `exit status of a trace that is missing, and of a folder without a corpus`() throws {
        let folder = try TemporaryFolder()
        #expect(try Executable.run(["replay", "a.trace"], in: folder).code == 65)
        let absence = "Corpus: does not exist; a search with --save makes it for its first finding"
        let replay = try Executable.run(["replay"], in: folder)
        #expect(replay.code == 65)
        #expect(replay.complained == "splitfuzz: \(absence)\n")
        let minimize = try Executable.run(["corpus", "minimize"], in: folder)
        #expect(minimize.code == 65)
        #expect(minimize.complained == "splitfuzz: \(absence)\n")
    }

    @Test(.enabled(if: isWhole))
    func `the corpus is the folder Corpus where the command is started`() throws {
        let folder = try TemporaryFolder()
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

    @Test(.enabled(if: isWhole)) func `two that save into one corpus at once end like one`() throws
    {
        let folder = try TemporaryFolder()
        let words = ["--seed", "7", "--runs", "60", "--subject", "stackoverflow-swift4", "--save"]
        let pipes = (0..<2).map { _ in (results: openPipe(), messages: openPipe()) }
        let both = try pipes.map {
            try Executable.start(words, in: folder, results: $0.results, messages: $0.messages)
        }
        for (process, pipe) in zip(both, pipes) {
            let said = pipe.results.fileHandleForReading.readDataToEndOfFile()
            let complained = pipe.messages.fileHandleForReading.readDataToEndOfFile()
            #expect(process.waitForEnd() == ExitCode.finding.rawValue)
            #expect(complained.isEmpty, "\(String(decoding: complained, as: UTF8.self))")
            #expect(String(decoding: said, as: UTF8.self).hasSuffix("\n1 new finding\n"))
        }
        let texts = folder.texts.filter { $0.key.hasSuffix(".trace") }.values
        #expect(texts.count == 2 && !texts.contains { $0.contains("not shrunk yet") })
    }

    @Test func `a file that another command has removed is removed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.trace")
        let corpus = OpenCorpus(namedButAbsent: folder.path)
        for _ in 1...2 { #expect(corpus.remove(folder / "a.trace") == nil) }
        try folder.write("", to: "b/c")
        let failure = try #require(corpus.remove(folder / "b"))
        #expect(failure.description.hasPrefix("\(folder / "b"): cannot be removed: "))
    }

    @Test func `the process says what the verb says, twice`() throws {
        let folder = try TemporaryFolder()
        let words = [
            "--seed", "42", "--runs", isWhole ? "60" : "6", "--subject", "stackoverflow-objc",
            "--subject", "canary-first-is-blank",
        ]
        let run = try Executable.run(words, in: folder)
        #expect(run.said == (try Executable.run(words, in: folder)).said)
        // Only the lines that repeat a search name the corpus, where that was named.
        let verb = try answered(words + ["--corpus", folder.path])
        #expect(run.said == verb.said.replacing(" --corpus \(folder.path)", with: ""))
        #expect(run.complained == "")
    }

    @Test func `a reader that leaves early is no failure, and nothing is said of it`() throws {
        let folder = try TemporaryFolder()
        let (results, messages) = (openPipe(), openPipe())
        try results.fileHandleForReading.close()
        let process = try Executable.start(
            ["list"], in: folder, results: results, messages: messages)
        #expect(messages.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(process.waitForEnd() == 0)
    }
}
