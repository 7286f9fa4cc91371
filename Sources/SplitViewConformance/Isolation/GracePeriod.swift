/// The time that tasks under way have once everything is over: 0.4 seconds; up to 3 as long as
/// their steps return, because app code may be slow; and up to 10 while no app code acts in one of
/// them, because its findings are then on their way. After 0.2 they are to be asked to finish with
/// what they have.
struct GracePeriod {
    private static let length = Duration.milliseconds(400)
    private static let mostLength = Duration.seconds(3)
    private static let mostLengthWithoutApp = Duration.seconds(10)

    private let start: ContinuousClock.Instant
    private var end: ContinuousClock.Instant
    /// How many steps each worker had performed when it was looked at; nil before they were asked.
    private var counters: [UInt64]?

    init(from start: ContinuousClock.Instant) {
        self.start = start
        end = start + Self.length
    }

    /// Whether the tasks are to be asked now to finish; true once.
    ///
    /// - Parameters:
    ///   - steps: How many steps each worker has performed.
    mutating func asks(at now: ContinuousClock.Instant, steps: [UInt64]) -> Bool {
        guard counters == nil, now >= start + Self.length / 2 else { return false }
        counters = steps
        return true
    }

    /// Whether it is over. At its end it goes on for as long as it takes to look again, if a worker
    /// has performed a step meanwhile, or no app code acts in it.
    ///
    /// - Parameters:
    ///   - steps: The counter of each worker: it changes with each step, and is odd while app code
    ///     acts.
    mutating func isOver(at now: ContinuousClock.Instant, steps: [UInt64]) -> Bool {
        guard now >= end else { return false }
        let isAlone = steps == counters && steps.contains { $0 & 1 == 0 }
        let most = isAlone ? Self.mostLengthWithoutApp : Self.mostLength
        guard isAlone || steps != counters, now < start + most else { return true }
        counters = steps
        end = now + Self.length / 2
        return false
    }
}
