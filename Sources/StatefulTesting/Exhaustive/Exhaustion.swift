/// The most that an exhaustive search may hold in memory.
///
/// ```swift
/// let limits = ExhaustLimits(states: 1_000_000, bytes: 512 << 20)
/// ```
public struct ExhaustLimits: Sendable, Hashable, Codable {
    /// The most states remembered.
    package var states: Int

    /// The most memory for the states and the knowledge of them, in bytes, as far as it is counted
    /// (see `Exhaustion.bytes`).
    package var bytes: Int

    /// The fewest known transitions performed again, by walks at random, before a search without
    /// limits is believed that its states tell everything.
    package var audit: Int

    /// Limits with the usual values.
    /// - Parameters:
    ///   - states: The most states remembered, at least 1; more than 2^31 - 1 never are.
    ///   - bytes: The most memory they may take up; not negative.
    ///   - audit: The fewest transitions that are performed again; by default as many as the
    ///     number of states asks for.
    public init(states: Int = 200_000, bytes: Int = .max, audit: Int = 0) {
        precondition(states >= 1, "the initial state has to be remembered")
        precondition(bytes >= 0, "memory is not negative")
        self.states = min(states, 1 << 31 - 1)
        (self.bytes, self.audit) = (bytes, audit)
    }
}

/// The progress of an exhaustive search.
public struct ExhaustProgress: Sendable, Hashable, Codable {
    /// Every trace up to this length was judged.
    public let completeDepth: Int
    /// The states reached, including those ahead of the layer that the search is in.
    public let states: Int
    /// The commands performed and judged.
    package let transitions: Int
    /// The memory used, in bytes, as in `Exhaustion.bytes`.
    package let bytes: Int
}

/// The reason for which an exhaustive search ended.
public enum ExhaustEnd: String, Sendable, Hashable, Codable {
    /// Every trace up to the depth asked for was judged: of this length itself, those that may show
    /// the goal of the search.
    case depth

    /// No trace reaches a new state: every trace of any length was judged, as far as it stays in
    /// scope.
    case closed
    /// The flaw that ends the search was found.
    case found
    /// More states exist than may be remembered, in number or in memory.
    case stateLimit
    /// The deadline passed.
    case deadline
    /// The initial state is out of scope: no trace was judged.
    case outOfScope

    /// The machine is not deterministic, or its state omits something: see
    /// `Exhaustion.inconsistency`. Nothing is proved.
    case inconsistent
}

/// Two traces that should lead to the same result and do not: then nothing is proved.
public struct Inconsistency<Command: Hashable & Sendable>: Sendable, Hashable {
    /// A trace.
    public let first: [Command]

    /// A trace with the same last command, or with an equivalent one, performed in a state that
    /// looked the same. It may be the same trace.
    public let second: [Command]
    package let kind: InconsistencyKind

    /// Whether the states after the last command differ; otherwise only the verdicts on the last
    /// step do, or whether there was one.
    package let differsInState: Bool
}

/// The ways in which a machine contradicts itself.
package enum InconsistencyKind: Sendable, Hashable, Codable {
    /// A trace had two different outcomes.
    case unrepeatable
    /// Equal states had different futures: the state omits something that matters.
    case incompleteState
}

/// The work and the result of an exhaustive search over an alphabet. It is flat: each of its
/// numbers is reported.
///
/// ```swift
/// var machine = QueueMachine()
/// let exhaustion = exhaust(
///     &machine, laws: [fifo], alphabet: [.pop, .push(0), .push(1)], states: .merged)
/// print(exhaustion.counterexample(to: "fifo")?.commands ?? [])
/// ```
public struct Exhaustion<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands that traces were made of, the simplest first.
    package let alphabet: [Command]
    /// The reason for which the search ended.
    public internal(set) var end: ExhaustEnd

    /// Every trace up to this length was judged: of this length itself, those that may show the
    /// goal of the search.
    public let completeDepth: Int

    /// The states in which something may follow, by the length of the shortest trace to them: the
    /// initial state first. Without merging, the traces themselves.
    package let statesPerDepth: [Int]
    /// Pairs of a state and a command that is performed there.
    package let transitions: Int

    /// The transitions performed and judged; each other one is equivalent to one of these, if the
    /// machine declares equivalent transitions.
    package let judged: Int
    /// Pairs of a state and a command that is not performed there.
    package let ignored: Int

    /// The transitions that lead out of scope: judged, and not followed. Look-ahead laws about
    /// states judge only the states in scope.
    package let beyond: Int

    /// The verdicts of each law, in the order of the laws, on the transitions judged; for
    /// look-ahead laws on all transitions and on the states. A search that ended early has judged
    /// more than it concludes about.
    public let laws: [LawTally]
    /// Whether equal states were merged; if not, every trace was performed separately.
    package let isMerged: Bool
    /// The number of commands that the machine performed, including the returns to known states.
    package let performs: Int

    /// The number of transitions performed and judged again, in states reached by other traces, to
    /// confirm their known results.
    package let audited: Int

    /// The memory taken up by the states and the knowledge of them, in bytes. Of states not kept as
    /// words, the memory that they hold outside of themselves is not counted.
    package let bytes: Int

    /// The shortest trace, and the simplest of that length, to each flaw seen; in the order of
    /// discovery: by length, then by simplicity. In a search that ended early, one of more than
    /// `completeDepth` commands need not be the simplest, and one of more than one command more
    /// need not be the shortest.
    public internal(set) var counterexamples: [Counterexample<Command>] = []

    /// In how many transitions each of these flaws shows, and which others show in all of these; in
    /// the order of the laws, then by symptom. Of the transitions seen beyond the complete depth,
    /// only those are counted that show a flaw for the first time there.
    package internal(set) var flaws: [FlawTally] = []
    /// The abstract states and transitions of the traces; empty without coverage.
    package internal(set) var map = StateMap()

    /// The reason for which nothing is proved, if the machine contradicted itself and the traces
    /// could be named.
    public internal(set) var inconsistency: Inconsistency<Command>?

    /// The states in which something may follow.
    public var states: Int { statesPerDepth.reduce(0, +) }

    /// Whether no trace of any length reaches a further state in scope.
    package var isClosed: Bool { end == .closed }

    /// The trace that shows a flaw: the shortest, as far as `counterexamples` says.
    /// - Parameters:
    ///   - law: The name of the law.
    ///   - symptom: The symptom; nil for any.
    public func counterexample(to law: String, symptom: Symptom? = nil) -> Counterexample<Command>?
    {
        counterexamples.first {
            $0.flaw.law == law && (symptom == nil || $0.flaw.symptom == symptom)
        }
    }
}

extension Exhaustion {
    /// The progress of a search ended from outside: how far it came, at most.
    ///
    /// - Parameter progress: Its last word; nil if it said nothing.
    package init(unfinishedAfter progress: ExhaustProgress?) {
        self.init(
            alphabet: [], end: .deadline, completeDepth: progress?.completeDepth ?? 0,
            statesPerDepth: [progress?.states ?? 0], transitions: progress?.transitions ?? 0,
            judged: 0, ignored: 0, beyond: 0, laws: [], isMerged: true, performs: 0, audited: 0,
            bytes: progress?.bytes ?? 0)
    }
}

extension Inconsistency: Codable where Command: Codable {}
extension Exhaustion: Codable where Command: Codable {}
