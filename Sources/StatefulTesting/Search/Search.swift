/// Searches a range of runs for steps that break a law.
///
/// Every run is a pure function of the seed, the limits and its index, so a range can be searched
/// in parts, by several processes, in any order, and the merged report is the same. Guided runs
/// depend on earlier runs of the same family, so a range that starts inside a family first performs
/// the family's earlier runs without counting them. A share of the runs is done twice and compared,
/// because a machine that does not repeat itself makes every other result worthless.
/// - Parameters:
///   - machine: the machine; left in whatever state the last run ended in.
///   - laws: the laws. Each is judged on every step, whatever else broke.
///   - coverage: reads what runs cover, for guided runs, labels and the map; nil for none of these.
///   - seed: the seed of the search.
///   - runs: the indices of the runs.
///   - limits: bounds and rhythms.
///   - deadline: whether time is up; asked every `limits.deadlineEvery` runs, first before any run.
///   - observe: receives the progress every `limits.progressEvery` runs and at the end.
/// - Returns: what was done and found.
@inlinable
public func search<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, coverage: RunCoverage<M>? = nil, seed: UInt64,
    runs: Range<Int>, limits: SearchLimits = SearchLimits(), deadline: () -> Bool = { false },
    observe: (SearchProgress) -> Void = { _ in }
) -> SearchReport<M.Command> {
    let kinds = machine.kinds
    let labels = coverage?.labels(machine) ?? []
    precondition(labels.count <= 64, "a machine has at most 64 labels")
    let isGuided = limits.shares.guided > 0
    precondition(
        coverage != nil || !(isGuided || limits.drawsMap),
        "guided runs and a map need a machine that tells its abstract states: pass coverage")
    let mapped = isGuided || limits.drawsMap ? coverage : nil
    var bookkeeper = SearchBookkeeper<M.Command>(
        seed: seed, runs: runs, limits: limits, kinds: kinds, laws: laws.names, labels: labels)
    var counts = RunCounts(kinds: kinds.count, laws: laws.laws.count, labels: labels.count)
    var record = RunRecord<M.Command>()
    var guide = Guide<M.Command>()
    var cartographer = StateMapBuilder()
    if isGuided {
        for index in (runs.lowerBound - runs.lowerBound % limits.family)..<runs.lowerBound {
            let plan = RunPlan(index: index, seed: seed, kinds: kinds, limits: limits)
            var uncounted = RunCounts(kinds: kinds.count, laws: 0, labels: 0)
            execute(
                PreparedRun(plan, by: guide), on: &machine, laws: LawSet([]), coverage: mapped,
                seed: seed, misses: limits.misses, isTrailed: false, counts: &uncounted,
                record: &record)
            guide.take(record.trace, through: record.abstractions)
        }
    }
    var done = 0
    for index in runs {
        if done % limits.deadlineEvery == 0, deadline() {
            bookkeeper.endedEarly = true
            break
        }
        if index % limits.family == 0 { guide.restart() }
        let plan = RunPlan(index: index, seed: seed, kinds: kinds, limits: limits)
        let run = PreparedRun(plan, by: guide)
        let isRechecked = index % limits.recheckEvery == 0
        execute(
            run, on: &machine, laws: laws, coverage: mapped, seed: seed, misses: limits.misses,
            isTrailed: isRechecked, counts: &counts, record: &record)
        if isGuided { guide.take(record.trace, through: record.abstractions) }
        if limits.drawsMap {
            cartographer.note(
                record.trace.map { machine.kind(of: $0) }, through: record.abstractions)
        }
        if let coverage { counts.note(labels: coverage.passedLabels(machine)) }
        bookkeeper.note(plan, record)
        if isRechecked {
            // Counted apart and thrown away: the repetition must not count twice.
            var again = RunCounts(kinds: kinds.count, laws: laws.laws.count, labels: 0)
            var repetition = RunRecord<M.Command>()
            execute(
                run, on: &machine, laws: laws, coverage: nil, seed: seed, misses: limits.misses,
                isTrailed: true, counts: &again, record: &repetition)
            bookkeeper.compare(plan, record, with: repetition)
        }
        done += 1
        if done % limits.progressEvery == 0, done < runs.count {
            observe(bookkeeper.progress(done: done, counts: counts))
        }
    }
    observe(bookkeeper.progress(done: done, counts: counts))
    return bookkeeper.finish(
        done: done, counts: counts,
        laws: LawTally.counted(LawTally.unjudged(laws.laws), counts.verdicts),
        map: cartographer.map)
}
