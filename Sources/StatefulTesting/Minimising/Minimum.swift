/// How much work minimising may do.
public struct MinimiseLimits: Sendable, Hashable, Codable {
    /// The limits of each shrinking.
    public var shrinking: ShrinkLimits

    /// The limits of each exhaustive search. They are in states and not in seconds, so that the
    /// same is proved on every machine.
    public var proving: ExhaustLimits

    /// Limits with the usual values.
    /// - Parameters:
    ///   - shrinking: the limits of each shrinking.
    ///   - proving: the limits of each exhaustive search.
    public init(
        shrinking: ShrinkLimits = ShrinkLimits(),
        proving: ExhaustLimits = ExhaustLimits(states: 24_000)
    ) {
        self.shrinking = shrinking
        self.proving = proving
    }
}

/// What is known about traces that are simpler than the one found.
public enum Shortest: Sendable, Hashable, Codable {
    /// No trace over the alphabet that is shorter breaks the law, and none of the same length that
    /// is simpler; so many states were told apart to see it.
    case proved(states: Int)

    /// No trace over the alphabet up to this length breaks the law; nothing is known of longer
    /// ones, because there were too many states, or because the machine did not repeat itself.
    case notProved(beyond: Int)

    /// States could not be merged: every trace over the alphabet up to this length was performed
    /// for itself, and none breaks the law. If it is one less than the length of the trace found,
    /// that is a proof too, and one that does not rely on states.
    case unmerged(beyond: Int)
}

/// A minimised trace and what is proved of it.
public struct Minimum<Command: Hashable & Sendable>: Sendable, Hashable {
    /// What the passes alone made of the trace that was given.
    public let shrunk: ShrinkResult<Command>

    /// The simplest trace found.
    public internal(set) var trace: [Command]

    /// The name of the law it breaks.
    public let law: String

    /// How it breaks the law.
    public internal(set) var sentence: String

    /// The symptom with which it breaks it.
    public internal(set) var symptom: String

    /// What is known about simpler traces made of the same commands.
    public internal(set) var shortest: Shortest

    /// What is known about simpler traces made of the same commands and the wider ones; nil if none
    /// were named, or the machine did not repeat itself.
    public internal(set) var widerShortest: Shortest?

    /// How often an exhaustive search found something simpler than the passes had.
    public internal(set) var improvements: Int

    /// Executions of the machine's commands in all exhaustive searches.
    public internal(set) var provingPerforms: Int

    /// Whether the machine repeated itself throughout.
    public internal(set) var isStable: Bool

    /// The shortest trace met for each other flaw, in the order in which they were met.
    public internal(set) var bycatch: [Bycatch<Command>]
}

extension Minimum: Codable where Command: Codable {}
