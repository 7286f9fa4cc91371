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

    /// Performed, and a law broke first.
    @inlinable
    static func violated(law: Int) -> Edge {
        Edge(code: -4 - Int32(law))
    }

    /// The number of the state reached, if there is one.
    var state: Int? {
        code >= 0 ? Int(code) : nil
    }

    /// The law that broke, if one did.
    var law: Int? {
        code <= -4 ? Int(-4 - code) : nil
    }
}

/// The machine as the exhaustive search sees it: numbered states and commands.
@usableFromInline
struct ExplorationPorts {
    /// Goes to the initial state.
    @usableFromInline let rewind: () -> Void

    /// The number of the present state; the next free one if it is new.
    @usableFromInline let state: () -> Int32

    /// Performs a command and judges it.
    @usableFromInline let step: (_ command: Int) -> Edge

    /// Performs a command that was judged before.
    @usableFromInline let walk: (_ command: Int) -> Void

    /// Whether the machine is in a state that was reached before.
    @usableFromInline let isAt: (_ state: Int) -> Bool

    /// Goes back to a state that was reached before, if the machine can.
    @usableFromInline let restore: ((_ state: Int) -> Void)?

    /// Forgets how to go back to a state, which will not be asked for again.
    @usableFromInline let forget: (_ state: Int) -> Void

    @inlinable
    init(
        rewind: @escaping () -> Void, state: @escaping () -> Int32,
        step: @escaping (Int) -> Edge, walk: @escaping (Int) -> Void,
        isAt: @escaping (Int) -> Bool, restore: ((Int) -> Void)?,
        forget: @escaping (Int) -> Void
    ) {
        self.rewind = rewind
        self.state = state
        self.step = step
        self.walk = walk
        self.isAt = isAt
        self.restore = restore
        self.forget = forget
    }
}

/// Opens the ports of a machine.
/// - Parameters:
///   - machine: the machine; must outlive the ports.
///   - laws: the laws.
///   - alphabet: the commands, by number.
///   - number: the number of the machine's present state; the next free one if it is new.
///   - isAt: whether the machine is in a numbered state.
///   - restore: goes back to a numbered state, if the machine can.
///   - forget: forgets how to go back to a state.
/// - Returns: the ports.
@inlinable
func explorationPorts<M: StateMachine>(
    _ machine: UnsafeMutablePointer<M>, laws: [Law<M.Step>], alphabet: [M.Command],
    number: @escaping () -> Int32, isAt: @escaping (Int) -> Bool,
    restore: ((Int) -> Void)? = nil,
    forget: @escaping (Int) -> Void = { _ in }
) -> ExplorationPorts {
    var counts = VerdictCounts(laws: laws.count)
    return ExplorationPorts(
        rewind: { machine.pointee.reset() },
        state: number,
        step: { command in
            let outcome = machine.pointee.perform(alphabet[command])
            guard outcome != .ignored else { return .ignored }
            if let breach = judge(machine.pointee.step, by: laws, counting: &counts) {
                return .violated(law: breach.law)
            }
            return outcome == .ended ? .ended : Edge(code: number())
        },
        walk: { _ = machine.pointee.perform(alphabet[$0]) },
        isAt: isAt,
        restore: restore,
        forget: forget)
}

/// Numbers states in the order in which they are met, equal ones alike.
@usableFromInline
final class StateTable<State: Hashable> {
    @usableFromInline var numbers: [State: Int32] = [:]

    @inlinable
    init() {}

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
