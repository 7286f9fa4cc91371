/// Commands that were tried from a state.
///
/// ```swift
/// func left(after walk: Walk<QueueMachine.Command, Int>) -> Int? {
///     walk.end == .performed ? walk.sights.last : nil
/// }
/// ```
public struct Walk<Move: Hashable & Sendable, Sight> {
    /// The moves to perform.
    public let moves: [Move]
    /// The sight after each performed move.
    public let sights: [Sight]
    /// The outcome of the last move that was tried: `.performed` if all of them were.
    public let end: Outcome

    @usableFromInline package init(_ moves: [Move], sights: [Sight], end: Outcome) {
        (self.moves, self.sights, self.end) = (moves, sights, end)
    }
}

extension Walk: Sendable where Sight: Sendable {}

/// The verdict of a look-ahead law.
public enum ForwardVerdict: Hashable, Sendable {
    /// No state gave anything to judge.
    case notApplicable
    /// The law held, in these of its branches.
    case held(in: LawBranches)

    /// The law was violated. The fault names the error and the parts of the state, so that the same
    /// fault before the step can be recognised; the sentence is for a person.
    case violated(fault: [UInt32], String)

    /// The law held, and it has no branches.
    @inlinable public static var held: ForwardVerdict { .held(in: LawBranches()) }

    /// The law held, in one of its branches.
    @inlinable public static func held(in branch: some NamedBranch) -> ForwardVerdict {
        .held(in: LawBranches(branch))
    }
}

/// A look-ahead law: it names commands to try from the state after a step, and judges what was seen
/// on them. Pure, like any law; the machine performs the commands.
///
/// ```swift
/// let empties = ForwardLaw<QueueMachine.Step, QueueMachine.Command, Int>(
///     Law(name: "empties", statement: "Three pops empty the queue.") { _ in .notApplicable },
///     ForwardLaw.Part(
///         .state,
///         next: { _, walks in walks.isEmpty ? [.pop, .pop, .pop] : nil },
///         judge: { _, walks in
///             guard let left = walks[0].sights.last else { return .notApplicable }
///             return left == 0 ? .held : .violated(fault: [], "\(left) are left")
///         }))
/// ```
public struct ForwardLaw<Step, Move: Hashable & Sendable, Sight>: Sendable {
    /// Its name, its statement, its branches, and its verdict on a step without looking ahead.
    @usableFromInline package let law: Law<Step>
    @usableFromInline package let parts: [Part]

    /// A part of a look-ahead law, judged separately.
    public struct Part: Sendable {
        /// Everything that its verdict depends on.
        @usableFromInline package let scope: Scope

        /// A random search tries it in one of this many of the states from which it looks ahead,
        /// if no other part is tried there.
        @usableFromInline package let rarity: UInt64
        /// The next walk to try, given the step and the walks so far; nil if these are enough.
        @usableFromInline package let next: @Sendable (Step, [Walk<Move, Sight>]) -> [Move]?
        /// Judges what was seen; not called if there was nothing to try.
        @usableFromInline package let judge: @Sendable (Step, [Walk<Move, Sight>]) -> ForwardVerdict

        /// A part of a law.
        /// - Parameters:
        ///   - scope: Everything that its verdict depends on.
        ///   - rarity: In one of how many of the states from which it looks ahead a random search
        ///     tries it, if no other part is tried there: from 1 to 65,536.
        ///   - next: The next walk to try; nil for no further one.
        ///   - judge: Judges what was seen.
        public init(
            _ scope: Scope, rarity: UInt64 = 1,
            next: @escaping @Sendable (Step, [Walk<Move, Sight>]) -> [Move]?,
            judge: @escaping @Sendable (Step, [Walk<Move, Sight>]) -> ForwardVerdict
        ) {
            precondition(
                (1...65_536).contains(rarity), "a law is tried in one of 1 to 65,536 states")
            (self.scope, self.rarity, self.next, self.judge) = (scope, rarity, next, judge)
        }
    }

    /// The things that the verdict of a look ahead depends on.
    public enum Scope: Sendable {
        /// The state after the step: one look ahead serves all steps that end in it, and a step
        /// violates the law only if the state before it did not have the same fault. A fault that
        /// the initial state has belongs to no step, and is not counted as long as it stands.
        case state
        /// The step itself.
        case step
    }

    /// A law that looks ahead.
    /// - Parameters:
    ///   - law: Its name, and what it says without a look.
    ///   - parts: The parts that it looks at.
    public init(_ law: Law<Step>, _ parts: Part...) {
        (self.law, self.parts) = (law, parts)
    }
}

extension ForwardLaw {
    /// The same law, whose flaws are distinguished.
    /// - Parameter symptom: Tells them apart, given a step that breaks the law.
    package func distinguished(by symptom: @escaping @Sendable (Step) -> Symptom) -> ForwardLaw {
        ForwardLaw(law: law.distinguished(by: symptom), parts: parts)
    }

    private init(law: Law<Step>, parts: [Part]) {
        (self.law, self.parts) = (law, parts)
    }
}
