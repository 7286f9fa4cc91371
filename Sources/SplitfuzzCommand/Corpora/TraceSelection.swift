import Foundation
import SplitViewConformance
import UIKitModel

/// The traces that a command line names, and what is performed with them.
struct TraceSelection: Equatable, Sendable {
    /// Files, folders or traces as text; empty means the whole corpus.
    var names: [String] = []
    /// The law to describe for traces as text; a file names its own. `nil`: the first that is
    /// broken.
    var law: String?
    /// Names as typed. Texts and files are replayed on these; from folders only their traces are.
    var subjects: [String] = []
    /// Names as typed: assumptions given up for traces as text; a file names its own.
    var givingUp: [String] = []
    /// The profile for traces as text; a file names its own. `nil`: the profile of each subject.
    var profile: UIKitProfile?
    /// `nil`: the folder `Corpus` below the current one.
    var corpus: String?
}

/// One trace to replay, with the subject that it is performed on.
struct ReplayItem {
    /// Its path as it is printed, or the text itself.
    let title: String
    /// `nil` for a trace as text.
    let file: String?
    let trace: Trace
    let subject: SplitViewSubject
    /// `nil` if unknown: for a text, and for a file on another subject than its own.
    let expected: Corpus.Verdict?
    /// Whether this very trace was named, so that its violations are always printed.
    let isNamed: Bool

    /// The law that was named for a trace as text.
    var namedLaw: String?

    /// The law that it is about: the one that it is expected to break, or the one that was named.
    var law: String? {
        if case .breaks(let law) = expected { law } else { namedLaw }
    }
}

extension TraceSelection {
    /// Everything that was named, in the order given; folders by path.
    ///
    /// All of it is read before anything is replayed, so that errors are reported at once.
    ///
    /// - Parameter verb: The verb whose help an error message points to.
    func items(for verb: String) throws(CommandFailure) -> [ReplayItem] {
        let subjects = try Program.current.subjects(named: subjects, for: verb)
        guard !names.isEmpty else {
            try requireText(false, for: verb)
            let name = corpus ?? OpenCorpus.standardName
            guard corpus != nil || FileManager.default.fileExists(atPath: name) else {
                throw .trace(TraceError(file: name, message: OpenCorpus.absence))
            }
            return try items(ofCorpus: name, of: subjects)
        }
        var all: [ReplayItem] = []
        for name in names {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
                || FileIdentity(at: name) != nil
            {
                all +=
                    try isFolder.boolValue
                    ? items(ofFolder: name, of: subjects) : items(ofFile: name, on: subjects)
            } else if name.isTraceText {
                all += try items(ofText: name, on: subjects, for: verb)
            } else {
                let hint =
                    name.contains("\u{FFFD}")
                    ? "a name that is not UTF-8 cannot be given"
                    : "a trace as text looks like 'launch wide; narrow'"
                throw .trace(TraceError(file: name, message: "does not exist; \(hint)"))
            }
        }
        try requireText(all.contains { $0.file == nil }, for: verb)
        return all
    }

    /// Throws a usage error for an option that only a trace as text can have.
    private func requireText(_ isThere: Bool, for verb: String) throws(CommandFailure) {
        let given = [
            law.map { _ in "--law" }, givingUp.first.map { _ in "--giving-up" },
            profile.map { _ in "--profile" },
        ]
        guard !isThere, let option = given.lazy.compactMap(\.self).first else { return }
        throw .usage(UsageError(verb: verb, .onlyForText(option: option)))
    }

    private func items(
        ofCorpus name: String, of subjects: [SplitViewSubject]
    ) throws(CommandFailure) -> [ReplayItem] {
        let corpus = try OpenCorpus(named: name)
        var items: [ReplayItem] = []
        for entry in corpus.entries where entry.trace.isOn(subjects) {
            let path = corpus.path(of: entry)
            items.append(
                ReplayItem(
                    title: path.printable, file: path, trace: entry.trace,
                    subject: try entry.trace.checkedSubject(file: path), expected: entry.expected,
                    isNamed: false))
        }
        return items
    }

    /// A corpus if it looks like one; otherwise the traces below the folder, each with the verdict
    /// of its own place.
    private func items(
        ofFolder name: String, of subjects: [SplitViewSubject]
    ) throws(CommandFailure) -> [ReplayItem] {
        let verdicts = ["findings", "regressions", "exemplars"]
        if verdicts.contains(where: { FileManager.default.fileExists(atPath: "\(name)/\($0)") }) {
            return try items(ofCorpus: name, of: subjects)
        }
        var items: [ReplayItem] = []
        for path in try TraceFiles.paths(below: name) {
            let item = try ReplayItem(ofFile: path, isNamed: false)
            if item.trace.isOn(subjects) { items.append(item) }
        }
        return items
    }

    /// A file, on its own subject or on those named instead.
    private func items(
        ofFile path: String, on subjects: [SplitViewSubject]
    ) throws(CommandFailure) -> [ReplayItem] {
        let item = try ReplayItem(ofFile: path, isNamed: true)
        if subjects.isEmpty { return [item] }
        var items: [ReplayItem] = []
        for subject in subjects {
            if subject.name == item.trace.subject {
                items.append(item)
                continue
            }
            try item.trace.check(on: subject, file: path)
            // The verdict of the file is about its own subject; for another one it is unknown.
            items.append(
                ReplayItem(
                    title: "\(path.printable) on \(subject.name)", file: path, trace: item.trace,
                    subject: subject, expected: nil, isNamed: true))
        }
        return items
    }

    private func items(
        ofText words: String, on subjects: [SplitViewSubject], for verb: String
    ) throws(CommandFailure) -> [ReplayItem] {
        guard !subjects.isEmpty else {
            throw .usage(
                UsageError(verb: verb, .textWithoutSubject(words, known: Program.current.names)))
        }
        let commands: [SplitViewCommand]
        do throws(TraceError) {
            commands = try Trace.commands(inLine: words)
        } catch {
            throw .trace(error)
        }
        var items: [ReplayItem] = []
        var givingUp: [String] = []
        for name in self.givingUp where !givingUp.contains(name) { givingUp.append(name) }
        for subject in subjects {
            try subject.requireAssumptions(givingUp, for: verb)
            let trace = Trace(
                subject: subject.name, profile: (profile ?? subject.profile).name,
                givingUp: givingUp, commands: commands)
            items.append(
                ReplayItem(
                    title: "'\(trace.line)' on \(subject.name)", file: nil, trace: trace,
                    subject: subject, expected: nil, isNamed: true, namedLaw: law))
        }
        return items
    }
}

extension ReplayItem {
    /// A file with the verdict of its place.
    fileprivate init(ofFile path: String, isNamed: Bool) throws(CommandFailure) {
        let trace = try TraceFiles.trace(at: path)
        self.init(
            title: path.printable, file: path, trace: trace,
            subject: try trace.checkedSubject(file: path),
            expected: TraceFiles.expectation(of: trace, at: path), isNamed: isNamed)
    }
}

extension Trace {
    /// Whether its subject is one of those named; also if none was.
    fileprivate func isOn(_ subjects: [SplitViewSubject]) -> Bool {
        subjects.isEmpty || subjects.contains { $0.name == subject }
    }
}

extension String {
    /// Whether an operand that is not a file is a trace as text: it contains what no plain file
    /// name does, or begins with a command.
    fileprivate var isTraceText: Bool {
        if hasSuffix(".trace") { return false }
        let first = prefix { $0 != " " && $0 != ";" }
        return contains(" ") || contains(";") || CommandName.allCases.contains { $0.word == first }
    }
}
