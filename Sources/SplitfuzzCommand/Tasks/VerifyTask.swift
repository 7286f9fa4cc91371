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

    struct Answer: Codable, Sendable {
        let verification: Verification
        let findings: [ExaminedFinding]
        let inapplicable: Set<String>
        /// The number of rows that were distinguished; nil if the app treats its rows alike.
        let rows: Int?
        /// The reason for its early end; nil for a bound given in the request, or an interruption.
        let cut: VerifyResult.Cut?
    }

    func perform(note: (ExhaustProgress) -> Void) throws(TaskFault) -> Answer {
        let checker = try CheckerCache.checker(of: arrangement)
        let begin = ContinuousClock.now
        var cut: VerifyResult.Cut?
        func isOver() -> Bool {
            if KnownEnds.course.met.count >= VerificationBounds.mostEnds { cut = .ends }
            if WorkerPage.own?.isShortOfMemory == true { cut = .memory }
            if cut != nil || WorkerPage.own?.isAskedToEnd == true { return true }
            guard let milliseconds else { return false }
            return .now - begin >= .milliseconds(milliseconds)
        }
        let verification = checker.verification(
            of: law, within: bounds, deadline: isOver, observe: note)
        return Answer(
            verification: verification,
            findings: verification.findings.map {
                // To perform a trace for a reader takes long if app code is slow.
                WorkerPage.own?.isAskedToEnd == true
                    ? ExaminedFinding($0, story: .notPerformed) : ExaminedFinding($0, with: checker)
            },
            inapplicable: checker.inapplicableLaws, rows: checker.distinguishedRows,
            cut: cut)
    }
}
