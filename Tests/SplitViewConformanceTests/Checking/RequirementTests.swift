import SplitViewConformance
import StatefulTesting
import Testing

/// Demands on what a search covers: a statistical test, and not a count.
@Suite struct RequirementTests {
    private let tenth = Requirement("deep", share: 0.1)

    @Test func `far from the share the verdict is sure`() {
        #expect(tenth.verdict(hits: 0, of: 10_000) == .missed)
        #expect(tenth.verdict(hits: 500, of: 10_000) == .missed)
        #expect(tenth.verdict(hits: 2_000, of: 10_000) == .met)
        #expect(tenth.verdict(hits: 10_000, of: 10_000) == .met)
    }

    @Test func `near the share, or after few runs, chance could have done it`() {
        #expect(tenth.verdict(hits: 1_000, of: 10_000) == .undecided)
        #expect(tenth.verdict(hits: 970, of: 10_000) == .undecided)
        #expect(tenth.verdict(hits: 0, of: 20) == .undecided)
        #expect(tenth.verdict(hits: 2, of: 20) == .undecided)
        #expect(tenth.verdict(hits: 0, of: 0) == .undecided)
    }

    @Test func `the bounds are those of the score interval`() {
        // With n runs and no hit the upper bound is z^2 / (n + z^2): for z = 5 and a tenth, 225.
        #expect(tenth.verdict(hits: 0, of: 225) == .undecided)
        #expect(tenth.verdict(hits: 0, of: 226) == .missed)
        // And with hits only, the lower bound is n / (n + z^2).
        let half = Requirement("deep", share: 0.5)
        #expect(half.verdict(hits: 24, of: 24) == .undecided)
        #expect(half.verdict(hits: 25, of: 25) == .met)
    }

    @Test func `nothing and everything can be demanded`() {
        #expect(Requirement("deep", share: 0).verdict(hits: 0, of: 50) == .met)
        // One run that did not is enough to refute "all", and no number of runs to prove it.
        #expect(Requirement("deep", share: 1).verdict(hits: 49, of: 50) == .missed)
        #expect(Requirement("deep", share: 1).verdict(hits: 50, of: 50) == .undecided)
    }

    @Test func `a search counts runs by label, in parts as in one`() {
        var machine = Labelled()
        let report = search(&machine, laws: [], coverage: RunCoverage(), seed: 5, runs: 0..<200)
        var expected = [0, 0]
        for run in 0..<200 {
            let plan = RunPlan(index: run, seed: 5, limits: report.limits)
            // Every run of this machine goes as many steps as it is long.
            if plan.length >= 1 { expected[0] += 1 }
            if plan.length >= 8 { expected[1] += 1 }
        }
        #expect(report.labels.map(\.name) == ["moved", "far"])
        #expect(report.labels.map(\.runs) == expected)
        #expect(expected[1] > 0 && expected[1] < expected[0])
        let first = search(&machine, laws: [], coverage: RunCoverage(), seed: 5, runs: 0..<90)
        let rest = search(&machine, laws: [], coverage: RunCoverage(), seed: 5, runs: 90..<200)
        #expect(first.merging(rest) == report)
        #expect(report.verdict(on: Requirement("moved", share: 0.5)) == .met)
        #expect(report.verdict(on: Requirement("nowhere", share: 0.5)) == nil)
    }
}

/// Goes up, and has two labels.
private struct Labelled: CoverageStateMachine {
    private var height = 0

    let kinds = [CommandKind("up", weight: 1)]
    var labels: [String] { ["moved", "far"] }
    var passedLabels: UInt64 { (height >= 1 ? 1 : 0) | (height >= 8 ? 2 : 0) }
    var step: Int { height }
    var fingerprint: UInt64 { UInt64(height) }
    var abstraction: UInt64 { UInt64(height) }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { kind }
    mutating func reset() { height = 0 }
    mutating func perform(_ command: Int) -> Outcome {
        height += 1
        return .performed
    }
    func simplifications(of command: Int) -> [Int] { [] }
    func kind(of command: Int) -> Int { command }
    func rank(of command: Int) -> UInt64 { UInt64(command) }
}
