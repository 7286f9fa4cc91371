import Foundation

/// A folder of traces, in which the folder is the verdict.
///
/// Traces in `regressions/` and `exemplars/` must pass. Traces in `findings/<subject>/` must keep
/// breaking the law named in the file, and so must those in lists. Only traces, lists and
/// `README.md` are allowed there.
package struct Corpus: Sendable {
    package enum Verdict: Hashable, Sendable, Codable {
        /// No law breaks.
        case passes
        case breaks(law: String)
    }

    package struct Entry: Sendable {
        /// The path of the file below the corpus; the number of the line follows in a list:
        /// `findings/tabs/beyond-ios26.list:7`.
        package let path: String
        /// Whether it is a line of a list, and no file of its own.
        package var isListed: Bool { !path.hasSuffix(".trace") }
        package let trace: Trace
        package let expected: Verdict
    }

    package let folder: URL
    /// How errors name the folder.
    private let name: String

    package init(folder: URL) { self.init(folder: folder, named: folder.relativePath) }

    /// The corpus in a folder.
    ///
    /// - Parameters:
    ///   - name: How errors name it: as it was typed.
    package init(folder: URL, named name: String) {
        (self.folder, self.name) = (folder, name)
    }

    /// The folders of traces that must pass.
    package static let passing = ["regressions", "exemplars"]
    static let failing = "findings"
    package static let verdictFolders = [failing] + passing

    /// Reads every trace, in the order of their paths.
    ///
    /// - Throws: `TraceError` for the first file or folder that cannot be read or is not allowed
    ///   there.
    package func entries() throws(TraceError) -> [Entry] {
        var entries: [Entry] = []
        for found in FileWalk(below: folder.path, named: name) {
            switch found {
            case .problem(let error): throw error
            case .file(let path):
                entries += try content(at: path).map(\.entry)
            }
        }
        return entries
    }

    /// A file of a corpus that was read by itself: others do not prevent its reading.
    package enum Reading {
        /// A trace, with the bytes of its file, or of one that would hold it alone.
        case entry(Entry, bytes: [UInt8])
        /// Why a file or folder is not one.
        case problem(TraceError)
    }

    /// Reads every trace that can be read, and says of each other file why it cannot.
    package func readings() -> [Reading] {
        FileWalk(below: folder.path, named: name).flatMap { found -> [Reading] in
            switch found {
            case .problem(let error): return [.problem(error)]
            case .file(let path):
                do throws(TraceError) {
                    return try content(at: path).map { .entry($0.entry, bytes: $0.bytes) }
                } catch {
                    return [.problem(error)]
                }
            }
        }
    }

    /// The path of a file, as it can be opened.
    package func place(of path: String) -> String { folder.path.appendingPath(path) }

    /// The traces at a path, each with the bytes of a file; none for a file that is rightly no
    /// trace, or is gone.
    private func content(at path: String) throws(TraceError) -> [(entry: Entry, bytes: [UInt8])] {
        let file = path.split(separator: "/").last ?? ""
        if file == "README.md" { return [] }
        let isList = file.hasSuffix(TraceList.suffix)
        guard isList || file.hasSuffix(".trace") else {
            throw problem(
                path, "is no trace; only .trace files, .list files and README.md belong here")
        }
        let named = name.appendingPath(path)
        let bytes: [UInt8]
        do throws(TraceError) {
            bytes = try TraceFile.bytes(at: place(of: path), named: named)
        } catch {
            // Another command may have removed it since its folder was read.
            if FileIdentity(at: place(of: path)) == nil { return [] }
            throw error
        }
        var entries: [(entry: Entry, bytes: [UInt8])] = []
        for (place, trace) in try Self.traces(in: bytes, at: path, named: named) {
            let expected = try verdict(on: trace, at: path)
            guard !isList || expected != .passes else {
                throw problem(path, "is a list of findings, and belongs into findings/SUBJECT/")
            }
            entries.append(
                (
                    Entry(path: place, trace: trace, expected: expected),
                    isList ? Array(trace.fileText.utf8) : bytes
                ))
        }
        return entries
    }

    /// The traces of a file, each with its place: the path, and in a list the number of the line.
    private static func traces(
        in bytes: [UInt8], at path: String, named name: String
    ) throws(TraceError) -> [(place: String, trace: Trace)] {
        guard path.hasSuffix(TraceList.suffix) else {
            return [(path, try Trace(fileBytes: bytes, file: name))]
        }
        return try TraceList(fileBytes: bytes, file: name).traces.map {
            ("\(path):\($0.line)", $0.trace)
        }
    }

    private func verdict(on trace: Trace, at path: String) throws(TraceError) -> Verdict {
        let parts = path.split(separator: "/").map(String.init)
        if Self.passing.contains(parts[0]), parts.count > 1 { return .passes }
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
        return .breaks(law: law)
    }

    /// Reads the traces of one file.
    ///
    /// - Parameters:
    ///   - path: The file; of a list also one line, `beyond-ios26.list:7`. A pipe, a socket or a
    ///     device is refused without being opened.
    /// - Returns: The traces, each with its own place; one, or those of a list.
    /// - Throws: `TraceError`.
    package static func readTraces(
        at path: String
    ) throws(TraceError) -> [(place: String, trace: Trace)] {
        let place = path.listPlace
        let file = place?.file ?? path
        let traces = try traces(
            in: TraceFile.bytes(at: file, named: file), at: file, named: file)
        guard let place else { return traces }
        guard let found = traces.first(where: { $0.place == path }) else {
            throw TraceError(
                file: file, line: place.line, column: 1,
                message: "holds no trace; the traces stand from \(traces[0].place) to "
                    + "\(traces[traces.count - 1].place)")
        }
        return [found]
    }

    private func problem(_ path: String, _ message: String) -> TraceError {
        TraceError(file: name.appendingPath(path), message: message)
    }

    // MARK: Writing

    /// Saves a finding under `findings/`, or under `regressions/` if it is to be repaired.
    ///
    /// The file is written under a temporary name and appears as a whole; no file is replaced. A
    /// file of the same trace is left unchanged. If its name is taken by anything else, it gets
    /// another one: `never-empty-2142ed1a-2.trace`.
    ///
    /// - Returns: The path below the corpus.
    /// - Throws: `TraceError` with the reason that the system gives.
    @discardableResult
    package func save(_ trace: Trace, as verdict: SavedAs) throws(TraceError) -> String {
        precondition(
            verdict != .finding || trace.law != nil, "a finding names the law that it breaks")
        guard trace.subject.isPlainName else {
            throw TraceError(
                file: name,
                message: "cannot hold a trace of '\(trace.subject.quotable)'; the name of a "
                    + "subject is made of letters, digits, hyphens, underscores and dots")
        }
        let path =
            switch verdict {
            case .finding: Self.path(forFinding: trace)
            case .regression: "regressions/\(trace.subject)-\(trace.fileName)"
            }
        return try add(Array(trace.fileText.utf8), at: path) { taken in
            guard let other = try? Trace(fileBytes: taken, file: "") else { return false }
            return trace.isKept(by: other, as: verdict)
        }
    }

    /// The path of the file for a finding, below the corpus.
    package static func path(forFinding trace: Trace) -> String {
        "\(failing)/\(trace.subject)/\(trace.fileName)"
    }

    /// Adds a file to the corpus without replacing any.
    ///
    /// - Parameters:
    ///   - path: Its path below the corpus; if that is taken, a number is appended to its name.
    ///   - isSame: Whether a file of this name, by its bytes, makes the new one superfluous.
    /// - Returns: The path below the corpus of the new file, or of the one that is the same.
    package func add(
        _ bytes: [UInt8], at path: String, unless isSame: ([UInt8]) -> Bool
    ) throws(TraceError) -> String {
        let place = place(of: path)
        do {
            try FileManager.default.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
        } catch {
            throw problem(path, "cannot be written: \(error.localizedDescription)")
        }
        for number in 1...100 {
            let path = number == 1 ? path : path.numbered(number)
            if FileIdentity(at: self.place(of: path)) == nil {
                switch TraceFile.create(bytes, at: self.place(of: path)) {
                case .written: return path
                case .taken: break
                case .failed(let reason): throw problem(path, "cannot be written: \(reason)")
                }
            }
            let taken = try? TraceFile.bytes(at: self.place(of: path), named: "")
            if let taken, taken == bytes || isSame(taken) { return path }
        }
        throw problem(path, "cannot be written: this name and those with a number are taken")
    }

    /// The verdict under which a trace is saved.
    package enum SavedAs: Sendable {
        /// It must keep failing.
        case finding
        /// It must pass from now on.
        case regression
    }
}

extension Trace {
    /// Whether another trace is what this one is saved for, comments aside.
    ///
    /// A regression is its commands. A finding is also the flaws that it lists: flaws listed in no
    /// file are reported again.
    fileprivate func isKept(by other: Trace, as verdict: Corpus.SavedAs) -> Bool {
        guard
            other.subject == subject, other.law == law, other.profile == profile,
            Set(other.givingUp) == Set(givingUp), other.commands == commands
        else { return false }
        return verdict == .regression || Set(shows).isSubset(of: other.shows)
    }
}

extension String {
    /// The file and the line of a place in a list; `nil` for any other path.
    package var listPlace: (file: String, line: Int)? {
        guard let colon = lastIndex(of: ":"), self[..<colon].hasSuffix(TraceList.suffix),
            case let number = self[index(after: colon)...], let line = Int(number),
            number == "\(line)"
        else { return nil }
        return (String(self[..<colon]), line)
    }

    /// A file's path with a number in its name: `a/b-2.trace`.
    fileprivate func numbered(_ number: Int) -> String {
        let suffix = ".trace"
        return hasSuffix(suffix)
            ? "\(dropLast(suffix.count))-\(number)\(suffix)" : "\(self)-\(number)"
    }
}
