import Foundation
import SplitViewConformance

/// The action on each file of a corpus, done or only planned.
struct CorpusChange: Equatable, Sendable {
    enum Form: String, CaseIterable, Sendable { case minimize, merge }

    enum Action: String, CaseIterable, Sendable {
        case kept, removed, copied
        /// It became a line of a list.
        case listed
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

/// A readable file of a corpus, with names that are all known.
struct KnownFile {
    let entry: Corpus.Entry
    let subject: SplitViewSubject
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
    static func read(
        in name: String, mayBeEmpty: Bool = false
    ) -> [Result<KnownFile, TraceError>] {
        if let problem = problem(withFolder: name),
            !(mayBeEmpty && Corpus(named: name).isEmpty)
        {
            return [.failure(problem)]
        }
        return readings(in: name)
    }

    /// The files below a folder that is read as a corpus, whether it is one or not.
    static func readings(in name: String) -> [Result<KnownFile, TraceError>] {
        Corpus(named: name).readings().map { reading in
            switch reading {
            case .problem(let error): return .failure(error)
            case .entry(let entry, let bytes):
                let path = name.appendingPath(entry.path)
                do throws(TraceError) {
                    let subject = try entry.trace.checkedSubject(file: path)
                    return .success(
                        KnownFile(entry: entry, subject: subject, bytes: bytes, path: path))
                } catch {
                    return .failure(error)
                }
            }
        }
    }
}

extension Corpus {
    /// The corpus in a folder, as it was typed.
    init(named name: String) { self.init(folder: URL(fileURLWithPath: name), named: name) }

    /// Whether the folder is a corpus with something in it, and not a disk.
    var hasVerdictFolder: Bool {
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
