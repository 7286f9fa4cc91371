import Synchronization
import Testing

@testable import StatefulTesting

@Suite struct ShrinkLimitsTests {
    private let laws: LawSet<Counter> = [Counter.below(9), Counter.downIsOne]
    private let trace: [Counter.Command] = [
        .up, .add(3), .down, .up, .up, .add(2), .down, .down, .up, .add(3), .up, .add(2), .up,
        .add(1), .up,
    ]

    @Test func `no candidate is executed twice`() throws {
        var machine = Recorder()
        let result = try shrink(
            &machine, laws: [Counter.below(9), Counter.downIsOne], trace: trace, law: "below-9")
        machine.reset()
        // The only repetition is the result itself, executed again to see that it is stable.
        let tried = machine.traces.count - Reducer.confirmations
        #expect(machine.traces[tried...].allSatisfy { $0 == result.counterexample.commands })
        #expect(Set(machine.traces.map(\.description)).count == tried)
        #expect(result.executions == machine.traces.count)
    }

    @Test(arguments: [1, 2, 5, 20])
    func `the budget bounds the executions`(
        budget: Int
    ) throws {
        var machine = Counter()
        let result = try shrink(
            &machine, laws: laws, trace: trace, law: "below-9", executions: budget)
        #expect(result.executions <= budget + Reducer.confirmations)
        let again = replay(&machine, result.counterexample.commands, laws: laws)
        #expect(again.violations.first { $0.law == "below-9" } == result.counterexample.violation)
    }

    @Test func `enough budget reaches the fixed point, and from there nothing changes`() throws {
        var machine = Counter()
        let first = try shrink(&machine, laws: laws, trace: trace, law: "below-9")
        let second = try shrink(
            &machine, laws: laws, trace: first.counterexample.commands, law: "below-9")
        #expect(second.counterexample == first.counterexample)
    }

    @Test func `an unknown law is an error`() {
        var machine = Counter()
        #expect(throws: ShrinkError.unknownLaw("gravity")) {
            try shrink(&machine, laws: laws, trace: trace, law: "gravity")
        }
    }

    @Test func `a trace that holds is an error`() {
        var machine = Counter()
        #expect(throws: ShrinkError.notReproduced) {
            try shrink(&machine, laws: laws, trace: [.up], law: "below-9")
        }
    }

    @Test func `another law that breaks first makes no difference`() throws {
        var machine = Counter()
        let result = try shrink(
            &machine, laws: [Counter.below(9), Counter.below(5)],
            trace: [.add(3), .add(3), .add(3)], law: "below-9")
        #expect(result.counterexample.commands == [.add(3), .add(3), .add(3)])
        #expect(result.counterexample.flaw == Flaw(law: "below-9"))
    }

    @Test func `a machine that is not deterministic is detected`() throws {
        var machine = Forgetful()
        let result = try shrink(
            &machine, laws: [Forgetful.never500], trace: .init(repeating: .tick, count: 500),
            law: "never-500")
        #expect(!result.isStable)
    }

    @Test func `a look ahead that sees something else each time is not stable`() throws {
        // Every execution breaks the law, as it would where two ways are left to chance.
        func result(_ seen: @escaping @Sendable () -> Int) throws -> ShrinkResult<Corridor.Command>
        {
            let law = Corridor.Forward(
                Law(name: "same", statement: "Two ways are equal.") { _ in .notApplicable },
                ForwardLaw.Part(
                    .step, next: { _, walks in walks.isEmpty ? [.rest] : nil },
                    judge: { _, _ in .violated(fault: [], "one way leads to \(seen())") }))
            var machine = Corridor()
            return try shrink(
                &machine, laws: Corridor.laws([law]), trace: [.rest, .rest], law: "same")
        }
        let judged = Atomic(0)
        let changing = try result { judged.add(1, ordering: .relaxed).newValue }
        #expect(changing.counterexample.commands == [.rest] && !changing.isStable)
        #expect(try result { 7 }.isStable)
    }

    @Test func `every step is asked for once, however many laws there are`() {
        var machine = Recorder()
        let report = search(
            &machine, laws: LawSet((20..<30).map { Counter.below($0) }), seed: 1, runs: 1..<50,
            limits: SearchLimits(shares: .unguided))
        #expect(machine.stepsAsked == report.commands)
        #expect(machine.performed == report.commands)
    }
}
