import SplitViewConformance
import StatefulTesting

/// Finds out whether an app depends on hash values, which differ in every process: on the order of
/// a `Set`, for instance.
///
/// The workers of a search have the same hash values, or their results would differ for no reason.
/// So a few runs are performed again by workers whose hash values are as in any process of the app.
@MainActor struct HashCheck {
    private let crew: Crew
    private let program: WorkerProgram
    private let limits: WorkerLimits

    /// The processes with hash values of their own. An app that goes one way or the other with even
    /// chances is noticed 255 times of 256.
    static let processes = 8
    /// The fewest commands of a search that is checked: starting the processes takes time.
    static let fewestCommands = 10_000
    static let runs = 64

    /// A check.
    ///
    /// - Parameter crew: Performs the runs with the usual hash values.
    init(_ crew: Crew, _ program: WorkerProgram, limits: WorkerLimits) {
        (self.crew, self.program, self.limits) = (crew, program, limits)
    }

    /// Whether the first runs of a search have other results in a process with other hash values.
    func isFailed(
        _ arrangement: Arrangement, seed: UInt64, limits search: SearchLimits, jobs: Int,
        isOver: () -> Bool
    ) throws(CommandFailure) -> Bool {
        let task = SearchTask(
            arrangement: arrangement, seed: seed, runs: 0..<Self.runs, limits: search)
        guard case .success(let usual) = try crew.answer(to: task, isOver: isOver) else {
            return false
        }
        func differs(hashingAlike: Bool) throws(CommandFailure) -> Bool {
            try self.differs(
                from: usual, task, hashingAlike: hashingAlike, jobs: jobs, isOver: isOver)
        }
        guard try differs(hashingAlike: false) else { return false }
        // A difference that comes with the same hash values, too, has another reason: a limit of
        // time or memory with a chance result, for instance. Cut short, this says nothing.
        let isFlakyAnyway = try differs(hashingAlike: true)
        return !isFlakyAnyway && !isOver()
    }

    /// Whether one of some new processes has another result.
    private func differs(
        from usual: Report, _ task: SearchTask, hashingAlike: Bool, jobs: Int,
        isOver: () -> Bool
    ) throws(CommandFailure) -> Bool {
        var program = program
        program.hashesAlike = hashingAlike
        var begun = 0
        var differs = false
        // A worker is not asked again after its answer, so that each answer has its own hash
        // values.
        while begun < Self.processes, !differs, !isOver() {
            let others = Crew(program, jobs: max(1, jobs), limits: limits)
            var left = min(jobs, Self.processes - begun)
            begun += left
            func next() -> SearchTask? {
                guard left > 0 else { return nil }
                left -= 1
                return task
            }
            try others.perform(next: next, isOver: isOver) { _, result throws(CommandFailure) in
                if case .success(let report) = result, Self.differ(report, usual) { differs = true }
            }
        }
        return differs
    }

    /// Whether two reports of the same runs have other results. An interrupted process has fewer
    /// runs, and tells nothing about the app.
    static func differ(_ report: Report, _ usual: Report) -> Bool {
        !report.endedEarly && !usual.endedEarly && report != usual
    }
}
