import StatefulTesting
import Testing

@Suite struct ReplayTests {
    private let laws = [Counter.below(5), Counter.below(4), Counter.downIsOne]

    private func replayed(_ commands: [Counter.Command]) -> Replay<Counter.Command> {
        var machine = Counter()
        machine.value = 7
        return replay(&machine, commands, laws: laws)
    }

    @Test func `the machine is reset first, and ignored commands are dropped`() {
        let result = replayed([.down, .up, .down, .down, .add(2)])
        #expect(result.executed == [.up, .down, .add(2)])
        #expect(result.ignored == 2)
        #expect(result.unreached == 0)
        #expect(result.violation == nil)
        #expect(!result.hasEnded)
    }

    @Test func `the first violation ends the replay and is named by the first law`() {
        let result = replayed([.up, .add(4), .up, .up])
        #expect(result.executed == [.up, .add(4)])
        #expect(result.unreached == 2)
        #expect(result.violation == Violation(index: 1, law: "below-5", sentence: "reached 5"))
        #expect(
            result.alsoViolated == [Violation(index: 1, law: "below-4", sentence: "reached 5")])
    }

    @Test func `a law that breaks alone names the failure`() {
        let result = replayed([.add(4)])
        #expect(result.violation?.law == "below-4")
        #expect(result.alsoViolated.isEmpty)
    }

    @Test func `nothing follows a command that ends the run`() {
        let result = replayed([.up, .stop, .up])
        #expect(result.executed == [.up, .stop])
        #expect(result.hasEnded)
        #expect(result.unreached == 1)
    }

    @Test func `an empty trace holds`() {
        let result = replayed([])
        #expect(result.executed.isEmpty)
        #expect(result.violation == nil)
    }
}
