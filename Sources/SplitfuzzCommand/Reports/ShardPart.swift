import SplitViewConformance
import StatefulTesting

/// The additional part of a shard's document: the data for merging it with the others.
struct ShardPart: Codable, Sendable {
    let shard: Shard
    let options: ShardOptions
    /// One for each arrangement, in their order.
    let searched: [Search]

    /// The search of one arrangement.
    struct Search: Codable, Sendable {
        let arrangement: Arrangement
        /// The report of the runs of the shard, as one: it takes from each flaw and mismatch the
        /// data for merging. Nothing, if the search ended before its first block.
        let report: SearchReport<SplitViewCommand>?
        /// Why it could not go on.
        let failure: TaskFailure?
        /// Whether a failure ended it.
        let isCut: Bool
    }
}

/// The options that decide the findings and the output of a run, and so are the same for all its
/// shards.
struct ShardOptions: Codable, Equatable, Sendable {
    /// A text, as most readers of JSON parse numbers as doubles.
    let seed: String
    /// As typed.
    let subjects: [String]
    let runs: Int?
    let commands: Int?
    let mix: RunShares
    let beyondContract: Bool
    /// `nil`: the profile of each subject.
    let profile: String?
    let cover: [Requirement]
    let stats: Bool
    let workers: WorkerLimits

    /// How the options differ from others, as both are typed, in the first option that differs;
    /// `nil` if they are equal.
    func difference(from other: ShardOptions) -> (own: String, other: String)? {
        zip(typed, other.typed).first { $0 != $1 }
    }

    /// The options as they are typed, each in its own place.
    private var typed: [String] {
        [
            "--seed \(seed)",
            subjects.isEmpty
                ? "every subject"
                : subjects.map { "--subject \($0)" }.joined(separator: " "),
            ([runs.map { "--runs \($0.grouped)" }, commands.map { "--commands \($0.grouped)" }])
                .compactMap(\.self).joined(separator: " "),
            "--mix \(mix.typed)",
            beyondContract ? "--beyond-contract" : "no --beyond-contract",
            profile.map { "--profile \($0)" } ?? "no --profile",
            cover.isEmpty
                ? "no --cover"
                : cover.map { "--cover \($0.label)=\($0.share * 100)" }.joined(separator: " "),
            stats ? "--stats" : "no --stats",
            "--hang-timeout \(Duration.milliseconds(workers.hangMilliseconds).typed)",
            "--worker-memory \(workers.megabytes.grouped)",
        ]
    }
}
