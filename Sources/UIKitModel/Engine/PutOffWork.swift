/// Work that app code has put off, until the step is over.
struct PutOffWork {
    /// When it is to be done, in nanoseconds; 0 for as soon as possible.
    let time: UInt64
    let perform: @Sendable () -> Void
}

extension ModelRuntime {
    /// How much work is performed after one step: an app that looks again and again would never be
    /// done. The rest waits for the end of the next step.
    static let mostWork = 100

    func putOff(_ work: @escaping @Sendable () -> Void, until time: UInt64) {
        waiting.append(PutOffWork(time: time, perform: work))
    }

    /// Whether app code has put something off.
    package var hasPutOff: Bool { !waiting.isEmpty }

    /// Performs what app code has put off: the step is over, and the window is on screen.
    package func performPutOff() {
        var left = Self.mostWork
        while left > 0, !hasRaised, let next = nextWork() {
            left -= 1
            waiting.remove(at: next).perform()
        }
    }

    /// The place of what is to be done first, and was put off first.
    private func nextWork() -> Int? {
        waiting.indices.min { waiting[$0].time < waiting[$1].time }
    }
}
