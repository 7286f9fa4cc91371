/// Work that app code has put off, until the step is over.
struct PutOffWork {
    /// The time to do it, in hundredths of a second of `PutOff.now`.
    let time: Int
    let perform: @Sendable () -> Void
}

extension ModelRuntime {
    /// The work that app code has put off.
    struct PutOff {
        var work: [PutOffWork] = []
        /// The time of the work that is performed; 0 if nothing waits.
        var now = 0
        /// Whether it is being performed.
        var isUnderWay = false
    }

    /// The most work performed after one step: an app that looks again and again would never be
    /// done. The rest waits for the end of the next step.
    static let mostWork = 100

    /// Keeps work for the end of the step.
    ///
    /// - Parameter delay: After how many hundredths of a second it is to be done; 0 for as soon as
    ///   possible. No clock is asked, so that a slow machine changes no order.
    func putOff(_ work: @escaping @Sendable () -> Void, for delay: Int) {
        putOff.work.append(PutOffWork(time: putOff.now + delay, perform: work))
    }

    /// Keeps a layout for the end of the step: it comes before what is put off as long.
    func putOffLayout(_ layOut: @escaping @Sendable () -> Void) {
        putOff.work.insert(PutOffWork(time: putOff.now, perform: layOut), at: 0)
    }

    /// Whether app code has put something off.
    package var hasPutOff: Bool { !putOff.work.isEmpty }

    /// Performs what app code has put off: the step is over, and the window is on screen.
    package func performPutOff() {
        let isNested = putOff.isUnderWay
        putOff.isUnderWay = true
        defer { putOff.isUnderWay = isNested }
        var left = Self.mostWork
        while left > 0, !hasRaised, let next = nextWork() {
            left -= 1
            let work = putOff.work.remove(at: next)
            putOff.now = work.time
            work.perform()
        }
        if putOff.work.isEmpty { putOff.now = 0 }
    }

    /// Ends the step of a test that sleeps, as after a step of a search, unless the sleeper is
    /// work that was put off itself.
    func turnRunLoop() {
        guard !putOff.isUnderWay, visibleWindow != nil else { return }
        performPutOff()
        grantBudget()
    }

    /// The place of what is to be done first, and was put off first.
    private func nextWork() -> Int? {
        putOff.work.indices.min { putOff.work[$0].time < putOff.work[$1].time }
    }
}
