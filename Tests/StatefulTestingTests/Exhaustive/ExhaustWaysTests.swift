import StatefulChallenge
import StatefulTesting
import Testing

/// The ways of driving a machine must not show in what is concluded.
@Suite struct ExhaustWaysTests {
    /// A stack whose states are kept as words, and no transitions of which are alike.
    private struct WordStack: MachineWrapper, SymmetricStateMachine, RetracingStateMachine {
        var base = TwinStack()
        private(set) var retraced = 0
        var state: [UInt32] { base.state.map { UInt32($0) } }
        var reducedState: [UInt32] { state }
        func dependsOnFullState(_ command: Op) -> Bool { true }
        func representative(of command: Op) -> Op { command }

        mutating func retrace(_ commands: [Op], fromStart: Bool) {
            retraced += commands.count
            if fromStart { base = TwinStack() }
            for command in commands { _ = base.apply(command.kind, command.argument) }
        }
    }

    private let laws = LawSet<TwinStack>(TwinStack.laws)
    private let alphabet =
        [0, 5].map { TwinStack.op("push", $0) } + [
            TwinStack.op("pop"), TwinStack.op("swap"),
        ]

    @Test(arguments: 1...7)
    func `states as words conclude what states conclude, retracing or not`(depth: Int) {
        var plain = TwinStack()
        let expected = exhaust(
            &plain, laws: laws, alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: depth))
        for space in [StateSpace<WordStack>.merged, .reduced, .reduced.retracing] {
            var packed = WordStack()
            let result = exhaust(
                &packed, laws: LawSet(TwinStack.laws), alphabet: alphabet, states: space,
                options: ExhaustOptions(depth: depth))
            #expect(result.statesPerDepth == expected.statesPerDepth)
            #expect(result.transitions == expected.transitions)
            #expect(result.laws == expected.laws)
            #expect(result.counterexamples == expected.counterexamples)
            #expect(result.flaws == expected.flaws)
            #expect(result.performs == expected.performs)
            #expect(result.audited == expected.audited)
            #expect(result.end == expected.end)
        }
    }

    @Test func `only a space that retraces asks a machine to`() {
        for (space, retraces) in [(StateSpace<WordStack>.merged, false), (.merged.retracing, true)]
        {
            var machine = WordStack()
            _ = exhaust(
                &machine, laws: [], alphabet: alphabet, states: space,
                options: ExhaustOptions(depth: 4))
            #expect((machine.retraced > 0) == retraces)
        }
    }

    @Test(arguments: 1...7)
    func `merging states loses no flaw`(depth: Int) {
        var machine = TwinStack()
        let merged = exhaust(
            &machine, laws: laws, alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: depth))
        let separate = exhaust(
            &machine, laws: laws, alphabet: alphabet, states: .separate,
            options: ExhaustOptions(depth: depth))
        #expect(merged.counterexamples == separate.counterexamples)
        #expect(merged.flaws.isEmpty == (depth < 6))
        #expect(merged.states <= separate.states)
        #expect(merged.completeDepth == separate.completeDepth)
        #expect(!separate.isMerged)
    }

    @Test func `without merging every trace counts for itself`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [], alphabet: [.up, .down], states: .separate,
            options: ExhaustOptions(depth: 3))
        // u; uu ud; uuu uud udu. Down is not offered at the start and after ud.
        #expect(result.statesPerDepth == [1, 1, 2, 3])
        #expect(result.transitions == 6)
        #expect(result.ignored == 2)
        #expect(result.end == .depth)
    }

    @Test func `going on and turning back saves most replays`() {
        var machine = Brackets()
        let alphabet = [Brackets.op("open"), Brackets.op("open", 1), Brackets.op("close")]
        let result = exhaust(
            &machine, laws: [], alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: 12))
        // Replaying a state's path for each of its commands: the path, and the command itself.
        let replaying = result.statesPerDepth.dropLast().enumerated().reduce(0) {
            $0 + $1.element * 3 * ($1.offset + 1)
        }
        #expect((result.performs - result.audited) * 3 < replaying)
    }
}
