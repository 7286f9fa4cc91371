import Foundation
import StatefulTesting
import UIKitModel

/// A search that counts only for its coverage.
@MainActor struct CoverageCheck: AppCheck {
    let subject: SplitViewSubject
    let profile: UIKitProfile?
    let budget: SearchBudget
    let seed: UInt64
    /// Whether the seed was drawn.
    let isSeedDrawn: Bool
    /// There is nothing to save.
    var corpus: URL?

    var searchSeed: UInt64? { seed }
    var leftOut: SearchReport<SplitViewCommand> { SearchReport(seed: seed) }

    var terms: String {
        subject.terms([profile?.name ?? "", "\(budget)", isSeedDrawn ? "" : "\(seed)"])
    }

    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> SearchReport<SplitViewCommand> {
        try SplitViewChecker(trying: subject, profile: profile).search(
            seed: seed, within: budget.without(progress.elapsed), after: progress.runs,
            note: { note(.runs($0)) })
    }

    func findings(in report: SearchReport<SplitViewCommand>) -> [Finding] { [] }

    func judged(
        _ report: SearchReport<SplitViewCommand>
    ) throws(ConformanceError) -> SearchReport<SplitViewCommand> {
        guard report.commands > 0 else {
            throw .nothingHappened(subject: subject.name, why: "the budget is too small")
        }
        return report
    }
}
