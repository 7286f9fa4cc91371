import Foundation

/// A folder of traces, in which the folder is the verdict.
///
/// `regressions/` and `exemplars/` hold traces that must pass; `findings/<subject>/` holds traces
/// that must keep breaking the law named in the file. Only traces and `README.md` are allowed
/// there.
///
/// ```swift
/// let corpus = Corpus(folder: URL(filePath: "Tests/Traces"))
/// for entry in try corpus.entries() { print(entry.path, entry.trace.line) }
/// ```
public struct Corpus: Sendable {
    /// What is expected of a trace.
    public enum Verdict: Hashable, Sendable, Codable {
        /// No law breaks.
        case passes
        /// This law breaks.
        case breaks(law: String)
    }

    /// One trace of a corpus.
    public struct Entry: Sendable {
        /// The path of the file below the corpus.
        public let path: String
        /// The trace.
        public let trace: Trace
        /// What is expected of it.
        public let expected: Verdict
    }

    /// The folder.
    public let folder: URL

    /// The corpus in a folder.
    public init(folder: URL) { self.folder = folder }

    private static let passing = ["regressions", "exemplars"]
    private static let failing = "findings"

    /// Reads every trace, in the order of their paths.
    ///
    /// - Throws: `TraceError` for the first file or folder that cannot be read or is not allowed
    ///   there.
    public func entries() throws(TraceError) -> [Entry] {
        var entries: [Entry] = []
        for path in try paths(below: "") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name == "README.md" { continue }
            guard name.hasSuffix(".trace") else {
                throw problem(path, "is no trace; only .trace files and README.md belong here")
            }
            entries.append(try entry(at: path))
        }
        return entries
    }

    private func entry(at path: String) throws(TraceError) -> Entry {
        let trace = try Self.readTrace(at: folder.appendingPathComponent(path), named: path)
        let parts = path.split(separator: "/").map(String.init)
        if Self.passing.contains(parts[0]) {
            return Entry(path: path, trace: trace, expected: .passes)
        }
        guard parts[0] == Self.failing, parts.count == 3 else {
            throw problem(
                path,
                "is in no folder with a verdict: regressions/, exemplars/ or "
                    + "findings/SUBJECT/")
        }
        guard parts[1] == trace.subject else {
            throw problem(
                path, "is about '\(trace.subject)' and belongs into findings/\(trace.subject)/")
        }
        guard let law = trace.law else {
            throw problem(path, "is a finding and names no law; add a line 'law: NAME'")
        }
        return Entry(path: path, trace: trace, expected: .breaks(law: law))
    }

    /// Reads one file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - name: How to name it in errors.
    /// - Throws: `TraceError`.
    public static func readTrace(at url: URL, named name: String) throws(TraceError) -> Trace {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        if values?.isDirectory == true {
            throw TraceError(file: name, line: 0, column: 0, message: "is a folder, not a trace")
        }
        if let size = values?.fileSize, size > Trace.sizeLimit {
            throw TraceError(
                file: name, line: 0, column: 0,
                message: "is larger than \(Trace.sizeLimit) bytes, and so no trace")
        }
        guard let data = bytes(of: url) else {
            let exists = FileManager.default.fileExists(atPath: url.path)
            throw TraceError(
                file: name, line: 0, column: 0,
                message: exists ? "cannot be read; check its permissions" : "does not exist")
        }
        return try Trace(fileBytes: data, file: name)
    }

    /// The content of a file, but no more than it takes to see that it is too large: a device or a
    /// pipe has no size, and may have no end.
    private static func bytes(of url: URL) -> Data? {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        var bytes = Data()
        do {
            while bytes.count <= Trace.sizeLimit,
                let part = try file.read(upToCount: Trace.sizeLimit + 1 - bytes.count),
                !part.isEmpty
            {
                bytes += part
            }
        } catch {
            return nil
        }
        return bytes
    }

    /// The files below a folder, sorted; hidden files are skipped.
    private func paths(below prefix: String) throws(TraceError) -> [String] {
        let place = prefix.isEmpty ? folder : folder.appendingPathComponent(prefix)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
            throw problem(prefix, "is no folder that can be read")
        }
        var found: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            var isFolder: ObjCBool = false
            let full = folder.appendingPathComponent(path).path
            _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
            if isFolder.boolValue {
                found += try paths(below: path)
            } else {
                found.append(path)
            }
        }
        return found
    }

    private func problem(_ path: String, _ message: String) -> TraceError {
        let name = path.isEmpty ? folder.relativePath : folder.relativePath + "/" + path
        return TraceError(file: name, line: 0, column: 0, message: message)
    }

    // MARK: Writing

    /// Saves a finding under `findings/`, or under `regressions/` if it is to be repaired.
    ///
    /// The file is written under a temporary name and renamed; an existing file of the same trace
    /// is left unchanged.
    ///
    /// ```swift
    /// let commands = try Trace.commands(inLine: "select 1; launch narrow")
    /// try Corpus(folder: URL(filePath: "Tests/Traces"))
    ///     .save(Trace(subject: "notes", commands: commands), as: .regression)
    /// ```
    ///
    /// - Returns: The path below the corpus.
    /// - Throws: `TraceError` with the reason that the system gives.
    @discardableResult
    public func save(_ trace: Trace, as verdict: SavedAs) throws(TraceError) -> String {
        precondition(
            verdict != .finding || trace.law != nil, "a finding names the law that it breaks")
        let place =
            switch verdict {
            case .finding: "\(Self.failing)/\(trace.subject)"
            case .regression: "regressions"
            }
        let name =
            verdict == .regression ? "\(trace.subject)-\(trace.fileName)" : trace.fileName
        let path = "\(place)/\(name)"
        let file = folder.appendingPathComponent(path)
        if FileManager.default.fileExists(atPath: file.path) { return path }
        do {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(place), withIntermediateDirectories: true)
            try Data(trace.fileText.utf8).write(to: file, options: .atomic)
        } catch {
            throw problem(path, "cannot be written: \(error.localizedDescription)")
        }
        return path
    }

    /// The verdict under which a trace is saved.
    public enum SavedAs: Sendable {
        /// It must keep failing.
        case finding
        /// It must pass from now on.
        case regression
    }
}
