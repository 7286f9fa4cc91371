import Foundation
import StatefulTesting
import Testing

@Suite struct StateMapTests {
    @Test func `transitions differ by where they begin, by their kind, and by where they end`() {
        var numbers: Set<UInt64> = []
        for before in 0..<10 as Range<UInt64> {
            for kind in 0..<10 {
                for after in 0..<10 as Range<UInt64> {
                    numbers.insert(StateMap.transition(from: before, by: kind, to: after))
                }
            }
        }
        #expect(numbers.count == 1_000)
    }

    @Test func `a search draws the map of where its runs could go on`() {
        var machine = Lock([0, 1])
        let limits = SearchLimits(drawsMap: true)
        let report = search(
            &machine, laws: [Lock.staysShut], coverage: RunCoverage(), seed: 1, runs: 0..<200,
            limits: limits)
        // The open lock ends the run, and so is no place to go on from.
        #expect(report.map.states == [0, 1])
        // From 0: the right digit, five wrong ones and shaking; from 1 the same but the right one.
        #expect(report.map.transitions.count == 7 + 6)
        let plain = search(
            &machine, laws: [Lock.staysShut], coverage: RunCoverage(), seed: 1, runs: 0..<200)
        #expect(plain.map == StateMap())
        #expect(plain.kinds == report.kinds, "a map is drawn beside the search")
    }

    @Test func `it is written in the same order in each process`() throws {
        let numbers = (0..<50).map { SplitMix64.mix($0) }
        let map = StateMap(states: Set(numbers), transitions: Set(numbers.prefix(20)))
        let written = try JSONEncoder().encode(map)
        let lists = try JSONDecoder().decode([String: [UInt64]].self, from: written)
        #expect(lists["states"] == numbers.sorted())
        #expect(lists["transitions"] == numbers.prefix(20).sorted())
        #expect(try JSONDecoder().decode(StateMap.self, from: written) == map)
    }

    private func reached(
        by machine: inout Lock, _ alphabet: [Lock.Command], depth: Int = .max,
        scope: @escaping (Lock) -> Bool = { _ in true }
    ) -> Exhaustion<Lock.Command> {
        exhaust(
            &machine, laws: [], alphabet: alphabet, states: .reduced,
            options: ExhaustOptions(depth: depth, scope: scope, coverage: RunCoverage()))
    }

    @Test func `all that can be reached is known, and a search covers nothing else`() {
        var machine = Lock([0, 1, 2])
        let alphabet = (0..<6).map(Lock.Command.digit) + [.shake]
        let reachable = reached(by: &machine, alphabet)
        #expect(reachable.isClosed)
        #expect(reachable.map.states == [0, 1, 2])
        // From each of three states seven commands, of which one opens the lock.
        #expect(reachable.map.transitions.count == 3 * 7 - 1)
        let report = search(
            &machine, laws: [Lock.staysShut], coverage: RunCoverage(), seed: 1, runs: 0..<500,
            limits: SearchLimits(drawsMap: true))
        #expect(report.map == reachable.map)
    }

    @Test func `within a scope there is what lies inside of it`() {
        var machine = Lock([0, 1, 2, 3])
        let alphabet = (0..<6).map(Lock.Command.digit)
        let low = reached(by: &machine, alphabet, scope: { $0.right < 2 })
        #expect(low.isClosed)
        #expect(low.map.states == [0, 1])
        #expect(low.map.transitions.count == 6 + 5)
        let short = reached(by: &machine, alphabet, depth: 1)
        #expect(short.end == .depth)
        #expect(short.completeDepth == 1)
        #expect(short.map.states == [0, 1])
        let nothing = reached(by: &machine, alphabet, scope: { _ in false })
        #expect(nothing.end == .outOfScope && !nothing.isClosed)
    }
}
