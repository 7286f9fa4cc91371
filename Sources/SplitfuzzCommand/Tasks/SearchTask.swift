import SplitViewConformance
import StatefulTesting

/// A report of runs of one arrangement.
typealias Report = SearchReport<SplitViewCommand>

/// Searches a block of runs.
struct SearchTask: IsolatedTask {
    static let kind = "search"

    let arrangement: Arrangement
    let seed: UInt64
    let runs: Range<Int>
    let limits: SearchLimits

    /// A block ends with the run in which it has reached so many places where the process ends:
    /// each costs a process, and the runs of other blocks go on. A hang costs more, and counts
    /// for four. A look at what restoring leads to is taken often, and counts for a sixteenth.
    private static let mostEnds = 8.0

    @MainActor private static var ends: Double {
        KnownEnds.met.reduce(0) {
            $0 + ($1.isEndless ? 4 : $1.place.restoredIn != nil ? 0.0625 : 1)
        }
    }

    func perform(note: (NoNote) -> Void) throws(CommandFailure) -> Report {
        let stage = try StageCache.stage(of: arrangement)
        // Asked before each run; the first is performed in any case.
        var asked = 0
        func isOver() -> Bool {
            asked += 1
            return Self.ends >= Self.mostEnds || asked > 1 && WorkerPage.own?.isAskedToEnd == true
        }
        var report = stage.search(seed: seed, runs: runs, limits: limits, deadline: isOver)
        // What ended a process while it looked ahead is no step of a run.
        for end in KnownEnds.met where end.place.restoredIn == nil {
            let replay = stage.replay(end.place.commands)
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
}

/// The stage that a worker has used last, because blocks of one arrangement follow each other.
@MainActor enum StageCache {
    private static var current: (arrangement: Arrangement, stage: SplitViewStage)?

    /// The stage of an arrangement.
    static func stage(of arrangement: Arrangement) throws(CommandFailure) -> SplitViewStage {
        if let current, current.arrangement == arrangement { return current.stage }
        guard let stage = arrangement.stage() else {
            throw .fault("a worker was asked for \(arrangement.title), unknown to it")
        }
        current = (arrangement, stage)
        return stage
    }
}
