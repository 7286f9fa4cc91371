/// The places where random runs look ahead: some runs at their end, and some after one of their
/// first commands, before the end of any run.
///
/// At the end of a run the machine is there already; a replica has to be led to any other state, at
/// the cost of the trace to it. The seeds of the search and of the run's commands decide, and no
/// number is drawn for it, so the commands of a search do not depend on looking ahead.
extension RunPlan {
    /// After how many commands the run looks ahead before it ends: 1 to 3 in an eighth of the runs
    /// that do not begin as earlier ones, 0 for the others.
    @usableFromInline var earlyLook: Int {
        let number = Int(SplitMix64.mix(lookSeed) % 24) + 1
        return strategy != .guided && number <= 3 && number < length ? number : 0
    }
}

extension LookAhead {
    /// The parts to try in a state of a run: all that have something to try there, or none.
    ///
    /// The least rare of them decides how often. So a rare offer of a state is not missed where
    /// another part is tried anyway. At the end of a run, every way but the first costs about as
    /// much as the run and four commands more; so long runs look ahead more rarely.
    /// - Parameters:
    ///   - wanted: The parts that have something to try, one bit for each.
    ///   - length: The commands performed: as many as for the early look, or all.
    @usableFromInline
    func chosen(of wanted: UInt64, by plan: RunPlan, after length: Int) -> UInt64 {
        guard wanted != 0 else { return 0 }
        var least = UInt64.max
        for part in rarities.indices where wanted & (1 << UInt64(part)) != 0 {
            least = min(least, rarities[part])
        }
        let isEarly = length == plan.earlyLook
        let share: UInt64 = isEarly ? 1 : plan.strategy == .guided ? 12 : 6
        let total = isEarly ? 1 : UInt64(length) + 4
        let number = SplitMix64.mix(plan.lookSeed &+ UInt64(length)) % (least * total)
        return number < share ? wanted : 0
    }
}

/// Looks ahead from the present state of a run, if the run is chosen for a look.
/// - Parameter machine: The machine, as the run has left it. Once the run has reached its planned
///   length, ways are tried on it, and it is somewhere else then; until then, on a replica.
@inlinable func lookAhead<M: StateMachine>(
    from machine: inout M, during plan: RunPlan, laws: LawSet<M>,
    record: inout RunRecord<M.Command>
) {
    guard let ahead = laws.ahead else { return }
    let trace = record.trace
    var wanted: UInt64 = 0
    machine.showStep { wanted = ahead.wanted($0) }
    let parts = ahead.chosen(of: wanted, by: plan, after: trace.count)
    guard parts != 0 else { return }
    if record.mayGoOn {
        ahead.judgeHere(&machine, trace, parts, &record.verdicts, &record.violations)
    } else {
        ahead.judge(trace, parts, machine.fingerprint, &record.verdicts, &record.violations)
    }
    record.looks &+= 1
}

extension SearchReport {
    /// Adds a counterexample found by looking ahead from a run, if it is the first to its flaw in
    /// this report; it is no part of a run. The run it started from counts as a run that shows the
    /// flaw, and not as a run with a broken law.
    package mutating func add(_ counterexample: Counterexample<Command>, seed: UInt64, run: Int) {
        guard !flaws.contains(where: { $0.flaw == counterexample.flaw }) else { return }
        flaws.append(FlawTally(flaw: counterexample.flaw, steps: 1, runs: 1))
        let names = laws.map(\.name)
        if let law = names.firstIndex(of: counterexample.flaw.law) { laws[law].violated += 1 }
        flaws.sort { $0.flaw.comesBefore($1.flaw, among: names) }
        failures.append(Failure(run: run, seed: seed, counterexample: counterexample))
    }
}
