import StatefulTesting
import TestTools
import Testing

/// The searches against a brute force that performs every trace for itself, on random machines:
/// 20 of them, 60 in a release build, or 1,000 if `SPLITFUZZ_LONG` is set.
@Suite struct RandomMachineTests {
    private static let machines: UInt64 = isLong ? 1_000 : isWhole ? 60 : 20

    /// In parts, so that a failure says where.
    private static let parts: UInt64 = isLong ? 5 : 2
    private static let depth = 5

    private func seeds(_ part: UInt64) -> Range<UInt64> {
        let size = Self.machines / Self.parts
        return part * size..<(part + 1) * size
    }

    private func expectSame(
        _ result: Exhaustion<Int>, _ expected: TraceBruteForce, laws: [String], isMerged: Bool,
        _ comment: Comment
    ) {
        let shortest = expected.traces.compactMapValues(\.first)
        let found = result.counterexamples.map { ($0.flaw, $0.commands) }
        #expect(Dictionary(uniqueKeysWithValues: found) == shortest, comment)
        #expect(
            Set(result.laws.filter { $0.violated == 0 }.map(\.name))
                == Set(laws).subtracting(shortest.keys.map(\.law)), comment)
        #expect(result.flaws.count == result.counterexamples.count, comment)
        for tally in result.flaws {
            let steps =
                isMerged
                ? expected.transitions[tally.flaw]?.count : expected.traces[tally.flaw]?.count
            #expect(tally.steps == steps, comment)
        }
        if !isMerged, result.end != .outOfScope {
            #expect(result.transitions == expected.performed, comment)
            #expect(result.states == expected.followed + 1, comment)
        }
    }

    @Test(arguments: 0..<parts, [false, true])
    func `every way of searching finds what brute force finds`(part: UInt64, looksAhead: Bool) {
        var (broken, bounded) = (0, 0)
        for seed in seeds(part) {
            var machine = TableMachine(seed: seed)
            let laws = looksAhead ? machine.lawsAhead : TableMachine.lawsOfThePresent
            let expected = TraceBruteForce(machine, depth: Self.depth, looksAhead: looksAhead)
            broken += expected.traces.count
            let spaces: [(StateSpace<TableMachine>, Bool)] = [
                (.separate, false), looksAhead ? (.merged, true) : (.reduced, true),
                (.reduced.retracing, true),
            ]
            for (number, (space, isMerged)) in spaces.enumerated() {
                let result = exhaust(
                    &machine, laws: laws, alphabet: Array(0..<machine.commands), states: space,
                    options: ExhaustOptions(depth: Self.depth, scope: { $0.isInside }))
                #expect(result.inconsistency == nil, "seed \(seed)")
                #expect((result.end == .outOfScope) == !isInside(seed))
                bounded += result.beyond > 0 ? 1 : 0
                expectSame(
                    result, expected, laws: laws.names, isMerged: isMerged,
                    "seed \(seed), space \(number)")
            }
        }
        #expect(broken > (isWhole ? 40 : 5) && bounded > 0)
    }

    private func isInside(_ seed: UInt64) -> Bool { TableMachine(seed: seed).isInside }

    @Test(arguments: 0..<parts)
    func `a minimum is what brute force comes to first, whatever else breaks`(part: UInt64) throws {
        var minimised = 0
        for seed in seeds(part) {
            var machine = TableMachine(seed: seed)
            let alphabet = Array(0..<machine.commands)
            let laws = machine.lawsAhead
            // Minimising has no scope, so machines with one are left out.
            guard machine.isUnbounded else { continue }
            let expected = TraceBruteForce(machine, depth: Self.depth, looksAhead: true)
            for (flaw, traces) in expected.traces {
                let (first, last) = (try #require(traces.first), try #require(traces.last))
                let minimum = try minimise(
                    &machine, laws: laws, trace: last, law: flaw.law, alphabet: alphabet,
                    states: .reduced, options: MinimiseOptions(symptom: flaw.symptom))
                #expect(minimum.counterexample.commands == first, "seed \(seed), \(flaw)")
                #expect(minimum.counterexample.flaw == flaw)
                guard case .proved = minimum.shortest else {
                    Issue.record("seed \(seed), \(flaw): \(minimum.shortest)")
                    continue
                }
                minimised += 1
            }
        }
        #expect(minimised > (isWhole ? 30 : 5))
    }
}
