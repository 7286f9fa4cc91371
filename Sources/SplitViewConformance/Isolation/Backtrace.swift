import Foundation

extension WorkerProgram {
    /// Where app code crashes in a task, as the backtracer of Swift says: the innermost call first,
    /// a line each, as far as the file of a call is known.
    ///
    /// The task is performed once more, in a process of its own. A backtracer can outlive the
    /// process that it is about, so it is ended with its whole process group.
    ///
    /// - Returns: Nothing if the process does not crash.
    @MainActor package func backtrace<Task: IsolatedTask>(
        of task: Task, limits: WorkerLimits
    ) -> [String] {
        var program = self
        program.tracesCrashes = true
        let request = WorkerRequest(limits: limits, ends: [], task: task)
        guard let line = try? JSONEncoder().encode(request), let worker = try? Worker(program)
        else { return [] }
        worker.send(line)
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline, worker.goesOn(within: 100) {}
        worker.killGroup()
        return Backtrace.calls(in: worker.tail.lines)
    }
}

/// The text of Swift's backtracer.
enum Backtrace {
    /// The settings for the backtracer: it prints the calls of the crashed thread, and no more.
    static let settings =
        "enable=yes,color=no,interactive=no,output-to=stderr,threads=crashed,images=none,"
        + "registers=none,limit=24,timeout=5s"

    /// The calls in known files, up to the place of the scene that calls app code.
    static func calls(in lines: [String]) -> [String] {
        var calls: [String] = []
        for line in lines {
            // The calls left out in the middle are between the app and the worker.
            if line == "...", !calls.isEmpty { break }
            guard
                let match = line.wholeMatch(
                    of: /\s*\d+ .*?0x[0-9a-f]+ (.+) \+ \d+ in \S+ at (.+):(\d+):\d+/)
            else { continue }
            if match.2.contains("/SplitViewConformance/Stage/") { break }
            let file = match.2.split(separator: "/").last ?? match.2
            calls.append("\(match.1), \(file):\(match.3)")
        }
        return calls
    }
}
