/// A machine that can provide its whole state as a value, for an exhaustive search to merge equal
/// states.
///
/// The value must contain everything that affects the future, including the subject's own memory:
/// two equal states must answer every command in the same way, with the same verdicts. A proof by
/// merged states is only as good as this promise.
///
/// ```swift
/// struct Toggle: ComparableStateMachine {
///     var state = false
///     var step: Bool { state }
///     let kinds = [CommandKind("flip")]
///     var fingerprint: UInt64 { state ? 1 : 0 }
///
///     func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Int { 0 }
///     func kind(of command: Int) -> Int { 0 }
///     func rank(of command: Int) -> UInt64 { 0 }
///     func simplifications(of command: Int) -> [Int] { [] }
///     mutating func reset() { state = false }
///     mutating func perform(_ command: Int) -> Outcome {
///         state.toggle()
///         return .performed
///     }
/// }
/// ```
public protocol ComparableStateMachine: StateMachine {
    /// A complete, canonical picture of a state.
    associatedtype State: Hashable

    /// The present state.
    var state: State { get }
}

/// A machine that knows equivalent transitions: an exhaustive search performs only one of them
/// (symmetry reduction).
///
/// Its states are encoded as rows of numbers, so that a search can store millions of them in one
/// piece of memory and knows their size. As with equal states, a proof is only as good as these
/// promises.
public protocol SymmetricStateMachine: ComparableStateMachine where State == [UInt32] {
    /// The part of the present state that most commands depend on. Two states with equal reduced
    /// states have equal successors, with the same verdicts, under every command whose
    /// `dependsOnFullState` is false.
    var reducedState: [UInt32] { get }

    /// Whether a command depends on more of a state than its reduced state.
    func dependsOnFullState(_ command: Command) -> Bool

    /// The command that represents all commands of the same effect in every state, with the same
    /// verdicts.
    /// - Returns: A command that represents itself, and depends on as much of a state as this one.
    func representative(of command: Command) -> Command
}

/// A machine that performs commands faster without judging their steps, as most of them were judged
/// before.
///
/// ```swift
/// extension QueueMachine: RetracingStateMachine {
///     mutating func retrace(_ commands: [Command], fromStart: Bool) {
///         if fromStart { reset() }
///         for command in commands { _ = perform(command) }
///     }
/// }
/// ```
public protocol RetracingStateMachine: StateMachine {
    /// Performs commands from the present state or the initial one, without a need to judge their
    /// steps. Usually this machine, or one that does the same, has performed the commands from an
    /// equal state before. `step` need not be kept up to date.
    /// - Parameters:
    ///   - commands: Commands of which none is ignored, except in a nondeterministic machine; or a
    ///     single command. The single one may never have been tried in the present state, and may
    ///     be ignored there, or end the run. The state then has to differ from every state in which
    ///     something may follow.
    ///   - fromStart: Whether to go back to the initial state first.
    mutating func retrace(_ commands: [Command], fromStart: Bool)
}

/// A machine that reports the coverage of a run: the abstract states and the labels it reaches.
///
/// ```swift
/// extension QueueMachine: CoverageStateMachine {
///     var abstraction: UInt64 { UInt64(model.count) }
///     var labels: [String] { [] }
///     var passedLabels: UInt64 { 0 }
/// }
/// ```
public protocol CoverageStateMachine: StateMachine {
    /// The abstract state, the same in every process: coarser than the fingerprint.
    ///
    /// A guided search keeps traces that lead to a new abstract state and extends them; coverage
    /// counts them. So it distinguishes states of possibly different behaviour, omits identities,
    /// and bounds everything that could grow forever. Equal states have equal abstract states.
    var abstraction: UInt64 { get }

    /// The names of the labels that are counted: branches and situations; at most 64.
    var labels: [String] { get }

    /// The labels reached by the run since `reset()`: one bit for each, the first lowest.
    var passedLabels: UInt64 { get }
}
