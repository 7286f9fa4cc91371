import StatefulTesting
import Testing

/// Exhaustive searches that end before they are done: what they saw is reported all the same.
@Suite struct EarlyEndTests {
    private let laws = LawSet<Counter>([Counter.below(3), Counter.below(5), Counter.below(8)])

    private func exhausted(after patience: Int) -> Exhaustion<Counter.Command> {
        var machine = Counter()
        var asked = 0
        return exhaust(
            &machine, laws: laws, alphabet: [.up, .down, .add(2)], states: .merged,
            deadline: {
                asked += 1
                return asked > patience
            })
    }

    @Test func `every law that was seen broken has a counterexample, whenever time was up`() {
        var ahead = 0
        for patience in 0..<60 {
            let result = exhausted(after: patience)
            let broken = result.laws.filter { $0.violated > 0 }.map(\.name)
            #expect(Set(result.counterexamples.map(\.flaw.law)) == Set(broken), "\(patience)")
            #expect(result.flaws.map(\.flaw.law) == broken)
            for counterexample in result.counterexamples {
                var machine = Counter()
                let shown = replay(&machine, counterexample.commands, laws: laws).violations.last
                #expect(shown?.flaw != nil, "it leads to its flaw")
                if counterexample.commands.count > result.completeDepth + 1 { ahead += 1 }
            }
        }
        #expect(ahead > 0, "some were seen ahead of the layer that the search was in")
    }

    @Test func `a counterexample is proved the shortest if every shorter trace was judged`() throws
    {
        let whole = exhausted(after: 1_000)
        #expect(whole.end == .closed || whole.end == .depth || whole.end == .stateLimit)
        var unproved = 0
        for patience in 0..<60 {
            let result = exhausted(after: patience)
            for counterexample in result.counterexamples {
                let proof = result.proof(of: counterexample)
                let length = counterexample.commands.count
                guard proof.isProved(forLength: length) else {
                    unproved += 1
                    let depth = result.completeDepth
                    #expect(proof == .notProved(beyond: depth, .tooManyStates))
                    #expect(depth < length - 1)
                    continue
                }
                #expect(proof == .proved(states: result.states))
                let law = counterexample.flaw.law
                let shortest = try #require(whole.counterexample(to: law)?.commands.count)
                #expect(length == shortest)
            }
        }
        #expect(unproved > 0)
    }

    @Test func `a search for one flaw does not report others`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: laws, alphabet: [.up, .down, .add(2)], states: .merged,
            options: ExhaustOptions(
                until: { $0.law == "below-8" }, limits: ExhaustLimits(states: 4)))
        #expect(result.end == .stateLimit)
        #expect(result.counterexample(to: "below-8") == nil)
    }

    @Test func `as many states as there are numbers may be asked for`() {
        #expect(ExhaustLimits(states: .max).states == 1 << 31 - 1)
    }
}
