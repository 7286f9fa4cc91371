/// What a law says about one step.
public enum Verdict: Hashable, Sendable {
    /// The law applied and held, in these of its branches.
    case held(in: LawBranches)

    /// The law has nothing to say about this step.
    case notApplicable

    /// The law was broken; the sentence says how, for a person.
    case violated(String)

    /// The law applied and held, and there is one way only in which it can.
    @inlinable public static var held: Verdict { .held(in: []) }

    /// The law applied and held, in one of its branches.
    @inlinable
    public static func held(in branch: some NamedBranch) -> Verdict {
        .held(in: LawBranches(branch))
    }
}

/// A named rule about steps: a pure value that can be listed, counted and replayed by name.
///
/// A law sees one step and nothing else, so its verdict depends on the trace alone. In a list of
/// laws the order matters: when several are broken by the same step, the first one names the
/// failure, so put the law that explains most in front.
public struct Law<Step>: Sendable {
    /// The stable name, used in reports and corpus files; unique in a list of laws.
    public let name: String

    /// What the law demands, in a sentence.
    public let statement: String

    /// The names of the ways in which a step can be judged, if there are several; a search counts
    /// the steps on which the law held in each. What breaks a law is told in full, and not counted
    /// by branches.
    public let branches: [String]

    /// Judges a step; must be pure.
    ///
    /// It is called for every step of a search, and is cheapest to call if it captures nothing.
    public let judge: @Sendable (Step) -> Verdict

    /// A law.
    /// - Parameters:
    ///   - name: the stable name, unique in a list of laws.
    ///   - statement: what the law demands, in a sentence.
    ///   - branches: the names of its branches, each of which is one; `NamedBranch.names`.
    ///   - judge: a pure function of the step.
    @inlinable
    public init(
        name: String, statement: String, branches: [String] = [],
        judge: @escaping @Sendable (Step) -> Verdict
    ) {
        precondition(
            branches.count <= LawBranches.limit, "a law has at most \(LawBranches.limit) branches")
        precondition(
            Set(branches).count == branches.count, "every branch of a law has a name of its own")
        self.name = name
        self.statement = statement
        self.branches = branches
        self.judge = judge
    }
}

/// A law that was broken, where and how.
public struct Violation: Hashable, Sendable, Codable {
    /// The position of the violating command in the executed trace, from 0.
    public let index: Int

    /// The name of the law.
    public let law: String

    /// How it was broken.
    public let sentence: String

    /// What tells this flaw from others that break the same law; see `StateMachine.symptom`.
    public let symptom: String

    /// A broken law.
    /// - Parameters:
    ///   - index: the position of the violating command in the executed trace.
    ///   - law: the name of the law.
    ///   - sentence: how it was broken.
    ///   - symptom: what tells this flaw from others that break the same law.
    public init(index: Int, law: String, sentence: String, symptom: String = "") {
        self.index = index
        self.law = law
        self.sentence = sentence
        self.symptom = symptom
    }
}
