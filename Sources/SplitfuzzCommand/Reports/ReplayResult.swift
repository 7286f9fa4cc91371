import SplitViewConformance
import StatefulTesting

/// The result of a replay, independent of its format.
struct ReplayResult: Sendable {
    let traces: [ReplayedTrace]
    /// The files that were named, or belong to a named folder, and could not be read.
    var unread: [TraceError] = []

    func count(_ status: ReplayedTrace.Status) -> Int { traces.count { $0.status == status } }

    /// The traces that were not as expected.
    var notable: [ReplayedTrace] { traces.filter { $0.status != .ok && $0.status != .idle } }
    var exitCode: ExitCode {
        if !unread.isEmpty { return .unreadableTrace }
        let failures = traces.compactMap(\.failure)
        if failures.contains(where: \.isFault) { return .ownFault }
        if notable.count > failures.count { return .finding }
        // Commands that do nothing show nothing, and nor does a corpus without a trace.
        return !failures.isEmpty || count(.idle) == traces.count ? .nothingJudged : .nothingNew
    }
}

/// A trace, the expectation of it, and the outcome.
struct ReplayedTrace: Sendable {
    enum Status: Sendable {
        /// As expected; without an expectation, no law is broken.
        case ok
        /// No command did anything where it was given, so no law was judged.
        case idle
        /// Not as expected, in one direction or the other.
        case changed
        /// A law is broken, and nothing was expected.
        case broken
        /// Its app could not be performed.
        case unjudged
    }

    /// The outcome of performing a trace.
    struct Performance: Sendable, Codable {
        /// Every law that a step breaks, step by step.
        let violations: [Violation]
        /// Commands that were ignored in the state they met. A trace without any that now has some
        /// no longer shows its flaw.
        let ignored: Int
        /// The violation in full; `nil` if no law is broken.
        let report: FindingReport?
    }

    /// Its path, or its text and subject.
    let title: String
    let file: String?
    let trace: Trace
    /// The subject it was replayed on, usually its own.
    let subject: String
    let expected: Corpus.Verdict?
    /// The outcome of performing it.
    let outcome: Result<Performance, TaskFailure>
    /// The law that the text is about; `nil` for the first broken one.
    let law: String?
    /// Whether the text is printed even if all is as expected.
    let isNamed: Bool
    /// How long it took.
    let time: Duration

    /// Why it could not be performed; `nil` if it was.
    var failure: TaskFailure? {
        if case .failure(let failure) = outcome { failure } else { nil }
    }

    var violations: [Violation] { performance?.violations ?? [] }
    var ignored: Int { performance?.ignored ?? 0 }
    var report: FindingReport? { performance?.report }
    /// The violation as text.
    var text: String? { report?.description(about: law) }

    private var performance: Performance? { try? outcome.get() }

    /// The last violation of the law that was expected to break, or else the first of all.
    var violation: Violation? {
        if case .breaks(let law) = expected {
            return violations.last { $0.law == law } ?? violations.first
        }
        return violations.first
    }

    /// Each flaw that the steps show.
    var flaws: [Flaw] { violations.flaws }

    var status: Status {
        if failure != nil { return .unjudged }
        let quiet = ignored == trace.commands.count ? Status.idle : .ok
        switch expected {
        case .passes: return violations.isEmpty ? quiet : .changed
        case .breaks(let law):
            guard violations.contains(where: { $0.law == law }) else { return .changed }
            return trace.shows.isEmpty || Set(trace.shows) == Set(flaws) ? .ok : .changed
        case nil: return violations.isEmpty ? quiet : .broken
        }
    }

    /// The result in a few words, compared with the expectation if it changed.
    var comparison: String {
        if let failure { return failure.verdict }
        if status == .idle { return "every command is ignored" }
        let got = (violations.isEmpty ? "holds" : "breaks \(laws(flaws))") + remark
        guard status == .changed else { return got }
        switch expected {
        case .breaks(let law):
            let isBroken = flaws.contains { $0.law == law }
            let listed = trace.shows.isEmpty || !isBroken ? law : laws(trace.shows)
            let isSame = Set(trace.shows.map(\.law)) == Set(flaws.map(\.law))
            return "expected to break \(listed), and \(got)"
                + (isSame && isBroken ? " in other ways" : "")
        case .passes, nil: return "expected to hold, and \(got)"
        }
    }

    private func laws(_ flaws: [Flaw]) -> String {
        var names: [String] = []
        for flaw in flaws where !names.contains(flaw.law) { names.append(flaw.law) }
        return names.joined(separator: ", ")
    }

    private var remark: String {
        ignored == 0 ? "" : ", \(ignored) of \(trace.commands.count) commands ignored"
    }
}
