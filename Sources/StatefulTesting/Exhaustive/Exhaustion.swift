/// What an exhaustive search is after.
public enum ExhaustGoal: Sendable, Hashable, Codable {
    /// The shortest violation of every law, with each symptom; goes on to the depth or until
    /// nothing is new.
    case everyLaw

    /// The shortest violation of any law; ends there.
    case anyLaw

    /// The shortest violation of any of some laws, by name; ends there.
    case oneOf([String])

    /// The shortest violation of one law, by name, with a certain symptom; ends there. Traces of
    /// the length asked for are tried only with a last command that may show it.
    case flaw(law: String, symptom: String)
}

/// How much an exhaustive search may hold in memory.
public struct ExhaustLimits: Sendable, Hashable, Codable {
    /// The most states remembered.
    public var states: Int

    /// The most memory that states and what is known of them may take up, in bytes, as far as it
    /// is counted (see `Exhaustion.bytes`).
    public var bytes: Int

    /// Limits with the usual values.
    /// - Parameters:
    ///   - states: the most states remembered; at least 1, below 2^31.
    ///   - bytes: the most memory they may take up; not negative.
    public init(states: Int = 200_000, bytes: Int = .max) {
        precondition(states >= 1 && states < 1 << 31, "the initial state has to be remembered")
        precondition(bytes >= 0, "memory is not negative")
        self.states = states
        self.bytes = bytes
    }
}

/// How far an exhaustive search is.
public struct ExhaustProgress: Sendable, Hashable {
    /// Every trace up to this length was judged.
    public let completeDepth: Int

    /// The states met, those included that the search meets ahead of the layer it is in.
    public let states: Int

    /// The commands performed and judged.
    public let transitions: Int

    /// The memory used, in bytes, as in `Exhaustion.bytes`.
    public let bytes: Int
}

/// How a law's verdicts came out in an exhaustive search.
public struct VerdictTally: Sendable, Hashable, Codable {
    /// The name of the law.
    public let law: String

    /// Transitions on which the law held.
    public let held: Int

    /// Transitions that the law has nothing to say about.
    public let notApplicable: Int

    /// Transitions that broke the law, alone or along with others.
    public let violated: Int

    /// Whether the law never applied; such a law was not tested, which is not the same as held.
    public var wasNeverJudged: Bool {
        held == 0 && violated == 0
    }
}

/// Why an exhaustive search ended.
public enum ExhaustEnd: String, Sendable, Hashable, Codable {
    /// Every trace up to the depth asked for was judged.
    case depth

    /// No trace reaches a new state any more: every trace of any length was judged, as far as it
    /// stays inside of what was searched.
    case closed

    /// What the goal asked for was found.
    case violation

    /// There are more states than may be remembered, in number or in memory.
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

    /// What a command led to in a state that offers it, one for each state and command.
    public let transitions: Int

    /// The transitions performed and judged; the others are like one of these, if the machine knows
    /// of transitions that are alike.
    public let judged: Int

    /// The commands that a state did not offer.
    public let ignored: Int

    /// The transitions that lead out of what was searched: judged, and not followed.
    public let beyond: Int

    /// The verdicts of each law, in the order of the laws, on the transitions judged. A search that
    /// ended early has judged more than it asked for, and counts their verdicts, too.
    public let laws: [VerdictTally]

    /// Whether equal states were merged; if not, every trace was performed for itself.
    public let isMerged: Bool

    /// How often the machine performed a command, the ways back to known states included.
    public let performs: Int

    /// How many transitions were performed again, in states reached in other ways than before, to
    /// see that they lead where they are known to lead.
    public let audited: Int

    /// The memory that the states and what is known of them took up, in bytes. Of states that are
    /// not kept as words, what they hold outside of themselves is not counted.
    public let bytes: Int

    /// The shortest violation of each law that broke, with each symptom, the simplest of that
    /// length, in the order in which they were found: by length, then by simplicity.
    public internal(set) var violations: [Bycatch<Command>]

    /// The states in which something may follow.
    public var states: Int {
        statesPerDepth.reduce(0, +)
    }

    /// Whether no trace of any length reaches a further state inside of what was searched.
    public var isClosed: Bool {
        end == .closed
    }
}

extension Exhaustion: Codable where Command: Codable {}
