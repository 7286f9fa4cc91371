import SplitViewConformance
import StatefulTesting

/// What the person asked for, complete and within its ranges.
///
/// A value at the border: whoever carries it out never sees a word of the command line again.
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

/// What `run` searches, for how long, and what becomes of the findings.
struct RunOptions: Equatable, Sendable {
    /// `nil`: draw one, and print it before anything else.
    var seed: UInt64?
    /// Names as typed; empty means every subject. Whether they exist is for the caller to say.
    var subjects: [String] = []
    var budget = Budget()
    /// Worker processes; `nil` means one for each core.
    var jobs: Int?
    /// Also report what breaks only where a subject's contract promises nothing.
    var beyondContract = false
    /// How many new findings end the run; `nil` if none do.
    var findingLimit: Int?
    /// Whether the first new finding ends the run.
    var failsFast: Bool {
        get { findingLimit == 1 }
        set { findingLimit = newValue ? 1 : nil }
    }
    /// `nil`: the one that each subject is about.
    var profile: Profile?
    /// How runs are shared out among the sorts of runs.
    var mix = RunShares.usual
    /// What a share of the runs has to come by.
    var cover: [Requirement] = []
    /// Also print what was covered.
    var stats = false
    /// Write new findings into the corpus.
    var save = false
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var format = Format<RunOptions, RunResult>.text
}

/// What `verify` judges, and how far it goes.
struct VerifyOptions: Equatable, Sendable {
    /// Names as typed; empty means every subject.
    var subjects: [String] = []
    /// The only law that is asked; `nil` means all.
    var law: String?
    /// The length of the longest traces; `nil`: until nothing is new.
    var depth: Int?
    /// The most screens in a scene.
    var height = 5
    /// The most memory for states, in megabytes.
    var megabytes = 1_000
    /// Also verify what a subject's contract does not promise, one assumption at a time.
    var beyondContract = false
    /// How long a subject may take.
    var time: Duration?
    /// `nil`: the one that each subject is about.
    var profile: Profile?
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var format = Format<VerifyOptions, VerifyResult>.text
}

/// What `replay` reads and how it reports.
struct ReplayOptions: Equatable, Sendable {
    /// Files, folders or traces in words; empty means the whole corpus.
    var traces: [String] = []
    /// The law that words are about; a file names its own. `nil`: the first that is broken.
    var law: String?
    /// Names as typed. Words and files are replayed on these; of folders only their traces are.
    var subjects: [String] = []
    /// Names as typed: assumptions given up for words; a file names its own.
    var givingUp: [String] = []
    /// Whose rules hold for traces in words; a file names its own.
    /// `nil`: the one that each subject is about.
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

/// What `explain` tells, and for whom.
struct ExplainOptions: Equatable, Sendable {
    /// A file, or a trace in words; never empty once parsed.
    var trace = ""
    /// Names as typed: whom the trace is told of.
    var subjects: [String] = []
    /// Names as typed: assumptions given up for words; a file names its own.
    var givingUp: [String] = []
    /// Whose rules hold for a trace in words; a file names its own.
    /// `nil`: the one that each subject is about.
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
    /// `nil`: the one that each subject is about.
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
    /// A search that a clock ends is cut at a different place each time; its findings still
    /// replay, since each carries the seed of its run.
    var time: Duration?

    /// Spent when nothing is asked for. A count and not a time, so that the same seed
    /// gives the same bytes.
    static let standardCommands = 500_000

    /// This budget, or the standard one if no limit was set.
    var orStandard: Budget {
        self == Budget() ? Budget(commands: Budget.standardCommands) : self
    }
}

/// Which generation of UIKit's rules the model follows.
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
