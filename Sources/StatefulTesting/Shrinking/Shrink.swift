/// Shrinks a trace that shows a flaw: the same law violated in the same way, by fewer and simpler
/// commands.
///
/// Passes propose candidates, over and over, until none of them finds a simpler trace. Only the law
/// of the flaw is judged, whatever else a trace violates. The result of a candidate is remembered.
///
/// "Simpler" is one total order: shorter first, then command by command along `rank(of:)`.
/// - Parameters:
///   - machine: The machine; left in whatever state the last execution ended in.
///   - laws: The laws, the broken one among them.
///   - trace: A trace that shows the flaw, in any step.
///   - symptom: The symptom it is broken with; nil if any will do.
///   - alphabet: The commands that simpler traces may be made of, beside those of the trace and
///     their simplifications.
///   - executions: The most traces executed, without the confirmations; at least 1. By default
///     there is no limit.
///   - detours: The most traces that the last and most expensive pass tries for each simpler one it
///     finds; 0 to leave it out, nil for as many as usual.
/// - Returns: The simplest trace found, and what it took.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it.
@inlinable package func shrink<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, trace: [M.Command], law: String,
    symptom: Symptom? = nil, alphabet: [M.Command] = [],
    executions: Int = .max, detours: Int? = nil
) throws(ShrinkError) -> ShrinkResult<M.Command> {
    guard let laws = laws.only(law) else { throw .unknownLaw(law) }
    let numbers = CommandNumbers<M>()
    let alphabet = alphabet.map { numbers.number(of: $0, on: machine) }
    let reducer = withUnsafeMutablePointer(to: &machine) { machine in
        Reducer(
            trace.map { numbers.number(of: $0, on: machine.pointee) }, over: alphabet,
            on: ReducerHandle(machine, laws: laws, symptom: symptom, numbers: numbers),
            executions: executions, detours: detours)
    }
    guard let reducer else { throw .notReproduced }
    return ShrinkResult(
        reducer,
        counterexample: Counterexample(
            numbers.commands(reducer.current), breaks: reducer.shown.flaw,
            sentence: reducer.shown.sentence))
}

/// The reason for which a trace cannot be shrunk.
public enum ShrinkError: Error, Hashable, Sendable {
    /// A law of this name does not exist.
    case unknownLaw(String)
    /// The trace does not show the flaw.
    case notReproduced
}

/// A shrunk trace and what it took to find it.
@usableFromInline package struct ShrinkResult<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The simplest trace found.
    package private(set) var counterexample: Counterexample<Command>
    package private(set) var executions: Int

    /// Whether the shrunk trace showed the flaw again in each of the confirmations; false means
    /// that the machine is not deterministic.
    package private(set) var isStable: Bool

    @usableFromInline init(_ reducer: Reducer, counterexample: Counterexample<Command>) {
        self.counterexample = counterexample
        executions = reducer.executions
        isStable = reducer.isStable
    }

    /// Adds what the simplest trace came to when it was shrunk again.
    mutating func add(_ further: ShrinkResult) {
        counterexample = further.counterexample
        executions += further.executions
        isStable = further.isStable
    }
}

extension ShrinkResult: Codable where Command: Codable {}
