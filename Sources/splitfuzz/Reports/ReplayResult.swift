import SplitViewConformance
import StatefulTesting

/// What a replay has to tell, whatever the format.
struct ReplayResult: Sendable {
    let traces: [ReplayedTrace]

    var changed: [ReplayedTrace] { traces.filter { !$0.isAsExpected } }
    var exitCode: ExitCode { changed.isEmpty ? .nothingNew : .finding }
}

/// A trace, what was expected of it, and what came of it.
struct ReplayedTrace: Sendable {
    /// Its path, or its words and subject.
    let title: String
    let file: String?
    let trace: Trace
    /// The subject it was replayed on, usually its own.
    let subject: String
    let expected: Corpus.Verdict
    let violation: Violation?
    /// Commands that nobody could give in the state they met. A trace that once had none, and now
    /// has, no longer shows what it was made to show.
    let ignored: Int
    /// What broke, in full.
    let text: String?

    var isAsExpected: Bool {
        switch expected {
        case .passes: violation == nil
        case .breaks(let law): violation?.law == law
        }
    }

    /// Both verdicts in a few words.
    var comparison: String {
        let got = violation.map { "breaks \($0.law)" } ?? "holds"
        if isAsExpected { return got + remark }
        switch expected {
        case .passes: return "expected to hold, and \(got)\(remark)"
        case .breaks(let law): return "expected to break \(law), and \(got)\(remark)"
        }
    }

    private var remark: String {
        ignored == 0 ? "" : ", \(count(ignored, "command")) of \(trace.commands.count) ignored"
    }
}
