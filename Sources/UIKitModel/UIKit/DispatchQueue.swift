public import Dispatch

extension DispatchQueue {
    /// Puts work off until what is under way is over, on whichever queue.
    ///
    /// There is no run loop. Work put off by app code is performed when a step of a person, of the
    /// system or of the app itself is over, in the order in which it was put off (UNK63). Work for
    /// another queue than the main one is performed there, too, so that every run is the same.
    ///
    /// ```swift
    /// ModelRuntime.current = ModelRuntime(profile: .ios26)
    /// DispatchQueue.main.async { print("when the step is over") }
    /// ```
    ///
    /// - Parameter work: The work.
    public func async(execute work: @escaping @Sendable () -> Void) {
        putOff(work, for: 0)
    }

    /// Puts work off until everything under way is over, and all work that was put off for an
    /// earlier time.
    ///
    /// Nothing waits for the time: no person is quicker than it, and the next step comes later.
    ///
    /// - Parameters:
    ///   - deadline: The time to do it; two times within a hundredth of a second may count as one.
    ///   - work: The work.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
    ) {
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        let delay = then > now ? Double(then - now) / 10_000_000 : 0
        putOff(work, for: Int(min(delay, 1e9).rounded()))
    }

    /// The model is on the main thread alone. Work that another thread puts off is none of its
    /// matter, and waits for a run loop.
    private func putOff(_ work: @escaping @Sendable () -> Void, for delay: Int) {
        guard isOnMainThread() else { return async(execute: DispatchWorkItem(block: work)) }
        MainActor.assumeIsolated { ModelRuntime.current.putOff(work, for: delay) }
    }
}

func isOnMainThread() -> Bool { DispatchQueue.getSpecific(key: ofMainQueue) != nil }

private let ofMainQueue = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
