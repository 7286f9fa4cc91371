import Foundation
import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

/// Names of files that break lines or that a terminal obeys, and files that are none: one line
/// without control characters, whatever the verb.
@MainActor @Suite struct StrangeNameTests {
    private let folder: TemporaryFolder
    private let name = "a\nb\u{1B}[31m'.trace"
    private let shown = "a\\nb\\u{1B}[31m'.trace"
    private let trace = """
        splitfuzz trace 1
        subject: stackoverflow-swift4
        law: contents-preserved

        launch wide
        push-on-placeholder
        narrow

        """

    init() throws { folder = try TemporaryFolder() }

    @Test func `in a corpus, and as FILE`() throws {
        try folder.write(trace, to: "C/findings/stackoverflow-swift4/\(name)")
        let path = folder / "C/findings/stackoverflow-swift4"
        for line in [["--corpus", folder / "C"], [folder / "C"], ["\(path)/\(name)"]] {
            let run = try answered(["replay"] + line)
            #expect(run.code == .nothingNew)
            #expect(run.said.hasPrefix("ok  \(path)/\(shown)  breaks contents-preserved"))
            #expect(!run.said.contains("\u{1B}"))
        }
        let named = try answered(["replay", "\(path)/\(name)"])
        // What repeats it names the file still, for a shell.
        #expect(named.said.contains("/a\\x0Ab\\x1B[31m\\x27.trace'\n"))
        let github = try answered(["replay", "--format", "github", path])
        #expect(!github.said.contains("\u{1B}"))
    }

    @Test(arguments: ["replay", "shrink", "explain"])
    func `a file that is not there, or holds no trace`(_ verb: String) throws {
        let missing = try answered([verb, folder / name])
        #expect(missing.code == .unreadableTrace)
        #expect(missing.complained.hasPrefix("splitfuzz: \(folder / shown): does not exist"))
        try folder.write("\u{1B}", to: name)
        let bad = try answered([verb, folder / name])
        #expect(bad.code == .unreadableTrace)
        #expect(bad.complained.hasPrefix("splitfuzz: \(folder / shown):1:1: is binary"))
        try #require(mkfifo(folder / "pipe.trace", 0o600) == 0)
        let pipe = try answered([verb, folder / "pipe.trace"])
        #expect(pipe.code == .unreadableTrace)
        #expect(pipe.complained == "splitfuzz: \(folder / "pipe.trace"): is a pipe, not a trace\n")
        for run in [missing, bad, pipe] {
            #expect(run.complained.count { $0 == "\n" } == 1)
            #expect(!run.complained.contains("\u{1B}"))
            #expect(run.said == "")
        }
    }

    @Test func `words for a shell`() {
        #expect("a b".shellWord == "'a b'")
        #expect("a\n'\\\u{1B}é".shellWord == "$'a\\x0A\\x27\\x5C\\x1B\\xC3\\xA9'")
    }

    @Test func `a folder of traces that is a disk`() throws {
        for line in [["replay", "--corpus", "/"], ["run", "--runs", "1", "--corpus", "/"]] {
            let run = try answered(line)
            #expect(run.code == .unreadableTrace)
            #expect(run.complained.count { $0 == "\n" } == 1)
        }
    }

    @Test func `an assumption that is given up twice is given up`() throws {
        let words = ["replay", "--subject", "stackoverflow-objc", "launch wide; narrow"]
        let twice = try answered(
            words + ["--giving-up", "screens-are-marked", "--giving-up", "screens-are-marked"])
        #expect(twice.code == .nothingNew)
        #expect(twice.complained == "")
    }

    @Test func `many names are not listed`() throws {
        let refused = [
            ["--subject", "zzz"], ["replay", "narrow; widen"], ["verify", "--law", "zzz"],
        ]
        for line in refused {
            let run = try answered(line)
            #expect(run.code == .usage)
            #expect(run.complained.contains("'splitfuzz list' shows"))
            #expect(run.complained.count < 160, "\(run.complained)")
        }
        try folder.write(
            trace.replacing("stackoverflow-swift4", with: String(repeating: "z", count: 900)),
            to: "a.trace")
        let file = try answered(["replay", folder / "a.trace"])
        #expect(file.complained.count < folder.path.count + 160, "\(file.complained)")
    }
}
