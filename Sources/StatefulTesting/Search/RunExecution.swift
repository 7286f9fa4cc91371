/// A law that a step of a run broke.
@usableFromInline
struct RunBreak {
    /// The position of the step.
    @usableFromInline let index: Int
    @usableFromInline let broken: BrokenLaw

    @inlinable
    init(index: Int, broken: BrokenLaw) {
        self.index = index
        self.broken = broken
    }
}

/// Buffers for one execution of a run; reused, so that a run allocates nothing.
@usableFromInline
struct RunRecord<Command: Hashable & Sendable> {
    @usableFromInline var trace: [Command] = []
    @usableFromInline var fingerprints: [UInt64] = []
    /// The abstract state at the beginning and after each command that the run could go on from.
    @usableFromInline var abstractions: [UInt64] = []
    @usableFromInline var ignored = 0
    @usableFromInline var isStalled = false
    /// The laws that the steps broke, step by step, in the order of the laws.
    @usableFromInline var breaks: [RunBreak] = []
    /// Those that the last step broke.
    @usableFromInline var broken: [BrokenLaw] = []

    @inlinable
    init() {}

    @inlinable
    mutating func clear() {
        trace.removeAll(keepingCapacity: true)
        fingerprints.removeAll(keepingCapacity: true)
        abstractions.removeAll(keepingCapacity: true)
        breaks.removeAll(keepingCapacity: true)
        ignored = 0
        isStalled = false
    }

    /// Takes over what the last step broke.
    @inlinable
    mutating func takeBroken() {
        for law in broken { breaks.append(RunBreak(index: trace.count - 1, broken: law)) }
        broken.removeAll(keepingCapacity: true)
    }

    /// The record as a value of its own.
    /// - Parameter flaw: the flaw that a broken law shows.
    func outcome(_ flaw: (BrokenLaw) -> Flaw) -> RunOutcome<Command> {
        RunOutcome(
            trace: trace, ignored: ignored, fingerprints: fingerprints,
            violations: breaks.map {
                Violation(
                    index: $0.index, flaw: flaw($0.broken), sentence: $0.broken.sentence)
            })
    }
}

/// What a search counts over all its runs.
@usableFromInline
struct RunCounts {
    @usableFromInline var performed: [Int]
    @usableFromInline var ignored: [Int]
    @usableFromInline var verdicts: VerdictCounts
    /// The runs that passed each label.
    @usableFromInline var labels: [Int]
    /// The states that runs have looked ahead from.
    @usableFromInline var looks = 0

    @inlinable
    init(kinds: Int, laws: Int, labels: Int) {
        self.labels = [Int](repeating: 0, count: labels)
        performed = [Int](repeating: 0, count: kinds)
        ignored = [Int](repeating: 0, count: kinds)
        verdicts = VerdictCounts(laws: laws)
    }

    /// Counts a run by the labels it passed.
    @inlinable
    mutating func note(labels passed: UInt64) {
        var rest = passed
        while rest != 0 {
            labels[rest.trailingZeroBitCount] &+= 1
            rest &= rest &- 1
        }
    }
}

/// A run that is about to be executed: its plan, and what it takes over from earlier ones.
@usableFromInline
struct PreparedRun<Command: Hashable & Sendable> {
    @usableFromInline let plan: RunPlan

    /// What is performed before anything is drawn.
    @usableFromInline let script: [Command]

    /// Where the rest is drawn from.
    @usableFromInline let choices: SeededChoices

    /// Prepares a run.
    /// - Parameters:
    ///   - plan: its plan.
    ///   - guide: what its family has covered.
    @usableFromInline
    init(_ plan: RunPlan, by guide: Guide<Command>) {
        self.plan = plan
        var choices = SeededChoices(seed: plan.commandSeed)
        script = plan.strategy == .guided ? guide.script(from: &choices) : []
        self.choices = choices
    }
}

/// Executes a run once.
///
/// The run ends with its planned length, with a command that ends it, or when too many commands in
/// a row were ignored. A broken law does not end it.
/// - Parameters:
///   - run: the run.
///   - machine: the machine; reset first.
///   - laws: the laws.
///   - coverage: reads the abstract states to be recorded; nil to record none.
///   - seed: what decides where the run looks ahead, beside what it does.
///   - misses: how many commands in a row may be ignored.
///   - isTrailed: whether the fingerprint after each command is recorded.
///   - counts: where commands and verdicts are counted.
///   - record: where the run is written; cleared first.
@inlinable
func execute<M: StateMachine>(
    _ run: PreparedRun<M.Command>, on machine: inout M, laws: LawSet<M>,
    coverage: RunCoverage<M>?, seed: UInt64, misses: Int, isTrailed: Bool,
    counts: inout RunCounts, record: inout RunRecord<M.Command>
) {
    record.clear()
    machine.reset()
    if let coverage { record.abstractions.append(coverage.abstraction(machine)) }
    var sampler = LookAheadSampler(seed: seed ^ run.plan.commandSeed)
    var choices = run.choices
    var scripted = 0
    var missesLeft = misses
    var left = run.plan.length
    while left > 0 {
        let kind: Int
        let command: M.Command
        if scripted < run.script.count {
            command = run.script[scripted]
            kind = machine.kind(of: command)
            scripted &+= 1
        } else {
            kind = run.plan.mix.kind(from: &choices)
            command = machine.command(ofKind: kind, from: &choices)
        }
        let outcome = machine.perform(command)
        guard outcome.isPerformed else {
            record.ignored &+= 1
            counts.ignored[kind] &+= 1
            missesLeft &-= 1
            if missesLeft > 0 {
                continue
            }
            record.isStalled = true
            return
        }
        missesLeft = misses
        left &-= 1
        record.trace.append(command)
        counts.performed[kind] &+= 1
        if isTrailed {
            record.fingerprints.append(machine.fingerprint)
        }
        judge(machine.step, by: laws.laws, counting: &counts.verdicts, broken: &record.broken)
        if let ahead = laws.ahead, outcome != .ended {
            sampler.note(
                machine.rank(of: command), drawn: record.trace.count &+ record.ignored)
            if sampler.isDue(length: record.trace.count) {
                ahead.sample(
                    machine, sampler, first: laws.firstAhead, counts: &counts, record: &record)
            }
        }
        if !record.broken.isEmpty {
            record.takeBroken()
        }
        if outcome == .ended {
            return
        }
        if let coverage { record.abstractions.append(coverage.abstraction(machine)) }
    }
}

extension LookAhead {
    /// Looks ahead from where a random run has got to, if a law has something to try there.
    @usableFromInline
    func sample(
        _ machine: Machine, _ sampler: LookAheadSampler, first: Int, counts: inout RunCounts,
        record: inout RunRecord<Machine.Command>
    ) {
        let chosen = sampler.chosen(of: wanted(machine.step), rarities: rarities)
        guard chosen != 0 else { return }
        counts.looks += 1
        judge(
            after: record.trace, asking: chosen, fingerprint: machine.fingerprint, first: first,
            counting: &counts.verdicts, broken: &record.broken)
    }
}
