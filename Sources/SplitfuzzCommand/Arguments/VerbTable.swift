import SplitViewConformance

extension VerbTable {
    /// The verbs of the command: parsing, help and suggestions are all derived from these lines.
    static var current: VerbTable {
        VerbTable(
            command: Splitfuzz.name,
            summary: "finds out how UISplitViewController delegates lose screens",
            standard: "run",
            verbs: [
                run, merge, verify, replay, shrink, explain, matrix, corpus, play, list, schema,
                completions, manual, help, version,
            ])
    }

    private static let run = Verb(
        "run", "search for traces that break a law", start: RunOptions(),
        options: [
            .seed(\.search.seed),
            .subjects(\.search.subjects, "search this subject; may be repeated"),
            .runs(\.search.budget.runs), .commands(\.search.budget.commands),
            .time(\.search.budget.time),
            .optional(
                "--shard", .shard, \.search.shard,
                "search part I of N; auto: the one that the environment names"),
            .jobs(\.search.jobs),
            .hangTimeout(\.search.workers), .workerMemory(\.search.workers),
            .beyondContract(\.search.beyondContract, "also search without each assumption in turn"),
            .optional(
                "--findings", .amount, \.search.findings, "end the run with N new findings"),
            .flag("--fail-fast", \.search.failsFast, "end the run with the first new finding"),
            .profile(\.search.profile, "UIKit release to model"),
            .one("--mix", .mix, \.search.mix, "shares of the strategies"),
            .many(
                "--cover", .requirement, \.search.cover,
                "fail if too few reach it; may be repeated", otherwise: "none"),
            .flag("--stats", \.search.showsCoverage, "also print what was covered"),
            .flag("--save", \.save, "write new findings into the corpus"),
            .corpus(\.search.corpus),
        ] + Option.output(\.output),
        notes: [
            "--runs, --commands and --time are budgets: the first one reached ends the search.",
            "Each subject has a budget of its own, and so has each search without an assumption.",
            "By default it is " + BudgetOptions.standardCommands.grouped + " commands.",
            "",
            "--cover is a test of each subject that has the label: it fails if chance alone would",
            "hardly give so few runs that reach it, and not if there were too few runs to decide.",
            "",
            "Controls and canaries, which 'list' shows, are searched only if they are named.",
            "",
            "A plain run draws commands by their weights, a swarm run leaves some kinds out and",
            "favours others, and a guided run extends an earlier run that reached something new.",
            "The default was measured (ci/benchmarks/Guidance/README.md).",
            "",
            "With --shard each of N machines searches a part of the runs. All have the same --seed",
            "and options, and the budget of the whole run, in runs or commands. What they print",
            "with --format json is for 'merge'. With auto, the part is the one that GitLab, Bazel,",
            "a Slurm array, a Kubernetes indexed job or CircleCI gives to the machine.",
            "",
            "Every law about steps is judged in every step, also after a violation; a law that",
            "looks ahead in a share of the states. A law may be violated in several ways, called",
            "flaws: each is a finding and is shrunk separately. A flaw that shows only in steps",
            "that also show another one is listed with that one.",
            "A finding is known if files of the corpus list all its flaws, for the same subject",
            "with the same assumption given up. Only new findings fail the run.",
        ],
        make: Invocation.run)

    private static let merge = Verb(
        "merge", "merge the JSON documents of all shards of a run into its report",
        start: MergeOptions(), operands: .several("FILE...", \.files),
        options: [
            .flag("--save", \.save, "write new findings into the corpus"),
            .corpus(\.corpus),
        ] + Option.output(\.output),
        notes: [
            "The files are what 'run --shard I/N --format json' printed for I from 1 to N, in any",
            "order. What is printed is what one machine prints for the same options without",
            "--shard, byte for byte; the options are in the files.",
        ],
        make: Invocation.merge)

