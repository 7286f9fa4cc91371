import Foundation
import SplitViewConformance

/// One trace to replay, with its stage.
struct ReplayItem {
    /// Its path, or the text itself.
    let title: String
    /// `nil` for a trace as text.
    let file: String?
    let trace: Trace
    let stage: SplitViewStage
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

/// Everything that was named for replaying, in the order given; folders by path.
///
/// All of it is read before anything is replayed, so that errors are reported at once.
///
/// - Parameter verb: The verb whose help an error message points to.
@MainActor func replayItems(
    _ options: ReplayOptions, for verb: String
) throws(CommandFailure) -> [ReplayItem] {
    let subjects = try subjects(named: options.subjects, for: verb)
    let names = options.traces
    guard !names.isEmpty else {
        return try items(ofCorpus: options.corpus ?? OpenCorpus.standardName, of: subjects)
    }
    var all: [ReplayItem] = []
    for name in names {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
            all +=
                try isFolder.boolValue
                ? items(ofFolder: name, of: subjects) : items(ofFile: name, on: subjects)
        } else if isTraceText(name) {
            all += try items(ofText: name, on: subjects, options, for: verb)
        } else {
            let hint = "a trace as text looks like 'launch wide; narrow'"
            throw .trace(TraceError(file: name, message: "does not exist; \(hint)"))
        }
    }
    return all
}

/// Whether an operand that is not a file is a trace as text: it contains what no plain file name
/// does, or begins with a command.
private func isTraceText(_ operand: String) -> Bool {
    if operand.hasSuffix(".trace") { return false }
    let first = operand.prefix { $0 != " " && $0 != ";" }
    return operand.contains(" ") || operand.contains(";")
        || CommandName.allCases.contains { $0.word == first }
}

// MARK: The three kinds

@MainActor private func items(
    ofCorpus name: String, of subjects: [SplitViewSubject]
) throws(CommandFailure) -> [ReplayItem] {
    let corpus = try OpenCorpus(named: name)
    var items: [ReplayItem] = []
    for entry in corpus.entries where isWanted(entry.trace, subjects) {
        let path = corpus.path(of: entry)
        items.append(
            ReplayItem(
                title: path, file: path, trace: entry.trace,
                stage: try stage(for: entry.trace, file: path), expected: entry.expected,
                isNamed: false))
    }
    return items
}

/// A corpus if it looks like one; otherwise the traces below the folder, each with the verdict of
/// its own place.
@MainActor private func items(
    ofFolder name: String, of subjects: [SplitViewSubject]
) throws(CommandFailure) -> [ReplayItem] {
    let verdicts = ["findings", "regressions", "exemplars"]
    if verdicts.contains(where: { FileManager.default.fileExists(atPath: "\(name)/\($0)") }) {
        return try items(ofCorpus: name, of: subjects)
    }
    var items: [ReplayItem] = []
    for path in try traceFiles(below: name) {
        let item = try item(ofFile: path, isNamed: false)
        if isWanted(item.trace, subjects) { items.append(item) }
    }
    return items
}

/// A file, on its own subject or on those named instead.
@MainActor private func items(
    ofFile path: String, on subjects: [SplitViewSubject]
) throws(CommandFailure) -> [ReplayItem] {
    let item = try item(ofFile: path, isNamed: true)
    if subjects.isEmpty { return [item] }
    var items: [ReplayItem] = []
    for subject in subjects {
        if subject.name == item.trace.subject {
            items.append(item)
            continue
        }
        // The verdict of the file is about its own subject; for another one it is unknown.
        items.append(
            ReplayItem(
                title: "\(path) on \(subject.name)", file: path, trace: item.trace,
                stage: try stage(for: item.trace, of: subject, file: path), expected: nil,
                isNamed: true))
    }
    return items
}

@MainActor private func items(
    ofText words: String, on subjects: [SplitViewSubject], _ options: ReplayOptions,
    for verb: String
) throws(CommandFailure) -> [ReplayItem] {
    guard !subjects.isEmpty else {
        throw .usage(UsageError(verb: verb, .textWithoutSubject(words, known: knownSubjects)))
    }
    let commands = try commands(inWords: words)
    var items: [ReplayItem] = []
    for subject in subjects {
        try requireAssumptions(options.givingUp, of: subject, for: verb)
        let trace = Trace(
            subject: subject.name, profile: options.profile?.rawValue ?? subject.profile.name,
            givingUp: options.givingUp, commands: commands)
        items.append(
            ReplayItem(
                title: "'\(trace.line)' on \(subject.name)", file: nil, trace: trace,
                stage: try stage(for: trace, of: subject, file: ""), expected: nil, isNamed: true,
                namedLaw: options.law))
    }
    return items
}

private func commands(inWords words: String) throws(CommandFailure) -> [SplitViewCommand] {
    do throws(TraceError) {
        return try Trace.commands(inLine: words)
    } catch {
        throw .trace(error)
    }
}

// MARK: Parts

@MainActor private func item(
    ofFile path: String, isNamed: Bool
) throws(CommandFailure) -> ReplayItem {
    let trace = try readTrace(path)
    return ReplayItem(
        title: path, file: path, trace: trace, stage: try stage(for: trace, file: path),
        expected: expectation(of: trace, at: path), isNamed: isNamed)
}

private func isWanted(_ trace: Trace, _ subjects: [SplitViewSubject]) -> Bool {
    subjects.isEmpty || subjects.contains { $0.name == trace.subject }
}
