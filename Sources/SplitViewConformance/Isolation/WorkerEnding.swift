import Foundation

/// How a worker has ended without an answer.
struct WorkerEnding: Sendable {
    let isSignal: Bool
    /// The signal, or the exit status.
    let status: Int32
    /// Why it ended itself, if it did.
    let verdict: WorkerPage.Verdict
    /// The last thing it did; nil if no scene was ever built.
    let place: KnownEnd.Place?
    /// Whether a step was under way, and not only what comes between two.
    let isActing: Bool
    /// The run of a search that was under way, if one was.
    let run: Int?
    /// The law of the app that judged then, if one did.
    let law: String?
    /// How many scenes it had begun to build.
    let scenes: UInt32
    /// The longest time that a step took and returned, in milliseconds.
    let slowest: Int
    /// The message of the runtime, if it left one.
    let message: String?
    /// The exception that was raised before it, while the app was built.
    let raised: String?
    /// Its last lines of output.
    let lines: [String]
    let limits: WorkerLimits
    /// The most lines of its output that are kept.
    static let mostLines = 6

    /// Whether it may have been ended from outside: then it says nothing about the app yet.
    var mayBeFromOutside: Bool { [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(sentSignal) }

    /// Whether a timer of the app may have sent the signal that ended it.
    var mayBeOfTimer: Bool {
        [SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2].contains(sentSignal)
    }

    /// The signal that ended it; 0 if it ended in another way.
    private var sentSignal: Int32 { verdict == .none && isSignal ? status : 0 }

    /// Whether it ended between two steps, and by no law. App code is released there, and so may
    /// end it each time.
    var isBetweenSteps: Bool {
        verdict != .hang && law == nil && !isActing && place?.step != .building
    }

    /// Whether no step is to blame if it ends in the same place again.
    var isOfNoStep: Bool { isOfEarlierScene || isBetweenSteps && mayBeOfTimer }

    /// Whether it ended while a scene was built or released, and by no law: a thread of an earlier
    /// one may act then, by chance.
    var isBetweenScenes: Bool { verdict != .hang && law == nil && place?.step == .building }

    /// Whether it ended before the first step of a scene, and had built another one without harm:
    /// the remains of the other may have ended it.
    var isOfEarlierScene: Bool {
        isBetweenScenes && place?.isRelease == false && scenes > 1
    }

    /// The end as a fact about its place.
    func knownEnd(at place: KnownEnd.Place) -> KnownEnd {
        KnownEnd(
            at: place, name: name,
            reason: isOfFirstScene(at: place) ? reason + wayThere : reason,
            isEndless: verdict == .hang, printed: lines)
    }

    /// Whether it ended as a scene was built, and not by what another one has left behind.
    private func isOfFirstScene(at place: KnownEnd.Place) -> Bool {
        isBetweenScenes && !place.isRelease && !isOfEarlierScene
    }

    /// The end, in a word or two.
    var name: String {
        switch verdict {
        case .hang: "hang"
        case .memory, .spent: "memory"
        case .none, .orphan, .closed: isSignal ? signal : "exit status \(status)"
        }
    }

    // Those that processors choose, or have other numbers on other systems, by words.
    private var signal: String {
        switch status {
        case SIGILL, SIGTRAP: "trap"
        case SIGSEGV, SIGBUS: "wrong memory"
        default: "signal \(status)"
        }
    }

    /// Its last output, as the end of a sentence.
    var lastWords: String { lines.lastWords }

    private var reason: String {
        switch verdict {
        case .hang:
            (law == nil ? "the step" : "it") + " did not return within "
                + "\(Duration.milliseconds(limits.hangMilliseconds).typed) of processor time, or "
                + "\(Duration.milliseconds(limits.hangMilliseconds * limits.patience).typed) by "
                + "the clock"
        case .memory: "the step took more than \((limits.megabytes / 2).grouped) MB of memory"
        case .none, .spent, .orphan, .closed:
            if let message { message } else if isSignal { meaning } else { "the app called exit" }
        }
    }

    /// What led to an end before the first step, where no step is shown that does, and the remedy.
    private var wayThere: String {
        // The runtime prints its message, and on Linux the calls, after what the app has printed.
        let last = lines.prefix { $0.firstRange(of: "Fatal error") == nil }.last
        let printed = last.map { "; the last line printed before it is '\($0.quotable)'" } ?? ""
        guard let raised else {
            return printed + "; mend what the app does as it is built, or leave it out of the scene"
        }
        return printed + "; \(raised) was raised before it, and from then on UIKit does nothing: "
            + "mend that first"
    }

    /// The meaning of the signal, if it is one that crashes leave.
    private var meaning: String {
        switch status {
        case SIGILL, SIGTRAP: "the runtime stopped the app"
        case SIGSEGV, SIGBUS: "the app used memory that is not there, or too much of its stack"
        case SIGABRT: "the app called abort"
        case SIGFPE: "the app calculated what has no result"
        default: "the process of the app was ended"
        }
    }
}

extension [String] {
    /// The last output of a process, as the end of a sentence.
    var lastWords: String { isEmpty ? "" : ", saying: \(joined(separator: " / "))" }
}
