import StatefulChallenge
import StatefulTesting
import Testing

@Suite struct MinimiseTests {
    private func twin(_ words: String) -> [Op] {
        words.split(separator: " ").map { word in
            Int(word).map { TwinStack.op("push", $0) } ?? TwinStack.op(String(word))
        }
    }

    @Test func `what the passes leave, the search puts right`() throws {
        let trace = twin("9 5 1 pop 3 swap swap 5")
        var machine = TwinStack()
        let start = replay(&machine, trace, laws: TwinStack.laws)
        try #require(start.violation != nil)
        let result = try minimise(
            &machine, laws: TwinStack.laws, trace: trace, law: "flaw")
        #expect(result.shrunk.trace != TwinStack.minimum)
        #expect(result.improvements > 0)
        #expect(result.trace == TwinStack.minimum)
        guard case .proved(let states) = result.shortest else {
            Issue.record("\(result.shortest)")
            return
        }
        #expect(states > 20)
        #expect(result.widerShortest == nil)
        #expect(result.isStable)
    }

    @Test func `the wider alphabet finds what the used commands cannot say`() throws {
        var machine = Overflow()
        let trace = [Overflow.op("add", 8), Overflow.op("add", 8)]
        let narrow = try minimise(&machine, laws: Overflow.laws, trace: trace, law: "flaw")
        #expect(narrow.trace == trace)
        #expect(narrow.shortest == .proved(states: 2), "0 and 8")
        let wide = try minimise(
            &machine, laws: Overflow.laws, trace: trace, law: "flaw", wider: Overflow.alphabet)
        #expect(wide.trace == Overflow.minimum)
        #expect(wide.improvements == 1)
        guard case .proved = wide.shortest, case .proved = wide.widerShortest else {
            Issue.record("\(wide)")
            return
        }
    }

    @Test func `what a search has found is not searched for again`() throws {
        func performs(_ alphabet: [Op], _ depth: Int) -> Int {
            var machine = Overflow()
            return exhaust(
                &machine, laws: Overflow.laws, alphabet: alphabet, depth: depth,
                goal: .oneOf(["flaw"])
            ).performs
        }
        var machine = Overflow()
        let trace = [Overflow.op("add", 8), Overflow.op("add", 8)]
        let result = try minimise(
            &machine, laws: Overflow.laws, trace: trace, law: "flaw", wider: Overflow.alphabet)
        #expect(result.trace == Overflow.minimum)
        #expect(
            result.provingPerforms
                == performs(trace, trace.count) + performs(Overflow.alphabet, trace.count)
                + performs(Overflow.minimum, Overflow.minimum.count))
    }

    @Test func `too many states are admitted`() throws {
        var machine = TwinStack()
        let limits = MinimiseLimits(proving: ExhaustLimits(states: 20))
        let result = try minimise(
            &machine, laws: TwinStack.laws, trace: TwinStack.minimum, law: "flaw", limits: limits)
        #expect(result.trace == TwinStack.minimum)
        guard case .notProved(let beyond) = result.shortest else {
            Issue.record("\(result.shortest)")
            return
        }
        #expect((1...4).contains(beyond))
    }

    @Test func `without states every trace is performed for itself`() throws {
        var machine = TwinStack()
        let trace = twin("0 0 swap 5 swap 5")
        let result = try minimiseUnmerged(
            &machine, laws: TwinStack.laws, trace: trace, law: "flaw")
        #expect(result.trace == TwinStack.minimum)
        #expect(result.shortest == .unmerged(beyond: 5), "a proof: all traces up to 5 steps")
    }

    @Test func `other laws met on the way are handed back, the shortest trace of each`() throws {
        var machine = TwoFlaws()
        let result = try minimise(
            &machine, laws: TwoFlaws.laws, trace: TwoFlaws.minimum, law: "flaw")
        #expect(result.bycatch.map(\.law) == ["early"])
        #expect(result.bycatch.first?.trace == ["x", "x", "x"].map { TwoFlaws.op($0) })
    }

    @Test func `a machine that does not repeat itself gets no proof`() throws {
        var machine = Forgetful()
        let result = try minimiseUnmerged(
            &machine, laws: [Forgetful.never500], trace: .init(repeating: .tick, count: 500),
            law: "never-500")
        #expect(!result.isStable)
        #expect(result.shortest == .notProved(beyond: 0))
    }

    @Test func `errors of shrinking are passed on`() {
        var machine = Counter()
        #expect(throws: ShrinkError.notReproduced(nil)) {
            try minimise(&machine, laws: [Counter.below(9)], trace: [.up], law: "below-9")
        }
    }

    @MainActor @Test func `a main-actor class is minimised through an isolated conformance`() throws
    {
        var stage = MainActorStage()
        let law = Law<Int>(name: "shallow", statement: "The depth stays below 3.") { depth in
            depth < 3 ? .held : .violated("depth \(depth)")
        }
        let result = try minimise(
            &stage, laws: [law], trace: [.push, .push, .pop, .pop, .push, .push, .push],
            law: "shallow")
        #expect(result.trace == [.push, .push, .push])
        #expect(result.shortest == .proved(states: 3))
    }
}
