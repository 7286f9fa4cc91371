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

    /// Drops the memento of a state.
    @inlinable
    func forget(_ state: Int) {
        mementos[state] = nil
    }
}

extension ExhaustGoal {
    /// The goal with the law's index in place of its name.
    @usableFromInline
    func index<Step>(in laws: [Law<Step>]) -> ExplorationGoal {
        switch self {
        case .everyLaw: return .everyLaw
        case .anyLaw: return .anyLaw
        case .law(let name):
            guard let index = laws.firstIndex(where: { $0.name == name }) else {
                preconditionFailure("the law that is searched for is in the list of laws")
            }
            return .law(index)
        }
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
    isMerged: Bool
) -> Exhaustion<M.Command> {
    var violations: [Bycatch<M.Command>] = []
    var isConsistent = true
    for (law, numbers) in exploration.violations {
        let trace = numbers.map { alphabet[$0] }
        let result = replay(&machine, trace, laws: laws)
        if let violation = result.violation, violation.law == laws[law].name,
            result.executed.count == trace.count
        {
            violations.append(
                Bycatch(trace: trace, law: violation.law, sentence: violation.sentence))
        } else {
            isConsistent = false
        }
    }
    return Exhaustion(
        exploration, alphabet: alphabet, isMerged: isMerged, isConsistent: isConsistent,
        violations: violations)
}

extension Exhaustion {
    @usableFromInline
    init(
        _ exploration: Exploration, alphabet: [Command], isMerged: Bool, isConsistent: Bool,
        violations: [Bycatch<Command>]
    ) {
        self.alphabet = alphabet
        self.isMerged = isMerged
        self.violations = violations
        end = isConsistent ? exploration.end : .inconsistent
        completeDepth = exploration.completeDepth
        statesPerDepth = exploration.statesPerDepth
        transitions = exploration.transitions
        ignored = exploration.ignored
        performs = exploration.performs
        audited = exploration.audited
    }
}
