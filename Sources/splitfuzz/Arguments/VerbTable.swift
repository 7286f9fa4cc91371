import SplitViewConformance

extension VerbTable {
    /// The verbs of `splitfuzz`: parsing, help and suggestions are all derived from these lines.
    static let splitfuzz = VerbTable(
        command: "splitfuzz",
        summary: "finds out how UISplitViewController delegates lose screens",
        standard: "run",
        verbs: [run, verify, replay, shrink, explain, matrix, list, help, version])

    private static let run = Verb(
        "run", "search for traces that break a law", start: RunOptions(),
        options: [
            .seed(\.seed),
            .subjects(\.subjects, "search this subject only; may be repeated"),
            .runs(\.budget.runs), .commands(\.budget.commands),
            .time(\.budget.time),
            .jobs(\.jobs),
            .beyondContract(\.beyondContract, "also search without each assumption in turn"),
            .optional("--findings", .amount, \.findingLimit, "end the run with N new findings"),
            .flag("--fail-fast", \.failsFast, "end the run with the first new finding"),
            .profile(\.profile, "whose rules the model follows"),
            .one("--mix", .mix, \.mix, "how runs are shared out"),
            .many(
                "--cover", .requirement, \.cover,
                "demand a share of the runs; may be repeated", otherwise: "none"),
            .flag("--stats", \.stats, "also print what was covered"),
            .flag("--save", \.save, "write new findings into the corpus"),
            .corpus(\.corpus),
            .one("--format", .format(Format.all), \.format, "how findings are printed"),
        ],
        notes: [
            "--runs, --commands and --time are budgets: the first one reached ends the search.",
            "Each subject has the whole budget to itself, and so has each assumption given up.",
            "Without any of them it is " + showWholeNumber(UInt64(Budget.standardCommands))
                + " commands.",
            "",
            "A plain run draws commands by their weights, a swarm run leaves some out and favours",
            "others, and a guided run goes on from where another one came by something new. The",
            "default was measured (ci/benchmarks/Guidance/README.md).",
            "",
            "Every law is judged in every step, whatever broke before. A law may be broken in",
            "several ways: each is a finding, with its own fewest steps. What breaks only where",
            "another law breaks as well, in the same steps, is listed with that one.",
            "A finding is known if files of the corpus list all that it tells, for the same",
            "subject without the same assumption. It is listed; only what is new fails.",
        ],
        make: Invocation.run)

    private static let verify = Verb(
        "verify", "judge every trace, and prove what holds", start: VerifyOptions(),
        options: [
            .subjects(\.subjects, "verify this subject only; may be repeated"),
            .optional(
                "--law", .law, \.law, "judge by this law only", otherwise: "all"),
            .optional(
                "--depth", .wholeNumber("N", in: 1...1_000_000), \.depth,
                "judge traces of up to N commands", otherwise: "until nothing is new"),
            .one(
                "--height", .wholeNumber("N", in: 1...1_000), \.height,
                "follow no trace that leads to more than N screens"),
            .one(
                "--memory", .wholeNumber("MB", in: 1...1_000_000), \.megabytes,
                "end a subject when states take up more"),
            .beyondContract(\.beyondContract, "also verify without each assumption in turn"),
            .time(\.time),
            .profile(\.profile, "whose rules the model follows"),
            .corpus(\.corpus),
            .one("--format", .format(Format.all), \.format, "how it is printed"),
        ],
        notes: [
            "Every command is tried in every state that is reached, and equal states are merged.",
            "When nothing is new any more, what holds, holds for traces of any length, as long as",
            "no more than N screens stand in the scene. A violation is the shortest there is.",
            "Of transitions that are known to be alike one is judged: selecting another row of an",
            "app that treats all alike, and what does not depend on the change of size before it.",
            "",
            "One search judges by all laws, those that look ahead included. With --law it judges",
            "by that law only, and finds nothing else.",
            "What the corpus knows is listed and does not fail, as with 'splitfuzz run'. Where not",
            "even all traces of one command were judged, nothing is said, and the exit code is 75",
            "if there is nothing worse to tell.",
        ],
        make: Invocation.verify)

