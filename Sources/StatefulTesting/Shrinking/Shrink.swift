/// Shrinks a trace that shows a flaw: the same law broken in the same way, by fewer and simpler
/// commands.
///
/// Named passes propose candidates, over and over, until none of them finds a simpler trace. Only
/// the law of the flaw is judged, so what else a trace breaks makes no difference. No candidate is
/// run twice. The last and dearest pass looks at 500 traces at most for each simpler one it finds.
///
/// "Simpler" is one total order: shorter first, then command by command along `rank(of:)`.
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, the broken one among them.
///   - trace: a trace that shows the flaw, in whatever step.
///   - law: the name of the law.
///   - symptom: the symptom it is broken with; nil if any will do.
///   - alphabet: the commands that simpler traces may be made of, beside those of the trace and
///     their simplifications.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found, and what it took.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it.
@inlinable
public func shrink<M: StateMachine>(
    _ machine: inout M, laws: LawSet<M>, trace: [M.Command], law: String,
    symptom: Symptom? = nil, alphabet: [M.Command] = [], limits: ShrinkLimits = ShrinkLimits()
) throws(ShrinkError) -> ShrinkResult<M.Command> {
    guard let laws = laws.only(law) else { throw .unknownLaw(law) }
    let numbers = CommandNumbers<M>()
    let alphabet = alphabet.map { numbers.number(of: $0, on: machine) }
    let reduction = withUnsafeMutablePointer(to: &machine) { machine in
        reduce(
            trace.map { numbers.number(of: $0, on: machine.pointee) },
            over: alphabet,
            on: ReducerHandle(machine, laws: laws, symptom: symptom, numbers: numbers),
            limits: limits)
    }
    guard let reduction else { throw .notReproduced }
    return ShrinkResult(
        original: trace,
        counterexample: Counterexample(
            numbers.commands(reduction.trace), breaks: laws.flaw(reduction.shown),
            sentence: reduction.shown.sentence),
        passes: reduction.tallies, executions: reduction.executions,
        reachedFixedPoint: reduction.reachedFixedPoint, isStable: reduction.isStable)
}

/// What shrinking came to, in command numbers.
@usableFromInline
struct Reduction {
    @usableFromInline let trace: [Int32]
    @usableFromInline let shown: BrokenLaw
    @usableFromInline let tallies: [PassTally]
    @usableFromInline var executions: Int
    @usableFromInline let reachedFixedPoint: Bool
    @usableFromInline var isStable = true
}

/// Shrinks a trace of command numbers; nil if it does not show the flaw.
@usableFromInline
func reduce(
    _ trace: [Int32], over alphabet: [Int32], on machine: ReducerHandle, limits: ShrinkLimits
) -> Reduction? {
    let first = machine.execute(trace, [])
    guard let shown = first.shown else { return nil }
    var reducer = Reducer(
        machine, alphabet: alphabet, trace: trace, first: first, shown: shown, limits: limits)
    let reachedFixedPoint = reducer.runToFixedPoint()
    var reduction = Reduction(
        trace: reducer.current, shown: reducer.shown, tallies: reducer.tallies,
        executions: reducer.executions, reachedFixedPoint: reachedFixedPoint)
    // Beyond the budget: without these executions the result would be a mere claim.
    for _ in 0..<ShrinkLimits.confirmations where reduction.isStable {
        let again = machine.execute(reduction.trace, [])
        reduction.isStable = again.executed == reduction.trace && again.shown != nil
        reduction.executions += 1
    }
    return reduction
}

extension ReducerHandle {
    /// A handle on a machine, about one flaw of the only law.
    @inlinable
    init<M: StateMachine>(
        _ machine: UnsafeMutablePointer<M>, laws: LawSet<M>, symptom: Symptom?,
        numbers: CommandNumbers<M>
    ) {
        self.init(
            execute: { trace, choices in
                var player = Player(&machine.pointee, laws: laws)
                var attempt = Attempt(in: machine.pointee.fingerprint)
                func perform(_ number: Int32) -> Bool {
                    let outcome = player.play(
                        numbers.commands[Int(number)], on: &machine.pointee)
                    guard outcome.isPerformed else { return false }
                    attempt.executed.append(number)
                    attempt.fingerprints.append(machine.pointee.fingerprint)
                    attempt.shown = player.broken.first {
                        symptom == nil || $0.symptom == symptom
                    }
                    attempt.isOver = attempt.shown != nil || outcome == .ended
                    return true
                }
                for number in trace where !attempt.isOver { _ = perform(number) }
                if !attempt.isOver { _ = choices.contains(where: perform) }
                return attempt
            },
            simplifications: { number in
                machine.pointee.simplifications(of: numbers.commands[Int(number)]).map {
                    numbers.number(of: $0, on: machine.pointee)
                }
            },
            rank: { numbers.ranks[Int($0)] })
    }
}

/// How much work a shrinker may do.
public struct ShrinkLimits: Sendable, Hashable {
    /// How often a shrunk trace has to show its flaw again, beside all other executions: a machine
    /// that tosses a coin passes this by luck once in 65,536 times.
    package static let confirmations = 16

    /// The most traces executed, without the confirmations.
    package var executions: Int

    /// Limits with the usual values.
    /// - Parameter executions: the most traces executed; at least 1.
    public init(executions: Int = 20_000) {
        precondition(executions >= 1, "the failing trace itself has to be executed")
        self.executions = executions
    }
}

/// Why a trace cannot be shrunk.
public enum ShrinkError: Error, Hashable, Sendable {
    /// There is no law of this name.
    case unknownLaw(String)

    /// The trace does not show the flaw.
    case notReproduced
}

/// A shrunk trace and what it took to find it.
public struct ShrinkResult<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The trace that was given.
    package let original: [Command]

    /// The simplest trace found.
    public let counterexample: Counterexample<Command>

    /// What each pass tried and found, in the order of the passes.
    package let passes: [PassTally]

    /// The traces executed.
    package let executions: Int

    /// Whether no pass finds anything simpler; false if the limit ended the work before.
    package let reachedFixedPoint: Bool

    /// Whether the shrunk trace showed the flaw again in each of the confirmations; false means
    /// that the machine is not deterministic.
    public let isStable: Bool

    @usableFromInline
    init(
        original: [Command], counterexample: Counterexample<Command>, passes: [PassTally],
        executions: Int, reachedFixedPoint: Bool, isStable: Bool
    ) {
        self.original = original
        self.counterexample = counterexample
        self.passes = passes
        self.executions = executions
        self.reachedFixedPoint = reachedFixedPoint
        self.isStable = isStable
    }
}

/// What a pass of the shrinker tried and found.
@usableFromInline
package struct PassTally: Sendable, Hashable {
    /// The pass.
    package let pass: ShrinkPass

    /// The candidates executed.
    package internal(set) var tried = 0

    /// The candidates that became the current trace.
    package internal(set) var accepted = 0
}
