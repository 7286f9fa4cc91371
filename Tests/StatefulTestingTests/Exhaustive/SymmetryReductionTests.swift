import StatefulTesting
import Testing

/// Transitions that are alike are performed once and count each for itself.
@Suite struct SymmetryReductionTests {
    private let notFive: LawSet<Twins> = [Twins.notFive]
    private let alphabet = Twins.Command.allCases

    @Test(arguments: [1, 2, 3, 4, Int.max], [true, false])
    func `what is concluded is the same`(depth: Int, isJudged: Bool) {
        let laws = isJudged ? notFive : []
        var machine = Twins()
        let expected = exhaust(
            &machine, laws: laws, alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: depth))
        let result = exhaust(
            &machine, laws: laws, alphabet: alphabet, states: .reduced,
            options: ExhaustOptions(depth: depth))
        #expect(result.statesPerDepth == expected.statesPerDepth)
        #expect(result.transitions == expected.transitions)
        #expect(result.ignored == expected.ignored)
        #expect(result.counterexamples == expected.counterexamples)
        #expect(result.flaws == expected.flaws)
        #expect(result.completeDepth == expected.completeDepth)
        #expect(result.end == expected.end)
        #expect(expected.judged == expected.transitions)
        #expect(result.judged < result.transitions)
    }

    @Test func `each transition is judged once, or one that is like it`() throws {
        var machine = Twins()
        let result = exhaust(&machine, laws: notFive, alphabet: alphabet, states: .reduced)
        #expect(result.isClosed)
        // Each of 7 places dark; lit where a jump leads, which is not to 5, as none leaves 3.
        #expect(result.states == 7 + 6)
        // Two rights from each, jump from all but both 3s, look where it is lit.
        #expect(result.transitions == 26 + 11 + 6)
        // From each place one right, and jump from all but 3; look as before.
        #expect(result.judged == 7 + 6 + 6)
        // One judged right leads to 5, from 4; it stands for 2 commands in the states of 4, dark
        // and lit. No look leads there.
        #expect(result.laws.map { [$0.held, $0.violated] } == [[18, 1]])
        #expect(result.counterexamples.map(\.commands) == [[.jump, .jump, .right]])
        #expect(result.flaws.map(\.steps) == [4])
    }

    @Test func `commands that are said to do the same and do not are found out`() {
        var machine = Twins(otherTurn: 2)
        let result = exhaust(&machine, laws: [], alphabet: alphabet, states: .reduced)
        #expect(result.end == .inconsistent)
    }

    @Test func `a command outside of the alphabet stands for others`() {
        var machine = Twins(claims: [.alsoRight: .jump, .right: .jump])
        let result = exhaust(&machine, laws: [], alphabet: [.right, .alsoRight], states: .reduced)
        #expect(result.isClosed)
        #expect(result.states == 7)
        #expect(result.transitions == 14)
        #expect(result.judged == 7)
    }

    @Test func `a minimum is proved as well by transitions that are alike`() throws {
        func minimum(_ states: StateSpace<Twins>) throws -> Minimum<Twins.Command> {
            var machine = Twins()
            return try minimise(
                &machine, laws: notFive, trace: [.right, .alsoRight, .right, .right, .right],
                law: "not-five", alphabet: alphabet, states: states)
        }
        let expected = try minimum(.merged)
        let result = try minimum(.reduced)
        #expect(result.counterexample.commands == [.jump, .jump, .right])
        #expect(result.counterexample == expected.counterexample)
        #expect(result.shortest == expected.shortest)
    }
}
