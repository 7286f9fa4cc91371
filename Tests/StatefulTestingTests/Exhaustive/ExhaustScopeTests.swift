import StatefulChallenge
import StatefulTesting
import Synchronization
import Testing

/// What is not searched, what is counted, and what is said on the way.
@Suite struct ExhaustScopeTests {
    @Test func `what lies beyond the scope is judged and not followed`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(7)], alphabet: [.up, .down, .add(2)], states: .merged,
            options: ExhaustOptions(depth: .max, scope: { $0.value <= 4 }))
        #expect(result.isClosed)
        #expect(result.states == 5, "0 to 4")
        // Up and add from each, down from each but 0.
        #expect(result.transitions == 14)
        #expect(result.beyond == 3, "4 up, 3 and 4 by 2")
        #expect(result.flaws.isEmpty)
    }

    @Test func `a violation beyond the scope is found`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(5)], alphabet: [.up], states: .merged,
            options: ExhaustOptions(depth: .max, scope: { $0.value <= 4 }))
        #expect(result.counterexample(to: "below-5")?.commands == [.up, .up, .up, .up, .up])
        #expect(result.beyond == 1)
    }

    @Test func `an initial state out of scope is said, and nothing is judged`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(1)], alphabet: [.up], states: .merged,
            options: ExhaustOptions(scope: { $0.value > 0 }))
        #expect(result.end == .outOfScope && !result.isClosed)
        #expect(result.states == 0 && result.transitions == 0 && result.completeDepth == 0)
        #expect(result.flaws.isEmpty && result.laws.map(\.wasNeverJudged) == [true])
    }

    @Test func `each transition is judged once by every law`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.below(5), Counter.downIsOne, Counter.below(4)],
            alphabet: [.up, .down, .add(2)], states: .merged, options: ExhaustOptions(depth: .max))
        #expect(result.isClosed)
        #expect(result.states == 10)
        #expect(result.transitions == 26, "up and down from 9 states each, add from 8")
        // Up leads to 1 to 9, down to 0 to 8, add to 2 to 9. So 5, 4 and 5 steps lead to 5 or more,
        // and one more of each to 4.
        #expect(
            result.laws.map { [$0.held, $0.notApplicable, $0.violated] } == [
                [12, 0, 14], [9, 17, 0], [9, 0, 17],
            ])
        #expect(result.laws.map(\.name) == ["below-5", "down-is-one", "below-4"])
        #expect(result.counterexamples.map(\.flaw.law) == ["below-4", "below-5"])
        #expect(result.flaws.map(\.steps) == [14, 17])
    }

    @Test func `a law that never applied was never judged`() {
        var machine = Counter()
        let result = exhaust(
            &machine, laws: [Counter.downIsOne, Counter.below(9)], alphabet: [.up], states: .merged,
            options: ExhaustOptions(depth: 3))
        #expect(result.laws.map(\.wasNeverJudged) == [true, false])
    }

    @Test func `too much memory ends the search honestly`() {
        var machine = TwinStack()
        let alphabet = [TwinStack.op("push", 1), TwinStack.op("push", 2), TwinStack.op("pop")]
        let free = exhaust(
            &machine, laws: [], alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: 10))
        let bound = free.bytes / 2
        let limits = ExhaustLimits(bytes: bound)
        let result = exhaust(
            &machine, laws: [], alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: 10, limits: limits))
        #expect(free.end == .depth)
        #expect(result.end == .stateLimit)
        #expect(result.completeDepth < 10)
        #expect(result.bytes <= 2 * bound, "arrays grow by doubling")
    }

    @Test func `progress grows, and ends with what is reported`() {
        var machine = TwinStack()
        let alphabet = [TwinStack.op("push", 1), TwinStack.op("push", 2), TwinStack.op("pop")]
        var seen: [ExhaustProgress] = []
        let result = exhaust(
            &machine, laws: [], alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: 11), observe: { seen.append($0) })
        #expect(seen.count > 1)
        #expect(seen.first?.transitions == 0)
        for (earlier, later) in zip(seen, seen.dropFirst()) {
            #expect(earlier.transitions < later.transitions)
            #expect(earlier.states <= later.states)
            #expect(earlier.completeDepth <= later.completeDepth)
        }
        #expect(seen.allSatisfy { $0.transitions <= result.transitions + 4_096 })
    }

    @Test func `a deadline ends a search in the middle`() {
        var machine = TwinStack()
        let alphabet = [TwinStack.op("push", 1), TwinStack.op("push", 2), TwinStack.op("pop")]
        var looks = 0
        let result = exhaust(
            &machine, laws: [], alphabet: alphabet, states: .merged,
            options: ExhaustOptions(depth: .max),
            deadline: {
                looks += 1
                return looks > 3
            })
        #expect(result.end == .deadline)
        #expect(result.completeDepth > 0)
        #expect(result.transitions > 0)
    }

    @Test func `a deadline is looked at while laws look ahead, too`() {
        let judged = Mutex(0)
        let law = Corridor.Forward(
            Law(name: "rests", statement: "A rest is possible.") { _ in .notApplicable },
            Corridor.Forward.Part(.state) { _, walks in
                walks.isEmpty ? [.rest] : nil
            } judge: { _, _ in
                judged.withLock { $0 += 1 }
                return .held
            })
        var machine = Corridor()
        var (last, longest) = (0, 0)
        let result = exhaust(
            &machine, laws: Corridor.laws([law]), alphabet: Corridor.Command.allCases,
            states: .separate, options: ExhaustOptions(depth: 5),
            deadline: {
                let now = judged.withLock { $0 }
                (last, longest) = (now, max(longest, now - last))
                return false
            })
        #expect(result.end == .depth)
        #expect(last > 1_000 && longest <= 32, "\(last), \(longest)")
    }
}
