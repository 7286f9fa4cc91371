import Foundation
import SplitViewConformance
import UIKitModel

/// The traces named by a command line, and the way to perform them.
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

    /// The law that it is about: the one expected to break, or the one named.
    var law: String? {
        if case .breaks(let law) = expected { law } else { namedLaw }
    }
}

struct SelectedTraces {
    /// In the order in which they were named; those of folders by path.
    fileprivate(set) var items: [ReplayItem] = []
    /// The files that could not be read, in the same order.
    fileprivate(set) var problems: [TraceError] = []
}

extension TraceSelection {
    /// Everything that was named. An unreadable file is no reason to leave out the rest.
    ///
    /// All of it is read before anything is replayed, so that errors are reported at once.
    ///
    /// - Parameter verb: The verb whose help an error message points to.
    func selected(for verb: String) throws(CommandFailure) -> SelectedTraces {
        let subjects = try Program.current.subjects(named: subjects, for: verb)
        var selected = SelectedTraces()
        guard !names.isEmpty else {
            try requireText(false, for: verb)
            let name = OpenCorpus.trimmed(corpus ?? OpenCorpus.standardName)
            selected.add(KnownFile.read(in: name, mayBeEmpty: true), of: subjects)
            return selected
        }
        var hasText = false
        for name in names {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
                || FileIdentity(at: name.listPlace?.file ?? name) != nil
            {
                if isFolder.boolValue {
                    selected.add(folder: name, of: subjects)
                } else {
                    selected.add(file: name, on: subjects)
                }
            } else if name.isTraceText {
                hasText = true
                do throws(CommandFailure) {
                    selected.items += try items(ofText: name, on: subjects, for: verb)
                } catch {
                    guard case .trace(let problem) = error else { throw error }
                    selected.problems.append(problem)
                }
            } else {
                let hint =
                    name.contains("\u{FFFD}")
                    ? "a name that is not UTF-8 cannot be given"
                    : "a trace as text looks like 'launch wide; narrow'"
                selected.problems.append(
                    TraceError(file: name, message: "does not exist; \(hint)"))
            }
        }
        try requireText(hasText, for: verb)
        return selected
    }

    /// Everything named; all of it can be read.
    ///
    /// - Parameter verb: The verb whose help an error message points to.
    func items(for verb: String) throws(CommandFailure) -> [ReplayItem] {
        let selected = try selected(for: verb)
        if let problem = selected.problems.first { throw .trace(problem) }
        return selected.items
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

extension SelectedTraces {
    fileprivate mutating func add(
        _ readings: [Result<KnownFile, TraceError>], of subjects: [SplitViewSubject]
    ) {
        for reading in readings {
            switch reading {
            case .failure(let problem): problems.append(problem)
            case .success(let file):
                guard file.entry.trace.isOn(subjects) else { continue }
                items.append(
                    ReplayItem(
                        title: file.path.printable, file: file.path, trace: file.entry.trace,
                        subject: file.subject, expected: file.entry.expected, isNamed: false))
            }
        }
    }

    /// Adds a corpus if it looks like one; otherwise the traces below the folder, each with the
    /// verdict of its own place.
    fileprivate mutating func add(folder: String, of subjects: [SplitViewSubject]) {
        let name = OpenCorpus.trimmed(folder)
        var isEmpty = true
        if Corpus(named: name).hasVerdictFolder {
            let readings = KnownFile.readings(in: name)
            isEmpty = readings.isEmpty
            add(readings, of: subjects)
        } else {
            for found in TraceFiles.paths(below: name) {
                isEmpty = false
                do throws(TraceError) {
                    items += try ReplayItem.items(ofFile: try found.get(), areNamed: false)
                        .filter { $0.trace.isOn(subjects) }
                } catch {
                    problems.append(error)
                }
            }
        }
        if isEmpty { problems.append(TraceError(file: folder, message: "holds no trace")) }
    }

    /// Adds a file, on its own subject or on those named instead.
    fileprivate mutating func add(file path: String, on subjects: [SplitViewSubject]) {
        do throws(TraceError) {
            for item in try ReplayItem.items(ofFile: path, areNamed: true) {
                items += try item.on(subjects)
            }
        } catch {
            problems.append(error)
        }
    }
}

extension ReplayItem {
    /// The traces of a file, with the verdict of its place.
    fileprivate static func items(
        ofFile path: String, areNamed: Bool
    ) throws(TraceError) -> [ReplayItem] {
        var items: [ReplayItem] = []
        for (place, trace) in try Corpus.readTraces(at: path) {
            items.append(
                ReplayItem(
                    title: place.printable, file: place, trace: trace,
                    subject: try trace.checkedSubject(file: place),
                    expected: TraceFiles.expectation(of: trace, at: path), isNamed: areNamed))
        }
        return items
    }

    /// The same on each of some subjects; on its own if there are none.
    fileprivate func on(_ subjects: [SplitViewSubject]) throws(TraceError) -> [ReplayItem] {
        guard let file, !subjects.isEmpty else { return [self] }
        var items: [ReplayItem] = []
        for subject in subjects {
            if subject.name == trace.subject {
                items.append(self)
                continue
            }
            try trace.check(on: subject, file: file)
            // The verdict of the file is about its own subject; for another one it is unknown.
            items.append(
                ReplayItem(
                    title: "\(title) on \(subject.name)", file: file, trace: trace,
                    subject: subject, expected: nil, isNamed: true))
        }
        return items
    }
}

extension Trace {
    /// Whether its subject is one of those named; also if none was.
    fileprivate func isOn(_ subjects: [SplitViewSubject]) -> Bool {
        subjects.isEmpty || subjects.contains { $0.name == subject }
    }
}

extension String {
    /// Whether an operand that is not a file is a trace as text: it has characters of no plain file
    /// name, or begins with a command.
    fileprivate var isTraceText: Bool {
        if hasSuffix(".trace") { return false }
        let first = prefix { $0 != " " && $0 != ";" }
        return contains(" ") || contains(";") || CommandName.allCases.contains { $0.word == first }
    }
}
