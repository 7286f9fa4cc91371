import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

/// What `replay` does where there is nothing to replay, or not all of it can be read.
@MainActor @Suite struct ReplaySelectionTests {
    private let passing = "splitfuzz trace 1\nsubject: stackoverflow-objc\n\nlaunch wide\nnarrow\n"

    @Test func `a folder without a trace is a mistake`() throws {
        let folder = try TemporaryFolder()
        try folder.write("words", to: "F/notes.txt")
        try folder.write("words", to: "C/findings/README.md")
        for name in ["F", "C"] {
            let empty = try answered(["replay", folder / name])
            #expect(
                empty
                    == Answered(
                        code: .unreadableTrace, said: "",
                        complained: "splitfuzz: \(folder / name): holds no trace\n"))
        }
        try folder.write(passing, to: "a.trace")
        let beside = try answered(["replay", folder / "a.trace", folder / "F"])
        #expect(beside.code == .unreadableTrace)
        #expect(beside.said.hasSuffix("\n1 trace: 1 ok; 1 not read\n"))
    }

    @Test func `a corpus without a trace judges nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("words", to: "C/findings/README.md")
        let empty = try answered(["replay", "--corpus", folder / "C"])
        #expect(
            empty
                == Answered(
                    code: .nothingJudged, said: "no traces\n",
                    complained:
                        "splitfuzz: \(folder / "C"): holds no trace, so nothing was judged\n"))
        let json = try answered(["replay", "--corpus", folder / "C", "--format", "json"])
        #expect(json.code == .nothingJudged)
        #expect(json.said.contains("\"exitCode\" : 75,"))
    }

    @Test func `a folder with a file of the name of a verdict folder is no corpus`() throws {
        let folder = try TemporaryFolder()
        try folder.write("words", to: "F/findings")
        try folder.write(passing, to: "F/a.trace")
        let run = try answered(["replay", folder / "F"])
        #expect(run.code == .nothingNew)
        #expect(run.said == "ok  \(folder / "F/a.trace")  holds\n\n1 trace: 1 ok\n")
        #expect(run.complained == "")
    }

    @Test func `where nothing can be read a document says so, too`() throws {
        let folder = try TemporaryFolder()
        try folder.write(passing, to: "C/regressions/a.trace")
        let away = ["replay", folder / "away.trace"]
        let text = try answered(away)
        #expect(text.code == .unreadableTrace && text.said == "")
        let json = try answered(away + ["--format", "json"])
        #expect(json.code == .unreadableTrace)
        #expect(json.said.contains("\"exitCode\" : 65,"))
        #expect(json.said.contains("\"message\" : \"does not exist; a trace as text looks like"))
        #expect(json.complained == text.complained)
        let junit = try answered(away + ["--format", "junit"])
        #expect(junit.said.contains("tests=\"1\" failures=\"1\""))
        let github = try answered(away + ["--format", "github"])
        #expect(github.said.hasPrefix("::error file="))
        // Of a folder with traces of other subjects, too.
        let other = try answered([
            "replay", folder / "C", "--subject", "tabs", "--format", "json",
        ])
        #expect(other.code == .unreadableTrace)
        #expect(
            other.said.contains("\"message\" : \"holds no trace of the subjects that were named\""))
    }

    @Test(arguments: [true, false])
    func `what cannot be read keeps nothing from being replayed`(_ isCorpus: Bool) throws {
        let folder = try TemporaryFolder()
        let place = isCorpus ? "C/regressions" : "F"
        try folder.write(passing, to: "\(place)/b.trace")
        try folder.write("words", to: "\(place)/a.trace")
        try folder.write(passing.replacing("narrow", with: "narow"), to: "\(place)/c.trace")
        let top = folder / (isCorpus ? "C" : "F")
        func path(_ name: String) -> String { folder / "\(place)/\(name).trace" }
        let run = try answered(["replay", top])
        #expect(run.code == .unreadableTrace)
        #expect(run.said == "ok  \(path("b"))  holds\n\n1 trace: 1 ok; 2 not read\n")
        let lines = run.complained.split(separator: "\n")
        try #require(lines.count == 2, "\(run.complained)")
        #expect(lines[0].hasPrefix("splitfuzz: \(path("a")):1:1: is no trace"))
        #expect(lines[1].hasPrefix("splitfuzz: \(path("c")):5:1: unknown command 'narow'"))
    }

    @Test func `files and texts that are named, too, in each format`() throws {
        let folder = try TemporaryFolder()
        try folder.write(passing, to: "a.trace")
        let words = [
            "replay", "--subject", "stackoverflow-objc", folder / "a.trace", folder / "away.trace",
            "launch wide; narow",
        ]
        let text = try answered(words)
        #expect(text.code == .unreadableTrace)
        #expect(text.said.hasSuffix("\n1 trace: 1 ok; 2 not read\n"))
        #expect(text.complained.count { $0 == "\n" } == 2)
        let json = try answered(words + ["--format", "json"])
        #expect(json.code == .unreadableTrace)
        #expect(json.said.contains("\"exitCode\" : 65,"))
        #expect(json.said.contains("\"column\" : 14,"))
        let junit = try answered(words + ["--format", "junit"])
        #expect(junit.said.contains("tests=\"3\" failures=\"2\""))
        #expect(junit.said.contains("type=\"can-be-read\""))
        let github = try answered(words + ["--format", "github"])
        #expect(github.said.contains("\n::error file=\(folder / "away.trace"),title=not read::"))
        #expect(github.said.contains("\n::error title=not read::trace:1:14: unknown command"))
    }
}
