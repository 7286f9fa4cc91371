import Foundation
import UIKitModel

/// Collapsing with two details ends the process, or never returns.
public final class EndsProcess: MergingSplitDelegate {
    /// The ways in which a process ends, or does not.
    public enum Misdeed: String, CaseIterable, Sendable {
        /// Reads beyond the end of an array.
        case index = "indexes-past-end"
        /// Unwraps nil.
        case unwrap = "unwraps-nil"
        case fatalError = "calls-fatal-error"
        case abort = "calls-abort"
        /// Calls itself until the stack is full.
        case recursion = "recurs-endlessly"
        /// Needs more and more memory.
        case memory = "eats-memory"
        /// Calls `exit` with the status of success.
        case exit = "exits"
        /// Sends itself the signal that nothing can handle.
        case kill = "kills-itself"
        /// Gets a signal that it does not handle.
        case signal = "gets-signal"
        case loop = "loops"
        case sleep = "sleeps"
    }

    private let misdeed: Misdeed

    /// A delegate with one misdeed.
    public init(_ misdeed: Misdeed) {
        self.misdeed = misdeed
        super.init()
    }

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        if details.count >= 2 { commit(among: details) }
        return details
    }

    private func commit(among details: [UIViewController]) {
        switch misdeed {
        case .index: _ = details[details.count]
        case .unwrap:
            // swift-format-ignore: NeverForceUnwrap
            _ = details.first { $0.parent === $0 }!.view
        case .fatalError: Swift.fatalError("two notes are more than this app can take")
        case .abort: Foundation.abort()
        case .recursion: _ = depth(of: details)
        case .memory: eatMemory()
        case .exit: Foundation.exit(0)
        case .signal: raise(SIGALRM)
        case .kill: _ = Foundation.kill(getpid(), SIGKILL)
        case .loop: while getppid() >= 0 {}
        case .sleep: while !details.isEmpty { Foundation.sleep(1) }
        }
    }

    /// Never returns: there are always details, and each call makes another one before it is done.
    private func depth(of details: [UIViewController]) -> Int {
        if details.isEmpty { return 0 }
        let others = Array(details.reversed())
        return 1 + depth(of: others) + others.count
    }

    private func eatMemory() {
        var pieces: [[UInt8]] = []
        while true { pieces.append([UInt8](repeating: 1, count: 16_000_000)) }
    }
}

/// Collapsing leaves something behind that the next scene does not survive, as a timer or a thread
/// could.
public final class LeavesTrap: MergingSplitDelegate {
    private static var isSet = false

    private let fewest: Int

    /// A delegate, unless an earlier one has set the trap.
    ///
    /// - Parameter fewest: With how many details collapsing sets it.
    public init(fewest: Int = 0) {
        if Self.isSet { fatalError("an earlier scene has left a trap") }
        self.fewest = fewest
        super.init()
    }

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        if details.count >= fewest { Self.isSet = true }
        return details
    }
}

/// Collapsing sets an alarm; a moment later it ends the process, whatever the process does then.
public final class SetsAlarm: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        if details.count >= 3 { ualarm(1_000, 0) }
        return details
    }
}

/// Collapsing looks at a hash value, which differs in every process.
public final class LooksAtHashes: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        return "keep".hashValue & 1 == 0 ? details : Array(details.suffix(1))
    }
}

/// Prints whatever it does, as one does while looking for a fault.
public final class PrintsMuch: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = super.takeDetails(from: secondary)
        print("{\"answer\": \(details.count)}")
        return details
    }
}

/// Collapsing closes descriptors that the app did not open.
public final class ClosesDescriptors: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        for descriptor in 3..<256 { Foundation.close(Int32(descriptor)) }
        return super.takeDetails(from: secondary)
    }
}
