import Testing

@testable import StatefulTesting

/// Machines that do not do the same thing twice.
@Suite struct TwoOutcomesTests {
    private func counterexample(
        ticks: Int
    ) -> Counterexample<Forgetful.Command> {
        Counterexample(
            [Forgetful.Command](repeating: .tick, count: ticks), breaks: Flaw(law: "never-500"),
            sentence: "tick 500")
    }

    @Test func `a failure that does not come again has two outcomes`() throws {
        var machine = Forgetful()
        machine.ticks = 1
        let found = counterexample(ticks: 2)
        let outcomes = try #require(
            secondOutcome(&machine, of: found, laws: [Forgetful.never500]))
        #expect(outcomes.trace == found.commands)
        #expect(outcomes.first == found.violation && outcomes.first?.index == 1)
        #expect(outcomes.second == nil && outcomes.parting == nil)
    }

    @Test func `a trace is tried as often as is asked for`() {
        // Every 500th tick breaks: the trace of 500 always does, one of 400 now and then.
        let laws: LawSet<Forgetful> = [Forgetful.never500]
        var machine = Forgetful()
        #expect(
            secondOutcome(&machine, of: counterexample(ticks: 500), laws: laws, times: 9) == nil)
        for (times, isRepeated) in [(1, true), (9, false)] {
            machine.ticks = 150
            let outcomes = secondOutcome(
                &machine, of: counterexample(ticks: 400), laws: laws, times: times)
            #expect((outcomes == nil) == isRepeated)
        }
    }

    @Test func `another law that breaks first is no second outcome`() {
        var machine = Counter()
        let found = Counterexample(
            [Counter.Command.add(3), .add(3), .add(3)], breaks: Flaw(law: "below-9"),
            sentence: "reached 9")
        let laws: LawSet<Counter> = [Counter.below(9), Counter.below(5)]
        #expect(secondOutcome(&machine, of: found, laws: laws, times: 5) == nil)
    }

    @Test func `another symptom of the law is a second outcome`() throws {
        var machine = Tripwires()
        let found = Counterexample(
            Tripwires.shortestLeft, breaks: Flaw(law: "whole", symptom: Tripwires.right),
            sentence: "the right wire is torn")
        let outcomes = try #require(secondOutcome(&machine, of: found, laws: Tripwires.laws))
        #expect(outcomes.second?.flaw.symptom == Tripwires.left)
    }

    @Test func `a run that was done twice says where it parts`() throws {
        var machine = Forgetful()
        let report = search(
            &machine, laws: [Forgetful.never500], seed: 1, runs: 0..<1,
            limits: SearchLimits(shares: .unguided))
        let mismatch = try #require(report.mismatches.first)
        #expect(TwoOutcomes(mismatch).parting == 0)
        #expect(TwoOutcomes(mismatch).trace == mismatch.first.trace)

        func outcome(_ fingerprints: [UInt64], breaks: Bool) -> RunOutcome<Forgetful.Command> {
            RunOutcome(
                trace: fingerprints.map { _ in .tick }, ignored: 0, fingerprints: fingerprints,
                violations: breaks
                    ? [Violation(index: 1, flaw: Flaw(law: "l"), sentence: "s")] : [])
        }
        func parting(
            _ first: RunOutcome<Forgetful.Command>, _ second: RunOutcome<Forgetful.Command>
        ) -> Int? {
            TwoOutcomes(Mismatch(run: 0, seed: 0, first: first, second: second)).parting
        }
        #expect(parting(outcome([1, 2], breaks: true), outcome([1, 2], breaks: false)) == nil)
        #expect(parting(outcome([1, 2], breaks: true), outcome([1, 3], breaks: true)) == 1)
        #expect(parting(outcome([1, 2], breaks: true), outcome([1, 2, 3], breaks: false)) == 2)
    }
}
