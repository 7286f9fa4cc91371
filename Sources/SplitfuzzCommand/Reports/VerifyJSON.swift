import SplitViewConformance
import StatefulTesting

extension VerifyResult {
    /// A verification as JSON: everything that the text says, and the tallies behind it.
    var json: String { JSON.text(of: VerifyDocument(self)) }
}

private struct VerifyDocument: Encodable {
    let schema = JSON.schema
    let verb = "verify"
    let version = Splitfuzz.version
    let profile: String
    let height: Int
    /// Absent if there is no bound.
    let depth: Int?
    /// The law to judge by; absent for all.
    let law: String?
    let exitCode: Int32
    let interrupted: Bool
    let unverified: [String]
    let subjects: [Subject]

    init(_ result: VerifyResult) {
        profile = result.profile
        height = result.bounds.height
        depth = result.bounds.depth == .max ? nil : result.bounds.depth
        law = result.law
        exitCode = result.exitCode.rawValue
        interrupted = result.isInterrupted
        unverified = result.unverified
        subjects = result.rows.map(Subject.init)
    }

    struct Subject: Encodable {
        let subject: String
        let profile: String
        /// The assumption given up, if any.
        let givingUp: [String]
        /// `closed`, `depth`, `stateLimit`, `deadline`, `outOfScope` or `inconsistent`. This and
        /// the fields up to the verdict are absent if a process has left no result: nothing is
        /// known of its counts.
        let end: String?
        /// Every trace up to this length was judged; every trace if it is closed. States are those
        /// reached by such traces; all other counts of a search that ended early include the part
        /// seen beyond.
        let completeDepth: Int?
        let states: Int?
        let statesPerDepth: [Int]?
        let transitions: Int?
        /// The transitions performed and judged; the others are equivalent to one of these.
        let judged: Int?
        /// The transitions that led to more screens than the height allows, and were not followed.
        let beyond: Int?
        /// The commands that a state did not offer.
        let ignored: Int?
        /// The commands performed, including returns to known states.
        let performs: Int?
        /// The transitions performed again from other traces, as a check.
        let audited: Int?
        let merged: Bool?
        let bytes: Int?
        let verdict: String
        /// Whether a few runs had other results in a process with other hash values.
        let dependsOnHashes: Bool?
        /// The parts that the subject leaves out of the comparison of its states.
        let leftOut: [String]?
        /// The properties that have ever new values, if the search did not close.
        let endlessMemory: [String]?
        /// The contradiction; absent if there is none.
        let contradiction: ContradictionDocument?
        let laws: [Law]
        let findings: [FindingDocument]

        init(_ row: VerifyResult.Row) {
            let exhaustion = row.counted
            subject = row.arrangement.subject
            profile = row.arrangement.profile
            givingUp = row.arrangement.assumptionsGivenUp
            end = exhaustion?.end.rawValue
            completeDepth = exhaustion?.completeDepth
            states = exhaustion?.states
            statesPerDepth = exhaustion?.statesPerDepth
            transitions = exhaustion?.transitions
            judged = exhaustion?.judged
            beyond = exhaustion?.beyond
            ignored = exhaustion?.ignored
            performs = exhaustion?.performs
            audited = exhaustion?.audited
            merged = exhaustion?.isMerged
            bytes = exhaustion?.bytes
            verdict = row.verdict
            dependsOnHashes = exhaustion.map { _ in row.dependsOnHashes }
            leftOut = exhaustion.map { _ in row.verification.leftOut }
            endlessMemory = exhaustion.map { _ in row.verification.endlessMemory }
            contradiction = row.verification.contradiction.map(ContradictionDocument.init)
            laws = row.laws.map {
                Law(
                    name: $0.name, held: $0.held, notApplicable: $0.notApplicable,
                    violated: $0.violated)
            }
            findings = row.findings.map(FindingDocument.init)
        }
    }

    struct Law: Encodable {
        let name: String
        let held: Int
        let notApplicable: Int
        let violated: Int
    }
}
