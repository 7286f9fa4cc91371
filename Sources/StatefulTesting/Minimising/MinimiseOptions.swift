/// The flaw that a minimised trace has to show, and the work for it.
///
/// ```swift
/// let options = MinimiseOptions<QueueMachine.Command>(
///     endingWith: [.pop], proving: ExhaustLimits(states: 100_000))
/// ```
public struct MinimiseOptions<Command: Hashable & Sendable>: Sendable {
    @usableFromInline let symptom: Symptom?
    /// The only commands that can show the flaw.
    @usableFromInline let lasts: Set<Command>?
    /// The most work allowed.
    @usableFromInline let limits: MinimiseLimits

    /// Options with the usual values.
    ///
    /// - Parameters:
    ///   - symptom: The symptom with which the law is broken; nil if any will do.
    ///   - lasts: The only commands that can show the flaw, if the caller knows; nil for all.
    ///   - executions: The most traces that the shrinker executes at once; at least 1.
    ///   - proving: The limits of each exhaustive search.
    public init(
        symptom: Symptom? = nil, endingWith lasts: Set<Command>? = nil, executions: Int = 20_000,
        proving: ExhaustLimits = ExhaustLimits(states: 24_000)
    ) {
        self.init(
            symptom: symptom, endingWith: lasts,
            limits: MinimiseLimits(executions: executions, proving: proving))
    }

    package init(
        symptom: Symptom? = nil, endingWith lasts: Set<Command>? = nil, limits: MinimiseLimits
    ) {
        (self.symptom, self.lasts, self.limits) = (symptom, lasts, limits)
    }
}
