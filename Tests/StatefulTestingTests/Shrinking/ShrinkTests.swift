import StatefulChallenge
import Testing

@testable import StatefulTesting

@Suite struct ShrinkTests {
    private let laws: LawSet<Counter> = [Counter.below(9), Counter.downIsOne]

    @Test func `what was not executed is cut first`() throws {
        var machine = Counter()
        let result = try shrink(
            &machine, laws: laws, trace: [.down, .add(4), .add(4), .down, .add(2), .up, .up],
            law: "below-9", executions: 1)
        #expect(result.counterexample.commands == [.add(4), .add(4), .down, .add(2)])
        #expect(result.counterexample.sentence == "reached 9")
    }

    @Test func `nothing that one or two commands less would do is left`() throws {
        var machine = Counter()
        for seed in 0..<40 as Range<UInt64> {
            let report = search(
                &machine, laws: laws, coverage: RunCoverage(), seed: seed, runs: 0..<40)
            let failure = try #require(report.failures.first)
            let result = try shrink(
                &machine, laws: laws, trace: failure.counterexample.commands,
                law: failure.counterexample.flaw.law)
            #expect(result.isStable)
            #expect(fails(result.counterexample.commands))
            for first in result.counterexample.commands.indices {
                for second in result.counterexample.commands.indices {
                    var shorter = result.counterexample.commands
                    shorter.remove(at: max(first, second))
                    if first != second { shorter.remove(at: min(first, second)) }
                    #expect(!fails(shorter))
                }
            }
        }
    }

    /// Whether a trace brings the counter to 9, by arithmetic alone.
    private func fails(_ trace: [Counter.Command]) -> Bool {
        var value = 0
        for command in trace {
            let next =
                switch command {
                case .up: value + 1
                case .down: value - 1
                case .add(let amount): value + amount
                case .stop: value
                }
            value = (0...9).contains(next) ? next : value
            if value == 9 { return true }
        }
        return false
    }

    @Test func `what leads back to where it began is left out`() throws {
        var machine = Counter()
        let loop: [Counter.Command] = [.up, .up, .add(3), .down, .down, .down, .down, .down]
        let result = try shrink(
            &machine, laws: laws, trace: loop + loop + [.add(4), .add(4), .up], law: "below-9")
        #expect(result.counterexample.commands == [.up, .add(4), .add(4)], "up comes first")
    }

    @Test func `commands of which neither can go alone are left out in pairs`() throws {
        var machine = TwinStack()
        var isDetourNeeded = false
        for seed in 0..<12 as Range<UInt64> {
            let report = search(
                &machine, laws: LawSet(TwinStack.laws), seed: seed, runs: 0..<3_000,
                limits: SearchLimits(shares: .unguided))
            let failure = try #require(report.failures.first)
            let result = try shrink(
                &machine, laws: LawSet(TwinStack.laws), trace: failure.counterexample.commands,
                law: "flaw")
            let withoutDetours = try shrink(
                &machine, laws: LawSet(TwinStack.laws), trace: failure.counterexample.commands,
                law: "flaw", detours: 0)
            isDetourNeeded =
                isDetourNeeded
                || withoutDetours.counterexample.commands.count
                    > result.counterexample.commands.count
            for first in result.counterexample.commands.indices {
                for second in result.counterexample.commands.indices.dropFirst(first + 1) {
                    var shorter = result.counterexample.commands
                    shorter.remove(at: second)
                    shorter.remove(at: first)
                    #expect(replay(&machine, shorter, laws: LawSet(TwinStack.laws)).flaws.isEmpty)
                }
            }
        }
        #expect(isDetourNeeded)
    }

    @Test func `three commands that only go together are left out together`() throws {
        var machine = Modulo()
        let trace: [Modulo.Command] = [.tick, .tick, .tick, .tick, .fire]
        let result = try shrink(&machine, laws: [Modulo.law], trace: trace, law: "modulo")
        #expect(result.counterexample.commands == [.tick, .fire])
        let withoutDetours = try shrink(
            &machine, laws: [Modulo.law], trace: trace, law: "modulo", detours: 0)
        #expect(withoutDetours.counterexample.commands == trace)
    }

