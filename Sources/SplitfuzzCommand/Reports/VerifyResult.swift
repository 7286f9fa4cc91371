import SplitViewConformance
import StatefulTesting

/// The result of a verification, independent of its format.
struct VerifyResult: Sendable {
    let profile: String
    /// The only law to judge by; `nil` for all.
    let law: String?
    let bounds: VerificationBounds
    var rows: [Row]
    /// Titles of the arrangements that were not begun because of an interruption.
    let unverified: [String]
    /// The signal that interrupted it; `nil` if none did.
    let signal: Int32?

    var isInterrupted: Bool { signal != nil }

    /// The reason for an early end of a verification.
    enum Cut: String, Codable, Sendable {
        /// The process of the app has ended too often.
        case ends
        /// The memory of the process is used up.
        case memory

        /// The reason in a failure.
        init?(_ failure: TaskFailure) {
            guard case .outOfMemory = failure else { return nil }
            self = .memory
        }
    }

    /// One subject and its results.
    struct Row: JudgedRow, Sendable {
        let arrangement: Arrangement
        let verification: Verification
        /// The laws that cannot apply to the subject.
        let inapplicable: Set<String>
        /// The number of rows that were distinguished; `nil` if the app treats its rows alike.
        let rows: Int?
        /// One for each flaw that is not listed as a consequence of another, by cause.
        let findings: [ReportedFinding]
        /// Whether a flaw showed that is reported for the subject within its contract.
        let breaksContractItself: Bool
        /// Why there is no result.
        let failure: TaskFailure?
        /// The reason for its early end; `nil` for a bound given in the request, or an
        /// interruption.
        let cut: Cut?
        /// Whether a few runs had other results in processes with other hash values.
        var dependsOnHashes = false
        /// Its states and transitions, for a page; `nil` if they are not asked for, or too many.
        var graph: StateGraph?
        /// Whether a page of them was asked for.
        var wantsGraph = false
        /// How long it took.
        var time: Duration?

        /// Of a process that had to be ended no verdicts are left.
        var knowsApplicability: Bool { failure == nil }
        /// What makes its results unreliable.
        var faults: [RowFault] {
            let contradiction = verification.contradiction.map { [RowFault($0)] }
            let unnamed = verification.isInconsistent ? [RowFault.unnamed] : []
            return (dependsOnHashes ? [.hashes] : []) + (contradiction ?? unnamed)
        }

        /// The search, with what it has counted; `nil` if a process has left no result. The last
        /// word of one that had to be ended counts other things.
        var counted: Exhaustion<SplitViewCommand>? {
            failure == nil ? verification.exhaustion : nil
        }

        /// Whether the subject contradicts itself, or could not be judged at all.
        var isFaulty: Bool {
            verification.isInconsistent || dependsOnHashes || failure?.isFault == true
        }

        /// The verdicts of each law, without those that cannot apply to the subject.
        var laws: [LawTally] {
            verification.laws.filter {
                !($0.wasNeverJudged && inapplicable.contains($0.name))
            }
        }
        /// Whether none of its laws was judged.
        var isUnjudged: Bool { laws.allSatisfy(\.wasNeverJudged) }
    }

    /// The exit status: the most severe one.
    var exitCode: ExitCode {
        if rows.contains(where: \.isFaulty) { return .ownFault }
        if let signal { return ExitCode(signal: signal) }
        if rows.contains(where: { !$0.new.isEmpty }) { return .finding }
        // Of a process that had to be ended no verdicts are left.
        let isShort = rows.contains {
            $0.failure != nil || $0.verification.isEmpty && $0.findings.isEmpty
        }
        return isShort || !rows.isEmpty && rows.allSatisfy(\.isUnjudged)
            ? .nothingJudged : .nothingNew
    }
}

extension VerificationBounds {
    /// The most screens of a scene, unless a person asks for others.
    static let standardHeight = 5
}

extension VerifyResult.Row {
    /// The verdict on every trace, in a few words: the result, and which traces were judged.
    var verdict: String {
        if let failure { return failure.verdict }
        if dependsOnHashes { return RunResult.Row.hashVerdict }
        if let contradiction = verification.contradiction { return contradiction.verdict }
        if verification.isInconsistent { return "contradicts itself" }
        if verification.isEmpty, !findings.isEmpty {
            return (counts + ["not even every single command was judged"]).joined(separator: ", ")
        }
        if verification.isIdle { return "nothing judged: no command does anything" }
        if verification.isEmpty {
            return verification.exhaustion.end == .outOfScope
                ? "nothing judged: it begins with more than "
                    + verification.bounds.height.counted("screen")
                : "nothing judged: not even every single command"
        }
        var words = counts
        let isBroken = !words.isEmpty
        if !isBroken, !breaksContractItself {
            words.append(
                laws.isEmpty
                    ? "nothing to judge" : "\(isUnjudged ? "never judged" : "holds") \(reach)")
        } else if !isBroken {
            words.append("nothing of its own \(reach)")
        } else {
            // With one law the others were not judged, so nothing is said about a rest.
            let rest = verification.laws.count > 1 ? "the rest holds" : "nothing else"
            words.append("\(rest) \(reach)")
        }
        return words.joined(separator: ", ")
    }

    /// How many findings there are, if any.
    private var counts: [String] {
        (new.isEmpty ? [] : ["\(new.causes.count) new"])
            + (known.isEmpty ? [] : ["\(known.causes.count) known"])
    }

    /// The limits of the statement.
    private var reach: String {
        var words = [
            verification.isClosed
                ? "at any length" : "up to \(verification.completeDepth.counted("command"))"
        ]
        if verification.exhaustion.beyond > 0 {
            words.append("within \(verification.bounds.height.counted("screen"))")
        }
        if let rows { words.append("for rows 1 to \(rows)") }
        return words.joined(separator: ", ")
    }

    /// Why longer traces were not judged, unless that was asked for.
    func shortfalls(isInterrupted: Bool) -> [String] {
        let exhaustion = verification.exhaustion
        // The verdict says what is wrong.
        if failure?.isFault == true { return [] }
        let reason: String
        switch exhaustion.end {
        case .closed, .depth, .found, .outOfScope: return []
        case .stateLimit: reason = "the memory is used up"
        case .deadline:
            reason =
                switch cut {
                case .ends: "the app ends its process at too many places"
                case .memory: "the memory of its process is used up, see --worker-memory"
                case nil: isInterrupted ? "interrupted" : "the time is up"
                }
        case .inconsistent: return ["\(arrangement.title): nothing is proved"]
        }
        // Of a process that had to be ended no results are left.
        let rest =
            failure == nil
            ? "not complete beyond depth \(exhaustion.completeDepth); all counts but those of "
                + "states include what was seen beyond it"
            : "what was found until then is lost"
        return ["\(arrangement.title): \(reason); \(rest)"]
    }

    /// The memory of the app that kept the search from closing, and the remedy.
    var remarkOnEndlessMemory: String? {
        let endless = verification.endlessMemory
        guard !endless.isEmpty else { return nil }
        return "\(arrangement.title): \(Verification.Shortfall.remedy(against: endless))"
    }

    /// The parts that the app leaves out of the comparison of its states.
    var remarkOnOmissions: String? {
        let omissions = verification.leftOut
        guard !omissions.isEmpty else { return nil }
        return "\(arrangement.title): leaves out \(omissions.joined(separator: ", "))"
    }
}

extension Contradiction {
    /// The short verdict for a table.
    var verdict: String {
        if isUnrepeatable { return "is not deterministic" }
        return isAboutRows ? "its rows are not alike" : "has hidden memory"
    }
}
