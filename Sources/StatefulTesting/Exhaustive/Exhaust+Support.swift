/// Mementos by state number, kept only while a state may be asked for.
@usableFromInline
final class MementoTable<Memento> {
    @usableFromInline var mementos: [Memento?] = []

    @inlinable
    init() {}

    /// Keeps a memento of a state that is met for the first time.
    @inlinable
    func keep(_ state: Int32, _ memento: () -> Memento) {
        if Int(state) == mementos.count {
            mementos.append(memento())
        }
    }

    /// Lends the memento of a state.
    @inlinable
    func with(_ state: Int, _ use: (Memento) -> Void) {
        guard let memento = mementos[state] else {
            preconditionFailure("a state that was finished is not gone back to")
        }
        use(memento)
    }

    /// The memory that the mementos take up, without what they hold outside of themselves.
    @inlinable var bytes: Int {
        mementos.capacity * MemoryLayout<Memento?>.stride
    }

    /// Drops the memento of a state.
    @inlinable
    func forget(_ state: Int) {
        mementos[state] = nil
    }
}

/// Numbers states in the order in which they are met, equal ones alike.
@usableFromInline
final class StateTable<State: Hashable> {
    @usableFromInline var numbers: [State: Int32] = [:]

    @inlinable
    init() {}

    /// The memory that the states take up, without what they hold outside of themselves.
    @inlinable var bytes: Int {
        numbers.capacity * (MemoryLayout<State>.stride + MemoryLayout<Int32>.stride)
    }

    /// The number of a state; the next free one if it is new.
    @inlinable
    func number(of state: State) -> Int32 {
        let next = Int32(truncatingIfNeeded: numbers.count)
        return remember(next, for: &numbers[state])
    }

    /// Keeps the number that is there, or puts a new one in its place; one look-up for both.
    @inlinable
    func remember(_ next: Int32, for slot: inout Int32?) -> Int32 {
        if let known = slot {
            return known
        }
        slot = next
        return next
    }
}

/// An alphabet in the order of simplicity, each command once.
@inlinable
func sorted<M: StateMachine>(_ alphabet: [M.Command], on machine: M) -> [M.Command] {
    var seen: Set<M.Command> = []
    return alphabet.filter { seen.insert($0).inserted }
        .map { (rank: machine.rank(of: $0), command: $0) }
        .sorted { $0.rank < $1.rank }
        .map(\.command)
}

/// An exploration with commands in place of their numbers; each violation is replayed once more,
/// for its sentence and as a check.
@inlinable
func exhaustion<M: StateMachine>(
    _ exploration: Exploration, of machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command],
    ledger: Ledger, isMerged: Bool
) -> Exhaustion<M.Command> {
    var violations: [Bycatch<M.Command>] = []
    var isConsistent = true
    for (number, numbers) in exploration.violations {
        let flaw = ledger.flaws.flaws[number]
        let trace = numbers.map { alphabet[$0] }
        let result = replay(&machine, trace, laws: laws)
        if let violation = result.violation, violation.law == laws[flaw.law].name,
            violation.symptom == flaw.symptom, result.executed.count == trace.count
        {
            violations.append(
                Bycatch(
                    trace: trace, law: violation.law, sentence: violation.sentence,
                    symptom: violation.symptom))
        } else {
            isConsistent = false
        }
    }
    return Exhaustion(
        exploration, alphabet: alphabet, laws: tallies(ledger.counts, of: laws.map(\.name)),
        isMerged: isMerged, isConsistent: isConsistent, violations: violations)
}

/// Verdicts with the names of the laws.
@usableFromInline
func tallies(_ counts: VerdictCounts, of laws: [String]) -> [VerdictTally] {
    laws.indices.map {
        VerdictTally(
            law: laws[$0], held: counts.held($0), notApplicable: counts.notApplicable($0),
            violated: counts.violated($0))
    }
}

extension Exhaustion {
    @usableFromInline
    init(
        _ exploration: Exploration, alphabet: [Command], laws: [VerdictTally], isMerged: Bool,
        isConsistent: Bool, violations: [Bycatch<Command>]
    ) {
        self.alphabet = alphabet
        self.laws = laws
        self.isMerged = isMerged
        self.violations = violations
        end = isConsistent ? exploration.end : .inconsistent
        completeDepth = exploration.completeDepth
        statesPerDepth = exploration.statesPerDepth
        transitions = exploration.transitions
        judged = exploration.judged
        ignored = exploration.ignored
        beyond = exploration.beyond
        performs = exploration.performs
        audited = exploration.audited
        bytes = exploration.bytes
    }
}
