import StatefulTesting

extension SplitViewStage {
    /// Searches runs of an app that may be known to end its process in places.
    ///
    /// It ends early, with the run in which it has reached so many of these places that going on
    /// would take too many processes.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - runs: The runs.
    ///   - limits: How runs are drawn.
    ///   - deadline: Whether the time is up; asked before each run.
    package func searchPastEnds(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits, deadline: () -> Bool
    ) -> SearchReport<SplitViewCommand> {
        var report = search(
            seed: seed, runs: runs, limits: limits,
            deadline: { KnownEnds.metCost >= Self.mostEndsOfSearch || deadline() })
        // What ended a process while it looked ahead is no step of a run.
        for end in KnownEnds.met where end.place.restoredIn == nil {
            let replay = replay(end.place.commands)
            guard replay.executed == end.place.commands, let violation = replay.violations.last,
                [SplitViewLaws.survives.name, SplitViewLaws.terminates.name]
                    .contains(violation.flaw.law)
            else { continue }
            report.add(
                Counterexample(
                    replay.executed, breaks: violation.flaw, sentence: violation.sentence),
                seed: seed, run: max(runs.lowerBound, runs.lowerBound + report.completedRuns - 1))
        }
        return report
    }

    /// The most that the ends of processes in one search may cost.
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

extension KnownEnds {
    /// What the ends that were reached cost, in processes: a hang costs more than another end, and
    /// counts for four. A look at what restoring leads to is taken often, and counts for a
    /// sixteenth.
    fileprivate static var metCost: Double {
        met.reduce(0) { $0 + ($1.isEndless ? 4 : $1.place.restoredIn != nil ? 0.0625 : 1) }
    }
}