    private static let replay = Verb(
        "replay", "run traces again: files, folders or words; the whole corpus if none is named",
        start: ReplayOptions(), operands: .any("FILE|DIR|TRACE-TEXT", \.traces),
        options: [
            .subjects(
                \.subjects, "replay on this subject; may be repeated", otherwise: "as traced"),
            .optional(
                "--law", .law, \.law, "which law to describe, for words", otherwise: "the first"),
            .givingUp(\.givingUp),
            .profile(\.profile, "whose rules the model follows, for words"),
            .corpus(\.corpus, otherwise: "Corpus"),
            .one("--format", .format(Format.all), \.format, "how results are printed"),
        ],
        notes: [
            "A trace in words is commands with semicolons between them, 'launch wide; narrow',",
            "and needs --subject. Of a folder, --subject picks the traces of that subject.",
            "",
            "The folder of a file is its verdict: a trace in findings/ must break the law that",
            "it names, one in regressions/ or exemplars/ must hold. Elsewhere it must break the",
            "law that it names, if any. One that lists what it shows must show just that.",
        ],
        make: Invocation.replay)

    private static let shrink = Verb(
        "shrink", "find the shortest trace that breaks the same law", start: ShrinkOptions(),
        operands: .one("FILE", \.file),
        options: [.flag("--save", \.save, "write it back to FILE")],
        make: Invocation.shrink)

    private static let explain = Verb(
        "explain", "tell a trace step by step, for somebody who does not know it",
        start: ExplainOptions(), operands: .one("FILE|TRACE-TEXT", \.trace),
        options: [
            .subjects(
                \.subjects, "tell it of this subject; may be repeated", otherwise: "as traced"),
            .givingUp(\.givingUp),
            .profile(\.profile, "whose rules the model follows, for words"),
            .flag(
                "--emit-test", \.emitsTest,
                "print a Swift test for a target of your own instead"),
            .one("--format", .format(Format.all), \.format, "how it is printed"),
        ],
        notes: [
            "Tells which laws break, what to do on a device, the screens after each step, what",
            "the delegate was asked and answered, and what became of the screens.",
            "",
            "A trace in words needs --subject. What --emit-test prints checks a 'subject'",
            "that your other tests have.",
        ],
        make: Invocation.explain)

    private static let matrix = Verb(
        "matrix", "search every subject, and print subjects by laws", start: MatrixOptions(),
        options: [
            .seed(\.seed),
            .subjects(\.subjects, "search this subject only; may be repeated"),
            .runs(\.budget.runs), .commands(\.budget.commands),
            .time(\.budget.time),
            .jobs(\.jobs),
            .profile(\.profile, "whose rules the model follows"),
            .corpus(\.corpus),
            .one("--format", .format(Format.all), \.format, "how it is printed"),
        ],
        notes: [
            "A cell says how often a law was judged and held, or in how many steps it is broken,",
            "with a star if the corpus knows that already, and 2x in front if it is broken in two",
            "ways. A law that had nothing to judge was never judged; a dash stands where there is",
            "nothing to judge in a subject.",
        ],
        make: Invocation.matrix)

    private static let list = Verb(
        "list", "list subjects, laws, commands and profiles", start: ListOptions(),
        options: [.one("--format", .format(Format.all), \.format, "how the list is printed")],
        make: Invocation.list)

    private static let help = Verb(
        "help", "tell about one verb, or about all", start: String?.none,
        operands: .atMostOne("VERB", \.self), make: Invocation.help)

    private static let version = Verb(
        "version", "print the version", start: (), make: { Invocation.version })
}

extension ValueKind where Value == String {
    /// The name of a law.
    fileprivate static var law: ValueKind {
        let known = SplitViewLaws.all.map(\.name)
        return ValueKind(
            placeholder: "NAME",
            read: { text throws(ValueProblem) in
                if known.contains(text) { return text }
                throw .unknownChoice(known: known, nearest: nearestName(to: text, among: known))
            },
            show: { $0 })
    }
}
