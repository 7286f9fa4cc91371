import Foundation
import Synchronization

/// How a search handles Ctrl-C: it begins no more blocks of runs, and reports what was done.
struct Interruption: Sendable {
    /// Installs the handler; before that, Ctrl-C ends the process immediately.
    let watch: @Sendable () -> Void
    /// Whether Ctrl-C was pressed.
    let hasCome: @Sendable () -> Bool

    /// Ctrl-C at the terminal. The second one ends the process immediately.
    static let bySignal = Interruption(
        watch: {
            // Initialised now, because a signal handler must not do it.
            signalHasCome.store(false, ordering: .relaxed)
            signal(SIGINT) { _ in
                signalHasCome.store(true, ordering: .relaxed)
                signal(SIGINT, SIG_DFL)
            }
            // The parent process may have blocked the signal in the thread that started this
            // process, and a child inherits that.
            var interrupt = sigset_t()
            sigemptyset(&interrupt)
            sigaddset(&interrupt, SIGINT)
            pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        },
        hasCome: { signalHasCome.load(ordering: .relaxed) })

    /// Never interrupts.
    static let none = Interruption(watch: {}, hasCome: { false })
}

/// Written by a signal handler, which may do little else.
private let signalHasCome = Atomic<Bool>(false)
