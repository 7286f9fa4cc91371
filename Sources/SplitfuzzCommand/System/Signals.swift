import Foundation

enum Signals {
    /// The signals that end it at once or are handled elsewhere: those sent by a person, a terminal
    /// or a service manager, the limit of processor time, and those about a fault of this process.
    private static let kept: Set<Int32> = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
        SIGSEGV, SIGSYS, SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD,
    ]

    private static let highest: Int32 = 64

    /// Lets every other signal end nothing.
    ///
    /// Called once, first of all, and by no worker: there each signal does what it does in an app,
    /// as a handler is not inherited either. A pipe without a reader and a file at its limit are
    /// errors of the call that writes then, like any other. Any other signal is from app code in a
    /// worker.
    static func outlive() {
        for number in 1...highest where !kept.contains(number) { signal(number) { _ in } }
    }
}
