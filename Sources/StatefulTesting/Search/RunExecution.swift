/// Buffers for one execution of a run; reused, so that a run allocates nothing.
@usableFromInline
struct RunRecord<Command: Hashable & Sendable> {
    @usableFromInline var trace: [Command] = []
    @usableFromInline var fingerprints: [UInt64] = []
    /// The abstract state at the beginning and after each command that the run could go on from.
    @usableFromInline var abstractions: [UInt64] = []
    @usableFromInline var ignored = 0
    @usableFromInline var isStalled = false
    @usableFromInline var breach: Breach?

    @inlinable
    init() {}

    @inlinable
    mutating func clear() {
        trace.removeAll(keepingCapacity: true)
        fingerprints.removeAll(keepingCapacity: true)
        abstractions.removeAll(keepingCapacity: true)
        ignored = 0
        isStalled = false
        breach = nil
    }

    /// The record as a value of its own.
    /// - Parameter lawNames: the names of the laws, in order.
    func outcome(lawNames: [String]) -> RunOutcome<Command> {
        let violation = breach.map {
            Violation(
                index: trace.count - 1, law: lawNames[$0.law], sentence: $0.sentence,
                symptom: $0.symptom)
        }
        return RunOutcome(
            trace: trace, ignored: ignored, fingerprints: fingerprints, violation: violation)
    }
}

/// What a search counts over all its runs.
@usableFromInline
struct RunCounts {
    @usableFromInline var performed: [Int]
    @usableFromInline var ignored: [Int]
    @usableFromInline var verdicts: VerdictCounts
    /// The runs that came by each label.
    @usableFromInline var labels: [Int]

    @inlinable
    init(kinds: Int, laws: Int, labels: Int) {
        self.labels = [Int](repeating: 0, count: labels)
        performed = [Int](repeating: 0, count: kinds)
        ignored = [Int](repeating: 0, count: kinds)
        verdicts = VerdictCounts(laws: laws)
    }

    /// Counts a run by what it came by.
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
    ///   - guide: what its family has come by.
    @usableFromInline
    init(_ plan: RunPlan, by guide: Guide<Command>) {
        self.plan = plan
        var choices = SeededChoices(seed: plan.commandSeed)
        script = plan.sort == .guided ? guide.script(from: &choices) : []
        self.choices = choices
    }
}

/// Executes a run once.
///
/// The run ends with its planned length, with a command that ends it, with the first step that
/// breaks a law, or when too many commands in a row were ignored.
/// - Parameters:
///   - run: the run.
///   - machine: the machine; reset first.
///   - laws: the laws.
///   - misses: how many commands in a row may be ignored.
///   - isTrailed: whether the fingerprint after each command is recorded.
///   - isMapped: whether the abstract states are recorded.
///   - counts: where commands and verdicts are counted.
///   - record: where the run is written; cleared first.
@inlinable
func execute<M: StateMachine>(
    _ run: PreparedRun<M.Command>, on machine: inout M, laws: [Law<M.Step>], misses: Int,
    isTrailed: Bool, isMapped: Bool, counts: inout RunCounts, record: inout RunRecord<M.Command>
) {
    record.clear()
    machine.reset(forRun: run.plan.commandSeed)
    if isMapped {
        record.abstractions.append(machine.abstraction)
    }
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
        if outcome == .ignored {
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
        if let breach = judge(machine.step, by: laws, counting: &counts.verdicts) {
            record.breach = breach
            record.breach?.symptom = machine.symptom
            return
        }
        if outcome == .ended {
            return
        }
        if isMapped {
            record.abstractions.append(machine.abstraction)
        }
    }
}
