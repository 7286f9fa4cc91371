/// The records of executed runs: the current run, and counts over all of them.
///
/// The buffers are reused, so that a step allocates nothing.
@usableFromInline struct RunRecord<Command: Hashable & Sendable> {
    @usableFromInline var trace: [Command] = []
    @usableFromInline var fingerprints: [UInt64] = []
    /// The abstract state at the beginning and after each command from which the run could
    /// continue.
    @usableFromInline var abstractions: [UInt64] = []
    @usableFromInline var ignored = 0
    @usableFromInline var isStalled = false
    /// Whether the run reached its planned length, and no command has ended it.
    @usableFromInline var mayGoOn = false
    /// The laws that the steps broke, step by step, in the order of the laws.
    @usableFromInline var violations: [Violation] = []

    // Over all runs.
    @usableFromInline var kinds: [KindTally]
    @usableFromInline var verdicts: VerdictCounts
    var book = FlawBook()
    /// The states from which runs have looked ahead.
    @usableFromInline var looks = 0

    @usableFromInline init<Step>(_ kinds: [CommandKind], _ laws: [Law<Step>]) {
        self.kinds = kinds.map { KindTally(name: $0.name) }
        verdicts = VerdictCounts(laws)
    }

    /// Begins with another run.
    @inlinable mutating func clear() {
        trace.removeAll(keepingCapacity: true)
        fingerprints.removeAll(keepingCapacity: true)
        abstractions.removeAll(keepingCapacity: true)
        violations.removeAll(keepingCapacity: true)
        ignored = 0
        isStalled = false
        mayGoOn = false
    }

    /// The position of the first command that did not lead to the same state in another execution,
    /// or was performed in one of the two only; nil if there is none.
    func parting(from other: RunRecord) -> Int? {
        let common = min(trace.count, other.trace.count)
        let parting = (0..<common).first {
            trace[$0] != other.trace[$0] || fingerprints[$0] != other.fingerprints[$0]
        }
        return parting ?? (trace.count == other.trace.count ? nil : common)
    }
}

/// Executes a run once.
///
/// The run ends with its planned length, with a command that ends it, or when too many commands in
/// a row were ignored. A broken law does not end it.
/// - Parameters:
///   - guide: The earlier coverage of its family.
///   - machine: The machine; reset first.
///   - coverage: Reads the abstract states to be recorded; nil to record none.
///   - isTrailed: Whether the fingerprint after each command is recorded.
///   - record: Receives the run, and the counts of its commands and verdicts.
@inlinable func execute<M: StateMachine>(
    _ plan: RunPlan, by guide: Guide<M.Command>, on machine: inout M, laws: LawSet<M>,
    coverage: RunCoverage<M>?, isTrailed: Bool, record: inout RunRecord<M.Command>
) {
    record.clear()
    machine.reset()
    // Read once: each of them would be retained for each step.
    let (all, abstraction) = (laws.linked, coverage?.abstraction)
    if let abstraction { record.abstractions.append(abstraction(machine)) }
    var choices = SeededChoices(seed: plan.commandSeed)
    let mix = plan.mix(of: machine.kinds)
    var script = plan.strategy == .guided ? guide.script(from: &choices)[...] : []
    let early = plan.earlyLook
    var missesLeft = RunPlan.misses
    while record.trace.count < plan.length {
        let scripted = script.popFirst()
        let kind = scripted.map { machine.kind(of: $0) } ?? mix.kind(from: &choices)
        let command = scripted ?? machine.command(ofKind: kind, from: &choices)
        let outcome = machine.perform(command)
        guard outcome.isPerformed else {
            record.ignored &+= 1
            record.kinds[kind].ignored &+= 1
            missesLeft &-= 1
            if missesLeft > 0 {
                continue
            }
            record.isStalled = true
            return
        }
        missesLeft = RunPlan.misses
        record.trace.append(command)
        record.kinds[kind].performed &+= 1
        if isTrailed {
            record.fingerprints.append(machine.fingerprint)
        }
        machine.showStep {
            judge(
                $0, at: record.trace.count &- 1, by: all, counting: &record.verdicts,
                violations: &record.violations)
        }
        if outcome == .ended {
            return
        }
        if record.trace.count == early {
            lookAhead(from: &machine, during: plan, laws: laws, record: &record)
        }
        if let abstraction { record.abstractions.append(abstraction(machine)) }
    }
    record.mayGoOn = true
}
