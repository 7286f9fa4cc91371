import Foundation
import SplitViewConformance

/// What was done with each file of a corpus, or would be done.
struct CorpusChange: Equatable, Sendable {
    /// What was asked for.
    enum Form: String, CaseIterable, Sendable { case minimize, merge }

    /// What was done with a file.
    enum Action: String, CaseIterable, Sendable {
        case kept, removed, copied
        /// The corpus has it already.
        case present
        /// It could not be read, copied or removed.
        case failed
    }

    /// One file, in the order in which it was read.
    struct File: Equatable, Sendable {
        /// As it would be typed.
        let path: String
        let action: Action
        /// Why, in a few words.
        let reason: String
    }

    let form: Form
    /// The corpus, as it would be typed.
    let corpus: String
    /// Whether nothing was written or removed.
    let isDryRun: Bool
    var files: [File] = []

    /// The number of files with which something was done.
    func count(_ action: Action) -> Int { files.count { $0.action == action } }

    /// The exit status: whether every file could be read, and written or removed.
    var exitCode: ExitCode { count(.failed) == 0 ? .nothingNew : .unreadableTrace }
}

extension CorpusChange.File {
    /// A file with which nothing could be done.
    init(_ error: TraceError) {
        let place = error.line == 0 ? "" : "\(error.line):\(error.column): "
        self.init(path: error.file, action: .failed, reason: place + error.message)
    }
}

/// A file of a corpus that can be read, and whose names are all known.
struct KnownFile {
    let entry: Corpus.Entry
    let bytes: [UInt8]
    /// As it would be typed.
    let path: String

    /// Why a folder is no corpus; `nil` if it is one.
    ///
    /// - Parameter name: The folder, as it was typed.
    static func problem(withFolder name: String) -> TraceError? {
        if Corpus(named: name).hasVerdictFolder { return nil }
        let folders = Corpus.verdictFolders.map { "\($0)/" }.joined(separator: ", ")
        let message =
            switch FileIdentity(following: name) {
            case nil where name == OpenCorpus.standardName: OpenCorpus.absence
            case nil: "does not exist"
            case let file? where file.isFolder:
                "is no corpus; it has none of the folders \(folders)"
            case _?: "is no folder that can be read"
            }
        return TraceError(file: name, message: message)
    }

    /// The files of a corpus, each by itself: one that cannot be read is no reason to pass over the
    /// others.
    ///
    /// - Parameters:
    ///   - name: The folder, as it was typed.
    ///   - mayBeEmpty: Whether a folder without anything in it is a corpus, too.
    @MainActor static func read(
        in name: String, mayBeEmpty: Bool = false
    ) -> [Result<KnownFile, CorpusChange.File.Problem>] {
        let corpus = Corpus(named: name)
        if let problem = problem(withFolder: name), !(mayBeEmpty && corpus.isEmpty) {
            return [.failure(.init(problem))]
        }
        return corpus.readings().map { reading in
            switch reading {
            case .problem(let error): return .failure(.init(error))
            case .entry(let entry, let bytes):
                let path = name.appendingPath(entry.path)
                do throws(CommandFailure) {
                    _ = try entry.trace.checkedSubject(file: path)
                } catch {
                    guard case .trace(let error) = error else {
                        return .failure(.init(TraceError(file: path, message: "\(error)")))
                    }
                    return .failure(.init(error))
                }
                return .success(KnownFile(entry: entry, bytes: bytes, path: path))
            }
        }
    }
}

extension CorpusChange.File {
    /// A file with which nothing can be done, as an error.
    struct Problem: Error {
        let file: CorpusChange.File

        init(_ error: TraceError) { file = CorpusChange.File(error) }
    }
}

extension Corpus {
    /// The corpus in a folder, as it was typed.
    init(named name: String) { self.init(folder: URL(fileURLWithPath: name), named: name) }

    /// Whether the folder is a corpus with something in it, and not a disk.
    fileprivate var hasVerdictFolder: Bool {
        Corpus.verdictFolders.contains {
            FileIdentity(following: place(of: $0))?.isFolder == true
        }
    }

    /// Whether it is a folder with nothing in it.
    fileprivate var isEmpty: Bool {
        var walk = FileWalk(below: folder.path, named: "")
        return FileIdentity(following: folder.path)?.isFolder == true && walk.next() == nil
    }
}
