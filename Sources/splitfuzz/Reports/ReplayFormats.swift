import SplitViewConformance
import StatefulTesting

/// A replay as JSON.
func replayJSON(_ result: ReplayResult) -> String { json(ReplayDocument(result)) }

/// A replay for a server that displays test results: a suite for each subject, in the order of the
/// traces, and a case for each trace.
func replayJUnit(_ result: ReplayResult) -> String {
    var suites: [(name: String, cases: [JUnitCase])] = []
    for trace in result.traces {
        let item = JUnitCase(suite: trace.subject, name: trace.title, outcome: outcome(of: trace))
        if let index = suites.firstIndex(where: { $0.name == trace.subject }) {
            suites[index].cases.append(item)
        } else {
            suites.append((trace.subject, [item]))
        }
    }
    return junit(suites)
}

/// A replay for the log of a workflow: the text, then an annotation for each change.
func replayGitHub(_ result: ReplayResult) -> String {
    let commands = result.notable.map { trace in
        GitHubCommand(
            level: .error,
            title: trace.status == .changed ? "verdict changed" : "law broken", file: trace.file,
            message: "\(trace.title): \(trace.comparison)" + (trace.text.map { "\n\n\($0)" } ?? ""))
    }
    return ([replaySummary(result)] + commands.map(\.line)).joined(separator: "\n") + "\n"
}

private func outcome(of trace: ReplayedTrace) -> JUnitCase.Outcome {
    if trace.status == .ok { return .passed }
    return .failed(
        trace.comparison, type: trace.violation?.law ?? "holds",
        text: trace.text ?? trace.comparison)
}

private struct ReplayDocument: Encodable {
    let schema = jsonSchema
    let verb = "replay"
    let version = splitfuzzVersion
    let exitCode: Int32
    let changed: Int
    let broken: Int
    let traces: [Entry]

    init(_ result: ReplayResult) {
        exitCode = result.exitCode.rawValue
        changed = result.count(.changed)
        broken = result.count(.broken)
        traces = result.traces.map(Entry.init)
    }

    /// `expectedLaw` and `brokenLaw` are absent if a trace should hold, or does; `file` for a trace
    /// as text. `breaks` has every law that a step breaks.
    struct Entry: Encodable {
        let file: String?
        let subject: String
        let profile: String
        let givingUp: [String]
        let trace: String
        let isOK: Bool
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
