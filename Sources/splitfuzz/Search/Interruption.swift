import Foundation
import Synchronization

/// Ctrl-C, as a search takes it: no more blocks of runs are begun, and what was done is told.
struct Interruption: Sendable {
    /// Begins to listen; before it, Ctrl-C ends the process on the spot.
    let watch: @Sendable () -> Void
    /// Whether it has come.
    let hasCome: @Sendable () -> Bool

    /// Ctrl-C at the terminal. The second one ends the process, as if nobody listened.
    static let bySignal = Interruption(
        watch: {
            // Made now: a signal handler must not be the first to touch it.
            signalHasCome.store(false, ordering: .relaxed)
            signal(SIGINT) { _ in
                signalHasCome.store(true, ordering: .relaxed)
                signal(SIGINT, SIG_DFL)
            }
            // Whoever started this process may have blocked the signal for its own thread, and
            // so for its children.
            var interrupt = sigset_t()
            sigemptyset(&interrupt)
            sigaddset(&interrupt, SIGINT)
            pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        },
        hasCome: { signalHasCome.load(ordering: .relaxed) })

    /// Nobody interrupts.
    static let none = Interruption(watch: {}, hasCome: { false })
}

/// Written by a signal handler, which may do little more than that.
private let signalHasCome = Atomic<Bool>(false)
