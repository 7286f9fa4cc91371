import StatefulTesting

extension SplitViewChecker {
    /// Searches runs of an app that may be known to end its process in places.
    ///
    /// Each of these places has cost a process. So once it has reached many of them, it does
    /// without the commands that led there. Where it has ended by no step, runs are searched one by
    /// one.
    ///
    /// - Parameters:
    ///   - limits: How runs are drawn.
    ///   - done: What was searched of them already, from the first one on.
    ///   - deadline: Whether the time is up; asked before each run.
    ///   - note: Receives the reports of runs, where the next process is to go on behind them.
    package func searchPastEnds(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits,
        after done: SearchReport<SplitViewCommand>? = nil, deadline: () -> Bool,
        note: (SearchReport<SplitViewCommand>) -> Void = { _ in }
    ) -> SearchReport<SplitViewCommand> {
        // Behind a run, too, what it has left behind may end the process.
        defer { WorkerPage.own?.run = nil }
        guard KnownEnds.passage.isRunByRun else {
            return searchAtOnce(seed: seed, runs: runs, limits: limits, deadline: deadline)
        }
        // It may be of an earlier part of the search.
        var merged = done.flatMap {
            $0.runs.lowerBound == runs.lowerBound && $0.runs.upperBound <= runs.upperBound
                ? $0 : nil
        }
        func add(_ part: Range<Int>, deadline: () -> Bool) {
            // A scene is built before the run begins, too.
            self.begin(run: part.lowerBound)
            let report = searchAtOnce(seed: seed, runs: part, limits: limits, deadline: deadline)
            merged = merged?.merging(report) ?? report
            if !report.endedEarly { note(report) }
        }
        for run in (merged?.runs.upperBound ?? runs.lowerBound)..<runs.upperBound {
            if deadline() {
                add(run..<runs.upperBound, deadline: { true })
                break
            }
            add(run..<(run + 1), deadline: { false })
        }
        return merged ?? searchAtOnce(seed: seed, runs: runs, limits: limits, deadline: deadline)
    }

    private func begin(run: Int) {
        KnownEnds.begin(run: run)
        WorkerPage.own?.run = run
    }

    private func searchAtOnce(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits, deadline: () -> Bool
    ) -> SearchReport<SplitViewCommand> {
        KnownEnds.course.limit = Self.mostEndsOfSearch
        let begin = KnownEnds.course
        var report = attendingRuns(deadline: deadline) { machine in
            KnownEnds.course = begin
            var current = (run: -1, course: begin)
            var restricted = 0
            var report = searchOnce(
                &machine, seed: seed, runs: runs, limits: limits, deadline: deadline,
                begin: { run in
                    self.begin(run: run)
                    // A repetition begins in the same way as the first time.
                    if run == current.run {
                        KnownEnds.course = current.course
                    } else {
                        current = (run, KnownEnds.course)
                        if KnownEnds.course.isRestricted { restricted += 1 }
                    }
                })
            report.restrictedRuns = restricted
            return report
        }
        // The work after this takes every step again.
        KnownEnds.begin(run: nil)
        KnownEnds.course.limit = .infinity
        // An end of a process that was looking ahead is no step of a run.
        for end in KnownEnds.course.met.dropFirst(begin.met.count) where end.place.restoredIn == nil
        {
            // By one law, as the others would look ahead to further ends.
            let law = end.isEndless ? SplitViewLaws.terminates : SplitViewLaws.survives
            let replay = replay(end.place.commands, about: law.name)
            guard replay.executed == end.place.commands, let violation = replay.violations.last
            else { continue }
            report.add(
                Counterexample(
                    replay.executed, breaks: violation.flaw, sentence: violation.sentence),
                seed: seed, run: max(runs.lowerBound, runs.lowerBound + report.completedRuns - 1))
        }
        return report
    }

    /// The cost of ends of processes in one search before it does without the steps that led there.
    private static var mostEndsOfSearch: Double { 8 }

    /// How far the counterexamples of an app are examined that is known to end its process in
    /// places: each further end costs a process, and a sweep reaches very many.
    package static var examinationPastEnds: (limits: MinimiseLimits, sweep: Sweep?) {
        var limits = MinimiseLimits()
        // Beyond this many nothing is proved any more, only shrunk.
        if KnownEnds.all.count > 60 { limits.proving.states = 1 }
        return (limits, KnownEnds.all.isEmpty ? Sweep() : nil)
    }
}
