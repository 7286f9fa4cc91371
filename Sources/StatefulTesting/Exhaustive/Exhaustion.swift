/// What an exhaustive search is after.
public enum ExhaustGoal: Sendable, Hashable, Codable {
    /// The shortest violation of every law; goes on to the depth or until nothing is new.
    case everyLaw

    /// The shortest violation of any law; ends there.
    case anyLaw

    /// The shortest violation of one law, by name; ends there.
    case law(String)
}

/// How much an exhaustive search may hold in memory.
public struct ExhaustLimits: Sendable, Hashable, Codable {
    /// The most states remembered.
    public var states: Int

    /// Limits with the usual values.
    /// - Parameter states: the most states remembered; at least 1, below 2^31.
    public init(states: Int = 200_000) {
        precondition(states >= 1 && states < 1 << 31, "the initial state has to be remembered")
        self.states = states
    }
}

/// Why an exhaustive search ended.
public enum ExhaustEnd: String, Sendable, Hashable, Codable {
    /// Every trace up to the depth asked for was judged.
    case depth

    /// No trace reaches a new state any more: every trace of any length was judged.
    case closed

    /// What the goal asked for was found.
    case violation

    /// There are more states than may be remembered.
    case stateLimit

    /// The deadline passed.
    case deadline

    /// The machine did not repeat itself, or its state leaves something out: going to a state by
    /// another way led to another fingerprint or verdict. Nothing is proved.
    case inconsistent
}

/// What an exhaustive search over an alphabet did and found.
public struct Exhaustion<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands that traces were made of, the simplest first.
    public let alphabet: [Command]

    /// Why the search ended.
    public internal(set) var end: ExhaustEnd

    /// Every trace up to this length was judged.
    public let completeDepth: Int

    /// The states in which something may follow, by the length of the shortest trace that reaches
    /// them: the initial state first. Without merging, the traces themselves.
    public let statesPerDepth: [Int]

    /// The commands performed and judged, one for each state and command that it offers.
    public let transitions: Int

    /// The commands that a state did not offer.
    public let ignored: Int

    /// Whether equal states were merged; if not, every trace was performed for itself.
    public let isMerged: Bool

    /// How often the machine performed a command, the ways back to known states included.
    public let performs: Int

    /// How many transitions were performed again, in states reached in other ways than before, to
    /// see that they lead where they are known to lead.
    public let audited: Int

    /// The shortest violation of each law that broke, the simplest of that length, in the order in
    /// which they were found: by length, then by simplicity.
    public internal(set) var violations: [Bycatch<Command>]

    /// The states in which something may follow.
    public var states: Int {
        statesPerDepth.reduce(0, +)
    }

    /// Whether no trace of any length reaches a further state.
    public var isClosed: Bool {
        end == .closed
    }
}

extension Exhaustion: Codable where Command: Codable {}
