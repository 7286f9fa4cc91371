import Foundation
import Synchronization

/// Ends this process if app code does not return and no one is left to end it: the runner that had
/// started the process has gone. Otherwise it would turn for ever.
///
/// A check in a process of its own needs no such thing: there a step that does not return is a
/// finding.
enum AbandonedStep {
    /// The log of the check under way in this process, if there is one.
    private static let log = Mutex<Log?>(nil)
    private static let parent = getppid()

    private struct Log: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
    }

    /// How long a step may take once the runner has gone, in looks.
    private static let mostLooks = 20
    /// The time between two looks, in microseconds.
    private static let interval: UInt32 = 500_000

    /// Started once, by the first check.
    private static let isWatching: Bool = {
        _ = parent
        Thread.detachNewThread { watch() }
        return true
    }()

    /// Looks after one log, and no other.
    ///
    /// - Parameter memory: The log; `nil` for none.
    static func watch(over memory: UnsafeMutableRawPointer?) {
        _ = isWatching
        log.withLock { $0 = memory.map(Log.init) }
    }

    private static func watch() {
        var (counter, looks): (UInt64?, Int) = (nil, 0)
        while true {
            usleep(interval)
            guard getppid() != parent else { continue }
            let current = log.withLock { $0.map { CommandLog.counter(of: $0.memory) } }
            // It is odd while a step is under way.
            looks = current == counter && (current ?? 0) & 1 == 1 ? looks + 1 : 0
            counter = current
            guard looks >= mostLooks else { continue }
            let line =
                "splitfuzz: app code does not return, and the test runner has gone: the process "
                + "ends\n"
            _ = write(2, line, line.utf8.count)
            _exit(EXIT_FAILURE)
        }
    }
}
