import StatefulTesting
import Testing

@Suite struct SearchTests {
    private let laws: LawSet<Counter> = [Counter.below(9), Counter.downIsOne]

    private func report(
        _ runs: Range<Int>, laws: LawSet<Counter>? = nil, limits: SearchLimits = SearchLimits()
    ) -> SearchReport<Counter.Command> {
        var machine = Counter()
        return search(
            &machine, laws: laws ?? self.laws, coverage: RunCoverage(), seed: 1, runs: runs,
            limits: limits)
    }

    @Test func `failures are found, and each replays to the same violation`() throws {
        let report = report(0..<400)
        try #require(!report.failures.isEmpty)
        for failure in report.failures {
            var machine = Counter()
            let found = failure.counterexample
            let replay = replay(&machine, found.commands, laws: laws)
            #expect(replay.executed == found.commands)
            #expect(replay.violations.first { $0.law == found.flaw.law } == found.violation)
            let plan = RunPlan(index: failure.run, seed: 1, limits: report.limits)
            #expect(failure.seed == plan.seed)
        }
    }

    @Test func `a run repeated alone fails in the same way`() throws {
        let failure = try #require(report(0..<400).failures.last)
        let alone = report(failure.run..<(failure.run + 1))
        #expect(alone.failures == [failure])
    }

    @Test func `tallies add up`() {
        let report = report(0..<500)
        #expect(report.completedRuns == 500)
        #expect(!report.endedEarly)
        for law in report.laws {
            #expect(law.held + law.notApplicable + law.violated == report.commands)
        }
        let flaw = report.flaws[0]
        #expect(report.flaws.map(\.flaw) == [Flaw(law: "below-9")])
        #expect(flaw.runs == report.failedRuns && flaw.steps == report.laws[0].violated)
        #expect(flaw.steps > flaw.runs, "a run goes on, and may reach 9 again")
        #expect(report.laws[1].notApplicable == report.commands - report.kinds[1].performed)
        #expect(report.kinds[0].ignored > 0 && report.kinds[1].ignored > 0)
        #expect(report.kinds[3].performed == 0, "weight 0 is never drawn")
    }

    @Test func `runs without failure have their planned length unless stalled`() {
        let report = report(0..<300, laws: [Counter.downIsOne])
        let planned = (0..<300).reduce(0) {
            $0 + RunPlan(index: $1, seed: 1, limits: report.limits).length
        }
        #expect(report.failures.isEmpty)
        #expect(report.stalledRuns > 0, "only down: nothing is ever offered")
        #expect(report.commands < planned)
        #expect(report.commands > planned / 2)
    }

    @Test func `ignored commands in a row end a run at the cap`() {
        var machine = Counter()
        machine.kinds = [
            CommandKind("up", weight: 0), CommandKind("down"), CommandKind("add", weight: 0),
        ]
        let report = search(&machine, laws: laws, coverage: RunCoverage(), seed: 1, runs: 0..<50)
        #expect(report.stalledRuns == 50)
        #expect(report.commands == 0)
        #expect(report.ignored == 50 * 64)
        #expect(report.laws[0].wasNeverJudged)
    }

    @Test func `misses count in a row only`() {
        let limits = SearchLimits(lengths: 600...640)
        let enduring = (0..<40).filter { run in
            let report = report(run..<(run + 1), laws: [], limits: limits)
            return report.ignored > 64 && report.commands >= 600
        }
        #expect(!enduring.isEmpty)
    }

    @Test func `a command that ends the run is judged and is the last`() {
        var machine = Counter()
        machine.kinds = [
            CommandKind("up"), CommandKind("down", weight: 0), CommandKind("add", weight: 0),
            CommandKind("stop", isRequired: true),
        ]
        let report = search(&machine, laws: laws, coverage: RunCoverage(), seed: 1, runs: 0..<100)
        #expect(report.kinds[3].performed <= 100)
        #expect(report.kinds[3].performed > 50)
        #expect(report.laws[1].notApplicable == report.commands)
    }

    @Test func `what a law says does not depend on the laws beside it`() throws {
        let alone = [Counter.below(5), Counter.below(4)].map { report(0..<200, laws: [$0]) }
        let both = report(0..<200, laws: [Counter.below(5), Counter.below(4)])
        #expect(both.laws == alone.map { $0.laws[0] })
        #expect(both.kinds == alone[0].kinds, "the same commands")
        for (law, report) in zip(["below-5", "below-4"], alone) {
            #expect(both.failures.filter { $0.counterexample.flaw.law == law } == report.failures)
        }
        let swapped = report(0..<200, laws: [Counter.below(4), Counter.below(5)])
        #expect(swapped.laws == both.laws.reversed())
    }

    @Test func `a flaw behind another one is found`() throws {
        let report = report(0..<200, laws: [Counter.below(1), Counter.below(9)])
        let behind = try #require(report.failures.first { $0.counterexample.flaw.law == "below-9" })
        var machine = Counter()
        let again = replay(
            &machine, behind.counterexample.commands, laws: [Counter.below(1), Counter.below(9)])
        #expect(again.violations.first?.law == "below-1", "every way to 9 breaks it first")
        #expect(again.violations.last == behind.counterexample.violation)
    }

    @Test func `failures are capped for each flaw, the first by run index are kept`() {
        let all = report(0..<300, limits: SearchLimits(failuresPerFlaw: .max))
        let capped = report(0..<300, limits: SearchLimits(failuresPerFlaw: 3))
        #expect(all.failures.count == all.failedRuns)
        #expect(capped.failures == Array(all.failures.prefix(3)))
        #expect(capped.failedRuns == all.failedRuns)
        #expect(all.failures.map(\.run) == all.failures.map(\.run).sorted())
    }
}

extension SearchReport {
    /// The commands drawn that were not performed.
    fileprivate var ignored: Int { kinds.reduce(0) { $0 + $1.ignored } }
}
