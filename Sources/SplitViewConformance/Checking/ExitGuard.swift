import Foundation
import Synchronization

/// Keeps app code from ending a test run as if every test had passed: `exit(0)` in the middle of a
/// check ends the process with a failing status, and says why.
enum ExitGuard {
    /// How many checks are under way.
    private static let checks = Atomic<Int>(0)

    /// Installed once, by the first check.
    private static let isInstalled: Bool = {
        atexit {
            guard ExitGuard.checks.load(ordering: .relaxed) > 0 else { return }
            let line = "splitfuzz: app code ended the process with exit() during a check\n"
            _ = write(2, line, line.utf8.count)
            _exit(EXIT_FAILURE)
        }
        return true
    }()

    /// Performs a check in which the process may not end.
    static func during<Result, Failure: Error>(
        _ check: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        _ = isInstalled
        checks.add(1, ordering: .relaxed)
        defer { checks.subtract(1, ordering: .relaxed) }
        return try check()
    }
}
