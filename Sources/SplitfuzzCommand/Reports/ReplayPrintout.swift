import SplitViewConformance
import StatefulTesting

extension ReplayResult: Printable {
    /// A replay: a line for each trace, violations that were not expected or were asked for, and
    /// the count. No text if nothing could be read, as messages say that.
    var printout: Printout {
        var sections = unread.map { Printout.Section(notices: [Notice($0)]) }
        if !traces.isEmpty || unread.isEmpty {
            sections += tables + traces.compactMap(\.section)
            var sentences = [summary]
            if notable.contains(where: { $0.status == .changed && $0.violation == nil }) {
                sentences.append("Once repaired, a trace that broke a law belongs in regressions/.")
            }
            sections += .prose(sentences)
        }
        return Printout(
            verb: "replay", sections: sections, suites: suites, document: Self.fields.json(of: self)
        )
    }

    /// A line for each trace.
    private var tables: [Printout.Section] {
        if traces.isEmpty { return [] }
        var table = Table([.left, .left, .left])
        for trace in traces {
            table.append([
                trace.status.cell, Table.Cell(trace.title), Table.Cell(trace.comparison),
            ])
        }
        return [Printout.Section(blocks: [.table(table)])]
    }

    /// A suite for each subject, in the order of the traces, and a case for each trace.
    private var suites: [JUnit.Suite] {
        var suites: [JUnit.Suite] = []
        for trace in traces {
            let item = JUnit.Case(
                name: trace.title, outcome: trace.testOutcome, time: trace.time)
            if let index = suites.firstIndex(where: { $0.name == trace.subject }) {
                suites[index].cases.append(item)
                suites[index].time? += trace.time
            } else {
                suites.append(
                    JUnit.Suite(
                        name: trace.subject, file: trace.place?.file, time: trace.time,
                        cases: [item]))
            }
        }
        if unread.isEmpty { return suites }
        let rule = "can-be-read"
        let cases = unread.map {
            JUnit.Case(
                name: "\(rule): \($0.file.printable)",
                outcome: .failed($0.description, type: rule, text: $0.description))
        }
        return suites + [JUnit.Suite(name: Splitfuzz.name, cases: cases)]
    }

    /// `3 traces: 2 ok, 1 changed; 1 not read`.
    private var summary: String {
        counts + (unread.isEmpty ? "" : "; \(unread.count.grouped) not read")
    }

    private var counts: String {
        guard !traces.isEmpty else { return "no traces" }
        let parts: [(ReplayedTrace.Status, String)] = [
            (.ok, "ok"), (.idle, "without a step"), (.changed, "changed"), (.broken, "broken"),
            (.unjudged, "not judged"),
        ]
        let counts = parts.compactMap { status, word in
            let number = count(status)
            return number == 0 ? nil : "\(number.grouped) \(word)"
        }
        return "\(traces.count.counted("trace")): \(counts.joined(separator: ", "))"
    }
}

extension ReplayedTrace {
    /// The violation in full, if it is not as expected or was asked for, and what is worth an
    /// annotation.
    fileprivate var section: Printout.Section? {
        let notices = status == .ok || status == .idle ? [] : [notice]
        guard let text, status != .ok || isNamed else {
            return notices.isEmpty ? nil : Printout.Section(notices: notices)
        }
        return Printout.Section(
            heading: [Table.Cell("\(title):", .bold)], blocks: [.lines(text.lines)],
            drawn: report.map { Film($0, title: subject) }, notices: notices)
    }

    /// What is not as expected.
    private var notice: Notice {
        Notice(
            level: .error, rule: rule, title: status.title, sentence: "\(title): \(comparison)",
            lines: ["\(title): \(comparison)"] + (text.map { ["", $0] } ?? []),
            place: file.map(Notice.Place.init(named:)) ?? place)
    }

    /// Where its subject is described.
    fileprivate var place: Notice.Place? { Notice.Place(ofSubject: subject) }

    fileprivate var testOutcome: JUnit.Outcome {
        if status == .ok { return .passed }
        if status == .idle { return .skipped(comparison) }
        return .failed(comparison, type: rule, text: text ?? comparison)
    }

    fileprivate var expectedLaw: String? {
        if case .breaks(let law) = expected { law } else { nil }
    }

    private var rule: String { failure == nil ? violation?.law ?? "holds" : "can-be-judged" }
}

extension ReplayedTrace.Status {
    fileprivate var cell: Table.Cell {
        switch self {
        case .ok: Table.Cell("ok", .green)
        case .idle: Table.Cell("IDLE", .yellow)
        case .changed: Table.Cell("CHANGED", .red)
        case .broken: Table.Cell("BROKEN", .red)
        case .unjudged: Table.Cell("FAILED", .red)
        }
    }

    /// The fault, as the title of an annotation.
    fileprivate var title: String {
        switch self {
        case .ok, .idle, .changed: "verdict changed"
        case .broken: "law broken"
        case .unjudged: "not judged"
        }
    }
}

extension Notice {
    /// That a file could not be read.
    fileprivate init(_ error: TraceError) {
        self.init(
            level: .error, rule: "can-be-read", title: "not read", sentence: error.description,
            place: error.file.isEmpty
                ? nil : Place(file: error.file, line: error.line == 0 ? nil : error.line))
    }
}

extension ReplayResult: JSONObject {
    static let fields = Fields<ReplayResult>(
        document: "replay",
        [
            Field("exitCode", "the exit status") { Int($0.exitCode.rawValue) },
            Field("changed", "the traces that did not do what was expected") { $0.count(.changed) },
            Field("broken", "those that broke a law where nothing was expected") {
                $0.count(.broken)
            },
            Field("traces", "the traces, in their order", \.traces),
            Field("unread", "the files that could not be read") { $0.unread },
        ])
}

extension TraceError: JSONObject {
    static let fields = Fields<TraceError>(
        "traceError",
        [
            Field("file", "as it was named") { $0.file },
            Field("line", "from 1; 0 for a file as a whole", \.line),
            Field("column", "from 1; 0 with line 0", \.column),
            Field("message", "the mistake", \.message),
        ])
}

extension ReplayedTrace: JSONObject {
    static let fields = Fields<ReplayedTrace>(
        "replayed",
        [
            Field("file", "its path; absent for a trace as text", \.file),
            Field("subject", "the subject that performed it", \.subject),
            Field("profile", "the UIKit release that was modelled", \.trace.profile),
            Field("givingUp", "the assumptions given up", \.trace.givingUp),
            Field("trace", "the commands, as text", \.trace.line),
            Field("isOK", "whether it did what was expected") { $0.status == .ok },
            Field("result", "the outcome in a few words", \.comparison),
            Field("fault", "why it could not be performed", \.failure?.verdict),
            Field("expectedLaw", "the law that it should break", \.expectedLaw),
            Field("brokenLaw", "the law that it breaks", \.violation?.law),
            Field("sentence", "how it is broken", \.violation?.sentence),
            Field("words", "the same for people, if it breaks a law", \.report?.story.inWords),
            Field("why", "what decided in that step", \.report?.story.why),
            Field("place", "where the subject is described", \.place),
            Field("breaks", "every law that a step breaks", \.violations),
            Field("ignored", "the commands that did nothing", \.ignored),
            Field("opening", "the scene before, drawn, if it breaks a law") {
                $0.report?.story.opening
            },
            Field("steps", "what it did, if it breaks a law") { $0.report?.story.steps },
        ])
}
