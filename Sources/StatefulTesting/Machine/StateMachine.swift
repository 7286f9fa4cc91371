/// A system under test that is driven by commands, one after the other, on one thread.
///
/// This is all that a search needs: draw a command, perform it, judge the step. Every other ability
/// of a machine (comparing states, knowing symmetries, retracing steps, reporting coverage, looking
/// ahead) is a capability, a protocol of its own. No requirement has a default except
/// `showStep(to:)`, so a wrapper around a machine cannot forget one; without that one it is as
/// right, and copies each step.
///
/// Nothing here is asynchronous or `Sendable`, so a class that belongs to the main actor joins
/// through an isolated conformance (`extension Stage: @MainActor StateMachine`).
///
/// Commands are total: any command may be performed in any state, and one that the state does not
/// offer is `.ignored` and changes nothing. Therefore every subsequence of a trace is a trace, and
/// the shrinker needs no preconditions.
///
/// ```swift
/// struct Counter: StateMachine {
///     enum Command: UInt64 { case reset, up }
///
///     var step = 0
///     let kinds = [CommandKind("reset"), CommandKind("up", weight: 3)]
///     var fingerprint: UInt64 { UInt64(step) }
///
///     func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
///         kind == 0 ? .reset : .up
///     }
///     func kind(of command: Command) -> Int { Int(command.rawValue) }
///     func rank(of command: Command) -> UInt64 { command.rawValue }
///     func simplifications(of command: Command) -> [Command] { [] }
///     mutating func reset() { step = 0 }
///     mutating func perform(_ command: Command) -> Outcome {
///         if command == .reset, step == 0 { return .ignored }
///         step = command == .up ? step + 1 : 0
///         return .performed
///     }
/// }
/// ```
public protocol StateMachine<Command> {
    /// An input; small and trivial, as traces are copied and compared a lot.
    associatedtype Command: Hashable & Sendable

    /// The step that laws judge: before, command, after, and the calls in between.
    associatedtype Step

    /// The kinds of commands, from 1 to 1,024, one of which has a weight above 0; the index of a
    /// kind is its number.
    var kinds: [CommandKind] { get }

    /// Draws a command of a kind.
    /// - Parameters:
    ///   - kind: An index of `kinds`.
    ///   - choices: The source of its argument.
    /// - Returns: A command that may be performed in any state.
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command

    /// The kind of a command.
    /// - Returns: Its index in `kinds`.
    func kind(of command: Command) -> Int

    /// The place of a command in the order of simplicity.
    ///
    /// Distinct commands need distinct ranks, as "the simplest trace" is otherwise not one trace.
    /// - Returns: A number, smaller for a simpler command.
    func rank(of command: Command) -> UInt64

    /// Simpler commands to put in place of one, the simplest first.
    ///
    /// A candidate that does not come before `command` in the order of `rank(of:)` is tried only if
    /// another change makes the trace simpler.
    /// - Returns: Candidates, or nothing for a command that is as simple as can be.
    func simplifications(of command: Command) -> [Command]

    /// Goes back to the initial state, forgetting everything.
    mutating func reset()

    /// Performs a command.
    /// - Returns: Whether something happened, and whether anything may follow.
    mutating func perform(_ command: Command) -> Outcome

    /// The last performed step; only read after a command that was performed.
    var step: Step { get }

    /// Shows the last step to a function that does not keep it.
    ///
    /// It always has the effect of passing `step`, so it has a default; a machine whose steps are
    /// costly to copy can lend one instead.
    ///
    /// - Parameter look: Looks at the step, and performs nothing on the machine.
    func showStep(to look: (Step) -> Void)

    /// A digest of the present state, the same in every process.
    ///
    /// A run that is performed twice must show the same fingerprints. Equal fingerprints are a hint
    /// that two states are equal, never a proof.
    var fingerprint: UInt64 { get }
}

extension StateMachine {
    /// Shows a copy of the last step.
    @inlinable public func showStep(to look: (Step) -> Void) { look(step) }
}

/// The outcome of performing a command.
///
/// ```swift
/// struct Box {
///     var value: Int?
///
///     mutating func take() -> Outcome {
///         guard value != nil else { return .ignored }
///         value = nil
///         return .performed
///     }
/// }
/// ```
public enum Outcome: Hashable, Sendable {
    /// The state does not offer the command: nothing happened, and nothing is judged or recorded.
    case ignored

    /// The state offers the command, and the contract of the test forbids it: nothing happened.
    /// Look-ahead laws can distinguish this from a command that is missing.
    case ruledOut
    /// The command was performed.
    case performed
    /// The command was performed, and nothing may follow in this run.
    case ended

    @inlinable package var isPerformed: Bool { self == .performed || self == .ended }
}
