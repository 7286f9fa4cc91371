/// Shrinks a failing trace and then proves that nothing simpler breaks the same law, or finds it.
///
/// The passes of `shrink` find short traces fast but get stuck: a push and its pop, a parity, two
/// steps that only make sense together. So the result is handed to an exhaustive search over the
/// commands it is made of, up to its own length; if that finds a simpler trace the passes go on
/// from there, else the search is the proof. A wider alphabet can be named for a second proof,
/// which then also excludes a shorter trace made of other commands.
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, in the order of the search that found the failure.
///   - trace: the failing trace.
///   - law: the name of the law it breaks.
///   - symptom: the symptom it breaks the law with; nil if any will do.
///   - wider: further commands for the second proof; none for no second proof.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found, and what is proved of it.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it first.
@inlinable
public func minimise<M: ComparableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String? = nil, wider: [M.Command] = [], limits: MinimiseLimits = MinimiseLimits()
) throws(ShrinkError) -> Minimum<M.Command> {
    try minimise(
        &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider, limits: limits
    ) {
        exhaust(
            &$0, laws: laws, alphabet: $1, depth: $2, goal: .flaw(law, symptom),
            limits: limits.proving)
    }
}

/// Shrinks a failing trace and then proves that nothing simpler breaks the same law, or finds it;
/// for a machine that knows of transitions that are alike, of which the proof performs one only.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, in the order of the search that found the failure.
///   - trace: the failing trace.
///   - law: the name of the law it breaks.
///   - symptom: the symptom it breaks the law with; nil if any will do.
///   - wider: further commands for the second proof; none for no second proof.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found, and what is proved of it.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it first.
@inlinable
public func minimise<M: ReducibleStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String? = nil, wider: [M.Command] = [], limits: MinimiseLimits = MinimiseLimits()
) throws(ShrinkError) -> Minimum<M.Command> {
    try minimise(
        &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider, limits: limits
    ) {
        exhaust(
            &$0, laws: laws, alphabet: $1, depth: $2, goal: .flaw(law, symptom),
            limits: limits.proving)
    }
}

/// Shrinks a failing trace and then proves that nothing simpler breaks the same law, or finds it;
/// for a machine that can be restored, which makes the proof faster.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, in the order of the search that found the failure.
///   - trace: the failing trace.
///   - law: the name of the law it breaks.
///   - symptom: the symptom it breaks the law with; nil if any will do.
///   - wider: further commands for the second proof; none for no second proof.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found, and what is proved of it.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it first.
@inlinable
public func minimise<M: ComparableStateMachine & RestorableStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String? = nil, wider: [M.Command] = [], limits: MinimiseLimits = MinimiseLimits()
) throws(ShrinkError) -> Minimum<M.Command> {
    try minimise(
        &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider, limits: limits
    ) {
        exhaust(
            &$0, laws: laws, alphabet: $1, depth: $2, goal: .flaw(law, symptom),
            limits: limits.proving)
    }
}

/// Shrinks a failing trace and then judges every shorter trace as far as that is feasible, for a
/// machine whose states cannot be told apart.
///
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, in the order of the search that found the failure.
///   - trace: the failing trace.
///   - law: the name of the law it breaks.
///   - symptom: the symptom it breaks the law with; nil if any will do.
///   - wider: further commands for the second search; none for no second search.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found; `Shortest.unmerged` tells how far the search came.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it first.
@inlinable
public func minimiseUnmerged<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String? = nil, wider: [M.Command] = [], limits: MinimiseLimits = MinimiseLimits()
) throws(ShrinkError) -> Minimum<M.Command> {
    try minimise(
        &machine, laws: laws, trace: trace, law: law, symptom: symptom, wider: wider, limits: limits
    ) {
        exhaustUnmerged(
            &$0, laws: laws, alphabet: $1, depth: $2, goal: .flaw(law, symptom),
            limits: limits.proving)
    }
}

/// Shrinking and proving in turns.
/// - Parameter exhaust: searches all traces over an alphabet up to a length for the law.
@inlinable
func minimise<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String?, wider: [M.Command], limits: MinimiseLimits,
    exhaust: (inout M, [M.Command], Int) -> Exhaustion<M.Command>
) throws(ShrinkError) -> Minimum<M.Command> {
    let first = try shrink(
        &machine, laws: laws, trace: trace, law: law, symptom: symptom, limits: limits.shrinking)
    var minimising = Minimising(first, isAnySymptom: symptom == nil, wider: wider)
    while let question = minimising.question {
        let answer = exhaust(&machine, question.alphabet, question.depth)
        guard let found = minimising.take(answer) else { continue }
        do {
            let again = try shrink(
                &machine, laws: laws, trace: found, law: law, symptom: symptom,
                limits: limits.shrinking)
            minimising.take(again)
        } catch {
            minimising.distrust()
        }
    }
    return minimising.result
}

extension ExhaustGoal {
    /// A law, with a symptom or with any.
    @usableFromInline
    static func flaw(_ law: String, _ symptom: String?) -> ExhaustGoal {
        symptom.map { .flaw(law: law, symptom: $0) } ?? .oneOf([law])
    }
}
