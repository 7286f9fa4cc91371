import SplitViewConformance
import StatefulTesting

/// What a run has to tell, whatever the format: a value, so that each format is a pure function.
struct RunResult: Sendable {
    let seed: UInt64
    let profile: String
    let mix: RunShares
    var rows: [Row]
    /// Titles of what was not begun.
    let unsearched: [String]
    let ending: Ending

    /// Why a run ended.
    enum Ending: String, Sendable {
        /// Everything had its budget.
        case budget
        /// Ctrl-C came.
        case interruption
        /// There were as many new findings as somebody wanted.
        case findings
    }

    /// One line of the table: an arrangement and what came of it.
    struct Row: Sendable {
        let arrangement: Arrangement
        let runs: Int
        let commands: Int
        /// Without those that cannot apply to the subject.
        let laws: [LawTally]
        /// What was drawn, came by and was demanded.
        let coverage: Coverage
        /// One for each flaw that is no consequence of another, in the order of the laws.
        var findings: [ReportedFinding]
        /// What came to two different things: then nothing else said of the subject is worth much.
        let flakes: [Flake]
        /// Two traces to what looked like one state, with different futures; `nil` if none were
        /// met. Then nothing is proved of the findings.
        let contradiction: Contradiction?
        /// Whether something broke that breaks within the contract as well, and is told there.
        let breaksContractItself: Bool

        /// How the subject contradicts itself; `nil` if it does not.
        var fault: String? {
            flakes.isEmpty ? contradiction?.verdict : "does not repeat itself"
        }
        /// The lines that show it. One flake is enough: after a repair it is searched again.
        var faultLines: [String] { flakes.first?.lines ?? contradiction?.lines ?? [] }
        /// The laws that had nothing to judge. They were not tested, which is not to say they held.
        var unjudged: [String] { laws.filter(\.wasNeverJudged).map(\.name) }
        var new: [ReportedFinding] { findings.filter(\.isNew) }
        var known: [ReportedFinding] { findings.filter { !$0.isNew } }
    }

    var new: [ReportedFinding] { rows.flatMap(\.new) }
    var known: [ReportedFinding] { rows.flatMap(\.known) }

    /// What a person has to know if not everything had its budget.
    var endingSentence: String? {
        let rest = unsearched.isEmpty ? "" : "; not searched: \(unsearched.joined(separator: ", "))"
        switch ending {
        case .budget: return nil
        case .interruption: return "interrupted: the budget was not used up\(rest)"
        case .findings: return "ended with \(count(new.count, "new finding"))\(rest)"
        }
    }

    /// What the process says at the end: what is worst.
    var exitCode: ExitCode {
        if rows.contains(where: { $0.fault != nil }) { return .ownFault }
        if ending == .interruption { return .interrupted }
        let isMissed = rows.contains { !$0.coverage.missed.isEmpty }
        return new.isEmpty && !isMissed ? .nothingNew : .finding
    }
}

/// A broken law, as it is told.
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
    /// The lines that repeat it, as a person would type them.
    var repetition: [String]

    var isNew: Bool { !newFlaws.isEmpty }

    /// Before and after the step that breaks the law, with common names.
    var before: String { story.lines.last?.before ?? story.opening }
    var after: String { story.lines.last?.after ?? story.opening }

    /// `NAME`, or `NAME without ASSUMPTION`.
    var title: String {
        ([finding.trace.subject] + finding.trace.givingUp).joined(separator: " without ")
    }
}
