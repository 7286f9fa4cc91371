/// The first law of a list that a step broke.
@usableFromInline
struct Breach: Sendable {
    @usableFromInline let law: Int
    @usableFromInline let sentence: String

    /// Filled in by whoever has the machine.
    @usableFromInline var symptom = ""

    @inlinable
    init(law: Int, sentence: String) {
        self.law = law
        self.sentence = sentence
    }
}

/// Verdicts counted law by law, three cells for each, and behind them the branches in which each
/// law held.
///
/// One flat array, because this is the innermost loop of the search.
@usableFromInline
struct VerdictCounts: Equatable {
    @usableFromInline var cells: [Int]

    @inlinable
    init(laws: Int) {
        cells = [Int](repeating: 0, count: (3 + LawBranches.limit) * laws)
    }

    /// The laws that there is room for.
    @inlinable var laws: Int { cells.count / (3 + LawBranches.limit) }

    @inlinable func held(_ law: Int) -> Int { cells[3 * law] }
    @inlinable func notApplicable(_ law: Int) -> Int { cells[3 * law + 1] }
    @inlinable func violated(_ law: Int) -> Int { cells[3 * law + 2] }

    /// The steps on which a law held in one of its branches.
    @inlinable
    func held(_ law: Int, in branch: Int) -> Int {
        cells[3 * laws + LawBranches.limit * law + branch]
    }
}

/// Judges one step by every law, counts the verdicts, and names the first law that broke.
///
/// All laws are asked even after one broke, so that the counts do not depend on the order.
/// - Parameters:
///   - step: the step; made once and lent to every law.
///   - laws: the laws, the one that names a failure first.
///   - counts: where the verdicts are counted.
/// - Returns: the first broken law, or nil.
@inlinable
func judge<Step>(
    _ step: Step, by laws: [Law<Step>], counting counts: inout VerdictCounts
) -> Breach? {
    var first: Breach?
    counts.cells.withUnsafeMutableBufferPointer { cells in
        for index in laws.indices {
            switch laws[index].judge(step) {
            case .held(let branches):
                cells[3 &* index] &+= 1
                var rest = branches.rawValue
                while rest != 0 {
                    let branch = rest.trailingZeroBitCount
                    cells[3 &* laws.count &+ LawBranches.limit &* index &+ branch] &+= 1
                    rest &= rest &- 1
                }
            case .notApplicable:
                cells[3 &* index &+ 1] &+= 1
            case .violated(let sentence):
                cells[3 &* index &+ 2] &+= 1
                if first == nil {
                    first = Breach(law: index, sentence: sentence)
                }
            }
        }
    }
    return first
}

/// Stops a caller whose laws could not be told apart in a report.
@usableFromInline
func requireDistinctNames<Step>(_ laws: [Law<Step>]) {
    precondition(
        Set(laws.map(\.name)).count == laws.count, "every law in a list has a name of its own")
}
