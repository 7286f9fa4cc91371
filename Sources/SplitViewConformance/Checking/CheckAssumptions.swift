import StatefulTesting
import UIKitModel

/// The worth of an assumption of a contract: the flaws that show without it.
///
/// ```swift
/// for check in try checkAssumptions(of: notes) where check.isNeeded {
///     print(check.assumption.name, check.findings.map(\.law))
/// }
/// ```
public struct AssumptionCheck: Sendable, CustomStringConvertible {
    /// The assumption.
    public let assumption: Assumption
    /// The findings that need it to be given up, shrunk and proved like any other.
    public let findings: [FindingReport]
    /// The search without it.
    package let examination: Examination

    /// Whether a law breaks without it.
    public var isNeeded: Bool { !findings.isEmpty }

    /// The flaws, in a line for each finding.
    public var description: String {
        guard isNeeded else {
            return "\(assumption.name): nothing breaks without it "
                + "(\(examination.report.commands) commands)"
        }
        return findings.map {
            "\(assumption.name): without it, \($0.law) breaks: \($0.trace.line)"
        }.joined(separator: "\n")
    }
}

/// Gives up the assumptions of a subject's contract, one after the other, and says what breaks
/// without each.
///
/// ```swift
/// for check in try checkAssumptions(of: notes) { print(check) }
/// ```
///
/// - Parameters:
///   - subject: The subject to check.
///   - budget: The bounds of each search: first with all assumptions, then without each of them.
///   - seed: The seed of each search; by default as for `checkConformance`.
///   - profile: The release of UIKit to model; by default the subject's.
///   - isolated: Whether app code runs in a process of its own; by default if it can and no
///     debugger is attached, as in
///     ``checkConformance(of:budget:seed:corpus:profile:demanding:isolated:test:file:line:)``.
///   - test: The test that the runner is started for; by default the calling function.
///   - file: The file of the call.
///   - line: The line of the call.
/// - Returns: One value for each assumption that a step could violate, in the order of the
///   contract.
/// - Throws: `ConformanceError`; also if a law breaks within the contract, because such a
///   finding does not depend on an assumption.
@MainActor public func checkAssumptions(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    profile: UIKitProfile? = nil, isolated: Bool? = nil, test: String = #function,
    file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> [AssumptionCheck] {
    let parts = try AssumptionsCheck(
        subject: subject, search: try DrawnSearch(profile: profile, budget: budget, seed: seed)
    ).performed(isolated: isolated, at: CheckPlace(test: test, file: file, line: line))
    return subject.contract.assumptions.compactMap { assumption in
        parts.first { $0.assumption == assumption.name }.map {
            AssumptionCheck(
                assumption: assumption, findings: $0.findings, examination: $0.examination)
        }
    }
}
