import SplitViewConformance
import StatefulTesting

extension ReplayResult: CheckPrintable {
    /// A replay as text: a line for each trace, violations that were not expected or were asked
    /// for, and the count. Nothing if nothing could be read, as messages say that.
    func text(style: Style) -> String {
        if traces.isEmpty, !unread.isEmpty { return "" }
        var table = Table([.left, .left, .left])
        for trace in traces {
            table.append([
                trace.status.cell, Table.Cell(trace.title), Table.Cell(trace.comparison),
            ])
        }
        var lines = table.lines(style: style)
        for trace in traces where trace.status != .ok || trace.isNamed {
            guard let text = trace.text else { continue }
            lines += ["", style.paint("\(trace.title):", .bold), text]
        }
        if !lines.isEmpty { lines.append("") }
        lines.append(summary)
        if notable.contains(where: { $0.status == .changed && $0.violation == nil }) {
            lines.append("Once repaired, a trace that broke a law belongs in regressions/.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A replay as JSON.
    var json: String { JSON.text(of: ReplayDocument(self)) }

    /// A replay for a server that displays test results: a suite for each subject, in the order of
    /// the traces, and a case for each trace.
    var junit: String {
        var junit = JUnit(suites: [])
        for trace in traces {
            let item = JUnit.Case(
                suite: trace.subject, name: trace.title, outcome: trace.testOutcome)
            if let index = junit.suites.firstIndex(where: { $0.name == trace.subject }) {
                junit.suites[index].cases.append(item)
            } else {
                junit.suites.append(JUnit.Suite(name: trace.subject, cases: [item]))
            }
        }
        if !unread.isEmpty {
            let name = "can-be-read"
            let cases = unread.map {
                JUnit.Case(
                    suite: Splitfuzz.name, name: "\(name): \($0.file.printable)",
                    outcome: .failed($0.description, type: name, text: $0.description))
            }
            junit.suites.append(JUnit.Suite(name: Splitfuzz.name, cases: cases))
        }
        return junit.text
    }

    /// A replay for the log of a workflow: the text, then an annotation for each change.
    var github: String {
        let commands =
            notable.map { trace in
                GitHubCommand(
                    level: .error,
                    title: trace.status.title,
                    file: trace.file,
                    message: "\(trace.title): \(trace.comparison)"
                        + (trace.text.map { "\n\n\($0)" } ?? ""))
            }
            + unread.map { error in
                GitHubCommand(
                    level: .error, title: "not read", file: error.file.isEmpty ? nil : error.file,
                    message: error.description)
            }
        return ([summary] + commands.map(\.line)).joined(separator: "\n") + "\n"
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
    fileprivate var testOutcome: JUnit.Outcome {
        if status == .ok { return .passed }
        if status == .idle { return .skipped(comparison) }
        return .failed(
            comparison, type: failure == nil ? violation?.law ?? "holds" : "can-be-judged",
            text: text ?? comparison)
    }
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

private struct ReplayDocument: Encodable {
    let schema = JSON.schema
    let verb = "replay"
    let version = Splitfuzz.version
    let exitCode: Int32
    let changed: Int
    let broken: Int
    let traces: [Entry]
    /// The files that could not be read; line and column are 0 for a file as a whole.
    let unread: [TraceError]

    init(_ result: ReplayResult) {
        exitCode = result.exitCode.rawValue
        changed = result.count(.changed)
        broken = result.count(.broken)
        traces = result.traces.map(Entry.init)
        unread = result.unread
    }

    /// `expectedLaw` and `brokenLaw` are absent if a trace should hold, or does; `file` for a trace
    /// as text; `fault` if the app could be performed. `breaks` has every law that a step breaks;
    /// `result` gives the outcome in a few words, and the expected one if it is another.
    struct Entry: Encodable {
        let file: String?
        let subject: String
        let profile: String
        let givingUp: [String]
        let trace: String
        let isOK: Bool
        let result: String
        let fault: String?
        let expectedLaw: String?
        let brokenLaw: String?
        let sentence: String?
        let breaks: [Break]
        let ignored: Int

        init(_ replayed: ReplayedTrace) {
            file = replayed.file
            subject = replayed.subject
            profile = replayed.trace.profile
            givingUp = replayed.trace.givingUp
            trace = replayed.trace.line
            isOK = replayed.status == .ok
            result = replayed.comparison
            fault = replayed.failure?.verdict
            expectedLaw =
                switch replayed.expected {
                case .breaks(let law): law
                case .passes, nil: nil
                }
            brokenLaw = replayed.violation?.law
            sentence = replayed.violation?.sentence
            breaks = replayed.violations.map(Break.init)
            ignored = replayed.ignored
        }
    }

    /// A law that a step breaks, from 1.
    struct Break: Encodable {
        let step: Int
        let law: String
        let symptom: String
        let sentence: String

        init(_ violation: Violation) {
            step = violation.index + 1
            law = violation.law
            symptom = violation.flaw.symptom.text
            sentence = violation.sentence
        }
    }
}
