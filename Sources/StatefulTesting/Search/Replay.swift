/// The outcome of performing a trace.
///
/// ```swift
/// var machine = QueueMachine()
/// let done = replay(&machine, [.pop, .push(0)], laws: [fifo])
/// print(done.executed, done.ignored, done.flaws)
/// ```
public struct Replay<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands that were performed.
    public let executed: [Command]

    /// The positions of the commands that were not performed. Commands after one that ended
    /// the run are neither here nor among those executed.
    public let ignored: [Int]
    /// Every law that a step broke: step by step, in the order of the laws.
    public let violations: [Violation]
    /// The verdicts of each law, in the order of the laws.
    package let laws: [LawTally]

    @usableFromInline init<M: StateMachine<Command>>(_ player: Player<M>, ignored: [Int]) {
        executed = player.performed
        self.ignored = ignored
        violations = player.violations
        laws = player.counts.tallies
    }

    /// Each flaw that the steps show, in the order of first showing.
    public var flaws: [Flaw] { violations.flaws }
}

/// Performs a trace from the initial state and judges each step.
///
/// ```swift
/// var machine = QueueMachine()
/// let done = replay(&machine, [.push(0), .pop, .pop], laws: [fifo])
/// print(done.executed, done.ignored, done.violations)
/// ```
///
/// - Parameters:
///   - machine: The machine; reset first, left in the state after the last performed command.
///   - commands: The trace; commands that are not offered are skipped.
///   - laws: The laws; a broken one does not end the replay.
///   - observe: Called with the machine and the laws broken after each step.
/// - Returns: The outcome.
/// - Complexity: Linear in the number of commands; quadratic with a law that looks ahead, as the
///   trace up to a step is performed again for each way tried from there.
@inlinable public func replay<M: StateMachine>(
    _ machine: inout M, _ commands: [M.Command], laws: LawSet<M>,
    observe: (M, [Violation]) -> Void = { _, _ in }
) -> Replay<M.Command> {
    var player = Player(&machine, laws: laws)
    var ignored: [Int] = []
    for (position, command) in commands.enumerated() {
        let known = player.violations.count
        let outcome = player.play(command, on: &machine)
        guard outcome.isPerformed else {
            ignored.append(position)
            continue
        }
        observe(machine, Array(player.violations[known...]))
        if outcome == .ended { break }
    }
    return Replay(player, ignored: ignored)
}
