/// Shrinks a trace that shows a flaw, and then finds something simpler, or proves its absence.
///
/// The passes of `shrink` find short traces fast but get stuck: a push and its pop, a parity, two
/// steps that only make sense together. So an exhaustive search over a wider alphabet, up to the
/// length of the result, looks for something simpler. As it is breadth first, its result is the
/// simplest trace over the alphabet; if it finds nothing simpler, that is the proof. Only if there
/// are too many states, the most expensive pass has its turn, and the search is repeated over the
/// commands of the trace alone.
///
/// ```swift
/// var machine = QueueMachine()
/// let minimum = try minimise(
///     &machine, laws: [fifo], trace: [.push(0), .pop, .push(0), .push(1), .push(0), .pop, .pop],
///     law: "fifo", alphabet: [.pop, .push(0), .push(1)], states: .merged)
/// print(minimum.counterexample.commands)
/// ```
///
/// - Parameters:
///   - machine: The machine; left in whatever state the last execution ended in.
///   - laws: The laws, the broken one among them.
///   - trace: A trace that shows the flaw, in any step.
///   - law: The name of the law.
///   - alphabet: The commands that simpler traces may be made of, beside those left in the shrunk
///     trace; give the commands of the trace, too, if they may be used.
///   - states: The way in which states are distinguished.
///   - options: The symptom and the work allowed; by default any symptom, and the usual work.
/// - Returns: The simplest trace found, and what is proved of it.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it.
/// - Complexity: The limits bound the executions of the passes, of traces no longer than the given
///   one, and the states of the searches; these cost as much as in `exhaust`.
@inlinable public func minimise<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, trace: [M.Command], law: String,
    alphabet: [M.Command] = [], states: StateSpace<M>,
    options: MinimiseOptions<M.Command> = MinimiseOptions()
) throws(ShrinkError) -> Minimum<M.Command> {
    guard let laws = laws.only(law) else { throw .unknownLaw(law) }
    let (symptom, limits) = (options.symptom, options.limits)
    let symmetry = states.symmetry(machine, alphabet)
    var minimum = Minimum(
        try shrink(
            &machine, laws: laws, trace: trace, law: law, symptom: symptom,
            executions: limits.executions, detours: 0))
    func prove(over alphabet: [M.Command]) {
        let commands = minimum.counterexample.commands
        minimum.take(
            exhaust(
                &machine, laws: laws, alphabet: commands + alphabet, states: states,
                options: ExhaustOptions(
                    depth: commands.count, until: { symptom == nil || $0.symptom == symptom },
                    endingWith: options.lasts, limits: limits.proving)),
            symptom: symptom)
    }
    if minimum.needsSearch { prove(over: alphabet) }
    if minimum.needsSearch {
        let searched = minimum.counterexample.commands
        minimum.take(
            try shrink(
                &machine, laws: laws, trace: minimum.counterexample.commands, law: law,
                symptom: symptom, alphabet: symmetry.representative.map { alphabet[$0] },
                executions: limits.executions))
        if minimum.needsSearch,
            !alphabet.isEmpty || minimum.counterexample.commands != searched
        {
            prove(over: [])
        }
    }
    return minimum
}
