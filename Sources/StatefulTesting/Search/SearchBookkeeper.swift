/// Keeps the report of a search up to date between runs, outside the inner loop.
@usableFromInline
struct SearchBookkeeper<Command: Hashable & Sendable> {
    /// Whether the deadline ended the search.
    @usableFromInline var endedEarly = false

    private var report: SearchReport<Command>
    private let laws: [String]
    private var book = FlawBook()

    @usableFromInline
    init(
        seed: UInt64, runs: Range<Int>, limits: SearchLimits, kinds: [CommandKind],
        laws: [String], labels: [String]
    ) {
        self.laws = laws
        report = SearchReport(
            seed: seed, limits: limits, runs: runs,
            kinds: kinds.map { KindTally(name: $0.name, performed: 0, ignored: 0) },
            labels: labels.map { LabelTally(name: $0, runs: 0) })
    }

    /// Takes in what a run left behind.
    @usableFromInline
    mutating func note(_ plan: RunPlan, _ record: RunRecord<Command>) {
        if record.isStalled { report.stalledRuns += 1 }
        guard !record.breaks.isEmpty else { return }
        report.failedRuns += 1
        var rest = record.breaks[...]
        while let first = rest.first {
            let step = rest.prefix { $0.index == first.index }
            rest = rest.dropFirst(step.count)
            book.note(
                step.map { book.number(law: $0.broken.law, symptom: $0.broken.symptom) },
                run: plan.index)
            for broken in step { keep(broken, of: plan, record.trace) }
        }
    }

    private mutating func keep(_ found: RunBreak, of plan: RunPlan, _ trace: [Command]) {
        let flaw = flaw(found.broken)
        guard report.wants(flaw, of: plan.index) else { return }
        report.failures.append(
            Failure(
                run: plan.index, seed: plan.seed,
                counterexample: Counterexample(
                    Array(trace[...found.index]), breaks: flaw,
                    sentence: found.broken.sentence)))
    }

    private func flaw(_ broken: BrokenLaw) -> Flaw {
        Flaw(law: laws[broken.law], symptom: broken.symptom)
    }

    /// Compares the two executions of a run.
    @usableFromInline
    mutating func compare(
        _ plan: RunPlan, _ record: RunRecord<Command>, with repetition: RunRecord<Command>
    ) {
        report.recheckedRuns += 1
        let first = record.outcome(flaw)
        let second = repetition.outcome(flaw)
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
    func finish(
        done: Int, counts: RunCounts, laws: [LawTally], map: StateMap
    ) -> SearchReport<Command> {
        var result = report
        result.map = map
        result.completedRuns = done
        result.endedEarly = endedEarly
        result.laws = laws
        result.looks = counts.looks
        result.flaws = book.tallies(self.laws)
        for index in result.kinds.indices {
            result.kinds[index].performed = counts.performed[index]
            result.kinds[index].ignored = counts.ignored[index]
        }
        for index in result.labels.indices {
            result.labels[index].runs = counts.labels[index]
        }
        return result
    }
}
