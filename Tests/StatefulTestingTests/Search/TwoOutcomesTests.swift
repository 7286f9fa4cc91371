import Testing

@testable import StatefulTesting

/// Machines that do not do the same thing twice.
@Suite struct TwoOutcomesTests {
    private let broken = Bycatch(
        trace: [Forgetful.Command](repeating: .tick, count: 500), law: "never-500",
        sentence: "tick 500")

    @Test func `a failure that does not come again has two outcomes`() throws {
        var machine = Forgetful()
        machine.ticks = 1
        let trace: [Forgetful.Command] = [.tick, .tick]
        let failure = Bycatch(trace: trace, law: "never-500", sentence: "tick 500")
        let outcomes = try #require(
            secondOutcome(&machine, of: failure, laws: [Forgetful.never500]))
        #expect(outcomes.trace == trace)
        #expect(outcomes.first == Violation(index: 1, law: "never-500", sentence: "tick 500"))
        #expect(outcomes.second == nil && outcomes.parting == nil)
    }

    @Test func `a trace is tried as often as is asked for`() {
        // Every 500th tick breaks: the trace of 500 always does, one of 400 now and then.
        var machine = Forgetful()
        #expect(secondOutcome(&machine, of: broken, laws: [Forgetful.never500], times: 9) == nil)
        let shorter = Bycatch(
            trace: [Forgetful.Command](repeating: .tick, count: 400), law: "never-500",
            sentence: "")
        machine.ticks = 150
        #expect(secondOutcome(&machine, of: shorter, laws: [Forgetful.never500], times: 1) == nil)
        machine.ticks = 150
        #expect(secondOutcome(&machine, of: shorter, laws: [Forgetful.never500], times: 9) != nil)
    }

    @Test func `another law that breaks is the second outcome`() throws {
        var machine = Counter()
        let laws = [Counter.below(9), Counter.below(5)]
        let failure = Bycatch(
            trace: [Counter.Command.add(3), .add(3), .add(3)], law: "below-9", sentence: "")
        let outcomes = try #require(secondOutcome(&machine, of: failure, laws: laws))
        #expect(outcomes.second?.law == "below-5" && outcomes.second?.index == 1)
    }

    @Test func `a machine that repeats itself has one outcome`() {
        var machine = Counter()
        let failure = Bycatch(
            trace: [Counter.Command.add(3), .add(3)], law: "below-5", sentence: "")
        #expect(secondOutcome(&machine, of: failure, laws: [Counter.below(5)], times: 5) == nil)
    }

    @Test func `a run that was done twice says where it parts`() throws {
        var machine = Forgetful()
        let report = search(&machine, laws: [Forgetful.never500], seed: 1, runs: 0..<1)
        let mismatch = try #require(report.mismatches.first)
        #expect(TwoOutcomes(mismatch).parting == 0)
        #expect(TwoOutcomes(mismatch).trace == mismatch.first.trace)

        func outcome(_ fingerprints: [UInt64], breaks: Bool) -> RunOutcome<Forgetful.Command> {
            RunOutcome(
                trace: fingerprints.map { _ in .tick }, ignored: 0, fingerprints: fingerprints,
                violation: breaks ? Violation(index: 1, law: "l", sentence: "s") : nil)
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

    @Test func `what a shrunk trace came to in the end is kept`() throws {
        var machine = Forgetful()
        let flaky = try shrink(
            &machine, laws: [Forgetful.never500], trace: broken.trace, law: "never-500")
        #expect(!flaky.isStable && flaky.repeated == nil)
        var counter = Counter()
        let stable = try shrink(
            &counter, laws: [Counter.below(5)], trace: [.add(3), .add(3)], law: "below-5")
        #expect(stable.isStable && stable.repeated?.law == "below-5")
    }
}
