/// How far an exhaustive search goes, and the flaw for which it looks.
///
/// ```swift
/// let options = ExhaustOptions<QueueMachine>(depth: 8, limits: ExhaustLimits(states: 1_000_000))
/// ```
public struct ExhaustOptions<Machine: StateMachine> {
    @usableFromInline let depth: Int
    /// Whether traces continue from the machine's present state.
    @usableFromInline let scope: (Machine) -> Bool
    /// Reads the abstract states for a map.
    @usableFromInline let coverage: RunCoverage<Machine>?
    @usableFromInline let isGoal: ((Flaw) -> Bool)?
    /// The only commands that can show a goal.
    @usableFromInline let lasts: Set<Machine.Command>?
    /// The most to remember.
    @usableFromInline let limits: ExhaustLimits

    /// Options with the usual values.
    ///
    /// - Parameters:
    ///   - depth: The length of the longest traces; `Int.max` to continue until no new state is
    ///     found.
    ///   - scope: Whether traces continue from the machine's present state; called in the initial
    ///     state and after each step that may be followed.
    ///   - coverage: Reads the abstract states for a map; nil for none. Equal reduced states need
    ///     one abstract state, and commands that do the same, one kind.
    ///   - isGoal: Whether a flaw ends the search; nil to look for every flaw.
    ///   - lasts: The only commands that can show a goal, if the caller knows; nil for all. Of the
    ///     longest traces only those are judged that end with one of these.
    ///   - limits: The most to remember.
    @inlinable public init(
        depth: Int = .max, scope: @escaping (Machine) -> Bool = { _ in true },
        coverage: RunCoverage<Machine>? = nil, until isGoal: ((Flaw) -> Bool)? = nil,
        endingWith lasts: Set<Machine.Command>? = nil, limits: ExhaustLimits = ExhaustLimits()
    ) {
        self.depth = depth
        self.scope = scope
        (self.coverage, self.isGoal, self.lasts, self.limits) = (coverage, isGoal, lasts, limits)
    }
}
