/// The flaw that a minimised trace has to show, and the work for it.
///
/// ```swift
/// let options = MinimiseOptions<QueueMachine.Command>(endingWith: [.pop])
/// ```
public struct MinimiseOptions<Command: Hashable & Sendable>: Sendable {
    /// The symptom with which the law is broken.
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
    ///   - limits: The most work allowed.
    public init(
        symptom: Symptom? = nil, endingWith lasts: Set<Command>? = nil,
        limits: MinimiseLimits = MinimiseLimits()
    ) {
        self.symptom = symptom
        self.lasts = lasts
        self.limits = limits
    }
}
