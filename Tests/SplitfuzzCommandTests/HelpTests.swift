import Testing

@testable import SplitfuzzCommand

@Suite struct HelpTests {
    private let table = VerbTable.current

    @Test func `of run`() throws {
        let verb = try #require(table.verb(named: "run"))
        #expect(table.help(for: verb) == goldenRun)
    }

    @Test func `of merge`() throws {
        let verb = try #require(table.verb(named: "merge"))
        #expect(table.help(for: verb) == goldenMerge)
    }

    @Test func `of a verb with an operand`() throws {
        let verb = try #require(table.verb(named: "shrink"))
        #expect(table.help(for: verb) == goldenShrink)
    }

    @Test func `of a verb whose operands may be left out`() throws {
        let replay = table.help(for: try #require(table.verb(named: "replay")))
        #expect(replay.contains("usage: splitfuzz replay [options] [FILE|DIR|TRACE-TEXT]...\n"))
        let help = table.help(for: try #require(table.verb(named: "help")))
        #expect(help.contains("usage: splitfuzz help [options] [VERB]\n"))
    }

    @Test func `of all verbs`() { #expect(table.overview == goldenOverview) }

    @Test func `no line is too wide, and none ends in a space`() {
        for text in [table.overview] + table.verbs.map(table.help) {
            for line in text.split(separator: "\n") {
                #expect(line.count <= 100 && !line.hasSuffix(" "), "\(line)")
            }
        }
    }

    @Test func `the verb table is sound`() {
        #expect(table.verb(named: table.standard) != nil)
        #expect(Set(table.verbs.map(\.name)).count == table.verbs.count)
        for verb in table.verbs {
            #expect(!verb.summary.hasSuffix("."))
            #expect(Set(verb.options.map(\.name)).count == verb.options.count)
            for option in verb.options {
                #expect(option.name.hasPrefix("--") && option.name == option.name.lowercased())
                #expect(option.name != "--help" && option.name != "--version")
                #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
            }
        }
    }
}

private let goldenRun = """
    splitfuzz run: search for traces that break a law

    usage: splitfuzz [run] [options]

    options:
      --seed N               draw every choice from this seed (default: a new one)
      --subject NAME         search this subject; may be repeated (default: all subjects)
      --runs N               end a subject after N runs
      --commands N           end a subject after N commands
      --time TIME            end a subject after this long: 90s, 5m
      --shard I/N|auto       search part I of N; auto: the one that the environment names
      --jobs N               worker processes (default: one for each core)
      --hang-timeout TIME    processor time after which a step is endless (default: 5s)
      --worker-memory MB     most memory of a process with app code (default: 2_000)
      --beyond-contract      also search without each assumption in turn
      --findings N           end the run with N new findings
      --fail-fast            end the run with the first new finding
      --profile RELEASE      UIKit release to model: ios8 ios14 ios26 ios27 (default: the subject's)
      --mix STRATEGY=N,...   shares of the strategies (default: plain=1,swarm=4,guided=3)
      --cover LABEL=PERCENT  fail if too few reach it; may be repeated (default: none)
      --stats                also print what was covered
      --save                 write new findings into the corpus
      --corpus DIR           where known traces are kept (default: Corpus, if there)
      --format FORMAT        text (default), json, markdown, junit, github, sarif, xcode, html
      --report FORMAT=PATH   also write FORMAT to a file; may be repeated (default: none)
      -h, --help             show this help

    --runs, --commands and --time are budgets: the first one reached ends the search.
    Each subject has a budget of its own, and so has each search without an assumption.
    By default it is 500_000 commands.

    --cover is a test of each subject that has the label: it fails if chance alone would
    hardly give so few runs that reach it, and not if there were too few runs to decide.

    Controls and canaries, which 'list' shows, are searched only if they are named.

    A plain run draws commands by their weights, a swarm run leaves some kinds out and
    favours others, and a guided run extends an earlier run that reached something new.
    The default was measured (ci/benchmarks/Guidance/README.md).

    With --shard each of N machines searches a part of the runs. All have the same --seed
    and options, and the budget of the whole run, in runs or commands. What they print
    with --format json is for 'merge'. With auto, the part is the one that GitLab, Bazel,
    a Slurm array, a Kubernetes indexed job or CircleCI gives to the machine.

    Every law about steps is judged in every step, also after a violation; a law that
    looks ahead in a share of the states. A law may be violated in several ways, called
    flaws: each is a finding and is shrunk separately. A flaw that shows only in steps
    that also show another one is listed with that one.
    A finding is known if files of the corpus list all its flaws, for the same subject
    with the same assumption given up. Only new findings fail the run.

    """

private let goldenMerge = """
    splitfuzz merge: merge the JSON documents of all shards of a run into its report

    usage: splitfuzz merge [options] FILE...

    options:
      --save                write new findings into the corpus
      --corpus DIR          where known traces are kept (default: Corpus, if there)
      --format FORMAT       text (default), json, markdown, junit, github, sarif, xcode, html
      --report FORMAT=PATH  also write FORMAT to a file; may be repeated (default: none)
      -h, --help            show this help

    The files are what 'run --shard I/N --format json' printed for I from 1 to N, in any
    order. What is printed is what one machine prints for the same options without
    --shard, byte for byte; the options are in the files.

    """

private let goldenShrink = """
    splitfuzz shrink: find the shortest trace that breaks the same law

    usage: splitfuzz shrink [options] FILE

    options:
      --save               write it back to FILE
      --hang-timeout TIME  processor time after which a step is endless (default: 5s)
      --worker-memory MB   most memory of a process with app code (default: 2_000)
      -h, --help           show this help

    """

private let goldenOverview = """
    splitfuzz: finds out how UISplitViewController delegates lose screens

    usage: splitfuzz [VERB] [options]

    verbs:
      run          search for traces that break a law (the default)
      merge        merge the JSON documents of all shards of a run into its report
      verify       try every command in every reachable state, and prove which laws hold
      replay       repeat traces: files, folders or TRACE-TEXT; by default the whole corpus
      shrink       find the shortest trace that breaks the same law
      explain      show a trace step by step, with drawings and delegate calls
      matrix       search every subject, and print subjects by laws
      corpus       remove what a corpus does not need, or merge others into it
      play         perform commands as you type them, and see what the window shows
      list         list subjects, laws, commands and profiles
      schema       print the JSON schema of all documents
      completions  print a script that completes command lines in a shell
      manual       print the manual page, for 'man -l'
      help         describe one verb, or all
      version      print the version

    See 'splitfuzz help VERB' for the options of a verb.

    exit codes:
      0    nothing new was found
      1    a new finding, a missed label, or a trace that does not do what it should
      64   the command line was not understood
      65   no trace in what was named, or one not read or written, or shards not merged
      70   a subject contradicts itself or cannot be judged, or a fault of the command itself
      75   nothing was judged, of all or of one subject, or a subject or trace is unfinished
      129  the terminal was closed; run, merge, matrix and verify print what they have
      130  interrupted; run, merge, matrix and verify print what they have
      143  terminated; run, merge, matrix and verify print what they have

    """
