import Foundation
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

@testable import SplitfuzzCommand

@MainActor @Suite struct CorpusVerbTests {
    private let folder: TemporaryFolder
    private var corpus: String { folder / "C" }
    private let symptom: Symptom
    private var finding: Trace {
        Trace(
            subject: "tabs", law: "never-empty", shows: [flaw("never-empty"), flaw("right-side")],
            commands: [.launch(.wide), .narrow])
    }

    init() throws {
        folder = try TemporaryFolder()
        symptom = try #require(Symptom(text: "collapsing"))
    }

    private func flaw(_ law: String) -> Flaw { Flaw(law: law, symptom: symptom) }

    private func write(_ trace: Trace, to path: String) throws {
        try folder.write(trace.fileText, to: "C/\(path)")
    }

    /// What a command line says of each file, without the columns.
    private func lines(_ run: Answered, below place: String? = nil) -> [String] {
        let place = (place ?? corpus) + "/"
        return run.said.replacing(place, with: "").split(separator: "\n").map {
            String($0.replacing(/[ ]{2,}/, with: "  "))
        }
    }

    @Test func `minimize: a finding that another one makes superfluous`() throws {
        try write(finding, to: "findings/tabs/a.trace")
        var longer = finding
        longer.shows = [flaw("never-empty")]
        longer.commands = [.launch(.wide), .pushList, .narrow]
        try write(longer, to: "findings/tabs/longer.trace")
        // Each of these has something of its own.
        var own: [String: Trace] = [:]
        for name in ["profile", "giving-up", "flaw", "shorter", "unlisted"] { own[name] = longer }
        own["profile"]?.profile = "ios8"
        own["giving-up"]?.givingUp = ["sides-are-kept"]
        // No list can hold a finding that lists no flaws.
        own["giving-up"]?.shows = []
        own["flaw"]?.shows = [flaw("single-owner")]
        own["shorter"]?.commands = [.narrow]
        own["unlisted"]?.shows = []
        for (name, trace) in own { try write(trace, to: "findings/tabs/\(name).trace") }
        let before = folder.texts

        let dry = try answered(["corpus", "minimize", "--dry-run", "--corpus", corpus])
        #expect(dry.code == .nothingNew)
        #expect(folder.texts == before)
        #expect(
            lines(dry) == [
                "to remove  findings/tabs/longer.trace  findings/tabs/shorter.trace shows all of "
                    + "it in 1 command", "7 files: 6 kept, 1 to remove",
            ], "and nothing of those that stay")

