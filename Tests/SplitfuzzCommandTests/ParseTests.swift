import Testing

@testable import SplitfuzzCommand

@Suite struct ParseTests {
    @Test func `no word at all asks for a run with the standard options`() throws {
        #expect(try parse([]) == .run(RunOptions()))
    }

    @Test func `an option without a verb belongs to run`() throws {
        let expected = Invocation.run(RunOptions(search: SearchOptions(seed: 42)))
        #expect(try parse(["--seed", "42"]) == expected)
        #expect(try parse(["run", "--seed", "42"]) == expected)
    }

    @Test func `a value stands behind a space or behind the first =`() throws {
        #expect(
            try parse(["--corpus", "a=b"]) == .run(RunOptions(search: SearchOptions(corpus: "a=b")))
        )
        #expect(
            try parse(["--corpus=a=b"]) == .run(RunOptions(search: SearchOptions(corpus: "a=b"))))
        #expect(
            try parse(["--corpus=--odd"])
                == .run(RunOptions(search: SearchOptions(corpus: "--odd"))))
        #expect(
            try parse(["--corpus", "-"]) == .run(RunOptions(search: SearchOptions(corpus: "-"))))
    }

    @Test func `run takes every option it lists`() throws {
        let line = """
            run --seed 0xFF --subject a --runs 1_000 --subject=b --commands 20 --time 5m --jobs 8 \
            --beyond-contract --profile ios14 --save --corpus Here --format junit
            """
        let expected = RunOptions(
            search: SearchOptions(
                seed: 255, subjects: ["a", "b"],
                budget: BudgetOptions(runs: 1000, commands: 20, time: .seconds(300)), jobs: 8,
                beyondContract: true, profile: .ios14, corpus: "Here"), save: true,
            output: OutputForm(format: .junit))
        #expect(try parse(words(line)) == .run(expected))
    }

    @Test func `the first finding ends a run that fails fast, whatever else was asked for`() throws
    {
        for line in ["--findings 3 --fail-fast", "--fail-fast --findings 3"] {
            guard case .run(let run) = try parse(words(line)) else {
                Issue.record("\(line) is a run")
                continue
            }
            #expect(run.search.findingLimit == 1)
        }
    }

    @Test func `a part of a run, and merge with every option it lists`() throws {
        let part = SearchOptions(seed: 1, shard: .part(Shard(index: 2, total: 30)))
        #expect(try parse(words("run --seed 1 --shard 2/30")) == .run(RunOptions(search: part)))
        #expect(
            try parse(words("--shard=auto"))
                == .run(RunOptions(search: SearchOptions(shard: .environment))))
        let expected = MergeOptions(
            files: ["1.json", "2.json"], save: true, corpus: "Here",
            output: OutputForm(format: .github))
        #expect(
            try parse(words("merge 1.json --save --corpus Here 2.json --format github"))
                == .merge(expected))
    }

    @Test func `verify takes every option it lists`() throws {
        #expect(try parse(["verify"]) == .verify(VerifyOptions()))
        let line = """
            verify --subject a --law back-walk --depth 9 --subject=b --height 3 --memory 20 \
            --time 5m --profile ios14 --corpus Here --format json
            """
        let expected = VerifyOptions(
            subjects: ["a", "b"], law: "back-walk", depth: 9, height: 3, megabytes: 20,
            time: .seconds(300), profile: .ios14, corpus: "Here", output: OutputForm(format: .json))
        #expect(try parse(words(line)) == .verify(expected))
    }

    @Test func `replay takes any number of operands, before, between and behind its options`()
        throws
    {
        #expect(try parse(["replay"]) == .replay(ReplayOptions()))
        let expected = ReplayOptions(
            traces: TraceSelection(
                names: ["a.trace", "Corpus", "tap 1; back"], subjects: ["s"], corpus: "C"),
            output: OutputForm(format: .github))
        let mixed = [
            "replay", "a.trace", "--subject", "s", "Corpus", "--corpus=C", "--format", "github",
            "tap 1; back",
        ]
        #expect(try parse(mixed) == .replay(expected))
        #expect(
            try parse(["replay", "--profile", "ios8"])
                == .replay(ReplayOptions(traces: TraceSelection(profile: .ios8))))
    }

    @Test func `-- ends the options`() throws {
        let words = ["replay", "--subject", "s", "--", "--subject", "-h", "--"]
        let expected = ReplayOptions(
            traces: TraceSelection(names: ["--subject", "-h", "--"], subjects: ["s"]))
        #expect(try parse(words) == .replay(expected))
        #expect(try parse(["--"]) == .run(RunOptions()))
    }

    @Test func `shrink takes one file and may write it back`() throws {
        #expect(try parse(["shrink", "a.trace"]) == .shrink(ShrinkOptions(file: "a.trace")))
        let saved = ShrinkOptions(file: "a.trace", save: true)
        #expect(try parse(["shrink", "--save", "a.trace"]) == .shrink(saved))
    }

    @Test func `list prints text or JSON`() throws {
        #expect(try parse(["list"]) == .list(ListOptions()))
        #expect(
            try parse(["list", "--format=json"])
                == .list(ListOptions(output: OutputForm(format: .json))))
    }

    @Test func `help is asked for in four ways, and wins over what is wrong elsewhere`() throws {
        for line in ["help", "--help", "-h"] {
            #expect(try parse(words(line)) == .help(verb: nil), "\(line)")
        }
        for line in [
            "help run", "run --help", "run -h", "--seed 1 --help", "run --sede --help",
            "run what --seed x -h",
        ] { #expect(try parse(words(line)) == .help(verb: "run"), "\(line)") }
        #expect(try parse(["help", "help"]) == .help(verb: "help"))
        #expect(try parse(["shrink", "-h"]) == .help(verb: "shrink"))
    }

    @Test func `the version is asked for as a verb or as an option`() throws {
        #expect(try parse(["version"]) == .version)
        #expect(try parse(["--version"]) == .version)
        #expect(try parse(["--seed", "1", "--version"]) == .version)
    }

    @Test func `each end of a range is inside it`() throws {
        #expect(try parse(["--seed", "0"]) == .run(RunOptions(search: SearchOptions(seed: 0))))
        let highest = "18446744073709551615"
        #expect(
            try parse(["--seed", highest]) == .run(RunOptions(search: SearchOptions(seed: .max))))
        #expect(try parse(["--jobs", "1"]) == .run(RunOptions(search: SearchOptions(jobs: 1))))
        #expect(try parse(["--jobs", "256"]) == .run(RunOptions(search: SearchOptions(jobs: 256))))
        let shortest = BudgetOptions(time: .milliseconds(1))
        #expect(
            try parse(["--time", "1ms"])
                == .run(RunOptions(search: SearchOptions(budget: shortest))))
        let longest = BudgetOptions(time: .seconds(3_600_000))
        #expect(
            try parse(["--time", "1_000h"])
                == .run(RunOptions(search: SearchOptions(budget: longest))))
    }

    @Test func `only a budget without any limit is replaced by the standard one`() {
        #expect(
            BudgetOptions().orStandard == BudgetOptions(commands: BudgetOptions.standardCommands))
        #expect(BudgetOptions(runs: 3).orStandard == BudgetOptions(runs: 3))
        #expect(BudgetOptions(time: .seconds(1)).orStandard == BudgetOptions(time: .seconds(1)))
    }
}

