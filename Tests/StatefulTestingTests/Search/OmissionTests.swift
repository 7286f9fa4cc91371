import Testing

@testable import StatefulTesting

/// Why each command of a trace is needed.
@Suite struct OmissionTests {
    @Test func `without a needed command nothing breaks, or others are ignored`() {
        var machine = Tripwires()
        let all = omissions(&machine, of: Tripwires.shortestLeft, laws: Tripwires.laws)
        // Without one of three steps the wire cannot be torn; without tearing it stays whole.
        #expect(all.map(\.index) == [0, 1, 2, 3])
        #expect(all.map(\.ignored) == [[3], [3], [3], []])
        #expect(all.allSatisfy { $0.violation == nil })
    }

    @Test func `what breaks without a command is told with its place in the whole trace`() {
        var machine = Tripwires()
        let trace: [Tripwires.Command] = [.rest] + Tripwires.shortestLeft
        let all = omissions(&machine, of: trace, laws: Tripwires.laws)
        let kept = Violation(
            index: 4, law: "whole", sentence: "the left wire is torn", symptom: "left")
        #expect(all[0] == Omission(index: 0, ignored: [], violation: kept))
        #expect(all[1] == Omission(index: 1, ignored: [4], violation: nil))
    }

    @Test func `another law may speak instead`() {
        var machine = Counter()
        let laws = [Counter.below(9), Counter.below(5)]
        let trace: [Counter.Command] = [.add(9)]
        #expect(
            omissions(&machine, of: trace + [.up], laws: laws).map(\.violation?.law)
                == [nil, "below-9"])
    }

    @Test func `nothing follows the end of a run, and an empty trace needs nothing`() {
        var machine = Counter()
        #expect(omissions(&machine, of: [], laws: [Counter.below(5)]).isEmpty)
        let ended = omissions(&machine, of: [.up, .stop, .add(8)], laws: [Counter.below(5)])
        #expect(ended.map(\.violation?.index) == [nil, 2, nil])
    }
}
