/// A way on from a state that was tried on a copy of the machine.
///
/// ```swift
/// func left(after walk: Walk<QueueMachine.Command, Int>) -> Int? {
///     walk.end == .performed ? walk.sights.last : nil
/// }
/// ```
public struct Walk<Move: Hashable & Sendable, Sight> {
    /// What was to be done.
    public let moves: [Move]

    /// What was seen after each move that was performed.
    public let sights: [Sight]

    /// What became of the last move that was tried: `.performed` if all of them were.
    public let end: Outcome

    /// A way on.
    @usableFromInline
    package init(_ moves: [Move], sights: [Sight], end: Outcome) {
        self.moves = moves
        self.sights = sights
        self.end = end
    }
}

extension Walk: Sendable where Sight: Sendable {}

/// What a law says that has looked ahead.
public enum ForwardVerdict: Hashable, Sendable {
    /// There was nothing to judge.
    case notApplicable

    /// The law held, in these of its branches.
    case held(in: LawBranches)

    /// The law was broken. The fault says what is wrong with which parts of the state, so that one
    /// that stood before the step is known again; the sentence is for a person.
    case violated(fault: [UInt32], String)

    /// The law held, in one of its branches.
    @inlinable
    public static func held(in branch: some NamedBranch) -> ForwardVerdict {
        .held(in: LawBranches(branch))
    }
}

/// A law about what would follow from the state after a step: it names ways to try from there and
/// judges what was seen on them. Pure, like any law; the machine walks.
///
/// ```swift
/// let empties = ForwardLaw<QueueMachine.Step, QueueMachine.Command, Int>(
///     Law(name: "empties", statement: "Three pops empty the queue.") { _ in .notApplicable },
///     ForwardLaw.Part(
///         .state,
///         next: { _, walks in walks.isEmpty ? [.pop, .pop, .pop] : nil },
///         judge: { _, walks in
///             guard let left = walks[0].sights.last else { return .notApplicable }
///             return left == 0 ? .held(in: []) : .violated(fault: [], "\(left) are left")
///         }))
/// ```
public struct ForwardLaw<Step, Move: Hashable & Sendable, Sight>: Sendable {
    /// Its name, its statement, its branches, and what it says of a step without a look ahead.
    @usableFromInline package let law: Law<Step>

    /// What it looks at, each part for itself.
    @usableFromInline package let parts: [Part]

    /// One thing that a law looks at.
    public struct Part: Sendable {
        /// What its verdict depends on.
        @usableFromInline package let scope: Scope

        /// In one of so many states a random search tries it, where no other is to be tried.
        @usableFromInline package let rarity: UInt64

        /// The next way to try, given the step and what was tried; nil if that is enough.
        @usableFromInline package let next: @Sendable (Step, [Walk<Move, Sight>]) -> [Move]?

        /// Judges what was seen; not called if there was nothing to try.
        @usableFromInline package let judge: @Sendable (Step, [Walk<Move, Sight>]) -> ForwardVerdict

        /// A part of a law.
        /// - Parameters:
        ///   - scope: what its verdict depends on.
        ///   - rarity: in one of how many states a random search tries it alone; at least 1.
        ///   - next: the next way to try; nil for no further one.
        ///   - judge: judges what was seen.
        public init(
            _ scope: Scope, rarity: UInt64 = 1,
            next: @escaping @Sendable (Step, [Walk<Move, Sight>]) -> [Move]?,
            judge: @escaping @Sendable (Step, [Walk<Move, Sight>]) -> ForwardVerdict
        ) {
            precondition(rarity >= 1, "a law is tried in one of at least one state")
            self.scope = scope
            self.rarity = rarity
            self.next = next
            self.judge = judge
        }
    }

    /// What the verdict of a look ahead depends on.
    public enum Scope: Sendable {
        /// The state after the step: one look serves all steps that end in it, and a step breaks
        /// the law only if the same fault did not stand before it.
        case state

        /// The step itself.
        case step
    }

    /// A law that looks ahead.
    /// - Parameters:
    ///   - law: its name, and what it says without a look.
    ///   - parts: what it looks at.
    public init(_ law: Law<Step>, _ parts: Part...) {
        self.law = law
        self.parts = parts
    }
}

extension ForwardLaw {
    /// The same law, whose flaws are distinguished.
    /// - Parameter symptom: what tells them apart, given a step that breaks the law.
    package func distinguished(by symptom: @escaping @Sendable (Step) -> Symptom) -> ForwardLaw {
        ForwardLaw(law: law.distinguished(by: symptom), parts: parts)
    }

    private init(law: Law<Step>, parts: [Part]) {
        self.law = law
        self.parts = parts
    }
}
