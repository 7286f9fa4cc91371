import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestEffort
import Testing

/// The same seed gives the same search and the same findings; `ci/check`, which has both builds,
/// checks that debug and release agree to the byte.
@MainActor @Suite struct RepeatabilityTests {
    @Test(arguments: Catalog.subjects.indices.filter { isLong || $0 == 1 })
    func `twice the same, and another seed gives another`(_ index: Int) {
        let stage = SplitViewStage(Catalog.subjects[index])
        func examination() -> Examination {
            stage.examination(of: stage.search(seed: 42, runs: 0..<128))
        }
        let (first, second) = (examination(), examination())
        #expect(first.report == second.report)
        #expect(first.findings == second.findings)
        #expect(stage.search(seed: 1, runs: 0..<32) != stage.search(seed: 2, runs: 0..<32))
    }

    @Test func `an app that asks whether a view is loaded is as repeatable as others`() throws {
        let subject = try #require(Catalog.subject(named: "tasks"))
        let report = SplitViewStage(subject).search(seed: 3, runs: 0..<1)
        #expect(report.recheckedRuns == 1)
        #expect(report.mismatchedRuns == 0)
    }

    @Test func `a search in parts is the same search, as with several workers`() {
        for subject in [SplitViewSubject.document000Swift, Catalog.canaries[0].subject] {
            let whole = SplitViewStage(subject).search(seed: 42, runs: 0..<96)
            let stages = [
                SplitViewStage(subject), SplitViewStage(subject), SplitViewStage(subject),
            ]
            let parts = [64..<96, 0..<1, 1..<64].enumerated().map { index, runs in
                stages[index].search(seed: 42, runs: runs)
            }
            #expect(parts[1].merging(parts[2]).merging(parts[0]) == whole)
        }
    }
}
