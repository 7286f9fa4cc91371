import Foundation
import Synchronization

/// How a command handles Ctrl-C, a request to terminate, and the end of its terminal: it begins no
/// more work, and reports what was done.
struct Interruption: Sendable {
    /// Installs the handler; before that, a signal ends the process immediately.
    let watch: @Sendable () -> Void
    /// The signal that has come; `nil` if none has.
    let signal: @Sendable () -> Int32?

    func hasCome() -> Bool { signal() != nil }

    /// The signals of the system. The second one ends the process immediately, unless it comes
    /// within half a second: `timeout` and terminals send the same one to a process and its group.
    static let bySignal = Interruption(
        watch: {
            // Initialised now, because a signal handler must not do it.
            signalThatCame.store(0, ordering: .relaxed)
            signalTime.store(0, ordering: .relaxed)
            for number in [SIGINT, SIGTERM, SIGHUP] {
                Foundation.signal(number) { number in
                    var time = timespec()
                    clock_gettime(CLOCK_MONOTONIC, &time)
                    let now = Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
                    if signalThatCame.load(ordering: .relaxed) == 0 {
                        signalTime.store(now, ordering: .relaxed)
                        signalThatCame.store(number, ordering: .relaxed)
                    } else if now - signalTime.load(ordering: .relaxed) > 500 {
                        Foundation.signal(number, SIG_DFL)
                        raise(number)
                    }
                }
                // The parent process may have blocked the signal in the thread that started this
                // process, and a child inherits the mask.
                var numbers = sigset_t()
                sigemptyset(&numbers)
                sigaddset(&numbers, number)
                pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
            }
        },
        signal: {
            let number = signalThatCame.load(ordering: .relaxed)
            return number == 0 ? nil : number
        })

    static let none = Interruption(watch: {}, signal: { nil })
}

/// Written by a signal handler, which may do little else.
private let signalThatCame = Atomic<Int32>(0)

/// When it came, in milliseconds of the monotonic clock.
private let signalTime = Atomic<Int64>(0)
