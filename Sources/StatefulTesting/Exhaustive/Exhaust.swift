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
///   - scope: whether traces go on from the machine's present state; asked after a step that may
///     be followed.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
///   - observe: told how far the search is, as often.
/// - Returns: what was found.
@inlinable
public func exhaust<M: ComparableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    scope: @escaping (M) -> Bool = { _ in true }, goal: ExhaustGoal = .everyLaw,
    limits: ExhaustLimits = ExhaustLimits(), deadline: () -> Bool = { false },
    observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    let table = StateTable<M.State>()
    return exhaust(
        &machine, laws: laws, alphabet: alphabet, depth: depth, scope: scope, goal: goal,
        limits: limits, isMerged: true, deadline: deadline, observe: observe
    ) { machine in
        StateNumbering(
            present: { table.number(of: machine.pointee.state) },
            isAt: { table.numbers[machine.pointee.state] == Int32($0) },
            bytes: { table.bytes })
    }
}

/// Judges every trace over an alphabet up to a length, breadth first, merging equal states and
/// performing one only of transitions that are alike. States are kept side by side as words.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws; a trace goes on only where all of them hold.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces; `Int.max` to go on until nothing is new.
///   - scope: whether traces go on from the machine's present state; asked after a step that may
///     be followed.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
///   - observe: told how far the search is, as often.
/// - Returns: what was found; the same as by itself, but for `judged`, `performs` and the verdicts
///   of the laws, which count transitions that are alike once, and for `bytes`, which is exact.
@inlinable
public func exhaust<M: ReducibleStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    scope: @escaping (M) -> Bool = { _ in true }, goal: ExhaustGoal = .everyLaw,
    limits: ExhaustLimits = ExhaustLimits(), deadline: () -> Bool = { false },
    observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    var table = WordTable()
    var cores = WordTable()
    return exhaust(
        &machine, laws: laws, alphabet: alphabet, depth: depth, scope: scope, goal: goal,
        limits: limits, isMerged: true, likeness: likeness(of:_:), deadline: deadline,
        observe: observe
    ) { machine in
        StateNumbering(
            present: { table.number(of: machine.pointee.state.words) },
            core: { cores.number(of: machine.pointee.core.words) },
            isAt: { table.isRow(machine.pointee.state.words, Int32($0)) },
            bytes: { table.bytes + cores.bytes })
    }
}

/// Judges every trace over an alphabet up to a length, breadth first, merging equal states and
/// going back to them by restoring instead of replaying.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws; a trace goes on only where all of them hold.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces; `Int.max` to go on until nothing is new.
///   - scope: whether traces go on from the machine's present state; asked after a step that may
///     be followed.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
///   - observe: told how far the search is, as often.
/// - Returns: what was found; the same as without restoring, but for `performs`.
@inlinable
public func exhaust<M: ComparableStateMachine & RestorableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    scope: @escaping (M) -> Bool = { _ in true }, goal: ExhaustGoal = .everyLaw,
    limits: ExhaustLimits = ExhaustLimits(), deadline: () -> Bool = { false },
    observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    let table = StateTable<M.State>()
    let mementos = MementoTable<M.Memento>()
    return exhaust(
        &machine, laws: laws, alphabet: alphabet, depth: depth, scope: scope, goal: goal,
        limits: limits, isMerged: true, deadline: deadline, observe: observe
    ) { machine in
        StateNumbering(
            present: {
                let number = table.number(of: machine.pointee.state)
                mementos.keep(number) { machine.pointee.save() }
                return number
            },
            isAt: { table.numbers[machine.pointee.state] == Int32($0) },
            bytes: { table.bytes + mementos.bytes },
            restore: { mementos.with($0) { machine.pointee.restore($0) } },
            forget: { mementos.forget($0) })
    }
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
///   - scope: whether traces go on from the machine's present state; asked after a step that may
///     be followed.
///   - goal: what ends the search.
///   - limits: how much is remembered.
///   - deadline: whether time is up; asked every 4,096 commands.
///   - observe: told how far the search is, as often.
/// - Returns: what was found, `isMerged` being false.
@inlinable
public func exhaustUnmerged<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    scope: @escaping (M) -> Bool = { _ in true }, goal: ExhaustGoal = .everyLaw,
    limits: ExhaustLimits = ExhaustLimits(), deadline: () -> Bool = { false },
    observe: (ExhaustProgress) -> Void = { _ in }
) -> Exhaustion<M.Command> {
    var fingerprints: [UInt64] = []
    return exhaust(
        &machine, laws: laws, alphabet: alphabet, depth: depth, scope: scope, goal: goal,
        limits: limits, isMerged: false, deadline: deadline, observe: observe
    ) { machine in
        StateNumbering(
            present: {
                fingerprints.append(machine.pointee.fingerprint)
                return Int32(fingerprints.count - 1)
            },
            isAt: { machine.pointee.fingerprint == fingerprints[$0] },
            bytes: { fingerprints.capacity * MemoryLayout<UInt64>.stride })
    }
}

/// Searches a machine whose states are numbered in a way of its own.
@inlinable
func exhaust<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int,
    scope: @escaping (M) -> Bool, goal: ExhaustGoal, limits: ExhaustLimits, isMerged: Bool,
    likeness: (M, [M.Command]) -> Likeness = { Likeness(none: $1.count) },
    deadline: () -> Bool, observe: (ExhaustProgress) -> Void,
    numbering: (UnsafeMutablePointer<M>) -> StateNumbering
) -> Exhaustion<M.Command> {
    let commands = sorted(alphabet, on: machine)
    let ledger = Ledger(laws: laws.count)
    let likeness = likeness(machine, commands)
    let goal = ledger.flaws.goal(goal, laws: laws, alphabet: commands.count) {
        machine.mayShow($0, commands[$1])
    }
    if isMerged { machine.beginMerging() }
    let exploration = withUnsafeMutablePointer(to: &machine) { machine in
        explore(
            explorationPorts(
                machine, laws: laws, alphabet: commands, scope: scope, ledger: ledger,
                states: numbering(machine)),
            likeness: likeness, depth: depth, goal: goal, limits: limits, deadline: deadline,
            observe: observe)
    }
    if isMerged { machine.endMerging() }
    return exhaustion(
        exploration, of: &machine, laws: laws, alphabet: commands, ledger: ledger,
        isMerged: isMerged)
}
