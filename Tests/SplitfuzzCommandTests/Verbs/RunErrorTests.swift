import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite struct RunErrorTests {
    @Test func `an unknown subject`() throws {
        expect(
            try answered(["--subject", "stackoverflow-obcj"]), .usage,
            "unknown subject 'stackoverflow-obcj'; 'splitfuzz list' shows all ")
    }

    @Test func `a corpus that was named and is not there, or is a file`() throws {
        let folder = try TemporaryFolder()
        let words = ["--runs", "1", "--corpus"]
        expect(
            try answered(words + [folder / "Corpsu"]), .unreadableTrace,
            "\(folder / "Corpsu"): does not exist")
        try folder.write("", to: "file")
        expect(
            try answered(words + [folder / "file"]), .unreadableTrace,
            "\(folder / "file"): is no folder that can be read")
    }

    @Test(arguments: [
        ("splitfuzz trace 1\nsubject: stackoverflow-objc\n\nnarow\n", ":4:1: unknown command"),
        ("splitfuzz trace 2\n", ":1:17: has version 2"),
        ("splitfuzz trace 1\nsubject: missing\n\nnarrow\n", ":2:10: unknown subject 'missing'"),
        (
            "splitfuzz trace 1\nsubject: stackoverflow-objc\nlaw:  no-excption\n\nnarrow\n",
            ":3:7: unknown law 'no-excption'; did you mean 'no-exception'?"
        ),
        (
            "splitfuzz trace 1\nsubject: stackoverflow-objc\nprofile: ios7\n\nnarrow\n",
            ":3:10: unknown profile 'ios7'"
        ),
        (
            "splitfuzz trace 1\nsubject: stackoverflow-objc\ngiving-up: hope\n\nnarrow\n",
            ":3:12: the subject has no assumption 'hope'"
        ), ("\u{0}\u{1}\u{2}", ":1:1: is binary"),
    ])
    func `a corpus with something in it that is no trace, with the place`(
        _ text: String, _ complaint: String
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Corpus/exemplars/bad.trace")
        let before = folder.texts
        for line in [["--runs", "1"], ["replay"]] {
            expect(
                try answered(line + ["--corpus", folder / "Corpus"]), .unreadableTrace,
                folder / "Corpus/exemplars/bad.trace" + complaint)
        }
        #expect(folder.texts == before)
    }

    @Test func `a corpus that cannot be saved to`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        expect(
            try answered(["--save", "--runs", "1", "--corpus", folder / "file/Corpus"]),
            .unreadableTrace, "\(folder / "file"): is no folder")
        #expect(folder.names == ["file"])
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func `a folder that may not be written`() throws {
        let folder = try TemporaryFolder()
        try #require(chmod(folder.path, 0o555) == 0)
        expect(
            try answered(["--save", "--runs", "1", "--corpus", folder / "Corpus"]),
            .unreadableTrace, "\(folder.path): cannot be written to")
        #expect(folder.names == [])
    }

    @Test(.enabled(if: isWhole))
    func `a corpus that can no longer be saved to when the search is done: nothing found is lost`()
        throws
    {
        let folder = try TemporaryFolder()
        let corpus = folder / "Corpus"
        let spoiling = Interruption(
            watch: { _ = FileManager.default.createFile(atPath: corpus, contents: Data()) },
            signal: { nil })
        let words = ["--subject", "stackoverflow-swift4", "--seed", "7", "--runs", "60", "--save"]
        let run = try answered(words + ["--corpus", corpus], interruption: spoiling)
        #expect(run.code == .unreadableTrace)
        #expect(run.said.contains("\nnew: stackoverflow-swift4\n"))
        #expect(run.said.hasSuffix("\n\n1 new finding\n"))
        let lines = run.complained.split(separator: "\n")
        #expect(lines.count == 2, "one for each finding")
        for line in lines {
            #expect(line.hasPrefix("splitfuzz: \(corpus)/findings/stackoverflow-swift4/"))
            #expect(line.contains("cannot be written"))
        }
        #expect(folder.texts == ["Corpus": ""])
    }

    @Test(.enabled(if: isWhole))
    func `one finding that cannot be saved does not keep others from being saved`() throws {
        let folder = try TemporaryFolder()
        // Where the folder of the first subject would be made there is a file.
        let corpus = folder / "C"
        let spoiling = Interruption(
            watch: { try? folder.write("in the way", to: "C/findings/stackoverflow-swift4") },
            signal: { nil })
        let run = try answered(
            [
                "--subject", "stackoverflow-swift4", "--subject", "canary-first-is-blank", "--seed",
                "7", "--runs", "60", "--save", "--jobs", "1", "--corpus", corpus,
            ], interruption: spoiling)
        #expect(run.code == .unreadableTrace)
        #expect(run.complained.contains("splitfuzz: \(corpus)/findings/stackoverflow-swift4/"))
        #expect(run.said.contains("  saved   \(corpus)/findings/canary-first-is-blank/"))
        #expect(!run.said.contains("  saved   \(corpus)/findings/stackoverflow-swift4/"))
        #expect(folder.texts.keys.contains { $0.hasPrefix("C/findings/canary-first-is-blank/") })
    }

    @Test(.enabled(if: isWhole))
    nonisolated func `what was saved early stays if its shrunk trace cannot be saved`() async throws
    {
        let folder = try TemporaryFolder()
        let words = ["--subject", "stackoverflow-swift4", "--seed", "7", "--runs", "60", "--save"]
        let free = try await answeredApart(words + ["--corpus", folder / "A"])
        #expect(free.code == .finding)
        let shrunk = folder.texts.keys.filter { $0.hasPrefix("A/findings/") }
        #expect(shrunk.count == 2)
        // Each name that the shrunk traces could have is taken.
        for name in shrunk.map({ "B" + $0.dropFirst().dropLast(".trace".count) }) {
            for end in [""] + (2...100).map({ "-\($0)" }) {
                try FileManager.default.createDirectory(
                    atPath: folder / "\(name)\(end).trace", withIntermediateDirectories: true)
            }
        }
        let run = try await answeredApart(words + ["--corpus", folder / "B"])
        #expect(run.code == .unreadableTrace)
        #expect(run.complained.contains("this name and those with a number are taken"))
        let early = folder.texts.filter { $0.key.hasPrefix("B/findings/") }
        #expect(early.values.allSatisfy { $0.contains("not shrunk yet") })
        let named = early.keys.filter { run.said.contains("  saved   \(folder / $0)\n") }
        #expect(named.count == 2, "one for each finding")
    }

    /// One line on standard error, nothing on standard output.
    private func expect(
        _ run: Answered, _ code: ExitCode, _ beginning: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.code == code, sourceLocation: sourceLocation)
        #expect(run.said == "", sourceLocation: sourceLocation)
        #expect(
            run.complained.hasPrefix("splitfuzz: \(beginning)"), "\(run.complained)",
            sourceLocation: sourceLocation)
        #expect(
            run.complained.count { $0 == "\n" } == 1 && run.complained.hasSuffix("\n"),
            sourceLocation: sourceLocation)
    }
}
