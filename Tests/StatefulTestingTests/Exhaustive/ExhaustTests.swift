import StatefulTesting
import Testing

@Suite struct ExhaustTests {
    @Test func `a closed search counts what can be counted by hand`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.downIsOne], alphabet: [.add(2), .up, .down, .up],
            states: .merged, options: ExhaustOptions(depth: .max))
        #expect(result.alphabet == [.up, .down, .add(2)], "sorted, each once")
        #expect(result.isClosed)
        #expect(result.isMerged)
        #expect(result.statesPerDepth == [1, 2, 2, 2, 2, 1], "0; 1 2; 3 4; 5 6; 7 8; 9")
        #expect(result.states == 10)
        #expect(result.completeDepth == 6)
        #expect(result.transitions == 26, "up from 9 states, down from 9, add from 8")
        #expect(result.ignored == 4)
        #expect(result.flaws.isEmpty)
    }

    @Test func `the shortest violation is found, the simplest of that length`() throws {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(9)], alphabet: [.up, .down, .add(2)], states: .merged,
            options: ExhaustOptions(depth: 9, until: { $0.law == "below-9" }))
        #expect(result.end == .found)
        #expect(result.completeDepth == 4)
        let found = try #require(result.counterexample(to: "below-9"))
        #expect(found.commands == [.up, .add(2), .add(2), .add(2), .add(2)])
        #expect(found.sentence == "reached 9")
        #expect(found.flaw == Flaw(law: "below-9"))
    }

    @Test func `a search for every flaw goes on through broken laws`() {
        var machine = Counter()
        let laws = LawSet<Counter>([Counter.below(8), Counter.below(4), Counter.below(3)])
        let result = exhaust(
            &machine, laws: laws, alphabet: [.up, .add(2)], states: .merged,
            options: ExhaustOptions(depth: .max))
        #expect(result.isClosed)
        #expect(result.states == 10)
        let found = result.counterexamples
        #expect(found.map(\.flaw.law) == ["below-3", "below-4", "below-8"])
        // 3 breaks the last law, 4 the one before; 8 is behind both.
        #expect(
            found.map(\.commands) == [
                [.up, .add(2)], [.add(2), .add(2)], [.add(2), .add(2), .add(2), .add(2)],
            ])
    }

    @Test func `a search for any flaw ends with the first`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(4), Counter.below(3)], alphabet: [.up, .add(2)],
            states: .merged, options: ExhaustOptions(until: { _ in true }))
        #expect(result.end == .found)
        #expect(result.counterexamples.map(\.flaw.law) == ["below-3"])
    }

    @Test func `a depth that is too small is no closed search`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(9)], alphabet: [.up, .down, .add(2)], states: .merged,
            options: ExhaustOptions(depth: 4))
        #expect(result.end == .depth)
        #expect(result.completeDepth == 4)
        #expect(result.statesPerDepth == [1, 2, 2, 2, 2])
        #expect(result.flaws.isEmpty)
    }

    @Test func `a command that ends the run is judged and leads nowhere`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [], alphabet: [.up, .stop], states: .merged,
            options: ExhaustOptions(depth: .max))
        #expect(result.states == 10)
        #expect(result.transitions == 19, "up from 9 states, stop from 10")
        #expect(result.ignored == 1)
    }

    @Test func `too many states end the search honestly`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(9)], alphabet: [.up, .down, .add(2)], states: .merged,
            options: ExhaustOptions(depth: .max, limits: ExhaustLimits(states: 5)))
        #expect(result.end == .stateLimit)
        #expect(result.completeDepth < 5)
        #expect(!result.isClosed)
        #expect(result.flaws.isEmpty)
    }

    @Test func `a deadline ends the search honestly`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [], alphabet: [.up, .down], states: .merged,
            options: ExhaustOptions(depth: .max), deadline: { true })
        #expect(result.end == .deadline)
        #expect(result.completeDepth == 0)
        #expect(result.transitions == 0)
    }

    @Test func `an empty alphabet is closed at once`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [], alphabet: [], states: .merged, options: ExhaustOptions(depth: 3))
        #expect(result.isClosed)
        #expect(result.states == 1)
    }

    @MainActor @Test func `a main-actor class is exhausted through an isolated conformance`() {
        var stage = MainActorStage()
        let result = exhaust(
            &stage, laws: [], alphabet: [.push, .pop], states: .merged,
            options: ExhaustOptions(depth: 5))
        #expect(result.statesPerDepth == [1, 1, 1, 1, 1, 1])
        #expect(result.transitions == 9, "push from 0 to 4, pop from 1 to 4")
    }

    @Test(arguments: [(3, 0), (4, 1)])
    func `nothing is counted that is further away than the longest traces`(
        depth: Int, broken: Int
    ) {
        let law = Law<Corridor.Step>(name: "not-3", statement: "No way back from room 3.") { step in
            step.command == .back && step.before == 3 ? .violated("back from 3") : .held
        }
        var machine = Corridor()
        let result = exhaust(
            &machine, laws: [law], alphabet: Corridor.Command.allCases, states: .merged,
            options: ExhaustOptions(depth: depth))
        #expect(result.flaws.count == broken)
        #expect(result.laws[0].violated == broken)
    }
}
