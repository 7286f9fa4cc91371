import StatefulChallenge
import StatefulTesting
import Testing

@Suite struct ShrinkTests {
    private let laws = [Counter.below(9), Counter.downIsOne]

    private func accepted<Command>(_ pass: ShrinkPass, in result: ShrinkResult<Command>) -> Int {
        result.passes.first { $0.pass == pass }?.accepted ?? 0
    }

    @Test func `what was not executed is cut first`() throws {
        var machine = Counter()
        let result = try shrink(
            &machine, laws: laws, trace: [.down, .add(4), .add(4), .down, .add(2), .up, .up],
            law: "below-9", limits: ShrinkLimits(executions: 1))
        #expect(result.trace == [.add(4), .add(4), .down, .add(2)])
        #expect(result.original.count == 7)
        #expect(result.sentence == "reached 9")
        #expect(accepted(.cutToExecuted, in: result) == 1)
        #expect(!result.reachedFixedPoint)
    }

    @Test func `nothing that one or two commands less would do is left`() throws {
        var machine = Counter()
        for seed in 0..<40 as Range<UInt64> {
            let report = search(&machine, laws: laws, seed: seed, runs: 0..<40)
            let failure = try #require(report.failures.first)
            let result = try shrink(
                &machine, laws: laws, trace: failure.trace, law: failure.law)
            #expect(result.reachedFixedPoint)
            #expect(result.isStable)
            #expect(fails(result.trace))
            for first in result.trace.indices {
                for second in result.trace.indices {
                    var shorter = result.trace
                    shorter.remove(at: max(first, second))
                    if first != second {
                        shorter.remove(at: min(first, second))
                    }
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
            if value == 9 {
                return true
            }
        }
        return false
    }

    @Test func `a loop between equal states is cut out at once`() throws {
        var machine = Counter()
        let loop: [Counter.Command] = [.up, .up, .add(3), .down, .down, .down, .down, .down]
        let result = try shrink(
            &machine, laws: laws, trace: loop + loop + [.add(4), .add(4), .up], law: "below-9")
        #expect(result.trace == [.up, .add(4), .add(4)], "up moves to the front")
        #expect(accepted(.cutLoops, in: result) == 1, "both rounds in one cut")
    }

    @Test func `commands of which neither can go alone are dropped in pairs`() throws {
        var machine = TwinStack()
        var pairs = 0
        for seed in 0..<12 as Range<UInt64> {
            let report = search(&machine, laws: TwinStack.laws, seed: seed, runs: 0..<3_000)
            let failure = try #require(report.failures.first)
            let result = try shrink(
                &machine, laws: TwinStack.laws, trace: failure.trace, law: "flaw")
            pairs += accepted(.dropPairs, in: result)
            for first in result.trace.indices {
                for second in result.trace.indices.dropFirst(first + 1) {
                    var shorter = result.trace
                    shorter.remove(at: second)
                    shorter.remove(at: first)
                    #expect(replay(&machine, shorter, laws: TwinStack.laws).violation == nil)
                }
            }
        }
        #expect(pairs > 0)
    }

    @Test func `three commands that only go together are dropped together`() throws {
        var machine = Modulo()
        let result = try shrink(
            &machine, laws: [Modulo.law], trace: [.tick, .tick, .tick, .tick, .fire],
            law: "modulo")
        #expect(result.trace == [.tick, .fire])
        #expect(accepted(.dropTriples, in: result) == 1)
    }

    @Test func `two neighbours that lead where one leads are fused`() throws {
        var machine = Doors()
        let result = try shrink(
            &machine, laws: [Doors.silent], trace: [.enter(0), .cross, .ring], law: "silent")
        #expect(result.trace == [.enter(1), .ring])
        #expect(accepted(.fuseNeighbours, in: result) == 1)
    }

    @Test func `independent steps are brought into their order`() throws {
        var machine = Settings()
        let result = try shrink(
            &machine, laws: Settings.laws,
            trace: [
                Settings.op("set", 3), Settings.op("set", 1), Settings.op("set"),
                Settings.op("set", 2), Settings.op("fire"),
            ], law: "flaw")
        #expect(result.trace == Settings.minimum)
        #expect(accepted(.swapNeighbours, in: result) == 4, "3 1 0 2 is four swaps away")
    }

    @Test func `one identity in several kinds is lowered everywhere at once`() throws {
        var machine = Session()
        let trace = ["open", "write", "close"].map { Session.op($0, 11) }
        let result = try shrink(&machine, laws: Session.laws, trace: trace, law: "flaw")
        #expect(result.trace == Session.minimum)
        #expect(accepted(.simplifyTogether, in: result) > 0)
        #expect(accepted(.simplifyEach, in: result) == 0)
    }

    @Test func `another law that breaks first is not mistaken for the flaw, but kept`() throws {
        var machine = TwoFlaws()
        let trace = ["x", "y", "x", "reset", "x", "y", "x", "y", "x", "y"].map { TwoFlaws.op($0) }
        let result = try shrink(&machine, laws: TwoFlaws.laws, trace: trace, law: "flaw")
        #expect(result.trace == TwoFlaws.minimum)
        let other = try #require(result.bycatch.first)
        #expect(result.bycatch.count == 1)
        #expect(other.law == "early")
        #expect(replay(&machine, other.trace, laws: TwoFlaws.laws).violation?.law == "early")
    }

    @Test func `the same input gives the same result`() throws {
        var machine = TwinStack()
        let trace = try #require(
            search(&machine, laws: TwinStack.laws, seed: 4, runs: 0..<2_000).failures.first
        ).trace
        let results = try (0..<2).map { _ in
            try shrink(&machine, laws: TwinStack.laws, trace: trace, law: "flaw")
        }
        #expect(results[0] == results[1])
    }
}
