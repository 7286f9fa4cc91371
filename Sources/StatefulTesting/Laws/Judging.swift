/// Verdicts counted law by law.
///
/// One flat array, because this is the innermost loop of the search. A law has a row of cells: how
/// often it held, did not apply and was broken, and then how often it held in each of its branches.
@usableFromInline struct VerdictCounts {
    @usableFromInline static var width: Int { 3 + LawBranches.limit }

    @usableFromInline var cells: [Int]
    private let laws: [(name: String, branches: [String])]

    @usableFromInline init<Step>(_ laws: [Law<Step>]) {
        self.laws = laws.map { ($0.name, $0.branches) }
        cells = [Int](repeating: 0, count: Self.width * laws.count)
    }

    /// Counts a verdict of a law, by its index; inlined, as it is called for each law of each
    /// step.
    @inlinable @inline(__always)
    static func note(
        _ verdict: Verdict, of law: Int, in cells: UnsafeMutableBufferPointer<Int>
    ) {
        let row = width &* law
        switch verdict {
        case .held(let branches):
            cells[row] &+= 1
            var rest = branches.rawValue
            while rest != 0 {
                cells[row &+ 3 &+ rest.trailingZeroBitCount] &+= 1
                rest &= rest &- 1
            }
        case .notApplicable:
            cells[row &+ 1] &+= 1
        case .violated:
            cells[row &+ 2] &+= 1
        }
    }

    @usableFromInline var tallies: [LawTally] {
        laws.enumerated().map { index, law in
            let row = Array(cells[index * Self.width..<(index + 1) * Self.width])
            return LawTally(
                name: law.name, held: row[0], notApplicable: row[1], violated: row[2],
                branches: zip(law.branches, row.dropFirst(3)).map {
                    BranchTally(name: $0, steps: $1)
                })
        }
    }
}

/// Some laws, linked, to judge a step by one after the other.
///
/// A call of a function in an array has to retain the captured values, as the array might change
/// meanwhile. A link never changes.
@usableFromInline final class LinkedLaws<Step>: Sendable {
    @usableFromInline let law: Law<Step>
    @usableFromInline let rest: LinkedLaws?

    private init(_ law: Law<Step>, before rest: LinkedLaws?) {
        (self.law, self.rest) = (law, rest)
    }

    /// Laws in their order; nil if there are none.
    @usableFromInline static func linking(_ laws: [Law<Step>]) -> LinkedLaws? {
        laws.reversed().reduce(nil) { LinkedLaws($1, before: $0) }
    }

    /// Adds that a step violates the law; not inlined, as few steps do.
    @usableFromInline @inline(never) func add(
        _ sentence: String, about step: Step, at index: Int, to violations: inout [Violation]
    ) {
        violations.append(
            Violation(index: index, flaw: law.flaw(of: step), sentence: sentence))
    }

    /// Judges a step by the law with a number and those after it.
    @inlinable func judge(
        _ step: Step, at index: Int, from number: Int,
        counting cells: UnsafeMutableBufferPointer<Int>, violations: inout [Violation]
    ) {
        let verdict = law.judge(step)
        if case .violated(let sentence) = verdict {
            add(sentence, about: step, at: index, to: &violations)
        }
        VerdictCounts.note(verdict, of: number, in: cells)
        rest?.judge(step, at: index, from: number &+ 1, counting: cells, violations: &violations)
    }
}

/// Judges one step by every law separately, and counts the verdicts.
/// - Parameters:
///   - step: The step; made once and lent to every law.
///   - index: Its position in the trace.
///   - laws: The laws; nil for none.
///   - counts: Receives the counts of the verdicts.
///   - violations: Receives the laws that the step breaks, in their order.
@inlinable func judge<Step>(
    _ step: Step, at index: Int, by laws: LinkedLaws<Step>?, counting counts: inout VerdictCounts,
    violations: inout [Violation]
) {
    counts.cells.withUnsafeMutableBufferPointer {
        laws?.judge(step, at: index, from: 0, counting: $0, violations: &violations)
    }
}

/// The counts of a law's verdicts in a search.
///
/// ```swift
/// var machine = QueueMachine()
/// let report = exhaust(&machine, laws: [fifo], alphabet: [.pop, .push(0)], states: .merged)
/// for law in report.laws { print(law.name, law.held, law.violated, law.wasNeverJudged) }
/// ```
public struct LawTally: Sendable, Hashable, Codable {
    /// The name of the law.
    public let name: String

    /// The number of times that the law was judged and held: once for each step, and once for each
    /// look-ahead part of it.
    public internal(set) var held: Int
    /// Steps to which the law does not apply.
    public internal(set) var notApplicable: Int
    /// Steps that violated the law, alone or together with others.
    public internal(set) var violated: Int
    /// In how many of them it held in each of its branches, in the order of the law.
    package internal(set) var branches: [BranchTally]

    /// Whether the law never applied; such a law was not tested, so it cannot be said to hold.
    public var wasNeverJudged: Bool { held == 0 && violated == 0 }

    /// Adds the verdicts of another part of the same search.
    mutating func add(_ other: LawTally) {
        held += other.held
        notApplicable += other.notApplicable
        violated += other.violated
        for index in branches.indices { branches[index].steps += other.branches[index].steps }
    }
}

/// The number of times that a law held in one of its branches.
package struct BranchTally: Sendable, Hashable, Codable {
    package let name: String
    package internal(set) var steps: Int
}
