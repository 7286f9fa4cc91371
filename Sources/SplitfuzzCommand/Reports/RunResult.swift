import SplitViewConformance
import StatefulTesting

/// The result of a run, independent of its format, so that each format is a pure function.
struct RunResult: Sendable {
    let seed: UInt64
    let profile: String
    let mix: RunShares
    var rows: [Row]
    /// Titles of the arrangements that were not begun.
    let unsearched: [String]
    let ending: Ending
    /// Whether the text says what was covered.
    var showsCoverage = false
    /// The data for merging it with other parts of the run; `nil` for a whole run.
    var shard: ShardPart?

    /// Why a run ended.
    enum Ending: Equatable, Sendable {
        /// Each arrangement used its budget.
        case budget
        /// A signal interrupted it.
        case signal(Int32)
        /// It found as many new findings as were asked for.
        case findings
    }

    /// One line of the table: an arrangement and its results.
    struct Row: JudgedRow, Sendable {
        let arrangement: Arrangement
        let runs: Int
        let commands: Int
        /// The runs without commands that had ended the process of the app too often in the runs
        /// before.
        let restrictedRuns: Int
        /// Without those that cannot apply to the subject, as far as these are known.
        let laws: [LawTally]
        /// The coverage, with the demands.
        let coverage: Coverage
        /// One for each flaw that is not listed as a consequence of another, by cause.
        var findings: [ReportedFinding]
        /// Traces with two different outcomes; then the other results are not reliable.
        let flakes: [Flake]
        /// Two traces to what looked like one state, with different futures; `nil` if none were
        /// found. Then nothing is proved of the findings.
        let contradiction: Contradiction?
        /// Whether a flaw showed that also shows within the contract, and is reported there.
        let breaksContractItself: Bool
        /// Why it could not be searched to the end.
        let failure: TaskFailure?
        /// Whether it is known which laws cannot apply; not after an interruption.
        let knowsApplicability: Bool
        /// Whether a few runs had other results in processes with other hash values.
        var dependsOnHashes = false
        /// How long it was searched; `nil` if other machines have done so.
        var time: Duration?

        /// Whether there were runs, and no command could be performed in any.
        var isIdle: Bool { runs > 0 && commands == 0 && fault == nil }

        /// Why its results are not reliable, or there are none; `nil` if all is well.
        var fault: String? {
            if let failure, failure.isFault { return failure.verdict }
            return faults.first?.verdict
        }
        /// What makes its results unreliable; of the flakes the first is enough, as after a repair
        /// the subject is searched again.
        var faults: [RowFault] {
            (dependsOnHashes ? [.hashes] : []) + flakes.prefix(1).map(RowFault.init)
                + (contradiction.map { [RowFault($0)] } ?? [])
        }

        /// That it depends on hash values, in a few words.
        static let hashVerdict = "depends on hash values"
        /// The meaning of a dependence on hash values.
        static let hashSentence =
            "some runs had other results in a process with other hash values: something depends on "
            + "'hashValue', or on the order of a Set or a Dictionary"
        /// The laws that were never judged, and so not tested.
        var unjudged: [String] { laws.filter(\.wasNeverJudged).map(\.name) }
    }

    var new: [ReportedFinding] { rows.flatMap(\.new) }
    /// Whether a signal ended it.
    var isInterrupted: Bool { if case .signal = ending { true } else { false } }

    /// Why not everything was done; `nil` if it was.
    var endingSentence: String? {
        let rest = unsearched.isEmpty ? "" : "; not searched: \(unsearched.joined(separator: ", "))"
        switch ending {
        case .budget: return nil
        case .signal: return "interrupted before all was searched and shrunk\(rest)"
        case .findings: return "ended with \(new.causes.count.counted("new finding"))\(rest)"
        }
    }

    /// The exit status: the most severe one.
    var exitCode: ExitCode {
        if rows.contains(where: { $0.fault != nil }) { return .ownFault }
        if case .signal(let number) = ending { return ExitCode(signal: number) }
        let isMissed = rows.contains { !$0.coverage.missed.isEmpty }
        if !new.isEmpty || isMissed { return .finding }
        return rows.contains { $0.failure != nil || $0.isIdle }
            ? .nothingJudged : .nothingNew
    }
}

/// A finding as it is reported.
struct ReportedFinding: Sendable {
    /// With the shortest trace that was found for the law.
    let finding: Finding
    let story: Story
    /// The file of the corpus that lists its flaw; `nil` if none does.
    let knownAs: String?
    /// The file it was saved in, just now.
    var savedAs: String?
    /// The flaws it reports that no file of the corpus lists.
    let newFlaws: [Flaw]
    /// The command lines that repeat it.
    var repetition: [String]

    var isNew: Bool { !newFlaws.isEmpty }

    /// Before and after the step that breaks the law, as drawings.
    var before: String { story.lines.last?.before ?? story.opening }
    var after: String { story.lines.last?.after ?? story.opening }

    /// Where its subject is described.
    var place: Notice.Place? { Notice.Place(ofSubject: finding.trace.subject) }

    /// `NAME`, or `NAME without ASSUMPTION`.
    var title: String { finding.title }
}
