/// What performing a trace led to.
public struct Replay<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands that were performed.
    public let executed: [Command]

    /// The positions in the trace of the commands that were not performed where they stand.
    public let ignored: [Int]

    /// The commands left over after one that ended the run.
    package let unreached: Int

    /// Whether the last performed command ended the run.
    package let hasEnded: Bool

    /// Every law that a step broke: step by step, in the order of the laws.
    public let violations: [Violation]

    /// The verdicts of each law, in the order of the laws.
    public let laws: [LawTally]

    @usableFromInline
    init(
        executed: [Command], ignored: [Int], unreached: Int, hasEnded: Bool,
        violations: [Violation], laws: [LawTally]
    ) {
        self.laws = laws
        self.executed = executed
        self.ignored = ignored
        self.unreached = unreached
        self.hasEnded = hasEnded
        self.violations = violations
    }

    /// The first violation of a law.
    /// - Parameters:
    ///   - law: the name of the law; nil for any.
    ///   - symptom: the symptom; nil for any.
    public func violation(of law: String? = nil, symptom: Symptom? = nil) -> Violation? {
        violations.first {
            (law == nil || $0.flaw.law == law) && (symptom == nil || $0.flaw.symptom == symptom)
        }
    }

    /// Each flaw that the steps show, in the order in which they show first.
    public var flaws: [Flaw] {
        var seen: Set<Flaw> = []
        return violations.map(\.flaw).filter { seen.insert($0).inserted }
    }
}

/// Performs a trace from the initial state and judges each step.
/// - Parameters:
///   - machine: the machine; reset first, left in the state after the last performed command.
///   - commands: the trace; commands that are not offered are passed over.
///   - laws: the laws; a broken one does not end the replay.
///   - observe: called with the machine and the laws broken after each step.
/// - Returns: what happened.
@inlinable
public func replay<M: StateMachine>(
    _ machine: inout M, _ commands: [M.Command], laws: LawSet<M>,
    observe: (M, [Violation]) -> Void = { _, _ in }
) -> Replay<M.Command> {
    var player = Player(&machine, laws: laws)
    var violations: [Violation] = []
    var ignored: [Int] = []
    var left = commands.count
    var hasEnded = false
    for (position, command) in commands.enumerated() where !hasEnded {
        left -= 1
        let outcome = player.play(command, on: &machine)
        guard outcome.isPerformed else {
            ignored.append(position)
            continue
        }
        let broken = player.violations
        violations += broken
        observe(machine, broken)
        hasEnded = outcome == .ended
    }
    return Replay(
        executed: player.performed, ignored: ignored, unreached: left, hasEnded: hasEnded,
        violations: violations,
        laws: LawTally.counted(LawTally.unjudged(laws.laws), player.counts))
}

/// A trace that was performed twice with two outcomes: the machine does not repeat itself, and a
/// shrinker would only chase chance.
public struct TwoOutcomes<Command: Hashable & Sendable>: Error, Hashable {
    /// The commands performed the first time.
    package let trace: [Command]

    /// What broke the first time, if anything.
    package let first: Violation?

    /// What broke the second time, if anything.
    package let second: Violation?

    /// The position of the first command that led to another state or was performed once only; nil
    /// if states were not compared, or differ in nothing but the verdict.
    package let parting: Int?

    /// Two outcomes of a trace.
    @usableFromInline
    package init(
        trace: [Command], first: Violation?, second: Violation?, parting: Int? = nil
    ) {
        self.trace = trace
        self.first = first
        self.second = second
        self.parting = parting
    }

    /// The two outcomes of a run that was done twice.
    /// - Parameter mismatch: its two executions.
    package init(_ mismatch: Mismatch<Command>) {
        let (first, second) = (mismatch.first, mismatch.second)
        let parting = mismatch.firstDifference
        let isWhole = parting == first.trace.count && parting == second.trace.count
        self.init(
            trace: first.trace, first: first.violations.first { !second.violations.contains($0) },
            second: second.violations.first { !first.violations.contains($0) },
            parting: isWhole ? nil : parting)
    }
}

/// Performs a counterexample again, to see whether it shows its flaw each time.
/// - Parameters:
///   - machine: the machine; left in the state after the last performed command.
///   - counterexample: the trace and what it breaks.
///   - laws: the laws, the broken one among them.
///   - times: how often it is performed; a machine that tosses a coin may show the same side a few
///     times in a row.
/// - Returns: the first repetition that did not show the flaw; nil if each did.
@inlinable
package func secondOutcome<M: StateMachine>(
    _ machine: inout M, of counterexample: Counterexample<M.Command>, laws: LawSet<M>,
    times: Int = 2
) -> TwoOutcomes<M.Command>? {
    guard let only = laws.only(counterexample.flaw.law) else { return nil }
    for _ in 0..<times {
        let again = replay(&machine, counterexample.commands, laws: only)
        if !again.flaws.contains(counterexample.flaw) {
            return TwoOutcomes(
                trace: counterexample.commands, first: counterexample.violation,
                second: again.violations.first)
        }
    }
    return nil
}