    private static let verify = Verb(
        "verify", "try every command in every reachable state, and prove which laws hold",
        start: VerifyOptions(),
        options: [
            .subjects(\.subjects, "verify this subject; may be repeated"),
            .optional(
                "--law", .law, \.law, "judge by this law only", otherwise: "all"),
            .optional(
                "--depth", .wholeNumber("N", in: 1...1_000_000), \.depth,
                "judge traces of up to N commands", otherwise: "until no new state"),
            .one(
                "--height", .wholeNumber("N", in: 1...1_000), \.height,
                "do not continue traces beyond N screens"),
            .one(
                "--memory", .megabytes(in: 1...1_000_000), \.megabytes,
                "end a subject when its states need more memory"),
            .beyondContract(\.beyondContract, "also verify without each assumption in turn"),
            .time(\.time),
            .hangTimeout(\.workers), .workerMemory(\.workers),
            .profile(\.profile, "UIKit release to model"),
            .corpus(\.corpus),
        ] + Option.output(\.output),
        notes: [
            "Every command is tried in every state that is reached, and equal states are merged.",
            "When no new state is found, the laws that held hold for traces of any length with at",
            "most N screens in the scene. Each violation is printed with its shortest trace.",
            "A search that ends early has also judged some traces longer than its depth: it prints",
            "the violations seen there, too, each with the shortest trace that it knows.",
            "Of equivalent transitions only one is judged (symmetry reduction): selecting another",
            "row of an app that treats all alike, and commands that do not depend on the change of",
            "size before them.",
            "",
            "One search judges by all laws, including those that look ahead. With --law it judges",
            "by that law only.",
            "Known findings are listed and do not fail, as with 'run'. If not even all",
            "traces of one command were judged, or no law was, nothing is proved, and the exit",
            "code is 75 unless another one applies.",
            "",
            "Controls and canaries, which 'list' shows, are verified only if they are named.",
        ],
        make: Invocation.verify)

    private static let replay = Verb(
        "replay", "repeat traces: files, folders or TRACE-TEXT; by default the whole corpus",
        start: ReplayOptions(), operands: .any("FILE|DIR|TRACE-TEXT", \.traces.names),
        options: [
            .subjects(
                \.traces.subjects, "replay on this subject; may be repeated", otherwise: "as traced"
            ),
            .optional(
                "--law", .law, \.traces.law, "which law to describe, for TRACE-TEXT",
                otherwise: "the first"),
            .givingUp(\.traces.givingUp),
            .profile(\.traces.profile, "UIKit release of TRACE-TEXT"),
            .corpus(\.traces.corpus, otherwise: "Corpus"),
            .hangTimeout(\.workers), .workerMemory(\.workers),
        ] + Option.output(\.output),
        notes: [
            "TRACE-TEXT is commands separated by semicolons, 'launch wide; narrow'. It needs",
            "--subject. With a folder, --subject selects the traces of that subject.",
            "",
            "The folder of a file is its verdict: a trace in findings/ must break the law that",
            "it names, one in regressions/ or exemplars/ must break none. Elsewhere it must break",
            "the law that it names, if any. If it lists flaws, it must show exactly these.",
            "",
            "A file .json is a recording: what a test of 'explain --emit-device-test' saw. It is",
            "compared with the model, step by step.",
        ],
        make: Invocation.replay)

    private static let shrink = Verb(
        "shrink", "find the shortest trace that breaks the same law", start: ShrinkOptions(),
        operands: .one("FILE", \.file),
        options: [
            .flag("--save", \.save, "write it back to FILE"),
            .hangTimeout(\.workers), .workerMemory(\.workers),
        ],
        make: Invocation.shrink)

    private static let explain = Verb(
        "explain", "show a trace step by step, with drawings and delegate calls",
        start: ExplainOptions(), operands: .one("FILE|TRACE-TEXT", \.traces.names),
        options: [
            .subjects(
                \.traces.subjects, "perform it on this subject; may be repeated",
                otherwise: "as traced"),
            .givingUp(\.traces.givingUp),
            .profile(\.traces.profile, "UIKit release of TRACE-TEXT"),
            .flag(
                "--emit-test", \.emitsTest,
                "print a Swift test for your own test target instead"),
            .flag(
                "--emit-device-test", \.emitsDeviceTest,
                "print an XCTest that performs it on Apple's UIKit"),
            .flag(
                "--emit-ui-test", \.emitsUITest,
                "print an XCUITest that performs it from outside"),
            .hangTimeout(\.workers), .workerMemory(\.workers),
        ] + Option.output(\.output, among: Format.ofStories),
        notes: [
            "Prints which laws break, what to do on a device, the screens after each step, the",
            "calls of the delegate with their answers, and which screens came, moved or went.",
            "",
            "TRACE-TEXT needs --subject. The test that --emit-test prints expects a constant",
            "'subject' in your test target. The other two import nothing of splitfuzz.",
        ],
        make: Invocation.explain)

