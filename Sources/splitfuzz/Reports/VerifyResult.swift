import SplitViewConformance
import StatefulTesting

/// What a verification has to tell, whatever the format.
struct VerifyResult: Sendable {
    let profile: String
    /// The only law that was asked; `nil` for all.
    let law: String?
    let bounds: VerificationBounds
    let rows: [Row]
    /// Titles of what was not begun because of an interruption.
    let unverified: [String]
    let isInterrupted: Bool

    /// One subject and what came of it.
    struct Row: Sendable {
        let arrangement: Arrangement
        let verification: Verification
        /// The laws that have nothing to judge in the subject.
        let inapplicable: Set<String>
        /// The rows that were told apart; `nil` if the app treats its rows alike.
        let rows: Int?
        /// One for each flaw that is no consequence of another, in the order of the laws.
        let findings: [ReportedFinding]
        /// Whether something broke that is told of the subject within its contract.
        let breaksContractItself: Bool

        /// The verdicts of each law, without those that cannot apply to the subject.
        var laws: [LawTally] {
            verification.laws.filter {
                !($0.wasNeverJudged && inapplicable.contains($0.name))
            }
        }
        var new: [ReportedFinding] { findings.filter(\.isNew) }
        var known: [ReportedFinding] { findings.filter { !$0.isNew } }
    }

    var new: [ReportedFinding] { rows.flatMap(\.new) }
    var known: [ReportedFinding] { rows.flatMap(\.known) }

    /// What the process says at the end: what is worst.
    var exitCode: ExitCode {
        if rows.contains(where: \.verification.isInconsistent) { return .ownFault }
        if isInterrupted { return .interrupted }
        if !new.isEmpty { return .finding }
        return rows.contains(where: \.verification.isEmpty) ? .nothingJudged : .nothingNew
    }
}

extension VerifyResult.Row {
    /// What is said of every trace, in a few words: what came of it, and which traces were judged.
    var verdict: String {
        if let contradiction = verification.contradiction { return contradiction.verdict }
        if verification.isInconsistent { return "does not repeat itself" }
        if verification.isEmpty {
            return verification.exhaustion.end == .outOfScope
                ? "nothing judged: it begins with more than "
                    + count(verification.bounds.height, "screen")
                : "nothing judged: not even every single command"
        }
        var words: [String] = []
        if !new.isEmpty { words.append("\(new.count) new") }
        if !known.isEmpty { words.append("\(known.count) known") }
        let isBroken = !words.isEmpty
        if !isBroken, !breaksContractItself {
            words.append(laws.isEmpty ? "nothing to judge" : "holds \(reach)")
        } else if verification.laws.count > 1 {
            words.append("the rest holds \(reach)")
        } else {
            // The other laws were not asked, so nothing is said of a rest.
            words.append((isBroken ? "nothing else " : "nothing of its own ") + reach)
        }
        return words.joined(separator: ", ")
    }

    /// What limits the statement: everything that was left out.
    private var reach: String {
        var words = [
            verification.isClosed
                ? "at any length" : "up to \(count(verification.completeDepth, "command"))"
        ]
        if verification.exhaustion.beyond > 0 {
            words.append("within \(count(verification.bounds.height, "screen"))")
        }
        if let rows { words.append("for rows 1 to \(rows)") }
        return words.joined(separator: ", ")
    }

    /// Why it is not known what longer traces come to, where nobody has asked for that.
    func shortfalls(isInterrupted: Bool) -> [String] {
        let exhaustion = verification.exhaustion
        let reason: String
        switch exhaustion.end {
        case .closed, .depth, .found, .outOfScope: return []
        case .stateLimit: reason = "the memory is used up"
        case .deadline: reason = isInterrupted ? "interrupted" : "the time is up"
        case .inconsistent: return ["\(arrangement.title): nothing is proved"]
        }
        return [
            "\(arrangement.title): \(reason); not complete beyond depth "
                + "\(exhaustion.completeDepth)"
        ]
    }

    /// What has to be known of a subject whose states cannot be told apart.
    var remarkOnMerging: String? {
        verification.exhaustion.isMerged
            ? nil
            : "\(arrangement.title): its memory is not declared, so that no states were merged, "
                + "and every trace counts for itself"
    }
}

extension Contradiction {
    /// What is wrong, as a table wants it.
    var verdict: String {
        isUnrepeatable ? "does not repeat itself" : "does not declare all it remembers"
    }
}
