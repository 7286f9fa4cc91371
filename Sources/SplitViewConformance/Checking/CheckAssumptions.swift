import StatefulTesting
import UIKitModel

/// What an assumption of a contract is worth: what breaks without it.
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
    /// What was searched without it.
    public let examination: Examination

    /// Whether a law breaks without it.
    public var isNeeded: Bool { !findings.isEmpty }

    /// What breaks, in a line for each finding.
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
///   - subject: What is checked.
///   - budget: How much is searched without each of the assumptions, and first with all of them.
///   - seed: The seed of each search; by default as for `checkConformance`.
///   - profile: Which release of UIKit is modelled; by default the subject's.
/// - Returns: One value for each assumption that a step could violate, in the order of the
///   contract.
/// - Throws: `ConformanceError`; also if a law breaks within the contract, because such a
///   finding does not depend on an assumption.
@MainActor public func checkAssumptions(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    profile: UIKitProfile? = nil
) throws(ConformanceError) -> [AssumptionCheck] {
    let seed = try SearchSeed.drawn(unless: seed)
    return try ExitGuard.during { () throws(ConformanceError) in
        let own = try SplitViewChecker(trying: subject, profile: profile)
        try own.requireHolding(
            try own.searchedExamination(within: budget, seed: seed), reporting: budget.findings)
        var checks: [AssumptionCheck] = []
        for assumption in subject.contract.assumptions where assumption.canBeSteppedOver {
            let checker = SplitViewChecker(
                subject, contract: subject.contract.without(assumption.name), profile: profile)
            let examination = checker.examination(of: checker.search(seed: seed, within: budget))
            if let flake = examination.flakes.first {
                throw .notRepeatable(subject: subject.name, seed: seed, flake)
            }
            let within = examination.findings.compactMap { $0.withinContract(of: subject) }
            guard within.isEmpty else {
                throw .lawsBroken(
                    subject: subject.name, seed: seed, findings: own.reports(of: within),
                    looseEnds: [])
            }
            checks.append(
                AssumptionCheck(
                    assumption: assumption,
                    findings: checker.reports(of: examination.findings),
                    examination: examination))
        }
        return checks
    }
}
