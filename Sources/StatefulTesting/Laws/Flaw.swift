/// The distinction between the flaws of one law: a code for the way in which a step violated it.
///
/// Steps that violate the same law with the same symptom show one flaw, in spite of all other
/// differences. So it names the place where a step goes wrong, and no values: the code does not
/// depend on names, and is the same in every process. The machine decides what a code means.
///
/// ```swift
/// let fifo = Law<QueueMachine.Step>(
///     name: "fifo", statement: "First in, first out.",
///     symptom: { Symptom(code: $0.answer == nil ? 1 : 2) },
///     judge: { $0.answer == $0.expected ? .held : .violated("the wrong number came out") })
/// ```
public struct Symptom: Hashable, Sendable, Codable {
    /// The code; 0 where a law has one flaw only.
    public let code: UInt64

    /// A code of the machine's choice.
    public init(code: UInt64) { self.code = code }

    /// The only symptom of a law that has one flaw.
    @usableFromInline package static let none = Symptom(code: 0)
}

/// A way of violating a law: the unit that searches count, shrink and prove.
public struct Flaw: Hashable, Sendable, Codable {
    /// The name of the law.
    public let law: String
    /// The distinction from other flaws of the same law.
    public let symptom: Symptom

    /// A way of violating a law.
    @usableFromInline package init(law: String, symptom: Symptom = .none) {
        (self.law, self.symptom) = (law, symptom)
    }
}

/// A broken law, where and how.
public struct Violation: Hashable, Sendable, Codable {
    /// The position of the violating command among the performed ones, from 0.
    public let index: Int
    /// The law and the way in which it was broken.
    public let flaw: Flaw
    /// The way in which it was broken, for a person.
    public let sentence: String

    @usableFromInline package init(index: Int, flaw: Flaw, sentence: String) {
        (self.index, self.flaw, self.sentence) = (index, flaw, sentence)
    }

    package var law: String { flaw.law }
}

extension [Violation] {
    /// Each flaw that they show, once, in the order of first showing.
    package var flaws: [Flaw] {
        var seen: Set<Flaw> = []
        return map(\.flaw).filter { seen.insert($0).inserted }
    }
}

/// A trace whose last command breaks a law.
///
/// ```swift
/// var machine = QueueMachine()
/// let report = search(&machine, laws: [fifo], seed: 42, runs: 0..<200)
/// if let found = report.failures.first?.counterexample {
///     print(found.flaw.law, found.sentence, found.commands)
/// }
/// ```
public struct Counterexample<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands, all of them performed, up to and including the violating one.
    public let commands: [Command]
    /// The law and the way in which it is broken.
    public let flaw: Flaw
    /// The way in which it is broken, for a person.
    public let sentence: String

    /// A trace whose last command breaks a law.
    @usableFromInline package init(_ commands: [Command], breaks flaw: Flaw, sentence: String) {
        (self.commands, self.flaw, self.sentence) = (commands, flaw, sentence)
    }

    @usableFromInline package var violation: Violation {
        Violation(index: commands.count - 1, flaw: flaw, sentence: sentence)
    }
}

extension Counterexample: Codable where Command: Codable {}
