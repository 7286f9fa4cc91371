import Testing

@testable import StatefulTesting

/// Several flaws of one law are told apart by their symptoms.
@Suite struct SymptomTests {
    private let long: [Tripwires.Command] = [
        .left, .right, .rest, .right, .left, .right, .left, .rest, .right, .left, .tearRight,
    ]

    @Test func `a search keeps so many failures of each flaw, in parts as in one`() {
        func report(_ runs: Range<Int>) -> SearchReport<Tripwires.Command> {
            var machine = Tripwires()
            return search(
                &machine, laws: Tripwires.laws, seed: 3, runs: runs,
                limits: SearchLimits(failuresPerFlaw: 2))
        }
        let whole = report(0..<900)
        #expect(whole.failures.filter { $0.symptom == "left" }.count == 2)
        #expect(whole.failures.filter { $0.symptom == "right" }.count == 2)
        #expect(whole.failures.count == 4)
        #expect(whole.laws[0].failedRuns > 4, "all are counted")
        #expect(report(0..<300).merging(report(300..<900)) == whole)
    }

    @Test func `a trace is shrunk to its own flaw, and keeps what it meets`() throws {
        var machine = Tripwires()
        let result = try shrink(
            &machine, laws: Tripwires.laws, trace: long, law: "whole", symptom: "right")
        #expect(result.trace == Tripwires.shortestRight)
        #expect(result.symptom == "right")
        #expect(result.sentence == "the right wire is torn")
    }

    @Test func `without a symptom a trace may slip to another flaw`() throws {
        var machine = Tripwires()
        let both = long.dropLast() + [.tearLeft]
        let result = try shrink(&machine, laws: Tripwires.laws, trace: Array(both), law: "whole")
        #expect(result.trace == Tripwires.shortestLeft && result.symptom == "left")
        #expect(throws: ShrinkError.self) {
            try shrink(
                &machine, laws: Tripwires.laws, trace: Array(both), law: "whole",
                symptom: "right")
        }
    }

    @Test func `each flaw has its own shortest trace, and its own proof`() throws {
        for (symptom, shortest) in [
            ("left", Tripwires.shortestLeft), ("right", Tripwires.shortestRight),
        ] {
            var machine = Tripwires()
            let trace: [Tripwires.Command] =
                symptom == "left" ? Array(long.dropLast()) + [.tearLeft] : long
            let minimum = try minimise(
                &machine, laws: Tripwires.laws, trace: trace, law: "whole", symptom: symptom,
                wider: Tripwires.Command.allCases)
            #expect(minimum.trace == shortest)
            #expect(minimum.symptom == symptom)
            guard case .proved? = minimum.widerShortest else {
                Issue.record("\(minimum)")
                continue
            }
            // Whoever looks at every trace of five steps comes by the flaw of four.
            #expect(minimum.bycatch.map(\.symptom) == (symptom == "right" ? ["left"] : []))
        }
    }

    @Test func `every flaw of every law is found exhaustively, or just one`() {
        func search(_ goal: ExhaustGoal) -> [[Tripwires.Command]] {
            var machine = Tripwires()
            return exhaust(
                &machine, laws: Tripwires.laws, alphabet: Tripwires.Command.allCases, depth: 6,
                goal: goal
            ).violations.map(\.trace)
        }
        #expect(search(.everyLaw) == [Tripwires.shortestLeft, Tripwires.shortestRight])
        #expect(search(.oneOf(["whole"])) == [Tripwires.shortestLeft])
        #expect(
            search(.flaw(law: "whole", symptom: "right"))
                == [Tripwires.shortestLeft, Tripwires.shortestRight])
        #expect(search(.flaw(law: "whole", symptom: "none")).count == 2)
    }

    @Test func `the longest traces end with a command that may show the flaw`() {
        func search(_ symptom: String, depth: Int) -> Exhaustion<Tripwires.Command> {
            var machine = Tripwires()
            return exhaust(
                &machine, laws: Tripwires.laws, alphabet: Tripwires.Command.allCases, depth: depth,
                goal: .flaw(law: "whole", symptom: symptom))
        }
        let first = search("left", depth: 1)
        #expect(first.transitions == 0 && first.ignored == 1, "only tearing, which is too early")
        let second = search("left", depth: 2)
        #expect(second.transitions == 3, "left, right and rest; after left and right only tearing")
        #expect(second.ignored == 2 + 2)
        #expect(second.completeDepth == 2)
        #expect(search("left", depth: 4).violations.map(\.trace) == [Tripwires.shortestLeft])
        #expect(search("right", depth: 4).violations.isEmpty, "a left wire is none of its business")
    }

    @Test func `a replay names the symptom`() {
        var machine = Tripwires()
        let result = replay(&machine, long, laws: Tripwires.laws)
        #expect(result.violation?.symptom == "right")
        var counter = Counter()
        let plain = replay(&counter, [.add(6)], laws: [Counter.below(5)])
        #expect(plain.violation?.symptom == "", "a machine need not tell flaws apart")
    }
}