    private let doors: [Doors.Command] = [.enter(0), .enter(1), .cross, .ring]

    @Test func `one command from elsewhere stands for two of the trace`() throws {
        var machine = Doors()
        let trace: [Doors.Command] = [.enter(0), .cross, .ring]
        let wide = try shrink(
            &machine, laws: [Doors.silent], trace: trace, law: "silent", alphabet: doors)
        #expect(wide.counterexample.commands == [.enter(1), .ring])
        let narrow = try shrink(&machine, laws: [Doors.silent], trace: trace, law: "silent")
        #expect(narrow.counterexample.commands == trace, "there is nothing to take")
    }

    @Test(arguments: 0..<150 as Range<UInt64>)
    func `three commands from elsewhere are every trace of three`(seed: UInt64) throws {
        var machine = TableMachine(seed: seed)
        guard machine.isUnbounded else { return }
        let laws = TableMachine.lawsOfThePresent
        let expected = TraceBruteForce(machine, depth: 3, looksAhead: false)
        for (flaw, traces) in expected.traces {
            let (first, last) = (try #require(traces.first), try #require(traces.last))
            let result = try shrink(
                &machine, laws: laws, trace: last, law: flaw.law, symptom: flaw.symptom,
                alphabet: Array(0..<machine.commands))
            #expect(result.counterexample.commands == first)
        }
    }

    @Test func `a search for a detour ends, however many states there are`() throws {
        var machine = TwinStack()
        let laws: LawSet<TwinStack> = LawSet(TwinStack.laws)
        let report = search(
            &machine, laws: laws, seed: 4, runs: 0..<2_000, limits: SearchLimits(shares: .unguided))
        let failure = try #require(report.failures.first)
        func executions(detours: Int?) throws -> Int {
            try shrink(
                &machine, laws: laws, trace: failure.counterexample.commands, law: "flaw",
                alphabet: TwinStack.alphabet, detours: detours
            ).executions
        }
        let (none, usual) = (try executions(detours: 0), try executions(detours: nil))
        #expect(usual >= none + Detours.mostExecutions, "it met more than it may look at")
        #expect(try executions(detours: 2 * Detours.mostExecutions) > usual)
    }

    @Test func `independent steps are brought into their order`() throws {
        var machine = Settings()
        let result = try shrink(
            &machine, laws: LawSet(Settings.laws),
            trace: [
                Settings.op("set", 3), Settings.op("set", 1), Settings.op("set"),
                Settings.op("set", 2), Settings.op("fire"),
            ], law: "flaw")
        #expect(result.counterexample.commands == Settings.minimum)
    }

    @Test func `one identity in several kinds is lowered everywhere at once`() throws {
        var machine = Session()
        let trace = ["open", "write", "close"].map { Session.op($0, 11) }
        let result = try shrink(&machine, laws: LawSet(Session.laws), trace: trace, law: "flaw")
        #expect(result.counterexample.commands == Session.minimum)
    }

    @Test func `another law that breaks on the way is not mistaken for the flaw`() throws {
        var machine = TwoFlaws()
        let trace = ["x", "y", "x", "reset", "x", "y", "x", "y", "x", "y"].map { TwoFlaws.op($0) }
        let result = try shrink(&machine, laws: LawSet(TwoFlaws.laws), trace: trace, law: "flaw")
        #expect(result.counterexample.commands == TwoFlaws.minimum)
        #expect(result.counterexample.flaw == Flaw(law: "flaw"))
        let whole = replay(&machine, TwoFlaws.minimum, laws: LawSet(TwoFlaws.laws))
        #expect(whole.flaws.map(\.law) == ["early", "flaw"])
    }

    @Test func `the same input gives the same result`() throws {
        var machine = TwinStack()
        let trace = try #require(
            search(
                &machine, laws: LawSet(TwinStack.laws), seed: 4, runs: 0..<2_000,
                limits: SearchLimits(shares: .unguided)
            ).failures.first
        ).counterexample.commands
        let results = try (0..<2).map { _ in
            try shrink(&machine, laws: LawSet(TwinStack.laws), trace: trace, law: "flaw")
        }
        #expect(results[0] == results[1])
    }
}
