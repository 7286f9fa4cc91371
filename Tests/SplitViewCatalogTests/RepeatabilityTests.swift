import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

/// The same seed gives the same search and the same findings; `ci/check`, which has both builds,
/// checks that debug and release agree to the byte.
@MainActor @Suite struct RepeatabilityTests {
    @Test(.enabled(if: isWhole), arguments: Catalog.subjects.indices.filter { isLong || $0 == 1 })
    func `twice the same, and another seed gives another`(_ index: Int) {
        let checker = SplitViewChecker(Catalog.subjects[index])
        func examination() -> Examination {
            checker.examination(of: checker.search(seed: 42, runs: 0..<128))
        }
        let (first, second) = (examination(), examination())
        #expect(first.report == second.report)
        #expect(first.findings == second.findings)
        #expect(checker.search(seed: 1, runs: 0..<32) != checker.search(seed: 2, runs: 0..<32))
    }

    @Test func `an app that asks whether a view is loaded is as repeatable as others`() throws {
        let subject = try #require(Catalog.subject(named: "tasks"))
        let report = SplitViewChecker(subject).search(seed: 3, runs: 0..<1)
        #expect(report.recheckedRuns == 1)
        #expect(report.mismatchedRuns == 0)
    }

    @Test(arguments: [3, 16, 18] as [UInt64])
    func `what was found is kept if there is no time to search once more`(_ seed: UInt64) throws {
        let subject = try #require(Catalog.subject(named: "canary-bare-next"))
        let limits = SearchLimits(
            shares: RunShares(plain: 1, swarm: 0, guided: 0), opening: 0, progressEvery: 1)
        var isOver = false
        let report = SplitViewChecker(subject).search(
            seed: seed, runs: 0..<1_000, limits: limits, deadline: { isOver },
            observe: { isOver = $0.failedRuns > 0 })
        #expect(!report.failures.isEmpty)
        #expect(report.mismatchedRuns == 0)
    }

    @Test func `a search in parts is the same search, as with several workers`() {
        for subject in [SplitViewSubject.document000Swift, Catalog.canaries[0].subject] {
            let whole = SplitViewChecker(subject).search(seed: 42, runs: 0..<96)
            let checkers = (0..<3).map { _ in SplitViewChecker(subject) }
            let parts = [64..<96, 0..<1, 1..<64].enumerated().map { index, runs in
                checkers[index].search(seed: 42, runs: runs)
            }
            #expect(parts[1].merging(parts[2]).merging(parts[0]) == whole)
        }
    }
}
