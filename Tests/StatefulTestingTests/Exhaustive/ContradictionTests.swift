import StatefulTesting
import Testing

/// What is said of machines that contradict themselves, and of those that do not.
@Suite struct ContradictionTests {
    @Test func `a state that omits something is never taken for chance`() {
        var named = 0
        for (x, y) in [(0, 5), (5, 0), (3, 4), (7, 7), (6, 2), (2, 6)] {
            for command in [7, 15, 23] {
                var machine = HiddenSwitch(trap: (x, y, command))
                let result = exhaust(
                    &machine, laws: [HiddenSwitch.safe],
                    alphabet: Array(0..<HiddenSwitch.commands), states: .merged)
                guard let contradiction = result.inconsistency else { continue }
                named += 1
                #expect(contradiction.kind == .incompleteState, "trap at \((x, y, command))")
                #expect(contradiction.first != contradiction.second)
                let states = [contradiction.first, contradiction.second].map { trace in
                    machine.reset()
                    for command in trace.dropLast() { _ = machine.perform(command) }
                    return machine.state
                }
                #expect(states[0] == states[1], "they lead to equal states")
            }
        }
        #expect(named > 0)
    }

    @Test func `a contradiction is named if there is memory for a second crawl`() throws {
        let alphabet = Leaky.Command.allCases
        var machine = Leaky(.counter)
        let whole = exhaust(&machine, laws: [], alphabet: alphabet, states: .merged)
        try #require(whole.inconsistency != nil)
        for parts in [1, 3, 4, 8] {
            let limits = ExhaustLimits(bytes: whole.bytes * parts)
            let result = exhaust(
                &machine, laws: [], alphabet: alphabet, states: .merged,
                options: ExhaustOptions(limits: limits))
            #expect(result.end == .inconsistent)
            let kind = result.inconsistency?.kind
            #expect(kind == (parts == 1 ? nil : .incompleteState), "\(parts) times the memory")
        }
    }

    @Test func `a command that would turn back may end the run instead`() {
        var machine = EndingLift()
        let result = exhaust(
            &machine, laws: [], alphabet: EndingLift.Command.allCases, states: .merged,
            options: ExhaustOptions(scope: { $0.floor < 3 }))
        #expect(result.isClosed && result.inconsistency == nil)
        #expect(result.states == 6, "three floors, armed or not")
    }

    @Test(arguments: 0..<6)
    func `what an ignored command leaves behind is never taken for chance`(patience: Int) {
        var machine = Doorbell(patience: patience)
        let result = exhaust(
            &machine, laws: [], alphabet: Doorbell.Command.allCases, states: .merged)
        #expect(result.end == .inconsistent)
        #expect(result.inconsistency?.kind != .unrepeatable)
    }

    @Test func `where merging hides the flaw, the state is blamed and not chance`() throws {
        struct Ticks: ComparableStateMachine {
            var step = 0
            let kinds = [CommandKind("tick")]
            func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { 0 }
            func simplifications(of command: Int) -> [Int] { [] }
            func kind(of command: Int) -> Int { 0 }
            func rank(of command: Int) -> UInt64 { 0 }
            mutating func reset() { step = 0 }
            mutating func perform(_ command: Int) -> Outcome {
                step += 1
                return .performed
            }
            var fingerprint: UInt64 { UInt64(step) }
            var state: Int { 0 }
        }
        let short = Law<Int>(name: "short", statement: "There are few ticks.") { step in
            step < 120 ? .held : .violated("too many")
        }
        var machine = Ticks()
        let minimum = try minimise(
            &machine, laws: [short], trace: Array(repeating: 0, count: 120), law: "short",
            states: .merged)
        #expect(minimum.counterexample.commands.count == 120)
        #expect(minimum.isStable)
        #expect(minimum.shortest == .notProved(beyond: 0, .incompleteStates))
    }
}
