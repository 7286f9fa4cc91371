/// A law that a step broke, by its index in the list of laws.
@usableFromInline
struct BrokenLaw: Sendable {
    @usableFromInline let law: Int
    @usableFromInline let symptom: Symptom
    @usableFromInline let sentence: String

    @inlinable
    init(law: Int, symptom: Symptom, sentence: String) {
        self.law = law
        self.symptom = symptom
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

    /// Counts what a look ahead came to; that it had nothing to say is counted with the step.
    @usableFromInline
    mutating func note(_ verdict: ForwardVerdict, of law: Int) {
        switch verdict {
        case .notApplicable: return
        case .violated: cells[3 * law + 2] += 1
        case .held(let branches):
            cells[3 * law] += 1
            for branch in 0..<LawBranches.limit where branches.rawValue & (1 << branch) != 0 {
                cells[3 * laws + LawBranches.limit * law + branch] += 1
            }
        }
    }
}

/// Judges one step by every law, each for itself, and counts the verdicts.
/// - Parameters:
///   - step: the step; made once and lent to every law.
///   - laws: the laws.
///   - counts: where the verdicts are counted.
///   - broken: where the laws are put that the step breaks, in their order.
@inlinable
func judge<Step>(
    _ step: Step, by laws: [Law<Step>], counting counts: inout VerdictCounts,
    broken: inout [BrokenLaw]
) {
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
                broken.append(
                    BrokenLaw(law: index, symptom: laws[index].symptom(step), sentence: sentence))
            }
        }
    }
}

/// How a law's verdicts came out in a search.
public struct LawTally: Sendable, Hashable, Codable {
    /// The name of the law.
    public let name: String

    /// How often the law was judged and held: once for each step, and once for each look ahead.
    public internal(set) var held: Int

    /// Steps that the law has nothing to say about.
    public internal(set) var notApplicable: Int

    /// Steps that broke the law, alone or along with others.
    public internal(set) var violated: Int

    /// In how many of them it held in each of its branches, in the order of the law.
    public internal(set) var branches: [BranchTally]

    /// Whether the law never applied; such a law was not tested, which is not the same as held.
    public var wasNeverJudged: Bool { held == 0 && violated == 0 }

    /// The tallies of laws that have judged nothing yet.
    @usableFromInline
    static func unjudged<Step>(_ laws: [Law<Step>]) -> [LawTally] {
        laws.map { law in
            LawTally(
                name: law.name, held: 0, notApplicable: 0, violated: 0,
                branches: law.branches.map { BranchTally(name: $0, steps: 0) })
        }
    }

    /// The tallies of laws, with what was counted.
    @usableFromInline
    static func counted(_ laws: [LawTally], _ counts: VerdictCounts) -> [LawTally] {
        var laws = laws
        for law in laws.indices {
            laws[law].held = counts.held(law)
            laws[law].notApplicable = counts.notApplicable(law)
            laws[law].violated = counts.violated(law)
            for branch in laws[law].branches.indices {
                laws[law].branches[branch].steps = counts.held(law, in: branch)
            }
        }
        return laws
    }

    /// Adds the verdicts of another part of the same search.
    mutating func add(_ other: LawTally) {
        held += other.held
        notApplicable += other.notApplicable
        violated += other.violated
        for index in branches.indices { branches[index].steps += other.branches[index].steps }
    }
}

/// How often a law held in one of its branches.
public struct BranchTally: Sendable, Hashable, Codable {
    /// The name of the branch.
    public let name: String

    /// The steps.
    public internal(set) var steps: Int
}
