/// Keeps the report of a search up to date between runs, outside the inner loop.
@usableFromInline
struct SearchBookkeeper<Command: Hashable & Sendable> {
    /// Whether the deadline ended the search.
    @usableFromInline var endedEarly = false

    /// The runs given up because too many commands in a row were ignored.
    @usableFromInline var stalledRuns = 0

    private var report: SearchReport<Command>
    private let lawNames: [String]

    @usableFromInline
    init(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits, kinds: [CommandKind],
        laws: [LawTally], labels: [String]
    ) {
        lawNames = laws.map(\.name)
        report = SearchReport(
            seed: seed, limits: limits, runs: runs, completedRuns: 0, endedEarly: false,
            stalledRuns: 0,
            kinds: kinds.map { KindTally(name: $0.name, performed: 0, ignored: 0) },
            laws: laws, labels: labels.map { LabelTally(name: $0, runs: 0) },
            map: .empty, failures: [], recheckedRuns: 0, mismatchedRuns: 0, mismatches: [])
    }

    /// Takes up what a run left behind.
    @inlinable
    mutating func note(_ plan: RunPlan, _ record: RunRecord<Command>) {
        if record.isStalled {
            stalledRuns += 1
        }
        if let breach = record.breach {
            noteFailure(plan, record, breach)
        }
    }

    @usableFromInline
    mutating func noteFailure(_ plan: RunPlan, _ record: RunRecord<Command>, _ breach: Breach) {
        report.laws[breach.law].failedRuns += 1
        report.keep(
            Failure(
                run: plan.index, seed: plan.seed, trace: record.trace, law: lawNames[breach.law],
                sentence: breach.sentence, symptom: breach.symptom))
    }

    /// Compares the two executions of a run.
    @usableFromInline
    mutating func compare(
        _ plan: RunPlan, _ record: RunRecord<Command>, with repetition: RunRecord<Command>
    ) {
        report.recheckedRuns += 1
        let first = record.outcome(lawNames: lawNames)
        let second = repetition.outcome(lawNames: lawNames)
        guard first != second else { return }
        report.mismatchedRuns += 1
        if report.mismatches.count < report.limits.mismatches {
            report.mismatches.append(
                Mismatch(run: plan.index, seed: plan.seed, first: first, second: second))
        }
    }

    @usableFromInline
    func progress(done: Int, counts: RunCounts) -> SearchProgress {
        SearchProgress(
            completedRuns: done, plannedRuns: report.runs.count,
            commands: counts.performed.reduce(0, +), failures: report.failedRuns)
    }

    /// Writes the counts into the report.
    @usableFromInline
    func finish(done: Int, counts: RunCounts, map: StateMap) -> SearchReport<Command> {
        var result = report
        result.map = map
        result.completedRuns = done
        result.endedEarly = endedEarly
        result.stalledRuns = stalledRuns
        for index in result.kinds.indices {
            result.kinds[index].performed = counts.performed[index]
            result.kinds[index].ignored = counts.ignored[index]
        }
        for index in result.labels.indices {
            result.labels[index].runs = counts.labels[index]
        }
        for index in result.laws.indices {
            result.laws[index].held = counts.verdicts.held(index)
            result.laws[index].notApplicable = counts.verdicts.notApplicable(index)
            result.laws[index].violated = counts.verdicts.violated(index)
            for branch in result.laws[index].branches.indices {
                result.laws[index].branches[branch].steps = counts.verdicts.held(index, in: branch)
            }
        }
        return result
    }
}

extension LawTally {
    /// A law that has judged nothing yet.
    @usableFromInline
    init<Step>(unjudged law: Law<Step>) {
        self.init(
            name: law.name, held: 0, notApplicable: 0, violated: 0, failedRuns: 0,
            branches: law.branches.map { BranchTally(name: $0, steps: 0) })
    }
}
