import SplitViewConformance
import StatefulTesting
import UIKitModel

/// What `run` and `matrix` search, and for how long.
struct SearchOptions: Equatable, Sendable {
    /// `nil`: draw one, and print it before anything else.
    var seed: UInt64?
    /// Names as typed; empty means every subject. The verb checks whether they exist.
    var subjects: [String] = []
    var budget = SearchBudget()
    /// Worker processes; `nil` means one for each core.
    var jobs: Int?
    /// Also report what breaks only without an assumption of a subject's contract.
    var beyondContract = false
    /// How many new findings end the search; `nil` if none do.
    var findingLimit: Int?
    /// Whether the first new finding ends the search.
    var failsFast: Bool {
        get { findingLimit == 1 }
        set { findingLimit = newValue ? 1 : nil }
    }
    /// `nil`: the profile of each subject.
    var profile: UIKitProfile?
    /// The shares of the strategies.
    var mix = RunShares.usual
    /// The labels that a share of the runs has to reach.
    var cover: [Requirement] = []
    /// Also print what was covered.
    var showsCoverage = false
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
}

/// A search as it was asked for, with everything found that was named.
@MainActor struct PlannedSearch {
    private let options: SearchOptions
    private let seed: UInt64
    private let arrangements: [Arrangement]
    /// The known findings.
    let corpus: OpenCorpus

    /// Looks up what the options name.
    ///
    /// - Parameters:
    ///   - verb: The verb whose help an error message points to.
    ///   - mayLackCorpus: Whether a corpus that was named need not exist yet.
    init(
        _ options: SearchOptions, for verb: String, mayLackCorpus: Bool = false
    ) throws(CommandFailure) {
        self.options = options
        arrangements = try Arrangement.all(
            named: options.subjects, for: verb, beyondContract: options.beyondContract,
            profile: options.profile)
        try PlannedSearch.checkLabels(of: options.cover, in: arrangements, for: verb)
        corpus = try OpenCorpus.found(named: options.corpus, mayBeAbsent: mayLackCorpus)
        // 32 bits are random enough, and short enough to be typed again.
        seed = options.seed ?? UInt64(UInt32.random(in: 0 ... .max))
    }

    /// The first line of the output, so that a search that never ends can be repeated, too.
    var opening: String {
        let mix = options.mix == .usual ? "" : "  mix \(options.mix.typed)"
        return "\(Splitfuzz.name) \(Splitfuzz.version)  seed \(seed)  "
            + "profile \(arrangements.profiles)\(mix)"
    }

    /// Searches arrangements one after the other, until all are done or Ctrl-C comes.
    func result(at console: Console) throws(CommandFailure) -> RunResult {
        console.interruption.watch()
        var search = RunSearch(options, seed: seed, console: console)
        var rows: [RunResult.Row] = []
        var quota = FindingQuota(options.findingLimit)
        for arrangement in arrangements where !quota.isFull {
            let (earlier, room) = (rows, quota)
            func row(of report: Report) -> RunResult.Row {
                RunResult.Row(
                    report, of: arrangement, against: corpus, earlier: earlier,
                    demanding: options.cover)
            }
            var failures = 0
            let searched = try search.report(of: arrangement) { report in
                guard options.findingLimit != nil, report.flaws.count > failures
                else { return false }
                failures = report.flaws.count
                return room.isFilled(by: row(of: report))
            }
            guard let searched else { break }
            rows.append(quota.take(row(of: searched)))
        }
        search.finish()
        let ending: RunResult.Ending =
            console.interruption.hasCome() ? .interruption : quota.isFull ? .findings : .budget
        return RunResult(
            seed: seed, profile: arrangements.profiles, mix: options.mix, rows: rows,
            unsearched: arrangements.dropFirst(rows.count).map(\.title), ending: ending,
            showsCoverage: options.showsCoverage)
    }

    /// Throws a usage error for a `--cover` label that no searched subject defines.
    private static func checkLabels(
        of requirements: [Requirement], in arrangements: [Arrangement], for verb: String
    ) throws(CommandFailure) {
        let known = Set(arrangements.flatMap { $0.stage()?.labels ?? [] })
        for label in requirements.map(\.label) where !known.contains(label) {
            throw .usage(
                UsageError(
                    verb: verb, .unknownLabel(label, nearest: known.sorted().nearest(to: label))))
        }
    }
}
