/// What a trace came to when it was performed.
public struct Replay<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands that were performed, up to the first violation or the end of the run.
    public let executed: [Command]

    /// The commands that the state did not offer.
    public let ignored: Int

    /// The commands left over after a violation or an end.
    public let unreached: Int

    /// Whether the last performed command ended the run.
    public let hasEnded: Bool

    /// The first violation: of the first step that broke a law, the first law in the list.
    public let violation: Violation?

    /// The further laws that the violating step broke, in the order of the list.
    public let alsoViolated: [Violation]

    @usableFromInline
    init(
        executed: [Command], ignored: Int, unreached: Int, hasEnded: Bool, violations: [Violation]
    ) {
        self.executed = executed
        self.ignored = ignored
        self.unreached = unreached
        self.hasEnded = hasEnded
        violation = violations.first
        alsoViolated = Array(violations.dropFirst())
    }
}

/// Performs a trace from the initial state and judges it by the laws.
///
/// - Parameters:
///   - machine: the machine; reset first, left in the state after the last performed command.
///   - commands: the trace; commands that a state does not offer are dropped.
///   - laws: the laws, the one that names a failure first.
/// - Returns: what happened.
@inlinable
public func replay<M: StateMachine>(
    _ machine: inout M, _ commands: [M.Command], laws: [Law<M.Step>]
) -> Replay<M.Command> {
    var executed: [M.Command] = []
    var violations: [Violation] = []
    var position = 0
    var hasEnded = false
    machine.reset()
    while position < commands.count, violations.isEmpty, !hasEnded {
        let command = commands[position]
        position += 1
        let outcome = machine.perform(command)
        guard outcome != .ignored else { continue }
        executed.append(command)
        hasEnded = outcome == .ended
        let step = machine.step
        for law in laws {
            if case .violated(let sentence) = law.judge(step) {
                violations.append(
                    Violation(
                        index: executed.count - 1, law: law.name, sentence: sentence,
                        symptom: machine.symptom))
            }
        }
    }
    return Replay(
        executed: executed, ignored: position - executed.count,
        unreached: commands.count - position, hasEnded: hasEnded, violations: violations)
}
