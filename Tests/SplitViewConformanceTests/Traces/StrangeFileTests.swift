import Foundation
import SplitViewConformance
import TestTools
import Testing

/// What lies in a folder and is no file, and names that are no plain text: an error in one line,
/// at once.
@Suite struct StrangeFileTests {
    private let folder: TemporaryFolder
    private var corpus: Corpus { Corpus(folder: folder.url) }
    private let good = Trace(subject: "notes", commands: [.narrow]).fileText

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(good, to: "exemplars/good.trace")
    }

    private func path(_ name: String) -> String { folder.url.path + "/" + name }

    private func problem() -> String? {
        let error = #expect(throws: TraceError.self) { try corpus.entries() }
        return error?.description.replacingOccurrences(of: folder.url.relativePath + "/", with: "")
    }

    @Test func `a pipe and a device are not opened`() throws {
        try #require(mkfifo(path("exemplars/x.trace"), 0o600) == 0)
        #expect(problem() == "exemplars/x.trace: is a pipe, not a trace")
        unlink(path("exemplars/x.trace"))
        try FileManager.default.createSymbolicLink(
            atPath: path("exemplars/x.trace"), withDestinationPath: "/dev/null")
        #expect(problem() == "exemplars/x.trace: is a device, not a trace")
    }

    @Test func `links that lead back above, into a circle, or nowhere`() throws {
        let files = FileManager.default
        // Two of them make 2^40 paths.
        for name in ["y", "z"] {
            try files.createSymbolicLink(
                atPath: path("exemplars/\(name)"), withDestinationPath: "..")
        }
        #expect(
            problem()
                == "exemplars/y: is a link to a folder that it lies in, so that paths below it "
                + "have no end")
        for name in ["y", "z"] { unlink(path("exemplars/\(name)")) }
        try files.createSymbolicLink(
            atPath: path("exemplars/x.trace"), withDestinationPath: "x.trace")
        #expect(problem() == "exemplars/x.trace: is a link that leads in a circle")
        unlink(path("exemplars/x.trace"))
        try files.createSymbolicLink(atPath: path("exemplars/x.trace"), withDestinationPath: "none")
        #expect(problem() == "exemplars/x.trace: is a link that leads nowhere")
    }

    @Test func `folders that links make endless without a circle: the number of names is bounded`()
        throws
    {
        for level in 0..<20 {
            try FileManager.default.createDirectory(
                atPath: path("exemplars/d\(level)"), withIntermediateDirectories: true)
            for name in ["a", "b"] {
                try FileManager.default.createSymbolicLink(
                    atPath: path("exemplars/d\(level)/\(name)"),
                    withDestinationPath: "../d\(level + 1)")
            }
        }
        try FileManager.default.createDirectory(
            atPath: path("exemplars/d20"), withIntermediateDirectories: true)
        var walk = FileWalk(below: folder.url.path, named: "C", limit: 2_000)
        var last: FileWalk.Found?
        while let found = walk.next() { last = found }
        guard case .problem(let error) = last else {
            Issue.record("\(String(describing: last))")
            return
        }
        #expect(
            error.description == "C: holds too many files for a folder of traces; name another one")
    }

    @Test func `a disk in place of a corpus`() throws {
        let error = #expect(throws: TraceError.self) {
            try Corpus(folder: URL(filePath: "/")).entries()
        }
        #expect(error?.description.contains("\n") == false)
    }

    @Test func `names with line breaks and control characters are spelled out`() throws {
        try folder.write(good, to: "exemplars/a\nb\u{1B}[31m.trace")
        let entries = try corpus.entries()
        #expect(entries.map(\.path) == ["exemplars/a\nb\u{1B}[31m.trace", "exemplars/good.trace"])
        try folder.write("narrow", to: "exemplars/a\nb\u{1B}[31m.trace")
        #expect(problem()?.hasPrefix("exemplars/a\\nb\\u{1B}[31m.trace:1:1: is no trace") == true)
        try folder.write("", to: "exemplars/\u{202E}\u{2028}.txt")
        try folder.write(good, to: "exemplars/a\nb\u{1B}[31m.trace")
        #expect(problem()?.hasPrefix("exemplars/\\u{202E}\\u{2028}.txt: is no trace") == true)
    }

    #if os(Linux)
        // Other systems do not let such a name be made.
        @Test func `a name that is not UTF-8`() throws {
            let bytes = Array(path("exemplars/").utf8) + [0xFF, 0x61, 0] as [UInt8]
            let descriptor = bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) {
                    open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600)
                }
            }
            try #require(descriptor >= 0)
            close(descriptor)
            #expect(problem() == "exemplars: holds a name that is not UTF-8, \\xFFa; rename it")
        }
    #endif

    @Test func `one file that cannot be read does not keep others from being read`() throws {
        try folder.write("narrow", to: "exemplars/bad.trace")
        try folder.write("x", to: "notes.txt")
        var (good, bad): ([String], [String]) = ([], [])
        for reading in corpus.readings() {
            switch reading {
            case .entry(let entry, let bytes):
                good.append(entry.path)
                #expect(String(decoding: bytes, as: UTF8.self) == self.good)
            case .problem(let error): bad.append(error.description)
            }
        }
        #expect(good == ["exemplars/good.trace"])
        #expect(bad.count == 2)
    }

    @Test func `a command in a line is quoted without what a terminal obeys`() {
        let error = #expect(throws: TraceError.self) {
            try Trace.commands(inLine: "narrow; \u{1B}[31m")
        }
        #expect(error?.description == "trace:1:9: unknown command '\\u{1B}[31m'")
    }
}