    private static let matrix = Verb(
        "matrix", "search every subject, and print subjects by laws", start: MatrixOptions(),
        options: [
            .seed(\.search.seed),
            .subjects(\.search.subjects, "search this subject; may be repeated"),
            .runs(\.search.budget.runs), .commands(\.search.budget.commands),
            .time(\.search.budget.time),
            .jobs(\.search.jobs),
            .hangTimeout(\.search.workers), .workerMemory(\.search.workers),
            .profile(\.search.profile, "UIKit release to model"),
            .corpus(\.search.corpus),
        ] + Option.output(\.output),
        notes: [
            "A cell says how often a law was judged and held, or in how many steps it is broken,",
            "with a star if the finding is known, and with 2x if there are two. It says 'never'",
            "if the law was never judged, and has a dash if it cannot apply to the subject. Where",
            "the subject was not searched to the end, both are a question mark.",
            "",
            "Controls and canaries, which 'list' shows, are searched only if they are named.",
        ],
        make: Invocation.matrix)

    private static let corpus = Verb(
        "corpus", "remove what a corpus does not need, or merge others into it",
        start: CorpusOptions(), operands: .several("minimize|merge [DIR]...", \.words),
        options: [
            .flag("--dry-run", \.isDryRun, "only print what would be done"),
            .corpus(\.corpus, otherwise: "Corpus"),
        ] + Option.output(\.output, among: Format.ofLists),
        notes: [
            "'corpus minimize' removes the findings whose flaws another one of the same subject",
            "lists, with the same profile and assumptions given up, in as few commands; and of",
            "regressions and exemplars with the same commands those that name nothing of their",
            "own. Findings beyond a contract become lines of one list for each subject and",
            "profile. Nothing is performed; 'replay' says whether the files are right.",
            "",
            "'corpus merge DIR...' copies the traces of other corpora that this one does not have,",
            "byte for byte, and a line of a list as a file. No file is replaced: if a name is",
            "taken, a number is appended.",
            "",
            "Files that cannot be read are printed, and left as they are.",
        ],
        make: Invocation.corpus)

    private static let play = Verb(
        "play", "perform commands as you type them, and see what the window shows",
        start: PlayOptions(),
        options: [
            .optional(
                "--subject", .text("NAME", expected: "a subject"), \.subject,
                "play with this subject", otherwise: "the first"),
            .profile(\.profile, "UIKit release to model"),
            .hangTimeout(\.workers), .workerMemory(\.workers),
        ],
        notes: [
            "After each step it draws the window, names each law that breaks, and lists what can",
            "be done next. A line is a number of that menu, a command or several ('launch wide;",
            "narrow'), or one of: undo, save FILE, trace, menu, quit. Lines may come from a pipe.",
        ],
        make: Invocation.play)

    private static let list = Verb(
        "list", "list subjects, laws, commands and profiles", start: ListOptions(),
        options: [
            .flag("--names", \.isBrief, "print only the names of subjects, one a line")
        ] + Option.output(\.output, among: Format.ofLists),
        make: Invocation.list)

    private static let schema = Verb(
        "schema", "print the JSON schema of all documents", start: (),
        make: { Invocation.schema })

    private static let completions = Verb(
        "completions", "print a script that completes command lines in a shell", start: "",
        operands: .one("bash|zsh|fish", \.self),
        notes: [
            "In bash:  source <(\(Splitfuzz.name) completions bash)",
            "In zsh:   \(Splitfuzz.name) completions zsh > _\(Splitfuzz.name), where fpath looks",
            "In fish:  \(Splitfuzz.name) completions fish | source",
        ],
        make: Invocation.completions)

    private static let manual = Verb(
        "manual", "print the manual page, for 'man -l'", start: (), make: { Invocation.manual })

    private static let help = Verb(
        "help", "describe one verb, or all", start: String?.none,
        operands: .atMostOne("VERB", \.self), make: Invocation.help)

    private static let version = Verb(
        "version", "print the version", start: (), make: { Invocation.version })
}

extension ValueKind where Value == String {
    fileprivate static var law: ValueKind {
        ValueKind(
            placeholder: "NAME",
            read: { text throws(ValueProblem) in
                let known = Program.current.laws.map(\.name)
                guard known.contains(text) else {
                    throw .unknownChoice(known: known, nearest: known.nearest(to: text))
                }
                return text
            },
            show: \.self, words: Program.current.laws.map(\.name))
    }
}
