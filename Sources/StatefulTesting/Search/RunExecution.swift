/// Buffers for one execution of a run; reused, so that a run allocates nothing.
@usableFromInline
struct RunRecord<Command: Hashable & Sendable> {
    @usableFromInline var trace: [Command] = []
    @usableFromInline var fingerprints: [UInt64] = []
    @usableFromInline var ignored = 0
    @usableFromInline var isStalled = false
    @usableFromInline var breach: Breach?

    @inlinable
    init() {}

    @inlinable
    mutating func clear() {
        trace.removeAll(keepingCapacity: true)
        fingerprints.removeAll(keepingCapacity: true)
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

/// Executes a planned run once.
///
/// The run ends with its planned length, with a command that ends it, with the first step that
/// breaks a law, or when too many commands in a row were ignored.
/// - Parameters:
///   - plan: the run.
///   - machine: the machine; reset first.
///   - laws: the laws.
///   - misses: how many commands in a row may be ignored.
///   - isTrailed: whether the fingerprint after each command is recorded.
///   - counts: where commands and verdicts are counted.
///   - record: where the run is written; cleared first.
@inlinable
func execute<M: StateMachine>(
    _ plan: RunPlan, on machine: inout M, laws: [Law<M.Step>], misses: Int, isTrailed: Bool,
    counts: inout RunCounts, record: inout RunRecord<M.Command>
) {
    record.clear()
    machine.reset()
    var choices = SeededChoices(seed: plan.commandSeed)
    var missesLeft = misses
    var left = plan.length
    while left > 0 {
        let kind = plan.mix.kind(from: &choices)
        let command = machine.command(ofKind: kind, from: &choices)
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
    }
}
