import StatefulChallenge
import StatefulTesting
import Testing

@Suite struct MinimiseTests {
    private func twin(_ words: String) -> [Op] {
        words.split(separator: " ").map { word in
            Int(word).map { TwinStack.op("push", $0) } ?? TwinStack.op(String(word))
        }
    }

    private let laws = LawSet<TwinStack>(TwinStack.laws)

    /// So little shrinking that something is left to search for.
    private let hurried = MinimiseLimits(executions: 20)

    @Test func `what the passes leave, the search puts right`() throws {
        let trace = twin("9 5 1 pop 3 swap swap 5")
        var machine = TwinStack()
        let start = replay(&machine, trace, laws: laws)
        try #require(!start.violations.isEmpty)
        let result = try minimise(
            &machine, laws: laws, trace: trace, law: "flaw", states: .merged,
            options: MinimiseOptions(limits: hurried))
        #expect(result.shrunk.counterexample.commands != TwinStack.minimum)
        #expect(result.counterexample.commands == TwinStack.minimum)
        guard case .proved(let states) = result.shortest else {
            Issue.record("\(result.shortest)")
            return
        }
        #expect(states > 20)
        #expect(result.isStable && result.inconsistency == nil)
    }

    private let eights = [Overflow.op("add", 8), Overflow.op("add", 8)]

    @Test func `the wider alphabet finds what the used commands cannot say`() throws {
        var machine = Overflow()
        let narrow = try minimise(
            &machine, laws: LawSet(Overflow.laws), trace: eights, law: "flaw", states: .merged)
        #expect(narrow.counterexample.commands == eights)
        #expect(narrow.shortest == .proved(states: 2), "0 and 8")
        let wide = try minimise(
            &machine, laws: LawSet(Overflow.laws), trace: eights, law: "flaw",
            alphabet: Overflow.alphabet, states: .merged, options: MinimiseOptions(limits: hurried))
        #expect(wide.counterexample.commands == Overflow.minimum)
        #expect(wide.shrunk.counterexample.commands != Overflow.minimum)
        guard case .proved = wide.shortest else {
            Issue.record("\(wide)")
            return
        }
    }

    @Test func `one search is enough if it comes to an end`() throws {
        func performs(_ alphabet: [Op]) -> Int {
            var machine = Overflow()
            return exhaust(
                &machine, laws: LawSet(Overflow.laws), alphabet: alphabet, states: .merged,
                options: ExhaustOptions(depth: 2, until: { _ in true })
            ).performs
        }
        var machine = Overflow()
        let result = try minimise(
            &machine, laws: LawSet(Overflow.laws), trace: eights, law: "flaw",
            alphabet: Overflow.alphabet, states: .merged)
        #expect(result.provingPerforms == performs(Overflow.alphabet))
    }

    @Test func `too many states are admitted, and the commands of the trace tried alone`() throws {
        var machine = TwinStack()
        let limits = MinimiseLimits(proving: ExhaustLimits(states: 20))
        let result = try minimise(
            &machine, laws: laws, trace: TwinStack.minimum, law: "flaw",
            alphabet: TwinStack.alphabet, states: .merged, options: MinimiseOptions(limits: limits))
        #expect(result.counterexample.commands == TwinStack.minimum)
        guard case .notProved(let beyond, .tooManyStates) = result.shortest else {
            Issue.record("\(result.shortest)")
            return
        }
        #expect((0...4).contains(beyond))
        let alone = try minimise(
            &machine, laws: laws, trace: TwinStack.minimum, law: "flaw", states: .merged,
            options: MinimiseOptions(limits: limits))
        #expect(result.provingPerforms > alone.provingPerforms)
    }

    @Test func `without states every trace is performed for itself`() throws {
        var machine = TwinStack()
        let result = try minimise(
            &machine, laws: laws, trace: twin("0 0 swap 5 swap 5"), law: "flaw", states: .separate)
        #expect(result.counterexample.commands == TwinStack.minimum)
        #expect(result.shortest == .unmerged(beyond: 5), "a proof: all traces up to 5 steps")
    }

    @Test func `a narrow search adds no proof to a wide one that was ended`() throws {
        var machine = TwinStack()
        let result = try minimise(
            &machine, laws: laws, trace: TwinStack.minimum, law: "flaw",
            alphabet: TwinStack.alphabet, states: .separate,
            options: MinimiseOptions(limits: MinimiseLimits(proving: ExhaustLimits(states: 2_000))))
        #expect(result.counterexample.commands == TwinStack.minimum)
        guard case .unmerged(let beyond) = result.shortest else {
            Issue.record("\(result.shortest)")
            return
        }
        #expect((1...3).contains(beyond), "of the commands of the trace up to 5 steps were tried")
        #expect(!result.shortest.isProved(forLength: TwinStack.minimum.count))
    }

    @Test func `shortest is said of one law, whatever else its trace breaks`() throws {
        var machine = TwoFlaws()
        let laws = LawSet<TwoFlaws>(TwoFlaws.laws)
        let late = ["x", "y", "x", "y", "y", "x"].map { TwoFlaws.op($0) }
        for trace in [late, TwoFlaws.minimum] {
            let result = try minimise(
                &machine, laws: laws, trace: trace, law: "flaw", alphabet: TwoFlaws.alphabet,
                states: .merged)
            #expect(result.counterexample.commands == TwoFlaws.minimum)
            guard case .proved = result.shortest else {
                Issue.record("\(result.shortest)")
                continue
            }
        }
        #expect(!replay(&machine, late, laws: laws).flaws.contains(Flaw(law: "early")))
        #expect(replay(&machine, TwoFlaws.minimum, laws: laws).flaws.contains(Flaw(law: "early")))
    }

    @Test func `a machine that is not deterministic gets no proof`() throws {
        var machine = Forgetful()
        let result = try minimise(
            &machine, laws: [Forgetful.never500], trace: .init(repeating: .tick, count: 500),
            law: "never-500", states: .separate)
        #expect(!result.isStable)
        #expect(result.shortest == .notProved(beyond: 0, .unrepeatable))
    }

    @Test func `errors of shrinking are passed on`() {
        var machine = Counter()
        #expect(throws: ShrinkError.notReproduced) {
            try minimise(
                &machine, laws: [Counter.below(9)], trace: [.up], law: "below-9", states: .merged)
        }
        #expect(throws: ShrinkError.unknownLaw("gravity")) {
            try minimise(
                &machine, laws: [Counter.below(9)], trace: [.up], law: "gravity", states: .merged)
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
            law: "shallow", states: .merged)
        #expect(result.counterexample.commands == [.push, .push, .push])
        #expect(result.shortest == .proved(states: 3))
    }
}
