import Foundation
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

/// Writing into a corpus.
@Suite struct CorpusSavingTests {
    private let folder: TemporaryFolder
    private var corpus: Corpus { Corpus(folder: folder.url) }
    private let trace = Trace(
        subject: "notes", law: "never-empty", comments: ["first"],
        commands: [.launch(.wide), .narrow])

    init() throws { folder = try TemporaryFolder() }

    @Test func `a finding, and a regression: each in its folder, read back as it was`() throws {
        let finding = try corpus.save(trace, as: .finding)
        #expect(finding == "findings/notes/\(trace.fileName)")
        let regression = try corpus.save(trace, as: .regression)
        #expect(regression == "regressions/notes-\(trace.fileName)")
        let entries = try corpus.entries()
        #expect(entries.map(\.trace) == [trace, trace])
        #expect(entries.map(\.expected) == [.breaks(law: "never-empty"), .passes])
        #expect(folder.files == [finding, regression], "and nothing beside them")
    }

    @Test func `saving twice leaves the first file as it is`() throws {
        let path = try corpus.save(trace, as: .finding)
        try folder.write(trace.fileText + "# by hand\n", to: path)
        var again = trace
        again.comments = ["second"]
        #expect(try corpus.save(again, as: .finding) == path)
        #expect(try folder.read(path).hasSuffix("# by hand\n"))
        #expect(folder.files == [path])
    }

    @Test func `a name that is taken by something else: another name, and nothing is replaced`()
        throws
    {
        let path = "findings/notes/\(trace.fileName)"
        let second = path.replacing(".trace", with: "-2.trace")
        let third = path.replacing(".trace", with: "-3.trace")
        try folder.write("something else", to: path)
        #expect(try corpus.save(trace, as: .finding) == second)
        #expect(try folder.read(path) == "something else")
        #expect(try Trace(fileText: folder.read(second)) == trace)
        #expect(try corpus.save(trace, as: .finding) == second, "it is there already")
        // A folder, and a trace that does not list the same flaws.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        try folder.write("x", to: "\(path)/README.md")
        var shown = trace
        shown.shows = [Flaw(law: "never-empty", symptom: try #require(Symptom(text: "collapsing")))]
        #expect(try corpus.save(shown, as: .finding) == third)
        #expect(try corpus.entries().map(\.path) == [second, third])
    }

    @Test func `a subject whose name is no name of a folder`() throws {
        var strange = trace
        strange.subject = "../notes"
        let error = #expect(throws: TraceError.self) { try corpus.save(strange, as: .finding) }
        #expect(error?.description.contains("cannot hold a trace of '../notes'") == true)
        #expect(folder.files == [])
    }

    @Test func `a folder that cannot be made`() throws {
        try folder.write("in the way", to: "findings")
        let error = #expect(throws: TraceError.self) { try corpus.save(trace, as: .finding) }
        let message = try #require(error?.description)
        #expect(message.contains("findings/notes/\(trace.fileName): cannot be written: "))
        #expect(!message.contains("\n"))
        #expect(folder.files == ["findings"])
        #expect(try folder.read("findings") == "in the way")
    }

    @Test(.enabled(if: getuid() != 0, "root may write all"))
    func `a folder that may not be written`() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
        }
        #expect(throws: TraceError.self) { try corpus.save(trace, as: .finding) }
    }
}
