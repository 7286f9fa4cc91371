import StatefulChallenge
import StatefulTesting
import Testing

/// The ways of driving a machine must not show in what is concluded.
@Suite struct ExhaustWaysTests {
    /// A stack that can be restored.
    private struct RestorableStack: ComparableStateMachine, RestorableStateMachine {
        var stack = TwinStack()
        var kinds: [CommandKind] { stack.kinds }
        var step: TwinStack { stack }
        var fingerprint: UInt64 { stack.fingerprint }
        var state: [Int] { stack.state }

        func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Op {
            stack.command(ofKind: kind, from: &choices)
        }

        mutating func reset() { stack.reset() }
        mutating func perform(_ command: Op) -> Outcome { stack.perform(command) }
        func simplifications(of command: Op) -> [Op] { stack.simplifications(of: command) }
        func kind(of command: Op) -> Int { stack.kind(of: command) }
        func rank(of command: Op) -> UInt64 { stack.rank(of: command) }
        func save() -> TwinStack { stack }
        mutating func restore(_ memento: TwinStack) { stack = memento }
    }

    /// A stack whose states are kept as words, and no transitions of which are alike.
    private struct WordStack: ReducibleStateMachine {
        struct State: WordState {
            let words: [UInt32]
        }

        var stack = TwinStack()
        var kinds: [CommandKind] { stack.kinds }
        var step: TwinStack { stack }
        var fingerprint: UInt64 { stack.fingerprint }
        var state: State { State(words: stack.state.map { UInt32($0) }) }
        var core: State { state }
        func readsBeyondCore(_ command: Op) -> Bool { true }
        func representative(of command: Op) -> Op { command }

        func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Op {
            stack.command(ofKind: kind, from: &choices)
        }

        mutating func reset() { stack.reset() }
        mutating func perform(_ command: Op) -> Outcome { stack.perform(command) }
        func simplifications(of command: Op) -> [Op] { stack.simplifications(of: command) }
        func kind(of command: Op) -> Int { stack.kind(of: command) }
        func rank(of command: Op) -> UInt64 { stack.rank(of: command) }
    }

    private let alphabet =
        [0, 5].map { TwinStack.op("push", $0) } + [
            TwinStack.op("pop"), TwinStack.op("swap"),
        ]

    @Test(arguments: 1...7)
    func `restoring concludes what replaying concludes`(depth: Int) {
        var plain = TwinStack()
        var restorable = RestorableStack()
        let replayed = exhaust(&plain, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        let restored = exhaust(&restorable, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        #expect(restored.statesPerDepth == replayed.statesPerDepth)
        #expect(restored.transitions == replayed.transitions)
        #expect(restored.ignored == replayed.ignored)
        #expect(restored.violations == replayed.violations)
        #expect(restored.end == replayed.end)
        #expect(restored.performs <= replayed.performs)
    }

    @Test(arguments: 1...7)
    func `states as words conclude what states conclude`(depth: Int) {
        var plain = TwinStack()
        var packed = WordStack()
        let expected = exhaust(&plain, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        let result = exhaust(&packed, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        #expect(result.statesPerDepth == expected.statesPerDepth)
        #expect(result.transitions == expected.transitions)
        #expect(result.laws == expected.laws)
        #expect(result.violations == expected.violations)
        #expect(result.performs == expected.performs)
        #expect(result.end == expected.end)
    }

    @Test(arguments: 1...7)
    func `merging states loses no violation`(depth: Int) {
        var machine = TwinStack()
        let merged = exhaust(&machine, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        let unmerged = exhaustUnmerged(
            &machine, laws: TwinStack.laws, alphabet: alphabet, depth: depth)
        #expect(merged.violations == unmerged.violations)
        #expect(merged.violations.isEmpty == (depth < 6))
        #expect(merged.states <= unmerged.states)
        #expect(merged.completeDepth == unmerged.completeDepth)
        #expect(!unmerged.isMerged)
    }

    @Test func `without merging every trace counts for itself`() {
        var machine = Counter()
        let result = exhaustUnmerged(&machine, laws: [], alphabet: [.up, .down], depth: 3)
        // u; uu ud; uuu uud udu. Down is not offered at the start and after ud.
        #expect(result.statesPerDepth == [1, 1, 2, 3])
        #expect(result.transitions == 6)
        #expect(result.ignored == 2)
        #expect(result.end == .depth)
    }

    @Test func `a state that leaves something out is found out`() {
        var machine = Hiding()
        let result = exhaust(&machine, laws: [], alphabet: [.forward, .back], depth: .max)
        #expect(result.end == .inconsistent)
    }

    @Test func `a machine that does not repeat itself is found out`() {
        var machine = Forgetful()
        let law = Law<Int>(name: "three", statement: "Not the third tick.") {
            $0 == 3 ? .violated("third") : .held
        }
        let result = exhaustUnmerged(&machine, laws: [law], alphabet: [.tick], depth: 5)
        #expect(result.end == .inconsistent, "the violation does not come again")
        #expect(result.violations.isEmpty)
    }

    @Test func `going on and turning back saves most replays`() {
        var machine = Brackets()
        let alphabet = [Brackets.op("open"), Brackets.op("open", 1), Brackets.op("close")]
        let result = exhaust(&machine, laws: [], alphabet: alphabet, depth: 9)
        // Replaying a state's path for each of its commands: the path, and the command itself.
        let replaying = result.statesPerDepth.dropLast().enumerated().reduce(0) {
            $0 + $1.element * 3 * ($1.offset + 1)
        }
        #expect(result.performs * 3 < replaying)
    }
}
