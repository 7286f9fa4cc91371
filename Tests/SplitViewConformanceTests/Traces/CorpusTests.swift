import Foundation
import SplitViewConformance
import TestTools
import Testing

/// A folder of traces, in which the folder is the verdict.
@Suite struct CorpusTests {
    private let folder: TemporaryFolder
    private var corpus: Corpus { Corpus(folder: folder.url) }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, subject: String = "notes", law: String? = nil) throws {
        try folder.write(Trace(subject: subject, law: law, commands: [.narrow]).fileText, to: path)
    }

    private func problem() -> String? {
        let error = #expect(throws: TraceError.self) { try corpus.entries() }
        return error?.description.replacingOccurrences(of: folder.url.relativePath + "/", with: "")
    }

    @Test func `verdicts come from folders, in the order of the paths`() throws {
        try write("regressions/b.trace")
        try write("regressions/a.trace", law: "never-empty")
        try write("exemplars/deeper/c.trace", subject: "other")
        try write("findings/notes/d.trace", law: "single-owner")
        try write("findings/other/e.trace", subject: "other", law: "never-empty")
        let entries = try corpus.entries()
        #expect(
            entries.map(\.path) == [
                "exemplars/deeper/c.trace", "findings/notes/d.trace", "findings/other/e.trace",
                "regressions/a.trace", "regressions/b.trace",
            ])
        #expect(
            entries.map(\.expected) == [
                .passes, .breaks(law: "single-owner"), .breaks(law: "never-empty"), .passes,
                .passes,
            ])
        #expect(entries.map(\.trace.subject) == ["other", "notes", "other", "notes", "notes"])
    }

    @Test func `hidden files and READMEs do not count`() throws {
        try folder.write("x", to: "README.md")
        try folder.write("x", to: "findings/notes/README.md")
        try folder.write("x", to: ".DS_Store")
        try folder.write("x", to: "regressions/.a.trace.swp")
        try folder.write("x", to: ".hidden/a.trace")
        #expect(try corpus.entries().isEmpty)
    }

    @Test func `a foreign file`() throws {
        try folder.write("x", to: "regressions/notes.txt")
        #expect(
            problem() == "regressions/notes.txt: is no trace; only .trace files, .list files "
                + "and README.md belong here")
    }

    @Test(arguments: [
        "a.trace", "others/a.trace", "findings/a.trace", "findings/notes/deep/a.trace",
    ])
    func `a trace in no folder with a verdict`(_ path: String) throws {
        try write(path, law: "never-empty")
        #expect(
            problem() == "\(path): is in no folder with a verdict: regressions/, exemplars/ or "
                + "findings/SUBJECT/")
    }

    @Test func `a finding about another subject`() throws {
        try write("findings/other/a.trace", law: "never-empty")
        #expect(
            problem() == "findings/other/a.trace: is about 'notes' and belongs into findings/notes/"
        )
    }

    @Test func `a finding without a law`() throws {
        try write("findings/notes/a.trace")
        #expect(
            problem() == "findings/notes/a.trace: is a finding and names no law; add a line "
                + "'law: NAME'")
    }

    @Test func `an unreadable trace is an error with its place, and never passed over`() throws {
        try write("regressions/a.trace")
        try folder.write("splitfuzz trace 1\nsubject: notes\nnarow\n", to: "regressions/b.trace")
        #expect(
            problem() == "regressions/b.trace:3:1: unknown command 'narow'; did you mean 'narrow'?")
        try folder.write("splitfuzz trace 7\n", to: "regressions/a.trace")
        #expect(problem()?.hasPrefix("regressions/a.trace:1:17: has version 7") == true)
    }

    @Test func `no folder, and a file in place of one`() throws {
        let missing = Corpus(folder: folder.url.appendingPathComponent("none"))
        let error = #expect(throws: TraceError.self) { try missing.entries() }
        #expect(error?.description.hasSuffix("/none: does not exist") == true)
        try folder.write("x", to: "none")
        let second = #expect(throws: TraceError.self) { try missing.entries() }
        #expect(second?.description.hasSuffix("/none: is no folder that can be read") == true)
    }

    @Test func `one file: missing, a folder, too large`() throws {
        func message(_ name: String) -> String? {
            #expect(throws: TraceError.self) {
                _ = try Corpus.readTraces(at: folder.url.appendingPathComponent(name).path)
            }?.description.replacing(folder.url.path + "/", with: "")
        }
        #expect(message("a.trace") == "a.trace: does not exist")
        try folder.write("x", to: "b.trace/c")
        #expect(message("b.trace") == "b.trace: is a folder, not a trace")
        // Sparse, so that nothing has to be written or read.
        let large = folder.url.appendingPathComponent("large.trace")
        try folder.write("", to: "large.trace")
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: 100 << 20)
        try handle.close()
        #expect(
            message("large.trace") == "large.trace: is larger than 1048576 bytes, and so no trace")
        // A file without an end.
        let endless = #expect(throws: TraceError.self) {
            _ = try Corpus.readTraces(at: "/dev/zero")
        }
        #expect(endless?.description == "/dev/zero: is a device, not a trace")
        try write("good.trace")
        let good = try Corpus.readTraces(at: folder.url.appendingPathComponent("good.trace").path)
        #expect(good.map(\.trace.commands) == [[.narrow]])
    }

    // MARK: Lists

    private static let list = """
        splitfuzz list 1
        # by hand
        subject: notes
        profile: ios14

        a, b | never-empty collapsing, single-owner collapsing | launch narrow; widen
        a | never-empty collapsing | narrow

        """

    @Test func `a list has a trace in each line`() throws {
        try folder.write(Self.list, to: "findings/notes/a.list")
        let entries = try corpus.entries()
        #expect(entries.map(\.path) == ["findings/notes/a.list:6", "findings/notes/a.list:7"])
        #expect(entries.allSatisfy { $0.isListed })
        #expect(entries.map(\.expected) == Array(repeating: .breaks(law: "never-empty"), count: 2))
        let first = entries[0].trace
        #expect(first.subject == "notes" && first.profile == "ios14")
        #expect(first.givingUp == ["a", "b"])
        #expect(first.shows.map(\.law) == ["never-empty", "single-owner"])
        #expect(first.commands == [.launch(.narrow), .widen])
        #expect(
            TraceList.fileText(of: entries.map(\.trace)) == """
                splitfuzz list 1
                # Assumptions given up | flaws, the law of the last step first | commands
                subject: notes
                profile: ios14

                a | never-empty collapsing | narrow
                a, b | never-empty collapsing, single-owner collapsing | launch narrow; widen

                """)
        let path = folder.url.appendingPathComponent("findings/notes/a.list").path
        #expect(try Corpus.readTraces(at: path).map(\.place) == ["\(path):6", "\(path):7"])
        #expect(try Corpus.readTraces(at: "\(path):7").map(\.trace) == [entries[1].trace])
        let error = #expect(throws: TraceError.self) { _ = try Corpus.readTraces(at: "\(path):5") }
        #expect(
            error?.description
                == "\(path):5:1: holds no trace; the traces stand from \(path):6 to \(path):7")
    }

    @Test func `a list lies in the folder of its subject`() throws {
        try folder.write(Self.list, to: "regressions/a.list")
        #expect(
            problem() == "regressions/a.list: is a list of findings, and belongs into "
                + "findings/SUBJECT/")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("regressions"))
        try folder.write(Self.list, to: "findings/other/a.list")
        #expect(
            problem() == "findings/other/a.list: is about 'notes' and belongs into findings/notes/")
    }

    @Test(arguments: [
        (
            "a | b collapsing | narrow",
            "4:1: comes before the subject; add a line 'subject: NAME' "
                + "above", ""
        ),
        ("law: a", "4:1: unknown field 'law'; known are subject, profile", "subject: notes"),
        ("", "5:1: holds no trace; remove the file", "subject: notes"),
        (
            "  a | b collapsing",
            "4:3: is no trace of a list; write 'ASSUMPTION | LAW SYMPTOM | "
                + "COMMAND; COMMAND'", "subject: notes"
        ),
        ("a | b | narrow", "4:5: a flaw is the name of a law and a symptom", "subject: notes"),
        (
            "a | b what | narrow",
            "4:7: unknown symptom 'what'; it looks like "
                + "'collapsing/collapseSecondary=true'", "subject: notes"
        ),
        ("a | b collapsing, b collapsing | narrow", "4:19: is shown twice", "subject: notes"),
        ("a | b collapsing | ", "4:19: holds no command", "subject: notes"),
        (
            "a | b collapsing | widen; narow",
            "4:27: unknown command 'narow'; did you mean 'narrow'?", "subject: notes"
        ),
        (
            ", a | b collapsing | narrow", "4:1: 'giving-up' has a comma without a name beside it",
            "subject: notes"
        ),
    ])
    func `a line of a list that is none`(
        _ line: String, _ expected: String, _ field: String
    ) throws {
        try folder.write(
            "splitfuzz list 1\n\(field)\n# a comment\n\(line)\n", to: "findings/notes/a.list")
        #expect(problem() == "findings/notes/a.list:\(expected)")
    }
}
