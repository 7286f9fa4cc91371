import SplitViewConformance
import StatefulTesting
import UIKitModel

/// The subjects of `run` and `matrix`, and the budget for their search.
struct SearchOptions: Equatable, Sendable {
    /// `nil`: draw one, and print it before anything else.
    var seed: UInt64?
    /// Names as typed; empty means every subject. The verb checks whether they exist.
    var subjects: [String] = []
    var budget = BudgetOptions()
    /// Worker processes; `nil` means one for each core.
    var jobs: Int?
    /// How much a step may take.
    var workers = WorkerLimits()
    /// Also report what breaks only without an assumption of a subject's contract.
    var beyondContract = false
    /// The part of the runs that is searched; `nil` for all of them.
    var shard: ShardChoice?
    /// How many new findings end the search, as typed.
    var findings: Int?
    /// Whether the first new finding ends the search, however many were asked for.
    var failsFast = false
    /// `nil`: the profile of each subject.
    var profile: UIKitProfile?
    var mix = RunShares.usual
    /// The labels that a share of the runs has to reach.
    var cover: [Requirement] = []
    var showsCoverage = false
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?

    /// How many new findings end the search; `nil` if none do.
    var findingLimit: Int? { failsFast ? 1 : findings }
}
