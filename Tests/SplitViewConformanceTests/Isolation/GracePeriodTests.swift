import Testing

@testable import SplitViewConformance

/// How long tasks may go on once everything is over.
@Suite struct GracePeriodTests {
    private let start = ContinuousClock.now

    private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
        start + .milliseconds(milliseconds)
    }

    @Test func `tasks are asked to finish once, after half of it`() {
        var grace = GracePeriod(from: start)
        let asked = [0, 199, 200, 201, 400].map { grace.asks(at: time($0), steps: [7]) }
        #expect(asked == [false, false, true, false, false])
    }

    @Test func `tasks whose steps do not return have 0.4 seconds`() {
        var grace = GracePeriod(from: start)
        _ = grace.asks(at: time(200), steps: [7, 9])
        let ends = [399, 400].map { grace.isOver(at: time($0), steps: [7, 9]) }
        #expect(ends == [false, true])
    }

    @Test func `as long as steps return it goes on, for 3 seconds at most`() {
        var grace = GracePeriod(from: start)
        _ = grace.asks(at: time(200), steps: [0])
        let end = (0...40).first { grace.isOver(at: time($0 * 100), steps: [UInt64($0)]) }
        #expect(end == 30)
    }

    @Test func `while no app code acts it goes on, for 10 seconds at most`() {
        var grace = GracePeriod(from: start)
        _ = grace.asks(at: time(200), steps: [7, 8])
        let end = (0...120).first { grace.isOver(at: time($0 * 100), steps: [7, 8]) }
        #expect(end == 100)
    }

    @Test func `a task that stands still later has half of it more`() {
        var grace = GracePeriod(from: start)
        _ = grace.asks(at: time(200), steps: [7])
        let ends = [400, 599, 600].map { grace.isOver(at: time($0), steps: [9]) }
        #expect(ends == [false, false, true])
    }
}
