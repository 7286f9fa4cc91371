import SplitViewConformance
import StatefulTesting

/// What a replay has to tell, whatever the format.
struct ReplayResult: Sendable {
    let traces: [ReplayedTrace]

    func count(_ status: ReplayedTrace.Status) -> Int { traces.count { $0.status == status } }

    /// What a person has to look at.
    var notable: [ReplayedTrace] { traces.filter { $0.status != .ok } }
    var exitCode: ExitCode { notable.isEmpty ? .nothingNew : .finding }
}

/// A trace, what was expected of it, and what came of it.
struct ReplayedTrace: Sendable {
    enum Status: Sendable {
        /// As expected; without an expectation, no law breaks.
        case ok
        /// Not as expected, in one direction or the other.
        case changed
        /// A law breaks where nobody has said what to expect.
        case broken
    }

    /// Its path, or its words and subject.
    let title: String
    let file: String?
    let trace: Trace
    /// The subject it was replayed on, usually its own.
    let subject: String
    let expected: Corpus.Verdict?
    let violation: Violation?
    /// Commands that nobody could give in the state they met. A trace that once had none, and now
    /// has, no longer shows what it was made to show.
    let ignored: Int
    /// What broke, in full; `nil` if nothing did.
    let text: String?
    /// Whether the text is wanted even if all is as expected.
    let isNamed: Bool

    var status: Status {
        switch expected {
        case .passes: violation == nil ? .ok : .changed
        case .breaks(let law): violation?.law == law ? .ok : .changed
        case nil: violation == nil ? .ok : .broken
        }
    }

    /// What came of it in a few words; against what was expected, if it changed.
    var comparison: String {
        let got = (violation.map { "breaks \($0.law)" } ?? "holds") + remark
        guard status == .changed else { return got }
        switch expected {
        case .breaks(let law): return "expected to break \(law), and \(got)"
        case .passes, nil: return "expected to hold, and \(got)"
        }
    }

    private var remark: String {
        ignored == 0 ? "" : ", \(ignored) of \(trace.commands.count) commands ignored"
    }
}
