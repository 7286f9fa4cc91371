import Foundation
import StatefulTesting
import UIKitModel

/// A check of what each assumption of a contract is worth.
@MainActor struct AssumptionsCheck: AppCheck {
    let subject: SplitViewSubject
    let search: DrawnSearch

    /// The part of the check without one assumption.
    struct Part: Codable, Sendable {
        let assumption: String
        var findings: [FindingReport] = []
        let examination: Examination
    }

    var searchSeed: UInt64? { search.seed }
    var leftOut: [Part] { [] }

    var terms: String { subject.terms(search.terms) }

    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> [Part] {
        let own = try SplitViewChecker(trying: subject, profile: search.profile)
        try own.requireHolding(
            try own.searchedExamination(within: search.budget, seed: search.seed),
            reporting: search.budget.findings)
        var parts: [Part] = []
        for assumption in subject.contract.assumptions where assumption.canBeSteppedOver {
            let checker = checker(without: assumption.name)
            let limits = SplitViewChecker.examinationPastEnds.limits
            let examination = checker.examination(
                of: checker.search(seed: search.seed, within: search.budget), limits: limits,
                sweep: nil)
            if let flake = examination.flakes.first {
                throw ConformanceError(
                    .notRepeatable(subject: subject.name, seed: search.seed, flake))
            }
            let within = examination.findings.compactMap { $0.withinContract(of: subject) }
            guard within.isEmpty else {
                throw ConformanceError(
                    .lawsBroken(
                        subject: subject.name, seed: search.seed, findings: own.reports(of: within),
                        looseEnds: []))
            }
            parts.append(Part(assumption: assumption.name, examination: examination))
        }
        return parts
    }

    func findings(in parts: [Part]) -> [Finding] { parts.flatMap(\.examination.findings) }

    func judged(_ parts: [Part]) throws(ConformanceError) -> [Part] {
        parts.map { part in
            var part = part
            part.findings = checker(without: part.assumption).reports(of: part.examination.findings)
            return part
        }
    }

    private func checker(without assumption: String) -> SplitViewChecker {
        SplitViewChecker(
            subject, contract: subject.contract.without(assumption), profile: search.profile)
    }
}
