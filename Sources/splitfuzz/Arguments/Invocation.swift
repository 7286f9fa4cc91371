import SplitViewConformance
import StatefulTesting

/// What the command line asks for, complete and checked against all ranges.
///
/// Code that carries it out never needs the command line.
enum Invocation: Equatable, Sendable {
    case run(RunOptions)
    case verify(VerifyOptions)
    case replay(ReplayOptions)
    case shrink(ShrinkOptions)
    case explain(ExplainOptions)
    case matrix(MatrixOptions)
    case list(ListOptions)
    /// Help for one verb, or the overview if none was named. The name is always a known one.
    case help(verb: String?)
    case version
}

/// What `run` searches, for how long, and what it does with the findings.
struct RunOptions: Equatable, Sendable {
    /// `nil`: draw one, and print it before anything else.
    var seed: UInt64?
    /// Names as typed; empty means every subject. The verb checks whether they exist.
    var subjects: [String] = []
    var budget = Budget()
    /// Worker processes; `nil` means one for each core.
    var jobs: Int?
    /// Also report what breaks only without an assumption of a subject's contract.
    var beyondContract = false
    /// How many new findings end the run; `nil` if none do.
    var findingLimit: Int?
    /// Whether the first new finding ends the run.
    var failsFast: Bool {
        get { findingLimit == 1 }
        set { findingLimit = newValue ? 1 : nil }
    }
    /// `nil`: the profile of each subject.
    var profile: Profile?
    /// The shares of the strategies.
    var mix = RunShares.usual
    /// The labels that a share of the runs has to reach.
    var cover: [Requirement] = []
    /// Also print what was covered.
    var stats = false
    /// Write new findings into the corpus.
    var save = false
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var format = Format<RunOptions, RunResult>.text
}

/// What `verify` judges, and within which bounds.
struct VerifyOptions: Equatable, Sendable {
    /// Names as typed; empty means every subject.
    var subjects: [String] = []
    /// The only law to judge by; `nil` means all.
    var law: String?
    /// The length of the longest traces; `nil`: until no new state is found.
    var depth: Int?
    /// The most screens in a scene.
    var height = 5
    /// The most memory for states, in megabytes.
    var megabytes = 1_000
    /// Also verify subjects without each assumption of their contract.
    var beyondContract = false
    /// How long a subject may take.
    var time: Duration?
    /// `nil`: the profile of each subject.
    var profile: Profile?
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var format = Format<VerifyOptions, VerifyResult>.text
}

/// What `replay` reads and how it reports.
struct ReplayOptions: Equatable, Sendable {
    /// Files, folders or traces as text; empty means the whole corpus.
    var traces: [String] = []
    /// The law to describe for traces as text; a file names its own. `nil`: the first that is
    /// broken.
    var law: String?
    /// Names as typed. Texts and files are replayed on these; from folders only their traces are.
    var subjects: [String] = []
    /// Names as typed: assumptions given up for traces as text; a file names its own.
    var givingUp: [String] = []
    /// The profile for traces as text; a file names its own. `nil`: the profile of each subject.
    var profile: Profile?
    /// `nil`: the folder `Corpus` below the current one.
    var corpus: String?
    var format = Format<ReplayOptions, ReplayResult>.text
}

/// What `shrink` works on.
struct ShrinkOptions: Equatable, Sendable {
    /// Never empty once parsed: the verb demands it.
    var file = ""
    /// Write the shorter trace back to `file` instead of only printing it.
    var save = false
}

/// What `explain` prints.
struct ExplainOptions: Equatable, Sendable {
    /// A file, or a trace as text; never empty once parsed.
    var trace = ""
    /// Names as typed: the subjects that perform the trace.
    var subjects: [String] = []
    /// Names as typed: assumptions given up for a trace as text; a file names its own.
    var givingUp: [String] = []
    /// The profile for a trace as text; a file names its own. `nil`: the profile of each subject.
    var profile: Profile?
    /// Print a test instead.
    var emitsTest = false
    var format = Format<ExplainOptions, [Explanation]>.text
}

/// What `matrix` searches, and how it prints.
struct MatrixOptions: Equatable, Sendable {
    /// `nil`: draw one.
    var seed: UInt64?
    /// Names as typed; empty means every subject.
    var subjects: [String] = []
    var budget = Budget()
    /// Worker processes; `nil` means one for each core.
    var jobs: Int?
    /// `nil`: the profile of each subject.
    var profile: Profile?
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var format = Format<MatrixOptions, Matrix>.text
}

/// How `list` prints.
struct ListOptions: Equatable, Sendable {
    var format = Format<ListOptions, Inventory>.text
}

/// How much the search of one subject may spend: each limit may be set, and the first one reached
/// ends it.
struct Budget: Equatable, Sendable {
    var runs: Int?
    var commands: Int?
    /// A search that a clock ends stops at a different place each time; its findings can still be
    /// replayed, because each names the seed of its run.
    var time: Duration?

    /// Used when no limit is set. A count and not a time, so that the same seed gives the same
    /// bytes.
    static let standardCommands = 500_000

    /// This budget, or the standard one if no limit was set.
    var orStandard: Budget {
        self == Budget() ? Budget(commands: Budget.standardCommands) : self
    }
}

/// Which release of UIKit the model behaves like.
enum Profile: String, CaseIterable, Sendable {
    case ios8, ios14, ios26

    /// One line for the list, without a full stop.
    var summary: String {
        switch self {
        case .ios8: "iOS 8 to 13, as documented"
        case .ios14: "iOS 14 to 18, as documented; for a classic split view the same as ios8"
        case .ios26: "iOS 26.1, as recorded"
        }
    }
}
