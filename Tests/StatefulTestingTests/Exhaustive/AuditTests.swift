import StatefulTesting
import TestTools
import Testing

/// Searches that find out that what they rely on is not so.
@Suite struct AuditTests {
    private func exhausted(_ leak: Leaky.Leak) -> Exhaustion<Leaky.Command> {
        var machine = Leaky(leak)
        return exhaust(
            &machine, laws: leak == .verdict ? [Leaky.gentle] : [],
            alphabet: Leaky.Command.allCases, states: .merged)
    }

    @Test func `a state that leaves out nothing that matters passes`() {
        let result = exhausted(.none)
        #expect(result.isClosed && result.inconsistency == nil)
        #expect(result.states == 6 && result.audited > 500)
    }

    @Test func `what is closed was audited, whenever time was up`() {
        let audited = exhausted(.none).audited
        var closed = 0
        for patience in stride(from: 0, to: 400, by: isWhole ? 1 : 8) {
            var machine = Leaky(.none)
            var asked = 0
            let result = exhaust(
                &machine, laws: [], alphabet: Leaky.Command.allCases, states: .merged,
                deadline: {
                    asked += 1
                    return asked > patience
                })
            if result.isClosed { closed += 1 }
            #expect(!result.isClosed || result.audited == audited, "after \(patience) questions")
        }
        #expect((1..<400).contains(closed), "both were tried")
    }

    @Test(arguments: [(Leaky.Leak.counter, true), (.flag, true), (.verdict, false)])
    func `a state that leaves something out is found out, with two traces`(
        leak: Leaky.Leak, differsInState: Bool
    ) throws {
        let result = exhausted(leak)
        #expect(result.end == .inconsistent && !result.isClosed)
        let found = try #require(result.inconsistency)
        #expect(found.kind == .incompleteState)
        #expect(found.differsInState == differsInState)
        #expect(found.first != found.second && found.first.last == found.second.last)
        var machines = [found.first, found.second].map { trace in
            var machine = Leaky(leak)
            for command in trace.dropLast() { _ = machine.perform(command) }
            return machine
        }
        #expect(machines[0].state == machines[1].state, "equal states")
        let last = try #require(found.first.last)
        for index in machines.indices { #expect(machines[index].perform(last) == .performed) }
        let isBroken = machines.map { Leaky.gentle.judge($0.step) != .held }
        if differsInState {
            #expect(machines[0].state != machines[1].state, "that part after it")
        } else {
            #expect(isBroken[0] != isBroken[1], "of which one step breaks the law")
        }
    }

    @Test func `what is offered is part of the future`() throws {
        let found = try #require(exhausted(.offer).inconsistency)
        #expect(found.kind == .incompleteState)
        #expect(found.first.last == .back && found.second.last == .back)
    }

    @Test func `a machine that tosses a coin is not deterministic`() {
        let result = exhausted(.coin)
        #expect(result.end == .inconsistent)
        #expect(result.inconsistency?.kind == .unrepeatable)
    }

    @Test func `a machine that begins in another state than before is found out`() {
        let result = exhausted(.lesson)
        #expect(result.end == .inconsistent && !result.isClosed)
    }

    @Test func `a minimum that rests on such states is not proved`() throws {
        func shortest(_ leak: Leaky.Leak) throws -> Minimum<Leaky.Command> {
            var machine = Leaky(leak)
            return try minimise(
                &machine, laws: [Leaky.gentle], trace: [.shake, .turn, .back], law: "gentle",
                alphabet: Leaky.Command.allCases, states: .merged)
        }
        let minimum = try shortest(.verdict)
        #expect(minimum.counterexample.commands == [.shake, .back])
        #expect(minimum.shortest == .notProved(beyond: 0, .incompleteStates))
        #expect(minimum.isStable, "it is deterministic")
        #expect(minimum.inconsistency?.kind == .incompleteState)
    }

    @Test func `a machine that never resets is found out without states`() throws {
        var machine = Forgetful()
        let law = Law<Int>(name: "three", statement: "Not the third tick.") {
            $0 == 3 ? .violated("third") : .held
        }
        let result = exhaust(
            &machine, laws: [law], alphabet: [.tick], states: .separate,
            options: ExhaustOptions(depth: 5))
        #expect(result.end == .inconsistent, "the violation does not come again")
        #expect(result.flaws.isEmpty)
        #expect(result.inconsistency?.kind == .unrepeatable)
    }
}