        let run = try answered(["corpus", "minimize", "--corpus", corpus + "/"])
        #expect(run.code == .nothingNew)
        #expect(lines(run).last == "7 files: 6 kept, 1 removed")
        #expect(folder.texts == before.filter { $0.key != "C/findings/tabs/longer.trace" })
        let again = try answered(["corpus", "minimize", "--corpus", corpus])
        #expect(lines(again).last == "6 files: 6 kept")
        #expect(
            lines(again).first
                == "kept  findings/tabs/a.trace  no other file shows all of it as briefly")
    }

    @Test func `minimize: the same commands in regressions and exemplars`() throws {
        let trace = Trace(subject: "tabs", commands: [.launch(.wide), .narrow])
        try write(trace, to: "regressions/same.trace")
        var showing = trace
        showing.comments = ["shows: expand-preserved, same-screen/one-stack"]
        try write(showing, to: "exemplars/all.trace")
        showing.comments = ["A tour.", "shows: same-screen/one-stack"]
        try write(showing, to: "exemplars/less.trace")
        showing.comments = ["shows: detail-again"]
        try write(showing, to: "exemplars/other.trace")
        var longer = trace
        longer.commands.append(.widen)
        try write(longer, to: "regressions/longer.trace")
        #expect(try answered(["corpus", "minimize", "--corpus", corpus]).code == .nothingNew)
        #expect(
            folder.texts.keys.sorted() == [
                "C/exemplars/all.trace", "C/exemplars/other.trace", "C/regressions/longer.trace",
            ])
    }

    @Test func `minimize: what cannot be read stays, and so does what a link leads to`() throws {
        try write(finding, to: "findings/tabs/a.trace")
        try FileManager.default.createSymbolicLink(
            atPath: folder / "C/findings/tabs/aa.trace", withDestinationPath: "z.trace")
        try write(finding, to: "findings/tabs/z.trace")
        try folder.write("narrow", to: "C/findings/tabs/bad\n.trace")
        var unknown = finding
        unknown.subject = "tubs"
        try write(unknown, to: "findings/tubs/a.trace")
        try folder.write("x", to: "C/notes.txt")
        try #require(mkfifo(folder / "C/findings/tabs/pipe.trace", 0o600) == 0)
        let run = try answered(["corpus", "minimize", "--corpus", corpus])
        #expect(run.code == .unreadableTrace)
        #expect(
            lines(run) == [
                "removed  findings/tabs/a.trace  findings/tabs/aa.trace shows all of it in "
                    + "2 commands",
                "kept  findings/tabs/aa.trace  it is the same file as findings/tabs/z.trace",
                "FAILED  findings/tabs/bad\\n.trace  1:1: is no trace; the first line must be "
                    + "'splitfuzz trace 1'",
                "FAILED  findings/tabs/pipe.trace  is a pipe, not a trace",
                "kept  findings/tabs/z.trace  it is the same file as findings/tabs/aa.trace",
                "FAILED  findings/tubs/a.trace  2:10: unknown subject 'tubs'; did you mean "
                    + "'tabs'?",
                "FAILED  notes.txt  is no trace; only .trace files, .list files and README.md "
                    + "belong here", "7 files: 2 kept, 1 removed, 4 failed",
            ])
    }

    @Test func `minimize: findings beyond a contract become lines of a list`() throws {
        var beyond = finding
        beyond.givingUp = ["sides-are-kept"]
        try write(beyond, to: "findings/tabs/a.trace")
        var other = beyond
        (other.law, other.shows) = ("single-owner", [flaw("never-empty"), flaw("single-owner")])
        other.commands = [.narrow, .widen]
        try write(other, to: "findings/tabs/b.trace")
        try write(finding, to: "findings/tabs/within.trace")
        let before = folder.texts
        let words = ["corpus", "minimize", "--corpus", corpus]
        #expect(
            lines(try answered(words + ["--dry-run"])) == [
                "to list  findings/tabs/a.trace  in findings/tabs/beyond-ios26.list",
                "to list  findings/tabs/b.trace  in findings/tabs/beyond-ios26.list",
                "3 files: 1 kept, 2 to list",
            ])
        #expect(folder.texts == before)
        #expect(try answered(words).code == .nothingNew)
        let list = """
            splitfuzz list 1
            # Assumptions given up | flaws, the law of the last step first | commands
            subject: tabs
            profile: ios26

            sides-are-kept | never-empty collapsing, right-side collapsing | launch wide; narrow
            sides-are-kept | single-owner collapsing, never-empty collapsing | narrow; widen

            """
        #expect(
            folder.texts == [
                "C/findings/tabs/within.trace": finding.fileText,
                "C/findings/tabs/beyond-ios26.list": list,
            ])
        // A shorter one that lists the same flaws takes the place of a line.
        other.commands = [.narrow]
        try write(other, to: "findings/tabs/c.trace")
        #expect(
            lines(try answered(words)).dropLast() == [
                "kept  findings/tabs/beyond-ios26.list:6  no other file shows all of it as briefly",
                "removed  findings/tabs/beyond-ios26.list:7  findings/tabs/c.trace shows all of it "
                    + "in 1 command",
                "listed  findings/tabs/c.trace  in findings/tabs/beyond-ios26.list",
                "kept  findings/tabs/within.trace  no other file shows all of it as briefly",
            ])
        let listed = folder.texts["C/findings/tabs/beyond-ios26.list"]?.lines ?? []
        #expect(
            listed.dropFirst(5) == [
                "sides-are-kept | single-owner collapsing, never-empty collapsing | narrow",
                "sides-are-kept | never-empty collapsing, right-side collapsing | launch wide; "
                    + "narrow", "",
            ])
        // A list with a mistake is left alone, with all that belongs into it.
        try write(beyond, to: "findings/tabs/a.trace")
        try folder.write(
            list + "sides-are-kept | never-empty\n", to: "C/findings/tabs/beyond-ios26.list")
        let spoilt = folder.texts
        #expect(try answered(words).code == .unreadableTrace)
        #expect(folder.texts == spoilt)
    }

    @Test func `merge: a line of a list becomes a file`() throws {
        var beyond = finding
        beyond.givingUp = ["sides-are-kept"]
        try folder.write(TraceList.fileText(of: [beyond]), to: "D/findings/tabs/beyond-ios26.list")
        let words = ["corpus", "merge", folder / "D", "--corpus", corpus]
        #expect(try answered(words).code == .nothingNew)
        #expect(folder.texts["C/findings/tabs/\(beyond.fileName)"] == beyond.fileText)
        #expect(lines(try answered(words)).last == "1 file: 1 already there")
    }

    @Test func `merge: copies what is not there, byte for byte`() throws {
        try write(finding, to: "findings/tabs/a.trace")
        var commented = finding
        commented.comments = ["another machine"]
        let tour = Trace(subject: "tabs", commands: [.narrow]).fileText + "# by hand\r\n"
        try folder.write(commented.fileText, to: "D/findings/tabs/b.trace")
        try folder.write(tour, to: "D/exemplars/tour.trace")
        try folder.write("narrow", to: "E/exemplars/bad.trace")
        try folder.write(tour, to: "E/exemplars/tour.trace")
        var other = finding
        other.commands = [.narrow, .widen]
        try folder.write(other.fileText, to: "E/findings/tabs/a.trace")
        try folder.write("x", to: "E/README.md")
        let words = ["corpus", "merge", folder / "D", folder / "E/", folder / "F"]
        let before = folder.texts
        let dry = try answered(words + ["--dry-run", "--corpus", corpus])
        #expect(lines(dry).last == "6 files: 2 to copy, 2 already there, 2 failed")
        #expect(lines(dry).count == 5, "and nothing of those that are there")
        #expect(folder.texts == before)
        let run = try answered(words + ["--corpus", corpus])
        #expect(run.code == .unreadableTrace)
        #expect(
            lines(run, below: folder.path) == [
                "copied  D/exemplars/tour.trace  to C/exemplars/tour.trace",
                "already there  D/findings/tabs/b.trace  as C/findings/tabs/a.trace",
                "FAILED  E/exemplars/bad.trace  1:1: is no trace; the first line must be "
                    + "'splitfuzz trace 1'",
                "already there  E/exemplars/tour.trace  as C/exemplars/tour.trace",
                "copied  E/findings/tabs/a.trace  to C/findings/tabs/a-2.trace",
                "FAILED  F  does not exist", "6 files: 2 copied, 2 already there, 2 failed",
            ])
        var after = before
        after["C/exemplars/tour.trace"] = tour
        after["C/findings/tabs/a-2.trace"] = other.fileText
        #expect(folder.texts == after, "and no other file")
    }

    @Test func `merge: into a folder that is not there yet, and one that cannot be written`() throws
    {
        try write(finding, to: "findings/tabs/a.trace")
        let target = folder / "new/corpus"
        #expect(try answered(["corpus", "merge", corpus, "--corpus", target]).code == .nothingNew)
        #expect(folder.texts["new/corpus/findings/tabs/a.trace"] == finding.fileText)
        try folder.write("in the way", to: "file")
        let run = try answered(["corpus", "merge", corpus, "--corpus", folder / "file"])
        #expect(run.code == .unreadableTrace)
        #expect(run.said.contains("FAILED  \(folder / "file")"))
        #expect(folder.texts["file"] == "in the way")
    }

    @Test func `for programs`() throws {
        try write(Trace(subject: "tabs", commands: [.narrow]), to: "exemplars/a.trace")
        let run = try answered(["corpus", "minimize", "--corpus", corpus, "--format", "json"])
        #expect(
            run.said.replacing(corpus, with: "C") == """
                {
                  "corpus" : "C",
                  "dryRun" : false,
                  "exitCode" : 0,
                  "files" : [
                    {
                      "action" : "kept",
                      "file" : "C/exemplars/a.trace",
                      "reason" : "no other file shows all of it as briefly"
                    }
                  ],
                  "form" : "minimize",
                  "schema" : 1,
                  "verb" : "corpus",
                  "version" : "\(Splitfuzz.version)"
                }

                """)
    }

    @Test(arguments: [
        (["corpus"], "corpus needs minimize|merge [DIR]...; see"),
        (["corpus", "minimise"], "corpus needs minimize or merge first, but was given 'minimise'"),
        (["corpus", "minimize", "x"], "corpus minimize takes no arguments, but was given 'x'"),
        (["corpus", "merge"], "corpus merge needs DIR...; see"),
    ])
    func `what is refused`(_ words: [String], _ complaint: String) throws {
        let run = try answered(words)
        #expect(run.code == .usage)
        #expect(run.complained.hasPrefix("splitfuzz: \(complaint)"))
        #expect(run.said == "")
    }

    @Test func `a disk, and no corpus`() throws {
        let disk = try answered(["corpus", "minimize", "--corpus", "/"])
        #expect(disk.code == .unreadableTrace)
        #expect(
            disk.complained == "splitfuzz: /: is no corpus; it has none of the folders findings/, "
                + "regressions/, exemplars/\n")
        #expect(disk.said == "")
        let none = try answered(["corpus", "minimize", "--corpus", corpus])
        #expect(none.code == .unreadableTrace)
        #expect(none.complained == "splitfuzz: \(corpus): does not exist\n")
        #expect(none.said == "")
    }
}
