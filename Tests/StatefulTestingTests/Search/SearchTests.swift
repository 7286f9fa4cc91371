import StatefulTesting
import Testing

@Suite struct SearchTests {
    private let laws = [Counter.below(9), Counter.downIsOne]

    private func report(
        _ runs: Range<Int>, laws: [Law<Counter.Step>]? = nil, limits: SearchLimits = SearchLimits()
    ) -> SearchReport<Counter.Command> {
        var machine = Counter()
        return search(&machine, laws: laws ?? self.laws, seed: 1, runs: runs, limits: limits)
    }

    @Test func `failures are found, and each replays to the same violation`() throws {
        let report = report(0..<400)
        try #require(!report.failures.isEmpty)
        for failure in report.failures {
            var machine = Counter()
            let replay = replay(&machine, failure.trace, laws: laws)
            #expect(replay.executed == failure.trace)
            #expect(
                replay.violation
                    == Violation(
                        index: failure.trace.count - 1, law: failure.law,
                        sentence: failure.sentence))
            #expect(failure.seed == RunPlan.seed(ofRun: failure.run, seed: 1))
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
        #expect(report.laws[0].violated == report.failedRuns)
        #expect(report.laws[0].failedRuns == report.failedRuns)
        #expect(report.laws[1].notApplicable == report.commands - report.kinds[1].performed)
        #expect(report.kinds[0].ignored == 0, "9 breaks the law before up could be ignored")
        #expect(report.kinds[1].ignored > 0)
        #expect(report.kinds[3].performed == 0, "weight 0 is never drawn")
        #expect(report.ignored == report.kinds.reduce(0) { $0 + $1.ignored })
    }

    @Test func `runs without failure have their planned length unless stalled`() {
        let report = report(0..<300, laws: [Counter.downIsOne])
        let planned = (0..<300).reduce(0) {
            $0 + RunPlan.length(ofRun: $1, seed: 1, limits: report.limits)
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
        let limits = SearchLimits(misses: 7)
        let report = search(&machine, laws: laws, seed: 1, runs: 0..<50, limits: limits)
        #expect(report.stalledRuns == 50)
        #expect(report.commands == 0)
        #expect(report.ignored == 350)
        #expect(report.laws[0].wasNeverJudged)
    }

    @Test func `misses count in a row only`() {
        let limits = SearchLimits(lengths: 60...64, misses: 10)
        let enduring = (0..<200).filter { run in
            let report = report(run..<(run + 1), laws: [], limits: limits)
            return report.ignored > 10 && report.commands >= 60
        }
        #expect(!enduring.isEmpty)
    }

    @Test func `a command that ends the run is judged and is the last`() {
        var machine = Counter()
        machine.kinds = [
            CommandKind("up"), CommandKind("down", weight: 0), CommandKind("add", weight: 0),
            CommandKind("stop", isRequired: true),
        ]
        let report = search(&machine, laws: laws, seed: 1, runs: 0..<100)
        #expect(report.kinds[3].performed <= 100)
        #expect(report.kinds[3].performed + report.failedRuns > 50)
        #expect(report.laws[1].notApplicable == report.commands)
    }

    @Test func `of several laws broken at once the first in the list names the failure`() {
        let early = Counter.below(5)
        let late = Counter.below(4)
        let report = report(0..<200, laws: [early, late])
        // Adding 2 or more can break both at once; reaching 4 exactly breaks the second alone.
        #expect(report.laws[0].failedRuns > 0)
        #expect(report.laws[1].failedRuns > 0)
        #expect(report.laws[1].violated == report.failedRuns)
        #expect(report.laws[0].violated == report.laws[0].failedRuns)
        let swapped = self.report(0..<200, laws: [late, early])
        #expect(swapped.laws[0].failedRuns == report.failedRuns)
        #expect(swapped.laws[1].failedRuns == 0)
        #expect(swapped.laws[1].violated == report.laws[0].violated)
    }

    @Test func `failures are capped for each law, the first by run index are kept`() {
        let all = report(0..<300, limits: SearchLimits(failuresPerFlaw: .max))
        let capped = report(0..<300, limits: SearchLimits(failuresPerFlaw: 3))
        #expect(all.failures.count == all.failedRuns)
        #expect(capped.failures == Array(all.failures.prefix(3)))
        #expect(capped.failedRuns == all.failedRuns)
        #expect(all.failures.map(\.run) == all.failures.map(\.run).sorted())
    }
}
