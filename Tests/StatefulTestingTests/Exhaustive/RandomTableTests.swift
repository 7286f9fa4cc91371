import StatefulTesting
import Testing

/// The exhaustive search against a naive one that reads random tables instead of driving machines.
@Suite struct RandomTableTests {
    /// What a plain breadth-first walk over a table finds.
    private struct Walk {
        var statesPerDepth: [Int] = []
        var transitions = 0
        var ignored = 0
        var violations: [Int: [Int]] = [:]
    }

    private func walk(_ table: [[TableMachine.Entry]], depth: Int) -> Walk {
        var result = Walk()
        var paths: [Int: [Int]] = [0: []]
        var layer = [0]
        for _ in 0..<depth where !layer.isEmpty {
            result.statesPerDepth.append(layer.count)
            var next: [Int] = []
            for state in layer {
                let path = paths[state] ?? []
                for command in table[state].indices {
                    result.transitions += 1
                    switch table[state][command] {
                    case .ignored:
                        result.transitions -= 1
                        result.ignored += 1
                    case .ends:
                        continue
                    case .breaks(let law):
                        result.violations[law] = result.violations[law] ?? path + [command]
                    case .leads(let reached):
                        if paths[reached] == nil {
                            paths[reached] = path + [command]
                            next.append(reached)
                        }
                    }
                }
            }
            layer = next
        }
        if !layer.isEmpty {
            result.statesPerDepth.append(layer.count)
        }
        return result
    }

    @Test(arguments: [1, 2, 3, 5, 20])
    func `counts and shortest violations agree`(depth: Int) {
        for seed in 0..<150 as Range<UInt64> {
            var machine = TableMachine(seed: seed)
            let expected = walk(machine.table, depth: depth)
            let result = exhaust(
                &machine, laws: TableMachine.laws, alphabet: [0, 1, 2, 3], depth: depth)
            #expect(result.statesPerDepth == expected.statesPerDepth, "seed \(seed)")
            #expect(result.transitions == expected.transitions, "seed \(seed)")
            #expect(result.ignored == expected.ignored, "seed \(seed)")
            #expect(result.violations.count == expected.violations.count, "seed \(seed)")
            for violation in result.violations {
                let law = TableMachine.laws.firstIndex { $0.name == violation.law }
                #expect(law.flatMap { expected.violations[$0] } == violation.trace, "seed \(seed)")
            }
        }
    }

    @Test func `minimising over all commands gives the simplest shortest trace there is`() throws {
        var minimised = 0
        for seed in 0..<150 as Range<UInt64> {
            var machine = TableMachine(seed: seed)
            let expected = walk(machine.table, depth: 20).violations
            let report = search(&machine, laws: TableMachine.laws, seed: seed, runs: 0..<40)
            for failure in report.failures.prefix(2) {
                let law = try #require(
                    TableMachine.laws.firstIndex { $0.name == failure.law })
                let minimum = try minimise(
                    &machine, laws: TableMachine.laws, trace: failure.trace, law: failure.law,
                    wider: [0, 1, 2, 3])
                #expect(minimum.trace == expected[law], "seed \(seed)")
                guard case .proved = minimum.widerShortest else {
                    Issue.record("seed \(seed): \(minimum)")
                    continue
                }
                minimised += 1
            }
        }
        #expect(minimised > 100)
    }
}
