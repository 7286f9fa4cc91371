import StatefulTesting
import Testing

/// Symptoms distinguish several flaws of one law.
@Suite struct SymptomTests {
    private let long: [Tripwires.Command] = [
        .left, .right, .rest, .right, .left, .right, .left, .rest, .right, .left, .tearRight,
    ]

    @Test func `a search keeps so many failures of each flaw, in parts as in one`() {
        func report(_ runs: Range<Int>) -> SearchReport<Tripwires.Command> {
            var machine = Tripwires()
            return search(
                &machine, laws: Tripwires.laws, seed: 3, runs: runs,
                limits: SearchLimits(shares: .unguided, failuresPerFlaw: 2))
        }
        let whole = report(0..<900)
        let kept = whole.failures.map(\.counterexample.flaw.symptom)
        #expect(kept.count { $0 == Tripwires.left } == 2)
        #expect(kept.count { $0 == Tripwires.right } == 2)
        #expect(kept.count == 4)
        #expect(whole.flaws.map(\.flaw.symptom) == [Tripwires.left, Tripwires.right])
        #expect(whole.flaws.allSatisfy { $0.runs > 2 }, "all are counted")
        #expect(report(0..<300).merging(report(300..<900)) == whole)
    }

    @Test func `a trace is shrunk to its own flaw`() throws {
        var machine = Tripwires()
        let both = long + [.tearLeft]
        for (symptom, shortest) in [
            (Tripwires.left, Tripwires.shortestLeft), (Tripwires.right, Tripwires.shortestRight),
        ] {
            let result = try shrink(
                &machine, laws: Tripwires.laws, trace: both, law: "whole", symptom: symptom)
            #expect(result.counterexample.commands == shortest)
            #expect(result.counterexample.flaw.symptom == symptom)
        }
    }

    @Test func `without a symptom a trace may slip to another flaw`() throws {
        var machine = Tripwires()
        let both = long.dropLast() + [.tearLeft]
        let result = try shrink(&machine, laws: Tripwires.laws, trace: Array(both), law: "whole")
        #expect(result.counterexample.commands == Tripwires.shortestLeft)
        #expect(result.counterexample.flaw.symptom == Tripwires.left)
        #expect(throws: ShrinkError.notReproduced) {
            try shrink(
                &machine, laws: Tripwires.laws, trace: Array(both), law: "whole",
                symptom: Tripwires.right)
        }
    }

    @Test func `each flaw has its own shortest trace, and its own proof`() throws {
        for (symptom, shortest) in [
            (Tripwires.left, Tripwires.shortestLeft), (Tripwires.right, Tripwires.shortestRight),
        ] {
            var machine = Tripwires()
            let minimum = try minimise(
                &machine, laws: Tripwires.laws, trace: long + [.tearLeft], law: "whole",
                alphabet: Tripwires.Command.allCases, states: .merged,
                options: MinimiseOptions(symptom: symptom))
            #expect(minimum.counterexample.commands == shortest)
            #expect(minimum.counterexample.flaw.symptom == symptom)
            guard case .proved = minimum.shortest else {
                Issue.record("\(minimum)")
                continue
            }
        }
    }

    private func exhausted(
        until isGoal: ((Flaw) -> Bool)?, endingWith lasts: Set<Tripwires.Command>? = nil,
        depth: Int = 6
    ) -> Exhaustion<Tripwires.Command> {
        var machine = Tripwires()
        return exhaust(
            &machine, laws: Tripwires.laws, alphabet: Tripwires.Command.allCases, states: .merged,
            options: ExhaustOptions(depth: depth, until: isGoal, endingWith: lasts))
    }

    @Test func `every flaw of every law is found exhaustively, or just one`() {
        func traces(_ isGoal: ((Flaw) -> Bool)?) -> [[Tripwires.Command]] {
            exhausted(until: isGoal).counterexamples.map(\.commands)
        }
        #expect(traces(nil) == [Tripwires.shortestLeft, Tripwires.shortestRight])
        #expect(traces { _ in true } == [Tripwires.shortestLeft])
        #expect(
            traces { $0.symptom == Tripwires.right }
                == [Tripwires.shortestLeft, Tripwires.shortestRight])
        #expect(traces { $0.symptom == Symptom(code: 9) }.count == 2)
        #expect(
            exhausted(until: nil, endingWith: [.rest], depth: Tripwires.shortestRight.count)
                .counterexamples.map(\.commands) == traces(nil),
            "without a goal every command counts")
    }

    @Test func `the longest traces end with a command that may show the flaw`() {
        func search(_ last: Tripwires.Command, depth: Int) -> Exhaustion<Tripwires.Command> {
            let symptom = last == .tearLeft ? Tripwires.left : Tripwires.right
            return exhausted(until: { $0.symptom == symptom }, endingWith: [last], depth: depth)
        }
        let first = search(.tearLeft, depth: 1)
        #expect(first.transitions == 0 && first.ignored == 1, "only tearing, which is too early")
        let second = search(.tearLeft, depth: 2)
        #expect(second.transitions == 3, "left, right and rest; after left and right only tearing")
        #expect(second.ignored == 2 + 2)
        #expect(second.completeDepth == 2)
        #expect(first.end == .depth && second.end == .depth, "the other commands lead on")
        #expect(
            search(.tearLeft, depth: 4).counterexample(to: "whole")?.commands
                == Tripwires.shortestLeft)
        #expect(search(.tearRight, depth: 4).flaws.isEmpty, "no right wire is torn in 4 steps")
    }

    @Test func `a replay names the symptom`() {
        var machine = Tripwires()
        let result = replay(&machine, long, laws: Tripwires.laws)
        #expect(result.flaws == [Flaw(law: "whole", symptom: Tripwires.right)])
        var counter = Counter()
        let plain = replay(&counter, [.add(6)], laws: [Counter.below(5)])
        #expect(plain.violations.first?.flaw.symptom == Symptom.none)
    }
}
