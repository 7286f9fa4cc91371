import Foundation
import Synchronization

/// A thread of a worker that ends the process when nothing else can: if a step does not return, if
/// memory runs out, or if the parent has gone.
final class Watchdog: Sendable {
    private let page: WorkerPage
    private let hangMilliseconds = Atomic<Int>(WorkerLimits().hangMilliseconds)
    private let patience = Atomic<Int>(WorkerLimits().patience)
    private let megabytes = Atomic<Int>(WorkerLimits().megabytes)
    private let requests = Atomic<Int>(0)
    /// How often it looks, in microseconds.
    private static let interval: UInt32 = 20_000

    init(_ page: WorkerPage) {
        self.page = page
        Thread.detachNewThread { [self] in watch() }
    }

    /// A request begins, with limits of its own.
    func begin(_ limits: WorkerLimits) {
        requests.add(1, ordering: .relaxed)
        page.isShortOfMemory = false
        hangMilliseconds.store(limits.hangMilliseconds, ordering: .relaxed)
        patience.store(limits.patience, ordering: .relaxed)
        megabytes.store(limits.megabytes, ordering: .relaxed)
    }

    private func watch() {
        var counter: UInt64 = 0
        var begin = Moment.now
        var last = begin
        while true {
            usleep(Self.interval)
            let now = Moment.now
            let current = CommandLog.counter(of: page.memory)
            if current != counter {
                if counter & 1 == 1, last.clock > begin.clock {
                    page.slowest = max(page.slowest, last.clock - begin.clock)
                }
                (counter, begin) = (current, now)
                // The step may have begun right after the last look.
                begin.megabytes = last.megabytes
            } else if current & 1 == 1 {
                let limit = hangMilliseconds.load(ordering: .relaxed)
                let factor = patience.load(ordering: .relaxed)
                if now.processor - begin.processor >= limit
                    || now.clock - begin.clock >= limit * factor
                {
                    end(.hang)
                }
                if now.megabytes - begin.megabytes > megabytes.load(ordering: .relaxed) / 2 {
                    end(.memory)
                }
            }
            last = now
            look(at: now.megabytes)
            if getppid() != page.parent { end(.orphan) }
        }
    }

    /// Memory taken bit by bit is no step's fault: scenes without a release use it up, and so does
    /// the memory of the task itself.
    private func look(at used: Int) {
        let limit = megabytes.load(ordering: .relaxed)
        if used > limit { end(.spent) }
        // A quarter is left, because a table that doubles takes much at once. The remains of a
        // former task are no reason to end this one: it is begun again elsewhere.
        if used > limit * 3 / 4, requests.load(ordering: .relaxed) == 1 {
            page.isShortOfMemory = true
        }
    }

    private func end(_ verdict: WorkerPage.Verdict) {
        page.verdict = verdict
        _exit(1)
    }

    /// A moment, in milliseconds by the clock and of processor time, and the memory in use then.
    private struct Moment {
        let clock: Int
        let processor: Int
        var megabytes: Int

        static var now: Moment {
            Moment(
                clock: milliseconds(CLOCK_MONOTONIC),
                processor: milliseconds(CLOCK_PROCESS_CPUTIME_ID),
                megabytes: Watchdog.usedMegabytes)
        }

        private static func milliseconds(_ clock: clockid_t) -> Int {
            var time = timespec()
            clock_gettime(clock, &time)
            return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
        }
    }
}
