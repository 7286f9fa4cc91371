/// Judges every trace over an alphabet up to a length, breadth first, merging equal states.
///
/// What comes out is not a sample: a law that did not break holds for every trace up to the
/// complete depth, and for every trace at all if the search is closed; a violation is the shortest
/// there is over this alphabet, and the simplest of that length. This relies on the machine's
/// promise that equal states have equal futures.
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws; a trace goes on only where all of them hold.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces; `Int.max` to go on until nothing is new.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
/// - Returns: what was found.
@inlinable
public func exhaust<M: ComparableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    goal: ExhaustGoal = .everyLaw, limits: ExhaustLimits = ExhaustLimits(),
    deadline: () -> Bool = { false }
) -> Exhaustion<M.Command> {
    let commands = sorted(alphabet, on: machine)
    let table = StateTable<M.State>()
    let exploration = withUnsafeMutablePointer(to: &machine) { machine in
        explore(
            explorationPorts(
                machine, laws: laws, alphabet: commands,
                number: { table.number(of: machine.pointee.state) },
                isAt: { table.numbers[machine.pointee.state] == Int32($0) }),
            alphabet: commands.count, depth: depth, goal: goal.index(in: laws),
            stateLimit: limits.states, deadline: deadline)
    }
    return exhaustion(
        exploration, of: &machine, laws: laws, alphabet: commands, isMerged: true)
}

/// Judges every trace over an alphabet up to a length, breadth first, merging equal states and
/// going back to them by restoring instead of replaying.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws; a trace goes on only where all of them hold.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces; `Int.max` to go on until nothing is new.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
/// - Returns: what was found; the same as without restoring, but for `performs`.
@inlinable
public func exhaust<M: ComparableStateMachine & RestorableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    goal: ExhaustGoal = .everyLaw, limits: ExhaustLimits = ExhaustLimits(),
    deadline: () -> Bool = { false }
) -> Exhaustion<M.Command> {
    let commands = sorted(alphabet, on: machine)
    let table = StateTable<M.State>()
    let mementos = MementoTable<M.Memento>()
    let exploration = withUnsafeMutablePointer(to: &machine) { machine in
        explore(
            explorationPorts(
                machine, laws: laws, alphabet: commands,
                number: {
                    let number = table.number(of: machine.pointee.state)
                    mementos.keep(number) { machine.pointee.save() }
                    return number
                },
                isAt: { table.numbers[machine.pointee.state] == Int32($0) },
                restore: { mementos.with($0) { machine.pointee.restore($0) } },
                forget: { mementos.forget($0) }),
            alphabet: commands.count, depth: depth, goal: goal.index(in: laws),
            stateLimit: limits.states, deadline: deadline)
    }
    return exhaustion(
        exploration, of: &machine, laws: laws, alphabet: commands, isMerged: true)
}

/// Judges every trace over an alphabet up to a length, each for itself, as the machine's states
/// cannot be told apart.
///
/// The number of traces grows with the power of the length, so only small depths are feasible; but
/// the result relies on nothing but the machine being deterministic.
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws; a trace goes on only where all of them hold.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
/// - Returns: what was found, `isMerged` being false.
@inlinable
public func exhaustUnmerged<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    goal: ExhaustGoal = .everyLaw, limits: ExhaustLimits = ExhaustLimits(),
    deadline: () -> Bool = { false }
) -> Exhaustion<M.Command> {
    let commands = sorted(alphabet, on: machine)
    var fingerprints: [UInt64] = []
    let exploration = withUnsafeMutablePointer(to: &machine) { machine in
        explore(
            explorationPorts(
                machine, laws: laws, alphabet: commands,
                number: {
                    fingerprints.append(machine.pointee.fingerprint)
                    return Int32(fingerprints.count - 1)
                },
                isAt: { machine.pointee.fingerprint == fingerprints[$0] }),
            alphabet: commands.count, depth: depth, goal: goal.index(in: laws),
            stateLimit: limits.states, deadline: deadline)
    }
    return exhaustion(
        exploration, of: &machine, laws: laws, alphabet: commands, isMerged: false)
}
