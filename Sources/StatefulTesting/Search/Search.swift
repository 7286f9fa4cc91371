/// Searches a range of runs for steps that break a law.
///
/// Every run is a pure function of the seed, the limits and its index, so a range can be searched
/// in parts, by several processes, in any order, and the merged report is the same. Guided runs
/// depend on earlier runs of the same family, so a range that starts inside a family first performs
/// the family's earlier runs without counting them. A share of the runs is performed twice and
/// compared, because other results are worthless if the machine is not deterministic.
///
/// ```swift
/// var machine = QueueMachine()
/// let report = search(&machine, laws: [fifo], seed: 42, runs: 0..<200)
/// for failure in report.failures { print(failure.counterexample.sentence) }
/// ```
///
/// - Parameters:
///   - machine: The machine; left in whatever state the last run, or a look ahead from its end, led
///     to.
///   - laws: The laws. Each is judged on every step, whatever else broke.
///   - coverage: Reads what runs cover, for guided runs, labels and the map; nil for none of these.
///   - seed: The seed of the search.
///   - runs: The indices of the runs.
///   - limits: Bounds and rhythms; nil for the usual ones, which have guided runs only with
///     coverage.
///   - isPrepared: Whether the earlier runs of a family are performed first; without them its
///     guided runs have less to go by, and the report differs from that of one search.
///   - deadline: Whether time is up; asked before each run that counts.
///   - begin: Called with the index of a run when it begins; twice if it is done twice, and not for
///     earlier runs of a family, which are not counted.
///   - observe: Receives the report as it stands every `limits.progressEvery` runs and at the end.
/// - Returns: The report of the runs and their flaws.
/// - Complexity: Linear in the commands of all runs. A law that looks ahead costs more: for most
///   ways tried from a state, the commands up to there are performed again.
@inlinable public func search<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, coverage: RunCoverage<M>? = nil, seed: UInt64,
    runs: Range<Int>, limits: SearchLimits? = nil, isPrepared: Bool = true,
    deadline: () -> Bool = { false },
    begin: (Int) -> Void = { _ in },
    observe: (SearchReport<M.Command>) -> Void = { _ in }
) -> SearchReport<M.Command> {
    let limits = limits ?? SearchLimits(shares: coverage == nil ? .unguided : .usual)
    let kinds = machine.kinds
    let labels = coverage?.labels(machine) ?? []
    precondition(labels.count <= 64, "a machine has at most 64 labels")
    let isGuided = limits.shares.guided > 0
    precondition(
        coverage != nil || !(isGuided || limits.drawsMap),
        "guided runs and a map need coverage; without it, limits are .unguided and draw no map")
    let mapped = isGuided || limits.drawsMap ? coverage : nil
    var report = SearchReport<M.Command>(
        seed: seed, runs: runs, limits: limits, labels: labels)
    var record = RunRecord<M.Command>(kinds, laws.laws)
    var guide = Guide<M.Command>()
    var map = StateMap()
    if isGuided, isPrepared {
        var uncounted = RunRecord<M.Command>(kinds, [Law<M.Step>]())
        for index in (runs.lowerBound - runs.lowerBound % limits.family)..<runs.lowerBound {
            execute(
                RunPlan(index: index, seed: seed, limits: limits), by: guide, on: &machine,
                laws: [], coverage: mapped, isTrailed: false, record: &uncounted)
            guide.take(uncounted.trace, through: uncounted.abstractions)
        }
    }
    for index in runs {
        let done = index - runs.lowerBound
        if done > 0, done % limits.progressEvery == 0 {
            report.take(record, map: map)
            observe(report)
        }
        if deadline() { break }
        if index % limits.family == 0 { guide = Guide() }
        let plan = RunPlan(index: index, seed: seed, limits: limits)
        let isRechecked = index % limits.recheckEvery == 0
        begin(index)
        execute(
            plan, by: guide, on: &machine, laws: laws, coverage: mapped, isTrailed: isRechecked,
            record: &record)
        let passed = coverage?.passedLabels(machine) ?? 0
        if record.mayGoOn { lookAhead(from: &machine, during: plan, laws: laws, record: &record) }
        report.note(plan, &record, passing: passed)
        if isRechecked {
            // Written elsewhere and thrown away: the repetition must not count twice.
            var repetition = RunRecord<M.Command>(kinds, laws.laws)
            begin(index)
            execute(
                plan, by: guide, on: &machine, laws: laws, coverage: nil, isTrailed: true,
                record: &repetition)
            if repetition.mayGoOn {
                lookAhead(from: &machine, during: plan, laws: laws, record: &repetition)
            }
            report.compare(plan, record, with: repetition)
        }
        if isGuided { guide.take(record.trace, through: record.abstractions) }
        if limits.drawsMap {
            map.note(record.trace.map { machine.kind(of: $0) }, through: record.abstractions)
        }
    }
    report.take(record, map: map)
    observe(report)
    return report
}
