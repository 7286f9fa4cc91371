/// A system under test that is driven by commands, one after the other, on one thread.
///
/// The engine needs no more than this: draw a command, perform it, look at the step. Nothing here
/// is asynchronous or `Sendable`, so a class that belongs to the main actor joins through an
/// isolated conformance (`extension Stage: @MainActor StateMachine`).
///
/// Commands are total: any command may be performed in any state, and one that the state does not
/// offer is `.ignored` and changes nothing. Therefore every subsequence of a trace is a trace, and
/// the shrinker needs no preconditions.
public protocol StateMachine<Command> {
    /// One input; small and trivial, as traces are copied and compared a lot.
    associatedtype Command: Hashable & Sendable

    /// What laws judge: before, command, after, and the calls in between.
    associatedtype Step

    /// The kinds of commands; a kind's index here is its number.
    var kinds: [CommandKind] { get }

    /// Draws a command of a kind.
    /// - Parameters:
    ///   - kind: an index of `kinds`.
    ///   - choices: where the arguments come from.
    /// - Returns: a command that may be performed in any state.
    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command

    /// Goes back to the initial state, forgetting everything.
    mutating func reset()

    /// Goes back to the initial state, for a run of a search.
    ///
    /// By default as `reset()` does. What a machine does beside its commands, such as looking
    /// ahead from a share of the states, may depend on the run: guided runs begin alike.
    /// - Parameter run: the seed of the run's commands; 0 in any other use.
    mutating func reset(forRun run: UInt64)

    /// Performs a command.
    /// - Parameter command: any command.
    /// - Returns: whether something happened, and whether anything may follow.
    mutating func perform(_ command: Command) -> Outcome

    /// Performs commands again that were performed from the present state before; what lies
    /// between is not asked for.
    ///
    /// By default it performs one after the other. A machine that takes notes of every step for
    /// the laws may leave them out.
    /// - Parameter commands: commands none of which is ignored, except in a machine that does not
    ///   repeat itself; or a single one that may be ignored here, as it was before.
    mutating func retrace(_ commands: [Command])

    /// Goes back to the initial state and performs commands again that were performed from there.
    ///
    /// By default as `reset()` and `retrace(_:)` do.
    /// - Parameter commands: commands none of which is ignored, except in a machine that does not
    ///   repeat itself.
    mutating func retraceFromStart(_ commands: [Command])

    /// The last performed step; only asked for after a command that was not ignored.
    var step: Step { get }

    /// How the last step broke its law, as far as one flaw is told from another by it; only asked
    /// for after a step that broke one.
    ///
    /// Steps that break the same law with the same symptom show one flaw, whatever else differs
    /// between them. So it names the place where things went wrong, and no values: the same words
    /// whatever things are called, in every process.
    var symptom: String { get }

    /// Whether a command may break a law with a symptom, in any state. A proof that looks for one
    /// flaw tries only such commands as the last of the longest traces.
    ///
    /// True by default, which is always right. As with equal states, a proof is only as good as a
    /// false one.
    /// - Parameters:
    ///   - command: any command.
    ///   - symptom: a symptom that the machine has shown.
    func mayShow(_ symptom: String, _ command: Command) -> Bool

    /// Told that equal states are taken for one from now on, as an exhaustive search does. A
    /// machine that tries something in a state, to show it in `step`, may leave out the second
    /// time.
    mutating func beginMerging()

    /// Told that the search is over. What it has found is performed again after that, so here is
    /// where a machine that has taken a shortcut has to show that it was none.
    mutating func endMerging()

    /// The names of what a run may come by, to be counted: branches and situations; at most 64.
    var labels: [String] { get }

    /// Which of the labels the run has come by since `reset()`: one bit for each, the first lowest.
    var passedLabels: UInt64 { get }

    /// A digest of the present state, the same in every process.
    ///
    /// A run that is done twice must show the same fingerprints. Equal fingerprints are taken as a
    /// hint that two states are equal, never as a proof.
    var fingerprint: UInt64 { get }

