import SplitViewConformance
import StatefulTesting

/// Judges every trace of an arrangement within bounds.
struct VerifyTask: IsolatedTask {
    static let kind = "verify"

    let arrangement: Arrangement
    /// The only law to judge by; nil means all.
    let law: String?
    let bounds: VerificationBounds
    /// How long it may take; nil for as long as it takes.
    let milliseconds: Int?

    /// A verification ends when it has reached this many places where the process ends: each costs
    /// a process, which begins anew.
    static let mostEnds = 48

    struct Answer: Codable, Sendable {
        let verification: Verification
        let findings: [ExaminedFinding]
        let inapplicable: Set<String>
        /// The number of rows that were distinguished; nil if the app treats its rows alike.
        let rows: Int?
        /// Whether it ended because the process of the app ended too often.
        let endsTooOften: Bool
    }

    func perform(note: (ExhaustProgress) -> Void) throws(TaskFault) -> Answer {
        let checker = try CheckerCache.checker(of: arrangement)
        let begin = ContinuousClock.now
        func isOver() -> Bool {
            if WorkerPage.own?.isAskedToEnd == true || KnownEnds.course.met.count >= Self.mostEnds {
                return true
            }
            guard let milliseconds else { return false }
            return .now - begin >= .milliseconds(milliseconds)
        }
        let verification = checker.verification(
            of: law, within: bounds, deadline: isOver, observe: note)
        let endsTooOften = KnownEnds.course.met.count >= Self.mostEnds
        return Answer(
            verification: verification,
            findings: verification.findings.map { ExaminedFinding($0, with: checker) },
            inapplicable: checker.inapplicableLaws, rows: checker.distinguishedRows,
            endsTooOften: endsTooOften)
    }
}
