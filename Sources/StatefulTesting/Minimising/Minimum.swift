/// The most work that minimising may do.
@usableFromInline package struct MinimiseLimits: Sendable, Hashable {
    /// The most traces that the shrinker executes at once, without the confirmations of its result.
    @usableFromInline package var executions: Int

    /// The limits of each exhaustive search. They are in states and not in seconds, so that the
    /// same is proved on every machine.
    @usableFromInline package var proving: ExhaustLimits

    /// Limits with the usual values.
    /// - Parameters:
    ///   - executions: The most traces that the shrinker executes at once; at least 1.
    ///   - proving: The limits of each exhaustive search.
    package init(
        executions: Int = 20_000, proving: ExhaustLimits = ExhaustLimits(states: 24_000)
    ) {
        precondition(executions >= 1, "the failing trace itself has to be executed")
        (self.executions, self.proving) = (executions, proving)
    }
}

/// The knowledge about traces simpler than the one found.
///
/// ```swift
/// func words(for shortest: Shortest) -> String {
///     switch shortest {
///     case .proved: "nothing simpler shows it"
///     case .unmerged(let length), .notProved(let length, _): "nothing up to \(length) shows it"
///     }
/// }
/// ```
public enum Shortest: Sendable, Hashable, Codable {
    /// No shorter trace over the alphabet shows the flaw, whatever else such traces violate. Nor
    /// does a simpler trace of the same length, unless the search ended early. The proof
    /// distinguished this many states.
    case proved(states: Int)

    /// No trace over the alphabet up to this length shows the flaw; nothing is known of longer
    /// ones.
    case notProved(beyond: Int, Reason)

    /// States could not be merged: every trace over the alphabet up to this length was performed
    /// separately, and none shows the flaw. If it is one less than the length of the trace found,
    /// the result is a proof too, and one that does not rely on states.
    case unmerged(beyond: Int)

    /// The reason for which nothing is known of longer traces.
    public enum Reason: Sendable, Hashable, Codable {
        /// More states exist than may be remembered.
        case tooManyStates
        /// Equal states had different futures, so merging them proves nothing.
        case incompleteStates
        /// The machine is not deterministic.
        case unrepeatable
    }

    /// Whether no trace that is shorter than a length shows the flaw.
    package func isProved(forLength length: Int) -> Bool {
        switch self {
        case .proved: true
        case .unmerged(let tried): tried >= length - 1
        case .notProved: false
        }
    }
}

/// A minimised trace and what is proved of it.
///
/// ```swift
/// var machine = QueueMachine()
/// let minimum = try minimise(
///     &machine, laws: [fifo], trace: [.push(0), .pop, .push(0), .push(1), .push(0), .pop, .pop],
///     law: "fifo", states: .merged)
/// if case .proved(let states) = minimum.shortest { print("proved with \(states) states") }
/// ```
public struct Minimum<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The result of the passes alone for the given trace.
    package private(set) var shrunk: ShrinkResult<Command>
    /// The simplest trace found.
    public private(set) var counterexample: Counterexample<Command>
    /// The knowledge about simpler traces.
    public private(set) var shortest = Shortest.notProved(beyond: 0, .unrepeatable)
    /// Executions of the machine's commands in all exhaustive searches.
    package private(set) var provingPerforms = 0
    /// Two traces by which the machine contradicts itself, if it does.
    public private(set) var inconsistency: Inconsistency<Command>?

    /// Whether the machine had the same outcome each time.
    package var isStable: Bool { shrunk.isStable && inconsistency?.kind != .unrepeatable }

    /// Whether a further search may prove more. It cannot for a trace that does not show its flaw
    /// each time.
    @usableFromInline private(set) var needsSearch: Bool

    @usableFromInline init(_ shrunk: ShrinkResult<Command>) {
        self.shrunk = shrunk
        counterexample = shrunk.counterexample
        needsSearch = shrunk.isStable
    }

    /// Adds what the trace came to when it was shrunk again, because a search ended at its bound.
    @usableFromInline mutating func take(_ further: ShrinkResult<Command>) {
        shrunk.add(further)
        counterexample = further.counterexample
        needsSearch = further.isStable
    }

    /// Adds a search for the flaw over an alphabet that contains the commands of the trace. Of
    /// several searches the first one, over the widest alphabet, decides what is proved.
    @usableFromInline mutating func take(_ search: Exhaustion<Command>, symptom: Symptom?) {
        provingPerforms += search.performs
        // The search may have met other flaws of the law before.
        let law = counterexample.flaw.law
        if search.end == .found, let found = search.counterexample(to: law, symptom: symptom) {
            counterexample = found
        }
        inconsistency = inconsistency ?? search.inconsistency
        if case .notProved(_, .unrepeatable) = shortest { shortest = search.shortest }
        needsSearch = search.end == .stateLimit
    }
}

extension Exhaustion {
    /// The reason for which an inconsistent search proves nothing. If no traces could be named,
    /// equal states are known to have had different futures.
    private var nothingProved: Shortest.Reason {
        inconsistency?.kind == .unrepeatable ? .unrepeatable : .incompleteStates
    }

    /// The proof by the search about one of its counterexamples. The search may have seen the
    /// counterexample ahead of the layer in which it ended early. Then shorter traces may be left
    /// that it did not judge.
    ///
    /// - Parameter counterexample: One of `counterexamples`.
    package func proof(of counterexample: Counterexample<Command>) -> Shortest {
        if end == .inconsistent { return .notProved(beyond: 0, nothingProved) }
        let shorter = counterexample.commands.count - 1
        let judged = min(shorter, completeDepth)
        if !isMerged { return .unmerged(beyond: judged) }
        return judged == shorter
            ? .proved(states: states) : .notProved(beyond: judged, .tooManyStates)
    }

    /// The proof by a search for a flaw about the trace that it found, or should have found.
    fileprivate var shortest: Shortest {
        switch end {
        case .found: isMerged ? .proved(states: states) : .unmerged(beyond: completeDepth)
        case .inconsistent:
            .notProved(beyond: 0, nothingProved)
        case .stateLimit, .deadline:
            isMerged
                ? .notProved(beyond: completeDepth, .tooManyStates)
                : .unmerged(beyond: completeDepth)
        // The trace was searched for and not found, though it shows its flaw each time.
        case .depth, .closed, .outOfScope:
            .notProved(beyond: 0, isMerged ? .incompleteStates : .unrepeatable)
        }
    }
}

extension Minimum: Codable where Command: Codable {}
