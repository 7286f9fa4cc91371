/// The verdict of a law about one step.
///
/// ```swift
/// let pops = Law<QueueMachine.Step>(name: "pops", statement: "A pop gives a number.") { step in
///     if step.expected == nil { return .notApplicable }
///     return step.answer != nil ? .held : .violated("nothing came out")
/// }
/// ```
public enum Verdict: Hashable, Sendable {
    /// The law applied and held, in these of its branches.
    case held(in: LawBranches)
    /// The law does not apply to this step.
    case notApplicable
    /// The law was broken; the sentence says how, for a person.
    case violated(String)

    /// The law applied and held, and it has no branches.
    @inlinable public static var held: Verdict { .held(in: LawBranches()) }

    /// The law applied and held, in one of its branches.
    @inlinable public static func held(in branch: some NamedBranch) -> Verdict {
        .held(in: LawBranches(branch))
    }
}

/// A law about steps: a pure value that can be listed, counted and replayed by name.
///
/// A law sees one step and nothing else, so its verdict depends on no other law and on no earlier
/// violation.
///
/// ```swift
/// let below = Law<Int>(name: "below-9", statement: "The value stays below 9.") { value in
///     value < 9 ? .held : .violated("reached \(value)")
/// }
/// ```
public struct Law<Step>: Sendable {
    /// The stable name, used in reports and corpus files; unique among the laws of a search.
    public let name: String
    /// The property that the law demands, in a sentence.
    public let statement: String

    /// The names of the branches in which a step can be judged, if there are several; a search
    /// counts the steps in each, as far as the law held.
    @usableFromInline package let branches: [String]
    /// The symptom of a step that violates the law: it distinguishes the flaws of this law.
    @usableFromInline package let symptom: @Sendable (Step) -> Symptom

    /// Judges a step; must be pure.
    ///
    /// It is called for every step of a search, and is cheapest to call if it captures nothing.
    @usableFromInline package let judge: @Sendable (Step) -> Verdict

    /// A law.
    /// - Parameters:
    ///   - name: The stable name, unique among the laws of a search.
    ///   - statement: The property that the law demands, in a sentence.
    ///   - branches: The names of its branches, distinct and at most 16; `NamedBranch.names`.
    ///   - symptom: Tells its flaws apart; by default it has one flaw only.
    ///   - judge: A pure function of the step.
    @inlinable public init(
        name: String, statement: String, branches: [String] = [],
        symptom: @escaping @Sendable (Step) -> Symptom = { _ in .none },
        judge: @escaping @Sendable (Step) -> Verdict
    ) {
        precondition(
            branches.count <= LawBranches.limit, "a law has at most \(LawBranches.limit) branches")
        precondition(
            Set(branches).count == branches.count, "every branch of a law has a name of its own")
        self.name = name
        self.statement = statement
        (self.branches, self.symptom, self.judge) = (branches, symptom, judge)
    }

    /// The verdict of the law about a step, to test it on steps made by hand.
    ///
    /// ```swift
    /// let below = Law<Int>(name: "below-9", statement: "The value stays below 9.") { value in
    ///     value < 9 ? .held : .violated("reached \(value)")
    /// }
    /// print(below.verdict(on: 3) == .held)
    /// ```
    ///
    /// - Parameter step: The step.
    public func verdict(on step: Step) -> Verdict { judge(step) }

    /// The flaw shown by a step that violates the law.
    @inlinable func flaw(of step: Step) -> Flaw { Flaw(law: name, symptom: symptom(step)) }

    /// The same law, whose flaws are distinguished.
    /// - Parameter symptom: Distinguishes them, given a step that violates the law.
    package func distinguished(by symptom: @escaping @Sendable (Step) -> Symptom) -> Law {
        Law(
            name: name, statement: statement, branches: branches, symptom: symptom, judge: judge)
    }
}
