import Testing

@testable import StatefulTesting

/// Which flaws are consequences of which others.
@Suite struct ConsequenceTests {
    private let laws = ["a", "b", "c", "d"]

    /// Flaws by law and symptom, in steps that are written as words: "a b1" shows a and b with
    /// symptom 1.
    private func tallies(_ steps: [String]) -> [FlawTally] {
        var book = FlawBook()
        for step in steps {
            book.note(
                step.split(separator: " ").map { word in
                    let symptom = Symptom(code: UInt64(word.dropFirst()) ?? 0)
                    return book.number(of: Flaw(law: String(word.prefix(1)), symptom: symptom))
                })
        }
        return book.tallies(laws)
    }

    private func consequences(_ steps: [String], neverOf roots: Set<String> = []) -> [String:
        String]
    {
        func text(_ flaw: Flaw) -> String {
            flaw.law + (flaw.symptom == .none ? "" : "\(flaw.symptom.code)")
        }
        let result = FlawTally.consequences(tallies(steps), laws: laws, neverOf: roots)
        return Dictionary(uniqueKeysWithValues: result.map { (text($0), text($1)) })
    }

    @Test func `a flaw that shows only beside another one is its consequence`() {
        #expect(consequences(["a", "a b", "c"]) == ["b": "a"])
        #expect(consequences(["b", "a b"]) == ["a": "b"], "whichever law comes first")
    }

    @Test func `a flaw that shows without the other once is no consequence`() {
        #expect(consequences(["a b", "a b", "a", "b"]) == [:])
    }

    @Test func `of two that always show together the first law is the root`() {
        #expect(consequences(["b a", "c"]) == ["b": "a"])
        #expect(consequences(["a2 a1"]) == ["a2": "a1"], "and of one law the first symptom")
    }

    @Test func `a chain hangs on its widest end`() {
        #expect(consequences(["a b c", "b c", "c"]) == ["a": "c", "b": "c"])
        // Two that always show together beside a wider one.
        #expect(consequences(["a b d", "d"]) == ["a": "d", "b": "d"])
    }

    @Test func `under two roots that are apart a flaw stands under the first`() {
        #expect(consequences(["b c d", "b", "d"]) == ["c": "b"])
    }

    @Test func `some laws are never consequences, but may have some`() {
        #expect(consequences(["b", "a b", "a b c"], neverOf: ["a"]) == ["c": "b"])
        #expect(consequences(["b a"], neverOf: ["b"]) == [:], "a is the first of the two")
        #expect(consequences(["a", "a b"], neverOf: ["a"]) == ["b": "a"])
    }

    @Test func `companions are counted step by step`() {
        let tallies = tallies(["a b c", "a b", "a b d", "c"])
        #expect(tallies.map(\.steps) == [3, 3, 2, 1])
        #expect(tallies.map { $0.companions.map(\.law) } == [["b"], ["a"], [], ["a", "b"]])
    }

    @Test func `an exhaustive search counts companions for each transition`() {
        // 5 breaks both laws, by one command or two; 4 breaks the second alone.
        var machine = Counter()
        let both = exhaust(
            &machine, laws: [Counter.below(5), Counter.below(4)], alphabet: [.up, .add(2)],
            states: .merged)
        let tallies = both.flaws
        #expect(tallies.map(\.flaw.law) == ["below-5", "below-4"])
        #expect(tallies.map { $0.companions.map(\.law) } == [["below-4"], []])
        let names = ["below-5", "below-4"]
        #expect(
            FlawTally.consequences(tallies, laws: names)
                == [Flaw(law: "below-5"): Flaw(law: "below-4")])
        // By fives there is no 4, and the two always show together.
        let fives = exhaust(
            &machine, laws: [Counter.below(5), Counter.below(4)], alphabet: [.add(5)],
            states: .merged)
        #expect(
            FlawTally.consequences(fives.flaws, laws: names)
                == [Flaw(law: "below-4"): Flaw(law: "below-5")])
    }

    @Test func `parts of a search agree on companions`() {
        func report(_ runs: Range<Int>) -> SearchReport<Counter.Command> {
            var machine = Counter()
            return search(
                &machine, laws: [Counter.below(9), Counter.below(4), Counter.movement],
                coverage: RunCoverage(), seed: 3, runs: runs)
        }
        let whole = report(0..<200)
        #expect(report(0..<70).merging(report(70..<200)).flaws == whole.flaws)
        #expect(
            FlawTally.consequences(whole.flaws, laws: whole.laws.map(\.name))
                == [
                    Flaw(law: "below-9"): Flaw(law: "below-4"),
                    Flaw(law: "movement"): Flaw(law: "below-4"),
                ])
    }
}
