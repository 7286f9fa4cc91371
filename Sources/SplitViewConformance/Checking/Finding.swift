import StatefulTesting

/// A broken law, with the shortest trace that was found for it.
package struct Finding: Hashable, Sendable, Codable {
    /// The shrunk trace, with subject, law, profile, the assumptions given up, and every flaw that
    /// its steps show.
    package internal(set) var trace: Trace
    /// The flaws that its steps show once the window is open, and those of its last step, in the
    /// order of their first appearance: possible causes.
    private(set) var behind: [Flaw] = []
    /// The law, and how the last step breaks it. Two findings of a subject with one flaw are one.
    package let flaw: Flaw
    /// How the law is broken, in one sentence.
    package private(set) var sentence: String
    /// The flaws that follow from this one and show in its own steps.
    package internal(set) var consequences: [Flaw] = []
    /// The flaw of the finding that it follows from; `nil` if it is a cause itself.
    package internal(set) var cause: Flaw?
    /// The seed of the search that found it; `nil` if a verification did.
    package let seed: UInt64?
    /// The index of the run that found it; `nil` if no run did.
    package let run: Int?
    /// The number of commands of that run, up to the violation.
    package let originalLength: Int
    /// The proof about simpler traces over the whole alphabet; `nil` if nothing was searched.
    package let shortest: Shortest?
    /// The height that the proof is limited to, in screens; `nil` if it is not.
    package internal(set) var height: Int?
    /// Whether the same steps always led to the same screens while the trace was shrunk and proved.
    package let isStable: Bool
    /// Whether its trace was shrunk; if not, it is as the run found it.
    package private(set) var isShrunk = true

    package var law: String { flaw.law }

    /// The subject with the assumptions given up: `NAME`, or `NAME without ASSUMPTION`.
    package var title: String { ([trace.subject] + trace.givingUp).joined(separator: " without ") }

    package var reportedFlaws: [Flaw] { [flaw] + consequences }

    /// The same finding with a sentence that names screens as the drawings of its story do.
    package func named(as story: Story) -> Finding {
        guard let violation = story.violation, violation.flaw == flaw else { return self }
        var named = self
        named.sentence = violation.sentence
        return named
    }

    /// The same finding without giving up an assumption, if the trace shows its flaws within the
    /// contract too.
    ///
    /// A search without an assumption also finds what breaks within the contract. Attributing that
    /// to the assumption would excuse the delegate.
    ///
    /// - Returns: `nil` if the finding needs an assumption to be given up, or gives up none.
    @MainActor package func withinContract(of subject: SplitViewSubject) -> Finding? {
        precondition(subject.name == trace.subject, "a finding is about the subject of its trace")
        guard !trace.givingUp.isEmpty else { return nil }
        var within = self
        within.trace.givingUp = []
        guard let checker = try? SplitViewChecker(subject, for: within.trace) else { return nil }
        let replay = checker.replay(trace.commands)
        guard replay.executed == trace.commands,
            Set(replay.flaws).isSuperset(of: reportedFlaws)
        else { return nil }
        within.trace.shows = replay.flaws
        return within
    }
}

/// The results of searching one subject.
///
/// ```swift
/// let examination = try checkConformance(of: notes)
/// print(examination)
/// for end in examination.looseEnds where end.kind == .everyLawJudged { print(end) }
/// ```
public struct Examination: Sendable, Codable, CustomStringConvertible {
    package let subject: String
    /// The assumptions given up, by name.
    package let givingUp: [String]
    package let profile: String
    /// Tallies and raw counterexamples.
    package let report: SearchReport<SplitViewCommand>
    /// The findings, one for each flaw that is not listed as a consequence under another: by
    /// cause, the worst first.
    package let findings: [Finding]
    /// The traces with two different outcomes, by run index. A counterexample among them is not
    /// shrunk, because the result would be random.
    package let flakes: [Flake]
    /// Two traces to what looked like one state, with different futures; `nil` if none were found.
    package let contradiction: Contradiction?
    /// The loose ends: points without a finding for which the search cannot vouch. Only
    /// `checkConformance` looks for reliances, and behind assumptions.
    public internal(set) var looseEnds: [LooseEnd]

    /// The extent of the search and its findings, in one line, and the loose ends, a line each.
    public var description: String {
        let judged = report.laws.count { !$0.wasNeverJudged }
        let causes = findings.byCause { $0 }.count
        let verdict =
            findings.isEmpty ? "holds" : "has \(causes) finding\(causes == 1 ? "" : "s")"
        let line =
            "\(subject) \(verdict): \(report.commands) commands in \(report.completedRuns) runs, "
            + "\(judged) of \(report.laws.count) laws judged (seed \(report.seed))"
        return ([line] + looseEnds.map { "  loose: \($0)" }).joined(separator: "\n")
    }
}

extension Finding {
    /// A counterexample as a run found it.
    ///
    /// - Parameters:
    ///   - givingUp: The assumptions given up, by name.
    package init(
        notShrunk failure: Failure<SplitViewCommand>, seed: UInt64, subject: String,
        profile: String, givingUp: [String]
    ) {
        let counterexample = failure.counterexample
        self.init(
            trace: Trace(
                subject: subject, law: counterexample.flaw.law, profile: profile,
                givingUp: givingUp, commands: counterexample.commands),
            flaw: counterexample.flaw, sentence: counterexample.sentence, seed: seed,
            run: failure.run, originalLength: counterexample.commands.count,
            shortest: nil, isStable: true)
        isShrunk = false
    }
}
