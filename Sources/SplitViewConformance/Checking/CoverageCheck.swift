import Foundation
import StatefulTesting
import UIKitModel

/// A search that counts only for its coverage.
@MainActor struct CoverageCheck: AppCheck {
    let subject: SplitViewSubject
    let search: DrawnSearch

    var searchSeed: UInt64? { search.seed }
    var leftOut: SearchReport<SplitViewCommand> { SearchReport(seed: search.seed) }

    var terms: String { subject.terms(search.terms) }

    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> SearchReport<SplitViewCommand> {
        try SplitViewChecker(trying: subject, profile: search.profile).search(
            seed: search.seed, within: search.budget.without(progress.elapsed),
            after: progress.runs,
            note: { note(.runs($0)) })
    }

    func findings(in report: SearchReport<SplitViewCommand>) -> [Finding] { [] }

    func judged(
        _ report: SearchReport<SplitViewCommand>
    ) throws(ConformanceError) -> SearchReport<SplitViewCommand> {
        guard report.commands > 0 else {
            throw ConformanceError(
                .nothingHappened(subject: subject.name, why: "the budget is too small"))
        }
        return report
    }
}
