/// What a command led to: the state's number, or why there is no such state.
@usableFromInline
struct Edge: Equatable, Sendable {
    @usableFromInline let code: Int32

    @inlinable
    init(code: Int32) {
        self.code = code
    }

    /// Not performed yet.
    @inlinable static var unknown: Edge { Edge(code: -1) }

    /// Not offered: the state is as before.
    @inlinable static var ignored: Edge { Edge(code: -2) }

    /// Performed, and nothing may follow.
    @inlinable static var ended: Edge { Edge(code: -3) }

    /// Performed, and the state reached is outside of what is searched.
    @inlinable static var beyond: Edge { Edge(code: -4) }

    /// Performed, and it showed a flaw.
    @inlinable
    static func violated(flaw: Int) -> Edge {
        Edge(code: -5 - Int32(flaw))
    }

    /// The number of the state reached, if there is one.
    var state: Int? {
        code >= 0 ? Int(code) : nil
    }

    /// The number of the flaw that it showed, if it did.
    var flaw: Int? {
        code <= -5 ? Int(-5 - code) : nil
    }
}

/// The machine as the exhaustive search sees it: numbered states and commands.
@usableFromInline
struct ExplorationPorts {
    /// Goes to the initial state.
    @usableFromInline let rewind: () -> Void

    /// Performs a command and judges it.
    @usableFromInline let step: (_ command: Int) -> Edge

    /// Performs commands that were judged before.
    @usableFromInline let walk: (_ commands: [Int]) -> Void

    /// Does so from the initial state.
    @usableFromInline let replay: (_ commands: [Int]) -> Void

    /// The states.
    @usableFromInline let states: StateNumbering

    @inlinable
    init(
        rewind: @escaping () -> Void, step: @escaping (Int) -> Edge,
        walk: @escaping ([Int]) -> Void, replay: @escaping ([Int]) -> Void,
        states: StateNumbering
    ) {
        self.rewind = rewind
        self.step = step
        self.walk = walk
        self.replay = replay
        self.states = states
    }
}

/// How the states of a machine are numbered.
@usableFromInline
struct StateNumbering {
    /// The number of the present state; the next free one if it is new.
    @usableFromInline let present: () -> Int32

    /// The number of the present state's core; the next free one if it is new. Only asked for in
    /// a state that is new; nil if states have no cores in common.
    @usableFromInline let core: (() -> Int32)?

    /// Whether the machine is in a state that was reached before.
    @usableFromInline let isAt: (_ state: Int) -> Bool

    /// The memory that the states take up, in bytes.
    @usableFromInline let bytes: () -> Int

    /// Goes back to a state that was reached before, if the machine can.
    @usableFromInline let restore: ((_ state: Int) -> Void)?

    /// Forgets how to go back to a state, which will not be asked for again.
    @usableFromInline let forget: (_ state: Int) -> Void

    @inlinable
    init(
        present: @escaping () -> Int32, core: (() -> Int32)? = nil,
        isAt: @escaping (Int) -> Bool, bytes: @escaping () -> Int, restore: ((Int) -> Void)? = nil,
        forget: @escaping (Int) -> Void = { _ in }
    ) {
        self.present = present
        self.core = core
        self.isAt = isAt
        self.bytes = bytes
        self.restore = restore
        self.forget = forget
    }
}

/// Opens the ports of a machine.
/// - Parameters:
///   - machine: the machine; must outlive the ports.
///   - laws: the laws.
///   - alphabet: the commands, by number.
///   - scope: whether traces go on from the machine's present state.
///   - ledger: where verdicts are counted and flaws numbered.
///   - states: how its states are numbered.
/// - Returns: the ports.
@inlinable
func explorationPorts<M: StateMachine>(
    _ machine: UnsafeMutablePointer<M>, laws: [Law<M.Step>], alphabet: [M.Command],
    scope: @escaping (M) -> Bool, ledger: Ledger, states: StateNumbering
) -> ExplorationPorts {
    ExplorationPorts(
        rewind: { machine.pointee.reset() },
        step: { command in
            let outcome = machine.pointee.perform(alphabet[command])
            guard outcome != .ignored else { return .ignored }
            if let breach = judge(machine.pointee.step, by: laws, counting: &ledger.counts) {
                return .violated(
                    flaw: ledger.flaws.number(law: breach.law, symptom: machine.pointee.symptom))
            }
            if outcome == .ended { return .ended }
            return scope(machine.pointee) ? Edge(code: states.present()) : .beyond
        },
        walk: { path in machine.pointee.retrace(path.map { alphabet[$0] }) },
        replay: { path in machine.pointee.retraceFromStart(path.map { alphabet[$0] }) },
        states: states)
}

/// Where an exhaustive search counts verdicts and numbers flaws.
@usableFromInline
final class Ledger {
    @usableFromInline var counts: VerdictCounts
    @usableFromInline let flaws = FlawTable()

    @inlinable
    init(laws: Int) {
        counts = VerdictCounts(laws: laws)
    }
}
