import StatefulTesting
import Testing

@Suite struct ReplayTests {
    private let laws: LawSet<Counter> = [
        Counter.below(5), Counter.below(4), Counter.downIsOne,
    ]

    private func replayed(_ commands: [Counter.Command]) -> Replay<Counter.Command> {
        var machine = Counter()
        machine.value = 7
        return replay(&machine, commands, laws: laws)
    }

    @Test func `the machine is reset first, and ignored commands are dropped`() {
        let result = replayed([.down, .up, .down, .down, .add(2)])
        #expect(result.executed == [.up, .down, .add(2)])
        #expect(result.ignored == [0, 3])
        #expect(result.violations.isEmpty)
    }

    @Test func `a replay goes on after broken laws, and names all of each step`() {
        let result = replayed([.up, .add(4), .down, .down, .up])
        #expect(result.executed.count == 5)
        #expect(result.violations.map(\.index) == [1, 1, 2, 4])
        #expect(result.violations.map(\.law) == ["below-5", "below-4", "below-4", "below-4"])
        #expect(
            result.violations.first
                == Violation(index: 1, flaw: Flaw(law: "below-5"), sentence: "reached 5"))
        #expect(result.flaws == [Flaw(law: "below-5"), Flaw(law: "below-4")])
    }

    @Test func `an observer sees each step with the laws that it breaks`() {
        var machine = Counter()
        var seen: [(Int, [String])] = []
        _ = replay(&machine, [.add(4), .down, .down, .add(9), .add(3)], laws: laws) {
            seen.append(($0.value, $1.map(\.law)))
        }
        #expect(seen.map(\.0) == [4, 3, 2, 5], "adding 9 is ignored")
        #expect(seen.map(\.1) == [["below-4"], [], [], ["below-5", "below-4"]])
    }

    @Test func `nothing follows a command that ends the run`() {
        let result = replayed([.up, .stop, .up])
        #expect(result.executed == [.up, .stop])
        #expect(result.ignored.isEmpty, "the rest was not reached")
    }

    @Test func `an empty trace holds`() {
        let result = replayed([])
        #expect(result.executed.isEmpty)
        #expect(result.violations.isEmpty)
    }
}
