/// A trace that was performed twice and came to two different things: the machine does not repeat
/// itself, and a shrinker would only chase chance.
public struct TwoOutcomes<Command: Hashable & Sendable>: Error, Hashable {
    /// The commands performed the first time.
    public let trace: [Command]

    /// What broke the first time, if anything.
    public let first: Violation?

    /// What broke the second time, if anything.
    public let second: Violation?

    /// The position of the first command that led to another state or was performed once only; nil
    /// if states were not compared, or differ in nothing but the verdict.
    public let parting: Int?

    /// Two outcomes of a trace.
    /// - Parameters:
    ///   - trace: the commands performed the first time.
    ///   - first: what broke the first time, if anything.
    ///   - second: what broke the second time, if anything.
    ///   - parting: the position of the first difference before the verdict, if there is one.
    public init(
        trace: [Command], first: Violation?, second: Violation?, parting: Int? = nil
    ) {
        self.trace = trace
        self.first = first
        self.second = second
        self.parting = parting
    }

    /// A failure that did not come again.
    /// - Parameters:
    ///   - failure: what broke the first time.
    ///   - second: what broke the second time, if anything.
    public init(_ failure: Bycatch<Command>, second: Violation?) {
        self.init(
            trace: failure.trace,
            first: Violation(
                index: failure.trace.count - 1, law: failure.law, sentence: failure.sentence,
                symptom: failure.symptom),
            second: second)
    }

    /// What a run came to that was done twice.
    /// - Parameter mismatch: its two executions.
    public init(_ mismatch: Mismatch<Command>) {
        let parting = mismatch.firstDifference
        let isWhole =
            parting == mismatch.first.trace.count && parting == mismatch.second.trace.count
        self.init(
            trace: mismatch.first.trace, first: mismatch.first.violation,
            second: mismatch.second.violation, parting: isWhole ? nil : parting)
    }
}

/// Performs a trace that has broken a law again, to see whether it always does.
/// - Parameters:
///   - machine: the machine; left in the state after the last performed command.
///   - failure: the trace, and what it broke the first time.
///   - laws: the laws, the one that names a failure first.
///   - times: how often it is performed; a machine that tosses a coin may show the same side a few
///     times in a row.
/// - Returns: the first repetition that broke no law, or another one first; nil if there was none.
/// - Complexity: linear in `times` and in the length of the trace.
@inlinable
public func secondOutcome<M: StateMachine>(
    _ machine: inout M, of failure: Bycatch<M.Command>, laws: [Law<M.Step>], times: Int = 2
) -> TwoOutcomes<M.Command>? {
    for _ in 0..<times {
        let again = replay(&machine, failure.trace, laws: laws)
        if again.violation?.law != failure.law {
            return TwoOutcomes(failure, second: again.violation)
        }
    }
    return nil
}

extension TwoOutcomes: Codable where Command: Codable {}
