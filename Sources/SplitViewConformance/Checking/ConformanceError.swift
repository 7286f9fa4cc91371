/// The reason for which a check failed.
///
/// ```swift
/// do {
///     try checkConformance(of: notes, seed: 42)
/// } catch {
///     for finding in error.findings { print(finding.law, finding.trace.line, finding.sentence) }
/// }
/// ```
public struct ConformanceError: Error, Equatable, CustomStringConvertible {
    package let reason: Reason

    package init(_ reason: Reason) { self.reason = reason }

    package enum Reason: Equatable, Sendable, Codable {
        /// Broken laws, with a finding for each cause, the worst first. The seed is that of the
        /// search; a verification has none. The loose ends matter beside findings, too.
        case lawsBroken(
            subject: String, seed: UInt64?, findings: [FindingReport], looseEnds: [LooseEnd])
        /// Traces that must pass do not.
        case regressionsBroken(subject: String, traces: [FindingReport])
        /// Different outcomes of the same commands: the delegate or the app is not deterministic.
        case notRepeatable(subject: String, seed: UInt64?, Flake)
        /// A verification did not prove what it was asked for.
        case notProved(subject: String, Verification.Shortfall)
        /// Loose ends of kinds that the check demanded to be absent.
        case looseEnds(subject: String, [LooseEnd])
        /// The scene is built in a way that cannot be judged.
        case badScene(subject: String, fault: String)
        /// No command could be performed.
        case nothingHappened(subject: String, why: String)
        /// A trace or the corpus folder could not be read.
        case unreadable(TraceError)
        /// The environment variable contains a seed that is not a number.
        case badSeed(String)
        /// The subject has no law of this name.
        case unknownLaw(String, known: [String])
        /// The check was to run app code in another process, and cannot.
        case notIsolated(subject: String, why: String)
    }

    /// Another process could not tell which of several checks of a test one is.
    static func ambiguous(subject: String, test: String) -> ConformanceError {
        ConformanceError(
            .notIsolated(
                subject: subject,
                why: "\(test) checks several subjects called \(subject) in the same way, for its "
                    + "arguments, and another process could take one for the other; give each a "
                    + "name of its own, or say `isolated: false`"))
    }

    /// The same with a further line below the last finding; unchanged without findings.
    func remarking(_ line: String) -> ConformanceError {
        switch reason {
        case .lawsBroken(let subject, let seed, let findings, let looseEnds):
            ConformanceError(
                .lawsBroken(
                    subject: subject, seed: seed, findings: findings.remarking(line),
                    looseEnds: looseEnds))
        case .regressionsBroken(let subject, let traces):
            ConformanceError(
                .regressionsBroken(subject: subject, traces: traces.remarking(line)))
        default: self
        }
    }

    /// The broken law, the place, and the way to repeat it.
    public var description: String {
        switch reason {
        case .lawsBroken(let subject, let seed, let findings, let looseEnds):
            "\(subject) does not conform: \(findings.count.counted("finding"))"
                + (seed.map { " (seed \($0))" } ?? "") + ".\n\n" + text(of: findings)
                + (legend.map { "\n\n\($0)\n" } ?? "")
                + looseEnds.map { "\n  loose: \($0)" }.joined()
        case .regressionsBroken(let subject, let traces):
            "\(subject) breaks \(traces.count.counted("trace")) that must pass.\n\n"
                + text(of: traces) + (legend.map { "\n\n\($0)" } ?? "")
        case .notRepeatable(let subject, let seed, let flake):
            "\(subject) is not deterministic\(seed.map { " (seed \($0))" } ?? "").\n\n"
                + flake.lines.joined(separator: "\n")
        case .notProved(let subject, let shortfall): "\(subject) is not proved: \(shortfall)"
        case .looseEnds(let subject, let ends):
            "\(subject) has loose ends, and the check demands that there are none of these:\n"
                + ends.map { "  \($0)" }.joined(separator: "\n")
        case .badScene(let subject, let fault): "the scene of \(subject): \(fault)"
        case .nothingHappened(let subject, let why):
            "\(subject): no command could be performed; \(why)"
        case .unreadable(let error): error.description
        case .badSeed(let text):
            "\(SearchSeed.variable) is '\(text.quotable)'; it must be a number like 42 or 0x2a"
        case .notIsolated(let subject, let why):
            "the app code of \(subject) cannot run in a process of its own: \(why)"
        case .unknownLaw(let name, let known):
            "there is no law '\(name.quotable)'; there are \(known.listed(near: name))"
        }
    }

    /// The flaws: the findings of a check, or the traces that must pass and do not; empty if the
    /// check failed for another reason.
    public var findings: [FindingReport] {
        switch reason {
        case .lawsBroken(_, _, let findings, _): findings
        case .regressionsBroken(_, let traces): traces
        case .notRepeatable, .notProved, .looseEnds, .badScene, .nothingHappened, .unreadable,
            .badSeed, .unknownLaw, .notIsolated:
            []
        }
    }

    /// The loose ends: those that matter beside findings, or those that the check demanded to be
    /// absent; empty if the check failed for another reason.
    public var looseEnds: [LooseEnd] {
        switch reason {
        case .lawsBroken(_, _, _, let ends), .looseEnds(_, let ends): ends
        default: []
        }
    }

    private func text(of reports: [FindingReport]) -> String {
        reports.map(\.description).joined(separator: "\n\n")
    }

    /// The meaning of the signs in the drawings of all findings, each once; `nil` without any.
    var legend: String? {
        let lines = Story.legend(of: findings.map(\.story))
        return lines.isEmpty ? nil : lines.map { "  \($0)" }.joined(separator: "\n")
    }
}

extension [FindingReport] {
    fileprivate func remarking(_ line: String) -> [FindingReport] {
        guard let last else { return self }
        let remarked = FindingReport(
            last.finding, followedBy: last.followers, story: last.story,
            repetition: last.repetition, savedAs: last.savedAs, remarks: last.remarks + [line])
        return dropLast() + [remarked]
    }
}
