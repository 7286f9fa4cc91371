/// A machine on which commands can be tried from any state, for look-ahead laws: on a replica, and
/// at the end of a run on the machine itself. So `reset()` forgets whatever was tried.
///
/// ```swift
/// extension QueueMachine: LookAheadMachine {
///     mutating func markStart() {}
///     mutating func attemptFromStart(_ move: Command) -> Outcome? { nil }
///     mutating func attempt(_ move: Command) -> Outcome { perform(move) }
///     var sight: Int { model.count }
///     var present: Step { Step() }
/// }
/// ```
public protocol LookAheadMachine: RetracingStateMachine {
    /// A move that a law may try; often a command.
    associatedtype Move: Hashable & Sendable

    /// The observation of a law after a move.
    associatedtype Sight

    /// Marks the present state as the one in which walks start, until another one is marked, and
    /// does not change it. A machine may keep what it needs to try some moves from there later.
    mutating func markStart()

    /// Tries a move as at the marked start, wherever the machine is now: to be led back there can
    /// cost more than all the rest.
    /// - Returns: Its outcome; nil, with nothing done, if the machine has to be at the start.
    mutating func attemptFromStart(_ move: Move) -> Outcome?

    /// Tries something in the present state.
    mutating func attempt(_ move: Move) -> Outcome

    /// The observation after a performed move.
    var sight: Sight { get }

    /// A step that ends in the present state, for laws about states: also right after `reset()` and
    /// after retracing, when `step` is not available.
    var present: Step { get }
}
