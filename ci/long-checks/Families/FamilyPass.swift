import Foundation
import SplitViewConformance
import StatefulTesting

/// Asks `verify` about every member of the families.
@MainActor struct FamilyPass {
    /// How many screens a scene may have.
    var height = 5
    /// How many states may be remembered.
    var states = 60_000
    /// How many may be remembered at first: most flaws show in so many.
    var fewStates = 6_000
    /// The longest trace that has to break a member.
    var length = 7
    /// How many members of a family are asked about: a verification to the end takes seconds.
    var most = Int.max

    /// The results of `verify`.
    private enum Verdict: String, CaseIterable {
        case found, contradiction, holds, bounded
    }

    private struct Row {
        var verdicts: [Verdict: Int] = [:]
        /// Left out, because no short trace breaks them.
        var unbroken = 0
        /// Found, but not as early as a short trace.
        var late = 0

        func count(_ verdict: Verdict) -> Int { verdicts[verdict] ?? 0 }
        var members: Int { verdicts.values.reduce(0, +) }

        mutating func add(_ other: Row) {
            verdicts.merge(other.verdicts, uniquingKeysWith: +)
            unbroken += other.unbroken
            late += other.late
        }

        var line: String {
            let counts = Verdict.allCases.map { "\($0) \(count($0))" }.joined(separator: " ")
            return "members \(members) \(counts) late \(late) unbroken \(unbroken)"
        }
    }

    /// The names of the families with members to check, the longest first.
    var families: [String] {
        let members = members
        let sizes = Dictionary(members.map { ($0.family, 1) }, uniquingKeysWith: +)
        return sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    private var members: [Member] { Member.all }

    /// Asks about the members of some families.
    ///
    /// - Returns: Whether the answers are good enough.
    func run(_ families: [String]) -> Bool {
        var rows: [String: Row] = [:]
        for family in families {
            let members = members.filter { $0.family == family }
            // Spread evenly, as neighbours resemble each other.
            let count = min(members.count, most)
            for place in 0..<count {
                rows[family, default: Row()].add(ask(about: members[place * members.count / count]))
            }
        }
        for (family, row) in rows.sorted(by: { $0.key < $1.key }) {
            print("\(isGood(row, of: family) ? "good" : "BAD") \(family) \(row.line)")
        }
        fflush(nil)
        return rows.count == families.count && rows.allSatisfy { isGood($0.value, of: $0.key) }
    }

    /// Whether no proof is false, and nearly all flaws are found; where memory is hidden, whether
    /// few proofs are.
    private func isGood(_ row: Row, of family: String) -> Bool {
        if family.hasPrefix("hidden") { return 100 * row.count(.holds) <= 2 * row.members }
        return row.count(.holds) == 0 && 100 * row.count(.found) >= 98 * row.members
    }

    /// Whether everything holds without a flaw.
    static func areHealthy() -> Bool { FamilyPass().areHealthy }

    private var areHealthy: Bool {
        var areHealthy = true
        for member in Member.healthy {
            let verification = verification(of: member.subject)
            if verdict(verification) != .holds {
                areHealthy = false
                print("NOT HEALTHY \(member.name):")
                for found in verification.exhaustion.counterexamples {
                    print("  \(found.flaw.law): \(found.sentence)")
                    print("    \(found.commands.line)")
                }
                for line in verification.contradiction?.lines ?? [] { print("  \(line)") }
            }
        }
        return areHealthy
    }

    private func ask(about member: Member) -> Row {
        var row = Row()
        let subject = member.subject
        guard let trace = Witness(subject).trace(upTo: length) else {
            row.unbroken = 1
            return row
        }
        let verification = verification(of: subject)
        let verdict = verdict(verification)
        row.verdicts = [verdict: 1]
        let lengths = verification.exhaustion.counterexamples.map(\.commands.count)
        if verdict == .found, let shortest = lengths.min(), shortest > trace.count { row.late = 1 }
        let isExpected = verdict == .found ? row.late == 0 : verdict != .holds && member.isHidden
        if !isExpected {
            print("\(subject.name): \(verdict), broken by \(trace.line)")
            for line in verification.contradiction?.lines ?? [] { print("  \(line)") }
            fflush(nil)
        }
        return row
    }

    /// Verifies an app, with all states if it ends by the number of the few without an answer.
    private func verification(of subject: SplitViewSubject) -> Verification {
        let quick = verification(of: subject, states: fewStates)
        return verdict(quick) != .bounded ? quick : verification(of: subject, states: states)
    }

    private func verification(of subject: SplitViewSubject, states: Int) -> Verification {
        SplitViewChecker(subject).verification(
            within: VerificationBounds(
                height: height,
                limits: ExhaustLimits(states: states, audit: VerificationBounds.audit)))
    }

    private func verdict(_ verification: Verification) -> Verdict {
        if verification.isInconsistent { return .contradiction }
        if !verification.exhaustion.flaws.isEmpty { return .found }
        return verification.isClosed ? .holds : .bounded
    }
}
