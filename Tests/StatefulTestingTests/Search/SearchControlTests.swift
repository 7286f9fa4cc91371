import StatefulTesting
import Testing

@Suite struct SearchControlTests {
    private let laws: LawSet<Counter> = [
        Counter.below(9), Counter.below(8), Counter.downIsOne,
    ]

    @Test(arguments: [0, 1, 64, 65, 99, 250])
    func `merged parts are what one search over the whole range gives`(cut: Int) {
        var machine = Counter()
        let limits = SearchLimits(failuresPerFlaw: 4)
        let whole = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<250, limits: limits)
        let left = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<cut, limits: limits)
        let right = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: cut..<250, limits: limits)
        #expect(left.merging(right) == whole)
        #expect(whole.failures.count == 8)
    }

    @Test func `many small parts merge to the whole, mismatches included`() {
        // The life of this machine is one long history, so each part needs the ticks before it,
        // and none may be done again for guided runs.
        let limits = SearchLimits(shares: .unguided, recheckEvery: 10)
        var machine = Forgetful()
        let laws: LawSet<Forgetful> = [Forgetful.never500]
        let whole = search(&machine, laws: laws, seed: 3, runs: 0..<100, limits: limits)
        var other = Forgetful()
        var merged = search(&other, laws: laws, seed: 3, runs: 0..<7, limits: limits)
        for start in stride(from: 7, to: 100, by: 31) {
            let part = search(
                &other, laws: laws, seed: 3, runs: start..<(start + 31), limits: limits)
            merged = merged.merging(part)
        }
        #expect(merged == whole)
        #expect(whole.mismatchedRuns == 10)
        #expect(whole.mismatches.map(\.run) == [0, 10, 20, 30, 40, 50, 60, 70])
    }

    @Test func `a machine that is not deterministic is reported with both outcomes`() throws {
        var machine = Forgetful()
        let report = search(
            &machine, laws: [Forgetful.never500], seed: 3, runs: 0..<65,
            limits: SearchLimits(shares: .unguided))
        #expect(report.recheckedRuns == 2)
        #expect(report.mismatchedRuns == 2)
        let mismatch = try #require(report.mismatches.first)
        let length = RunPlan(index: 0, seed: 3, limits: report.limits).length
        #expect(mismatch.run == 0)
        #expect(mismatch.parting == 0)
        #expect(mismatch.trace == [Forgetful.Command](repeating: .tick, count: length))
        #expect(mismatch.first == nil && mismatch.second == nil)
    }

    @Test func `a machine that repeats itself is rechecked without a mismatch`() {
        var machine = Counter()
        let report = search(&machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 100..<300)
        #expect(report.recheckedRuns == 3, "128, 192 and 256 are multiples of 64")
        #expect(report.mismatchedRuns == 0)
    }

    @Test func `rechecking counts nothing twice`() {
        var machine = Counter()
        var often = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<100,
            limits: SearchLimits(recheckEvery: 1))
        let seldom = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<100,
            limits: SearchLimits(recheckEvery: 1_000))
        #expect(often.recheckedRuns == 100)
        #expect(seldom.recheckedRuns == 1)
        often = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<100,
            limits: SearchLimits(recheckEvery: 1))
        #expect(often.kinds == seldom.kinds)
        #expect(often.laws == seldom.laws)
        #expect(often.failures == seldom.failures)
    }

    @Test func `a deadline ends the search between runs and the report says so`() {
        var machine = Counter()
        var asked = 0
        let report = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<1_000,
            deadline: {
                asked += 1
                return asked > 48
            })
        #expect(report.endedEarly)
        #expect(report.completedRuns == 48)
        #expect(report.runs == 0..<1_000)
        let same = search(&machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<48)
        #expect(report.kinds == same.kinds)
        #expect(report.failures == same.failures)
        let next = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 1_000..<1_001)
        #expect(report.merging(next).endedEarly)
    }

    @Test func `a deadline that has passed lets no run start`() {
        var machine = Counter()
        let report = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<9, deadline: { true })
        #expect(report.completedRuns == 0)
        #expect(report.commands == 0)
        #expect(report.endedEarly)
    }

    @Test func `progress is reported every so many runs and at the end`() {
        var machine = Counter()
        var reported: [SearchReport<Counter.Command>] = []
        let report = search(
            &machine, laws: laws, coverage: RunCoverage(), seed: 3, runs: 0..<100,
            limits: SearchLimits(progressEvery: 40), observe: { reported.append($0) })
        #expect(reported.map(\.completedRuns) == [40, 80, 100])
        #expect(reported.map(\.endedEarly) == [true, true, false])
        #expect(reported.map(\.commands) == reported.map(\.commands).sorted())
        #expect(reported.last == report)
    }

    @MainActor @Test func `a main-actor class is searched through an isolated conformance`() {
        var stage = MainActorStage()
        let law = Law<Int>(name: "shallow", statement: "The depth stays below 20.") { depth in
            depth < 20 ? .held : .violated("depth \(depth)")
        }
        let report = search(
            &stage, laws: [law], seed: 1, runs: 0..<500, limits: SearchLimits(shares: .unguided))
        #expect(report.failedRuns > 0)
        #expect(report.failures.allSatisfy { $0.counterexample.commands.count >= 20 })
    }
}