    /// What the present state is like, the same in every process: coarser than the fingerprint.
    ///
    /// A guided search keeps traces that lead to an abstract state it has not met, and goes on
    /// from there; coverage counts them. So it tells apart what may behave differently, leaves out
    /// who plays which part, and bounds what could grow forever. Equal fingerprints need not mean
    /// equal abstract states; equal states do.
    var abstraction: UInt64 { get }

    /// Simpler commands to put in place of one, the simplest first.
    ///
    /// Each must come before `command` in the order of `rank(of:)`; others are never accepted.
    /// - Parameter command: the command to simplify.
    /// - Returns: candidates, or nothing for a command that is as simple as can be.
    func simplifications(of command: Command) -> [Command]

    /// The kind of a command.
    /// - Parameter command: any command.
    /// - Returns: its index in `kinds`.
    func kind(of command: Command) -> Int

    /// The place of a command in the order of simplicity; `CommandRank` helps to build it.
    ///
    /// Distinct commands need distinct ranks, as "the simplest trace" is otherwise not one trace.
    /// - Parameter command: any command.
    /// - Returns: a number, smaller for a simpler command.
    func rank(of command: Command) -> UInt64
}

extension StateMachine {
    /// Nothing: each law has one flaw.
    public var symptom: String { "" }

    /// Any command may show any symptom.
    public func mayShow(_ symptom: String, _ command: Command) -> Bool { true }

    /// As for any other use.
    @inlinable
    public mutating func reset(forRun run: UInt64) { reset() }

    /// The fingerprint.
    @inlinable
    public var abstraction: UInt64 { fingerprint }

    /// Does nothing.
    public mutating func beginMerging() {}

    /// Does nothing.
    public mutating func endMerging() {}

    /// None.
    public var labels: [String] { [] }

    /// None.
    @inlinable
    public var passedLabels: UInt64 { 0 }

    /// Resets, and goes on from there.
    @inlinable
    public mutating func retraceFromStart(_ commands: [Command]) {
        reset()
        retrace(commands)
    }

    /// Performs one command after the other.
    @inlinable
    public mutating func retrace(_ commands: [Command]) {
        for command in commands {
            _ = perform(command)
        }
    }
}

/// What came of performing a command.
public enum Outcome: Hashable, Sendable {
    /// The state does not offer the command: nothing happened, and nothing is judged or recorded.
    case ignored

    /// The command was performed.
    case performed

    /// The command was performed, and nothing may follow in this run.
    case ended
}

/// A machine that can show its whole state as a value, which lets an exhaustive search merge.
///
/// The value must contain everything that decides about the future, the subject's own memory
/// included: two equal states must answer every command in the same way, with the same verdicts.
/// A proof by merged states is only as good as this promise.
public protocol ComparableStateMachine: StateMachine {
    /// A complete, canonical picture of a state.
    associatedtype State: Hashable

    /// The present state.
    var state: State { get }
}

/// A machine that knows of transitions that are alike, so that an exhaustive search performs one of
/// them only.
///
/// As with equal states, a proof is only as good as these promises.
public protocol ReducibleStateMachine: ComparableStateMachine where State: WordState {
    /// What there is of the present state for all commands but those that read more: performed in
    /// two states of one core, such a command leads to equal states, with the same verdicts.
    var core: State { get }

    /// Whether a command reads more of a state than its core.
    /// - Parameter command: any command.
    func readsBeyondCore(_ command: Command) -> Bool

    /// The command that stands for all those that do the same in every state, with the same
    /// verdicts.
    /// - Parameter command: any command.
    /// - Returns: a command that represents itself; one that reads as much as this one does.
    func representative(of command: Command) -> Command
}

/// A machine that can go back to a state it has been in, without replaying the way there.
public protocol RestorableStateMachine: StateMachine {
    /// What is needed to go back to a state.
    associatedtype Memento

    /// Remembers the present state.
    /// - Returns: a value that stays valid whatever is performed later.
    mutating func save() -> Memento

    /// Goes back to a remembered state.
    /// - Parameter memento: what `save()` returned on this machine.
    mutating func restore(_ memento: Memento)
}
