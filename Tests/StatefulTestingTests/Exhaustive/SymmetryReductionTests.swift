import StatefulTesting
import Testing

/// Transitions that are alike are performed once and count each for itself.
@Suite struct LikenessTests {
    /// The search that knows of nothing alike.
    private func plainly<M: ComparableStateMachine>(
        _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int
    ) -> Exhaustion<M.Command> {
        exhaust(&machine, laws: laws, alphabet: alphabet, depth: depth)
    }

    @Test(arguments: [1, 2, 3, 4, Int.max], [true, false])
    func `what is concluded is the same`(depth: Int, isJudged: Bool) {
        let laws = isJudged ? [Twins.notFive] : []
        var machine = Twins()
        let expected = plainly(
            &machine, laws: laws, alphabet: Twins.Command.allCases, depth: depth)
        let result = exhaust(
            &machine, laws: laws, alphabet: Twins.Command.allCases, depth: depth)
        #expect(result.statesPerDepth == expected.statesPerDepth)
        #expect(result.transitions == expected.transitions)
        #expect(result.ignored == expected.ignored)
        #expect(result.violations == expected.violations)
        #expect(result.completeDepth == expected.completeDepth)
        #expect(result.end == expected.end)
        #expect(expected.judged == expected.transitions)
        #expect(result.judged < result.transitions)
    }

    @Test func `each transition is judged once, or one that is like it`() {
        var machine = Twins()
        let result = exhaust(
            &machine, laws: [Twins.notFive], alphabet: Twins.Command.allCases, depth: .max)
        #expect(result.isClosed)
        // Dark 0 to 4, lit 1, 2, 3, 4 and 6: only a jump lights, only 5 leads to a dark 6, and no
        // jump leads to 0, as it would come from 5.
        #expect(result.states == 10)
        // Two rights from each, jump but from both 3s, look where it is lit.
        #expect(result.transitions == 20 + 8 + 5)
        // From the places 0, 1, 2, 3, 4 and 6 one right each, and jump but from 3; look as before.
        #expect(result.judged == 6 + 5 + 5)
        // From 4 to 5; to 3 and on there is no jump.
        #expect(result.laws.map { [$0.held, $0.violated] } == [[15, 1]])
        #expect(result.violations.map(\.trace) == [[.jump, .jump, .right]])
    }

    @Test func `commands that are said to do the same and do not are found out`() {
        var machine = Twins(otherTurn: 2)
        let result = exhaust(
            &machine, laws: [], alphabet: Twins.Command.allCases, depth: .max)
        #expect(result.end == .inconsistent)
    }

    @Test func `a command outside of the alphabet stands for others`() {
        var machine = Twins(claims: [.alsoRight: .jump, .right: .jump])
        let result = exhaust(
            &machine, laws: [], alphabet: [.right, .alsoRight], depth: .max)
        #expect(result.isClosed)
        #expect(result.states == 7)
        #expect(result.transitions == 14)
        #expect(result.judged == 7)
    }

    @Test func `a minimum is proved as well by transitions that are alike`() throws {
        func plainly<M: ComparableStateMachine>(
            _ machine: inout M, _ trace: [M.Command], laws: [Law<M.Step>], wider: [M.Command]
        ) throws -> Minimum<M.Command> {
            try minimise(&machine, laws: laws, trace: trace, law: laws[0].name, wider: wider)
        }
        var machine = Twins()
        let laws = [Twins.notFive]
        let trace: [Twins.Command] = [.right, .alsoRight, .right, .right, .right]
        let wider = Twins.Command.allCases
        let expected = try plainly(&machine, trace, laws: laws, wider: wider)
        let result = try minimise(
            &machine, laws: laws, trace: trace, law: laws[0].name, wider: wider)
        #expect(result.trace == [.jump, .jump, .right])
        #expect(result.trace == expected.trace)
        #expect(result.shortest == expected.shortest)
        #expect(result.widerShortest == expected.widerShortest)
        #expect(result.provingPerforms < expected.provingPerforms)
    }
}
