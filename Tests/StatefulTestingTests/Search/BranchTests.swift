import StatefulTesting
import Testing

/// On how many steps a law held in each of its branches.
@Suite struct BranchTests {
    private func laws(_ laws: LawSet<Counter>, runs: Int = 300) -> [LawTally] {
        var machine = Counter()
        return search(&machine, laws: laws, coverage: RunCoverage(), seed: 5, runs: 0..<runs).laws
    }

    /// One branch for each value, the last ones that there is room for.
    private static let values = Law<Counter.Step>(
        name: "values", statement: "Every value will do.",
        branches: (0..<LawBranches.limit).map { "value-\($0 - 6)" }
    ) { .held(in: LawBranches(rawValue: 1 << UInt16($0.after + 6))) }

    @Test func `a branch is named by its case`() {
        #expect(Counter.Movement.names == ["rising", "falling", "standing-still", "by-several"])
        #expect(Counter.Movement.standingStill.name == "standing-still")
        #expect(Counter.movement.branches == Counter.Movement.names)
        #expect(Counter.downIsOne.branches.isEmpty)
    }

    @Test func `branches are sets, and none is a verdict of its own`() {
        var branches = LawBranches(Counter.Movement.falling)
        #expect(branches.rawValue == 0b10)
        branches.insert(Counter.Movement.bySeveral)
        #expect(branches.rawValue == 0b1010)
        #expect(branches.verdict == .held(in: branches))
        #expect(LawBranches().verdict == .notApplicable)
        #expect(Verdict.held(in: Counter.Movement.rising) == .held(in: LawBranches(rawValue: 1)))
        #expect(Verdict.held != .held(in: Counter.Movement.rising))
    }

    @Test func `each branch of a step counts, where the law held`() throws {
        var machine = Counter()
        let report = search(
            &machine, laws: [Counter.downIsOne, Counter.movement], coverage: RunCoverage(), seed: 5,
            runs: 0..<300)
        #expect(report.laws[0].branches.isEmpty)
        let law = report.laws[1]
        #expect(law.branches.map(\.name) == Counter.Movement.names)
        let steps = law.branches.map(\.steps)
        // Down never leads to 9, so that the law holds on every one.
        #expect(steps[1] == report.kinds[1].performed)
        #expect(steps[0] + steps[1] + steps[2] == law.held)
        #expect(law.violated > 0 && law.held + law.violated == report.commands)
        #expect((1..<steps[0]).contains(steps[3]))
        #expect(steps[2] > 0)
    }

    @Test func `laws side by side do not count for each other`() {
        let alone = [laws([Self.values]), laws([Counter.movement])]
        let (first, last) = (alone[0][0], alone[1][0])
        #expect(first.branches.allSatisfy { $0.name != "value-10" })
        #expect(first.branches.reduce(0) { $0 + $1.steps } == first.held)
        #expect(first.branches.prefix(6).allSatisfy { $0.steps == 0 }, "no value is below 0")
        #expect(first.branches[15].steps > 0, "9 is the greatest")
        // What a law says does not depend on the others.
        #expect(laws([Counter.movement, Self.values]) == [last, first])
        #expect(laws([Self.values, Counter.movement]) == [first, last])
        #expect(first.branches[15].steps == last.violated)
    }

    @Test func `parts of a search add up`() {
        func report(_ runs: Range<Int>) -> SearchReport<Counter.Command> {
            var machine = Counter()
            return search(
                &machine, laws: [Counter.movement], coverage: RunCoverage(), seed: 5, runs: runs)
        }
        let whole = report(0..<200)
        #expect(report(0..<70).merging(report(70..<200)) == whole)
        #expect(whole.laws[0].branches.allSatisfy { $0.steps > 0 })
    }

    @Test func `a law has room for so many branches, each with its own name`() async {
        await #expect(processExitsWith: .failure) {
            _ = Law<Int>(
                name: "many", statement: "", branches: (0...LawBranches.limit).map(String.init)
            ) { _ in .held }
        }
        await #expect(processExitsWith: .failure) {
            _ = Law<Int>(name: "twice", statement: "", branches: ["a", "a"]) { _ in .held }
        }
    }
}
