import Foundation
import FuzzInputs
import SplitViewConformance
import TestTools
import Testing

@Suite struct TraceBytesTests {
    /// The project's own corpus, two steps above this file's folder.
    private var corpus: Corpus {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return Corpus(folder: folder.appendingPathComponent("Corpus"))
    }

    @Test func `every trace of the corpus has bytes that are this trace`() throws {
        let entries = try corpus.entries()
        #expect(entries.count > 50)
        for entry in entries {
            let bytes = try #require(TraceBytes.bytes(of: entry.trace.commands))
            #expect(TraceBytes.commands(of: bytes) == entry.trace.commands, "\(entry.path)")
        }
    }

    @Test func `every command has a byte of its own`() {
        #expect(SplitViewCommand.alphabet.count <= 256)
        let bytes = SplitViewCommand.alphabet.compactMap { TraceBytes.bytes(of: [$0]) }
        #expect(Set(bytes).count == SplitViewCommand.alphabet.count)
    }

    @Test func `any bytes are a trace, which has bytes of the same meaning`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<(isWhole ? 2_000 : 200) {
            let count = Int.random(in: 0...1_100, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            let commands = TraceBytes.commands(of: bytes)
            #expect(commands.count == min(count, Trace.commandLimit))
            let again = try #require(TraceBytes.bytes(of: commands))
            #expect(TraceBytes.commands(of: again) == commands, "bytes: \(bytes)")
        }
    }

    @Test func `what is no trace has no bytes`() {
        let first = SplitViewCommand.alphabet[0]
        let longest = Array(repeating: first, count: Trace.commandLimit)
        #expect(TraceBytes.bytes(of: longest)?.count == Trace.commandLimit)
        #expect(TraceBytes.bytes(of: longest + [first]) == nil)
        #expect(TraceBytes.bytes(of: [SplitViewCommand(first.name, argument: 255)]) == nil)
    }
}

@Suite struct FuzzTargetTests {
    @Test @MainActor func `a finding is reported, shrunk and proved`() throws {
        let subject = try FuzzedSubject(named: "canary-bare-next", corpus: nil)
        let commands = try Trace.commands(
            inLine: "launch narrow; widen; select 2; narrow; widen; next-item; back detail")
        let found = try #require(subject.newFinding(in: commands))
        #expect(try Trace(fileText: found).commands == commands)
        let text = try #require(try subject.shrunkFinding(in: commands))
        let trace = try Trace(fileText: text)
        #expect(trace.law == "detail-has-bar")
        #expect(trace.line == "launch wide; select 1; next-item")
        #expect(trace.comments.last?.hasPrefix("proved: ") == true)
        #expect(subject.newFinding(in: []) == nil)
    }

    @Test @MainActor func `a known flaw is no finding`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("libfuzzer-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let commands = try Trace.commands(inLine: "launch wide; select 1; next-item")
        let trace = Trace(subject: "canary-bare-next", law: "detail-has-bar", commands: commands)
        try Corpus(folder: folder).save(trace, as: .finding)
        let subject = try FuzzedSubject(named: trace.subject, corpus: folder.path)
        #expect(subject.newFinding(in: commands) == nil)
    }

    @Test func `what is read is read again, and what is no trace is refused`() {
        let good = "splitfuzz trace 1\n# a\nsubject: x\ngiving-up: a, b\n\nnarrow\n"
        #expect(TraceReading.fault(in: good.utf8) == nil)
        #expect(TraceReading.fault(in: [0xFF, 0x00]) == nil)
    }

    @Test func `the dictionary has the words of traces`() {
        let lines = ReaderDictionary.text.split(separator: "\n")
        #expect(lines.contains("\"select 1\""))
        #expect(lines.contains("\"splitfuzz trace 1\\x0A\""))
        #expect(lines.allSatisfy { $0.hasPrefix("\"") && $0.hasSuffix("\"") })
    }
}
