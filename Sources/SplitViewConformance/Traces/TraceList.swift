import StatefulTesting
import UIKitModel

/// Traces of one subject beyond its contract, under one profile; one text file of the corpus, with
/// a line for each:
///
/// `ASSUMPTION, ... | LAW SYMPTOM, ... | COMMAND; ...`
///
/// The first law is the one that the last step breaks.
package struct TraceList {
    /// The end of the name of such a file.
    package static let suffix = ".list"
    /// The traces, each with the number of its line, from 1.
    package let traces: [(line: Int, trace: Trace)]

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file, at most `Trace.sizeLimit` bytes of UTF-8.
    ///   - file: How to name the file in errors.
    /// - Throws: `TraceError` with line and column.
    package init(fileBytes bytes: some Collection<UInt8>, file: String) throws(TraceError) {
        var reader = TraceListReader(file: file)
        traces = try reader.read(Trace.text(of: bytes, file: file))
    }

    /// The path of the file for a trace, below the corpus.
    package static func path(for trace: Trace) -> String {
        "\(Corpus.failing)/\(trace.subject)/beyond-\(trace.profile)\(suffix)"
    }

    /// The whole file with some traces, those with the same assumptions beside each other, and
    /// short ones first. The comments of the traces are not kept.
    ///
    /// - Parameter traces: At least one; all are listable, of one subject and one profile.
    package static func fileText(of traces: [Trace]) -> String {
        let (subject, profile) = (traces[0].subject, traces[0].profile)
        precondition(
            traces.allSatisfy { $0.isListable && $0.subject == subject && $0.profile == profile },
            "a list holds findings of one subject, under one profile, beyond its contract")
        let ordered = traces.map { (key: $0.listKey, line: $0.listLine) }.sorted {
            ($0.key.assumptions, $0.key.length, $0.line)
                < ($1.key.assumptions, $1.key.length, $1.line)
        }
        let head = [
            "splitfuzz list \(Trace.version)",
            "# Assumptions given up | flaws, the law of the last step first | commands",
            "subject: \(subject)", "profile: \(profile)", "",
        ]
        return (head + ordered.map(\.line)).joined(separator: "\n") + "\n"
    }
}

extension Trace {
    /// Whether a line of a list can hold the trace: it gives up an assumption, and lists a flaw of
    /// the law that it breaks.
    package var isListable: Bool { !givingUp.isEmpty && shows.contains { $0.law == law } }

    fileprivate var listKey: (assumptions: String, length: Int) {
        (givingUp.joined(separator: ", "), commands.count)
    }

    fileprivate var listLine: String {
        let first = shows.filter { $0.law == law }
        let flaws = (first + shows.filter { $0.law != law }).map { "\($0.law) \($0.symptom.text)" }
        return "\(listKey.assumptions) | \(flaws.joined(separator: ", ")) | \(line)"
    }
}

/// Reads a list line by line: version, then fields and comments, then traces.
private struct TraceListReader {
    let file: String
    private var fields: [String: String] = [:]
    private var traces: [(line: Int, trace: Trace)] = []

    init(file: String) { self.file = file }

    mutating func read(_ text: String) throws(TraceError) -> [(line: Int, trace: Trace)] {
        let lines = text.lines
        let first = TraceLine(file: file, number: 1, text: lines[0])
        try first.checkVersion(of: "list", isWhole: lines.count > 1)
        for (index, text) in lines.enumerated().dropFirst() {
            let content = text.trimmed
            if content.isEmpty || content.hasPrefix("#") { continue }
            let line = TraceLine(file: file, number: index + 1, text: text)
            if traces.isEmpty, !text.contains("|"),
                let field = try line.field(among: ["subject", "profile"])
            {
                try line.set(field, in: &fields)
            } else {
                traces.append((line.number, try trace(in: line)))
            }
        }
        guard !traces.isEmpty else {
            throw TraceError(
                file: file, line: lines.count, column: 1,
                message: "holds no trace; remove the file")
        }
        return traces
    }

    private func trace(in line: TraceLine) throws(TraceError) -> Trace {
        guard let subject = fields["subject"] else {
            throw line.error(
                at: line.text[...], "comes before the subject; add a line 'subject: NAME' above")
        }
        let parts = line.text.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw line.error(
                at: line.text.trimmed,
                "is no trace of a list; write 'ASSUMPTION | LAW SYMPTOM | COMMAND; COMMAND'")
        }
        var flaws: [Flaw] = []
        for part in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
            let flaw = try line.flaw(part.trimmed)
            guard !flaws.contains(flaw) else {
                throw line.error(at: part.trimmed, "is shown twice")
            }
            flaws.append(flaw)
        }
        var commands: [SplitViewCommand] = []
        try line.append(commandsIn: parts[2], to: &commands)
        guard !commands.isEmpty else { throw line.error(at: parts[2], "holds no command") }
        return Trace(
            subject: subject, law: flaws[0].law,
            profile: fields["profile"] ?? UIKitProfile.ios26.name,
            givingUp: try line.assumptions(parts[0]), shows: flaws, commands: commands)
    }
}
