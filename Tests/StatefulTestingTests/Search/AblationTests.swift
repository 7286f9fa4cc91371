import StatefulTesting
import Testing

/// Why each command of a trace is needed.
@Suite struct AblationTests {
    @Test func `without a needed command nothing breaks, or others are ignored`() {
        var machine = Tripwires()
        let all = ablations(&machine, of: Tripwires.shortestLeft, laws: Tripwires.laws)
        // Without one of three steps the wire cannot be torn; without tearing it stays whole.
        #expect(all.map(\.index) == [0, 1, 2, 3])
        #expect(all.map(\.ignored) == [[3], [3], [3], []])
        #expect(all.allSatisfy { $0.violations.isEmpty })
    }

    @Test func `what breaks without a command has its place in the whole trace`() {
        var machine = Tripwires()
        let trace: [Tripwires.Command] = [.rest] + Tripwires.shortestLeft
        let all = ablations(&machine, of: trace, laws: Tripwires.laws)
        let kept = Violation(
            index: 4, flaw: Flaw(law: "whole", symptom: Tripwires.left),
            sentence: "the left wire is torn")
        #expect(all[0].ignored.isEmpty && all[0].violations == [kept])
        #expect(all[1].ignored == [4] && all[1].violations.isEmpty)
    }

    @Test func `all that breaks is said, step by step`() {
        var machine = Counter()
        let laws: LawSet<Counter> = [Counter.below(9), Counter.below(5)]
        let all = ablations(&machine, of: [.add(4), .add(4), .up], laws: laws)
        // 4 and 5 without one add; 4 and 8 without up.
        #expect(all.map { $0.violations.map(\.law) } == [["below-5"], ["below-5"], ["below-5"]])
        #expect(all.map { $0.violations.map(\.index) } == [[2], [2], [1]])
        let more = ablations(&machine, of: [.add(4), .add(4), .up, .down], laws: laws)
        #expect(
            more[3].violations.map(\.law) == ["below-5", "below-9", "below-5"],
            "8 breaks one, 9 both")
        #expect(more[3].violations.map(\.index) == [1, 2, 2])
    }

    @Test func `nothing follows the end of a run, and an empty trace needs nothing`() {
        var machine = Counter()
        #expect(ablations(&machine, of: [], laws: [Counter.below(5)]).isEmpty)
        let ended = ablations(&machine, of: [.up, .stop, .add(8)], laws: [Counter.below(5)])
        #expect(ended.map { $0.violations.map(\.index) } == [[], [2], []])
        #expect(ended.map(\.end) == [1, nil, nil], "with nothing left to follow it has no end")
    }
}
