import Foundation
import SplitViewConformance
import StatefulTesting

/// A corpus that was read completely, with its name as typed.
struct OpenCorpus: Sendable {
    /// As shown, so that a path can be typed again in the same working directory.
    let name: String
    let entries: [Corpus.Entry]
    /// The flaws in the steps of files with a broken law and without a list of flaws, by path:
    /// known once they were performed.
    var shownByUnlisted: [String: [Flaw]] = [:]
    /// The corpus used if none is named.
    static let standardName = "Corpus"
    /// The sentence about that one if it is not there.
    static let absence = "does not exist; a search with --save makes it for its first finding"

    private var corpus: Corpus { Corpus(folder: URL(fileURLWithPath: name), named: name) }

    /// A corpus in a folder that does not exist yet.
    init(namedButAbsent name: String) {
        self.name = OpenCorpus.trimmed(name)
        entries = []
    }

    /// Reads a corpus.
    ///
    /// Each trace is checked against the subjects of the program at once. Otherwise a subject, a
    /// law or an assumption that does not exist would silently turn a known finding into a new one.
    init(named name: String) throws(CommandFailure) {
        self.name = OpenCorpus.trimmed(name)
        entries = try OpenCorpus.entries(named: self.name)
        do throws(TraceError) {
            for entry in entries { _ = try entry.trace.checkedSubject(file: path(of: entry)) }
        } catch {
            throw .trace(error)
        }
    }

    /// The corpus with a name, or the default one; an empty one if that is not there.
    ///
    /// - Parameters:
    ///   - name: `nil` for the default one.
    ///   - mayBeAbsent: Whether a corpus that was named may be missing, too.
    static func found(
        named name: String?, mayBeAbsent: Bool = false
    ) throws(CommandFailure) -> OpenCorpus {
        let isOptional = name == nil || mayBeAbsent
        let name = name ?? standardName
        if isOptional, !FileManager.default.fileExists(atPath: name) {
            return OpenCorpus(namedButAbsent: name)
        }
        return try OpenCorpus(named: name)
    }

    /// The path of a trace, as it would be typed.
    func path(of entry: Corpus.Entry) -> String { name.appendingPath(entry.path) }

    /// The trace that makes a flaw known: its subject is the same, the assumption given up is the
    /// same, and its file lists the flaw. If there are several, the one with the same commands.
    func entry(knowing flaw: Flaw, of trace: Trace) -> Corpus.Entry? {
        let alike = entries.filter {
            $0.expected != .passes && $0.trace.subject == trace.subject
                && $0.trace.givingUp == trace.givingUp
        }
        return alike.first { $0.trace.commands == trace.commands && lists(flaw, $0) }
            ?? alike.first { lists(flaw, $0) }
    }

    /// Whether a file lists a flaw. A file that lists none is about the law it names, as its steps
    /// break it.
    private func lists(_ flaw: Flaw, _ entry: Corpus.Entry) -> Bool {
        if !entry.trace.shows.isEmpty { return entry.trace.shows.contains(flaw) }
        return entry.trace.law == flaw.law
            && shownByUnlisted[entry.path, default: []].contains(flaw)
    }

    /// The entries that break a law and list no flaws.
    var unlisted: [Corpus.Entry] {
        entries.filter { $0.expected != .passes && $0.trace.shows.isEmpty }
    }

    /// Saves a finding.
    ///
    /// - Returns: Its path, as it would be typed.
    func save(_ trace: Trace) throws(CommandFailure) -> String {
        do throws(TraceError) {
            return name.appendingPath(try corpus.save(trace, as: .finding))
        } catch {
            throw .trace(error)
        }
    }

    /// Removes a file that was saved.
    ///
    /// - Parameter path: As ``save(_:)`` has returned it.
    /// - Returns: Why it could not be removed.
    func remove(_ path: String) -> CommandFailure? {
        do throws(SystemError) {
            try Descriptor.remove(path)
            return nil
        } catch {
            return .trace(TraceError(file: path, message: "cannot be removed: \(error)"))
        }
    }

    /// Checks before a long search whether its findings can be saved.
    ///
    /// Saving may still fail later.
    func checkWritable() throws(CommandFailure) {
        var place = name
        while access(place, F_OK) != 0, let slash = place.lastIndex(of: "/") {
            place = slash == place.startIndex ? "/" : String(place[..<slash])
            if place == "/" { break }
        }
        if access(place, F_OK) != 0 { place = "." }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        let reason = isFolder.boolValue ? "cannot be written to" : "is no folder"
        if !isFolder.boolValue || access(place, W_OK) != 0 {
            throw .trace(TraceError(file: place, message: reason))
        }
    }

    /// A folder's name without the slashes at its end.
    static func trimmed(_ name: String) -> String {
        var name = name[...]
        while name.count > 1, name.hasSuffix("/") { name.removeLast() }
        return String(name)
    }

    private static func entries(named name: String) throws(CommandFailure) -> [Corpus.Entry] {
        do throws(TraceError) {
            return try Corpus(folder: URL(fileURLWithPath: name), named: name).entries()
        } catch {
            throw .trace(error)
        }
    }
}