@Suite struct NewVerbTests {
    /// The options of a verb of a test.
    private struct DepthOptions: Equatable, Sendable {
        var depth = 6
        var file: String?
    }

    private let table = VerbTable(
        command: "toy", summary: "for a test", standard: "look",
        verbs: [
            Verb("look", "look around", start: (), make: { Invocation.version }),
            Verb(
                "verify", "try everything", start: DepthOptions(),
                operands: .atMostOne("FILE", \.file),
                options: [.one("--depth", .wholeNumber("N", in: 1...20), \.depth, "how far")],
                make: { .help(verb: $0 == DepthOptions(depth: 3, file: "a") ? "look" : nil) }),
        ])

    @Test func `which gives it its parser`() throws {
        #expect(try table.parse(["verify", "--depth=3", "a"]) == .help(verb: "look"))
        #expect(try table.parse(["verify"]) == .help(verb: nil))
        #expect(try table.parse([]) == .version)
    }

    @Test func `its help, with the default it starts with`() throws {
        let verb = try #require(table.verb(named: "verify"))
        #expect(table.help(for: verb).contains("\n  --depth N   how far (default: 6)\n"))
    }

    @Test func `and its part in the suggestions`() {
        let foreign = UsageError(verb: "look", .foreignOption("--depth", owners: ["verify"]))
        #expect(throws: foreign) { try table.parse(["--depth", "3"]) }
        let near = UsageError(verb: nil, .unknownVerb("verfiy", nearest: "verify"))
        #expect(throws: near) { try table.parse(["verfiy"]) }
    }
}

/// Parses a command line of the command itself.
func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    try VerbTable.current.parse(arguments)
}

/// A line without quotation marks in its words.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
