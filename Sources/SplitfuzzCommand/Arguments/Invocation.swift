import SplitViewConformance
import StatefulTesting
import UIKitModel

/// The request of the command line, complete and checked against all ranges.
///
/// Code that carries it out never needs the command line.
enum Invocation: Equatable, Sendable {
    case run(RunOptions)
    case merge(MergeOptions)
    case verify(VerifyOptions)
    case replay(ReplayOptions)
    case shrink(ShrinkOptions)
    case explain(ExplainOptions)
    case matrix(MatrixOptions)
    case corpus(CorpusOptions)
    case play(PlayOptions)
    case list(ListOptions)
    case schema
    /// For a shell, as typed.
    case completions(String)
    case manual
    /// Help for one verb, or the overview if none was named. The name is always a known one.
    case help(verb: String?)
    case version
}

/// The search of `run`, and the use of its findings.
struct RunOptions: Equatable, Sendable {
    var search = SearchOptions()
    /// Write new findings into the corpus.
    var save = false
    var output = OutputForm()
}

/// The parts that `merge` reads, and the use of their findings. All else is decided by the options
/// of the shards, which their documents hold.
struct MergeOptions: Equatable, Sendable {
    /// The documents. Never empty once parsed.
    var files: [String] = []
    /// Write new findings into the corpus.
    var save = false
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    var output = OutputForm()
}

/// The subjects of `verify`, and the bounds of their judgement.
struct VerifyOptions: Equatable, Sendable {
    /// Names as typed; empty means every subject.
    var subjects: [String] = []
    /// The only law to judge by; `nil` means all.
    var law: String?
    /// The length of the longest traces; `nil`: until no new state is found.
    var depth: Int?
    /// The most screens in a scene.
    var height = VerificationBounds.standardHeight
    /// The most memory for states, in megabytes.
    var megabytes = 1_000
    /// Also verify subjects without each assumption of their contract.
    var beyondContract = false
    /// How long a subject may take.
    var time: Duration?
    /// `nil`: the profile of each subject.
    var profile: UIKitProfile?
    /// `nil`: the folder `Corpus` below the current one, where there is one.
    var corpus: String?
    /// How much a step may take.
    var workers = WorkerLimits()
    var output = OutputForm()

    /// The bounds of each verification. The number of states is limited only by their memory.
    var bounds: VerificationBounds {
        VerificationBounds(
            depth: depth ?? .max, height: height,
            limits: ExhaustLimits(
                states: .max, bytes: megabytes * 1_000_000, audit: VerificationBounds.audit))
    }
}

/// The traces of `replay`, and the form of its report.
struct ReplayOptions: Equatable, Sendable {
    /// Without a name, the whole corpus.
    var traces = TraceSelection()
    /// How much a step may take.
    var workers = WorkerLimits()
    var output = OutputForm()
}

/// The trace of `shrink`.
struct ShrinkOptions: Equatable, Sendable {
    /// Never empty once parsed: the verb demands it.
    var file = ""
    /// Write the shorter trace back to `file` instead of only printing it.
    var save = false
    /// How much a step may take.
    var workers = WorkerLimits()
}

/// The trace and the form of `explain`.
struct ExplainOptions: Equatable, Sendable {
    /// Has exactly one name once parsed: the verb demands it.
    var traces = TraceSelection()
    var emitsTest = false
    /// Print the traces as tests for a device instead.
    var emitsDeviceTest = false
    /// Print them as tests of the user interface instead.
    var emitsUITest = false
    /// How much a step may take.
    var workers = WorkerLimits()
    var output = OutputForm()
}

/// The search of `matrix`, and its form in print.
struct MatrixOptions: Equatable, Sendable {
    var search = SearchOptions()
    var output = OutputForm()
}

/// The work of `corpus` on the files of a corpus.
struct CorpusOptions: Equatable, Sendable {
    /// The form, `minimize` or `merge`, and the folders to merge. Never empty once parsed.
    var words: [String] = []
    /// Only print what would be done.
    var isDryRun = false
    /// `nil`: the folder `Corpus` below the current one.
    var corpus: String?
    var output = OutputForm()
}

/// The subject of `play`.
struct PlayOptions: Equatable, Sendable {
    /// As typed; `nil` for the first subject.
    var subject: String?
    /// `nil`: the profile of the subject.
    var profile: UIKitProfile?
    /// How much a step may take.
    var workers = WorkerLimits()
}

/// How `list` prints.
struct ListOptions: Equatable, Sendable {
    /// Print only the names of subjects.
    var isBrief = false
    var output = OutputForm()
}
