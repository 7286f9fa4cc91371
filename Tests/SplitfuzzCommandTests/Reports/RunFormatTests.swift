import Foundation
import TestTools
import Testing

@testable import SplitViewConformance
@testable import StatefulTesting
@testable import SplitfuzzCommand

@MainActor @Suite(.ofCatalog) struct RunFormatTests {
    private nonisolated let words = [
        "--seed", "18446744073709551615", "--runs", "30", "--subject", "stackoverflow-objc",
        "--subject", "canary-blank-carried-along",
    ]

    /// The output of a search without a corpus.
    private nonisolated func answeredAfresh(_ words: [String]) async throws -> Answered {
        let folder = try TemporaryFolder()
        return try await answeredApart(words + ["--corpus", folder.path])
    }

    @Test
    nonisolated func `JSON is one object with sorted keys, and a note of the seed beside it`()
        async throws
    {
        let run = try await answeredAfresh(words + ["--format", "json"])
        #expect(run.code == .finding)
        #expect(run.complained == "splitfuzz 0.2.0  seed 18446744073709551615  profile ios26\n")
        let object = try #require(
            JSONSerialization.jsonObject(with: run.said.data) as? [String: Any])
        #expect(object["schema"] as? Int == 1)
        #expect(object["verb"] as? String == "run")
        #expect(object["seed"] as? String == "18446744073709551615")
        #expect(object["exitCode"] as? Int == 1)
        #expect(object["interrupted"] as? Bool == false)
        let subjects = try #require(object["subjects"] as? [[String: Any]])
        let names = ["stackoverflow-objc", "canary-blank-carried-along"]
        #expect(subjects.map { $0["subject"] as? String } == names)
        let findings = try #require(subjects[1]["findings"] as? [[String: Any]])
        let finding = try #require(findings.first)
        // What is in front means more than where the placeholder stands.
        #expect(finding["law"] as? String == "same-screen")
        let consequences = try #require(finding["consequences"] as? [[String: Any]])
        #expect(consequences.map { $0["law"] as? String } == ["blank-never-nested"])
        #expect(finding["isNew"] as? Bool == true)
        #expect(finding["knownAs"] == nil)
        #expect(finding["before"] as? String == "[list | _]")
        let steps = try #require(finding["steps"] as? [[String: Any]])
        #expect(steps.map { $0["command"] as? String } == ["launch narrow"])
        let keys = run.said.matches(of: #/(?m)^  "(\w+)" : /#).map { String($0.1) }
        #expect(keys == keys.sorted() && keys.count == 11)
    }

    @Test(.enabled(if: isWhole))
    nonisolated func `JUnit has a suite for each subject and a case for each law`() async throws {
        let run = try await answeredAfresh(words + ["--format", "junit"])
        let elements = try XMLElements(run.said)
        // Each subject with the laws that can apply to it.
        let laws = SplitViewLaws.all.map(\.name)
        let common = laws.filter { $0 != "restoration-round-trip" && $0 != "on-screen" }
        let objectiveC = common.filter { $0 != "app-record" }
        let canary = common.filter { $0 != "selection-replaces" }
        let cases = zip(elements.names, elements.attributes).filter { $0.0 == "testcase" }
        #expect(cases.map { $0.1["name"] } == objectiveC + canary)
        #expect(cases[0].1["classname"] == "stackoverflow-objc")
        let failure = try #require(elements.names.firstIndex(of: "failure"))
        #expect(elements.attributes[failure]["type"] == "blank-never-nested")
        #expect(elements.texts[failure].contains("\n  1  launch narrow  "))
    }

    @Test(.enabled(if: isWhole))
    nonisolated func `GitHub has the table, and an annotation for each finding`() async throws {
        let folder = try TemporaryFolder()
        let options = words + ["--format", "github", "--save", "--corpus", folder / "C"]
        let new = try await answeredApart(options)
        #expect(new.said.hasPrefix("splitfuzz 0.2.0  seed 18446744073709551615  profile ios26\n\n"))
        let error = try #require(new.said.split(separator: "\n").first { $0.hasPrefix("::error ") })
        #expect(error.contains("title=canary-blank-carried-along breaks same-screen::same-screen "))
        #expect(error.contains("is broken in 1 step%0A"))
        let known = try await answeredApart(options)
        #expect(known.code == .nothingNew)
        let notices = known.said.split(separator: "\n").filter { $0.hasPrefix("::") }
        #expect(!notices.isEmpty && notices.allSatisfy { $0.hasPrefix("::notice file=") })
    }

    @Test func `every format says where the subject of a new finding is described`() throws {
        let file = "Sources/SplitViewCatalog/Document000Swift.swift"
        let source = try String(contentsOfFile: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(source.firstIndex { $0.contains("= SplitViewSubject(") }) + 1
        let result = result([
            try row(
                laws: [tally("contents-preserved", held: 1)], findings: [reported(knownAs: nil)])
        ])
        let sentence =
            "stackoverflow-swift4 breaks contents-preserved: A page that was open is gone after "
            + "the window narrows. note is lost: "
        #expect(result.printed(as: .xcode).hasPrefix("\(file):\(line):1: error: \(sentence)"))
        #expect(result.printed(as: .xcode).contains("\n\(file):\(line):1: note: repeat with "))
        #expect(
            result.printed(as: .xcode).contains("\n\(file):\(line):1: note: usual repair: Return "))
        #expect(
            result.printed(as: .github).contains(
                "\n::error file=\(file),line=\(line),title=stackoverflow-swift4 breaks "))
        let suite = try XMLElements(result.printed(as: .junit)).attributes[1]
        #expect(suite["file"] == file)
        let sarif = result.printed(as: .sarif)
        #expect(
            sarif.contains("\"uri\" : \"\(file)\"") && sarif.contains("\"startLine\" : \(line)\n"))
        let place = "SplitViewCatalog/Document000Swift.swift:\(line)"
        for format in [Format.text, .markdown] {
            #expect(result.printed(as: format).contains("  subject \(place)\n"))
        }
        #expect(result.printed(as: .html).contains("<p>The subject stands at \(place).</p>"))
        let known = self.result([try row(laws: [], findings: [reported(knownAs: "C/a.trace")])])
        #expect(known.printed(as: .xcode).hasPrefix("C/a.trace:1:1: note: "))
    }

    @Test func `the signs of new findings are explained once, behind the findings`() throws {
        let new = try row(laws: [], findings: [reported(knownAs: nil)])
        let text = result([new, new]).printed(as: .text)
        #expect(
            text.hasSuffix(
                """

                  [list | note]  a wide window: list column and detail column
                  [list, note]   a narrow window: one stack, the last screen in front
                  _              the placeholder: nothing is chosen
                  ~[note]        out of sight: the split view keeps it while it is narrow

                1 new finding

                """), "\(text)")
        let known = result([try row(laws: [], findings: [reported(knownAs: "C/a.trace")])])
        #expect(!known.printed(as: .text).contains("a wide window"))
    }

    @Test func `JSON has the words for people, the why, and the place`() throws {
        let result = result([try row(laws: [], findings: [reported(knownAs: nil)])])
        let object = try #require(
            JSONSerialization.jsonObject(with: result.printed(as: .json).data) as? [String: Any])
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        let finding = try #require((subject["findings"] as? [[String: Any]])?.first)
        let words = try #require(finding["words"] as? [String: String])
        #expect(words["sentence"] == "A page that was open is gone after the window narrows.")
        #expect(words["cause"]?.contains("returns true although a page is open") == true)
        #expect(words["repair"]?.hasPrefix("Return false from ") == true)
        let why = ["collapseSecondary: [_, note] onto: [list] -> true"]
        #expect(finding["why"] as? [String] == why)
        let place = try #require(finding["place"] as? [String: Any])
        #expect((place["file"] as? String)?.hasSuffix("/Document000Swift.swift") == true)
        #expect(place["line"] is Int)
        // The same words stand in what explains and replays the trace.
        for (verb, list) in [("explain", "explanations"), ("replay", "traces")] {
            let said = try answered([
                verb, "--subject", "stackoverflow-swift4",
                "launch wide; push-on-placeholder; narrow", "--format", "json",
            ]).said
            let document = try #require(
                JSONSerialization.jsonObject(with: said.data) as? [String: Any])
            let entry = try #require((document[list] as? [[String: Any]])?.first)
            #expect(entry["words"] as? [String: String] == words, "\(verb)")
            #expect(entry["why"] as? [String] == why, "\(verb)")
            #expect(entry["place"] as? NSDictionary == place as NSDictionary, "\(verb)")
        }
    }

    @Test func `known, never judged and passed are three results`() throws {
        let row = try row(
            laws: [
                tally("kept", held: 3), tally("idle", held: 0),
                tally("contents-preserved", held: 9),
            ], findings: [reported(knownAs: "C/a.trace")])
        let elements = try XMLElements(result([row]).printed(as: .junit))
        #expect(elements.names.filter { $0 == "skipped" }.count == 2)
        let messages = elements.attributes.compactMap { $0["message"] }
        #expect(messages == ["never judged", "known: C/a.trace"])
    }

    @Test func `the table, line by line`() throws {
        let one = [tally("kept", held: 3), tally("idle", held: 0)]
        let rows = [
            try row(laws: [tally("kept", held: 3)], runs: 34_229, commands: 499_460),
            try row(laws: one, givingUp: "sides-are-kept"),
            try row(laws: one, knowsApplicability: false),
            try row(laws: one, findings: [reported(knownAs: nil), reported(knownAs: "a")]),
            try row(laws: [tally("kept", held: 1)], breaksContractItself: true),
            try row(laws: [tally("kept", held: 1)], flakes: [flake()]),
        ]
        let result = result(rows)
        let subject = "stackoverflow-swift4"
        #expect(
            result.table.lines(style: .plain) == [
                "subject                                        runs  commands  laws    verdict",
                "\(subject)                         34_229   499_460  1 of 1  holds",
                "\(subject) without sides-are-kept       1         2  1 of 2  "
                    + "holds, never judged: idle",
                "\(subject)                              1         2  1 of 2  "
                    + "holds, not judged, or not applicable: idle",
                "\(subject)                              1         2  1 of 2  "
                    + "1 new, 1 known, never judged: idle",
                "\(subject)                              1         2  1 of 1  nothing of its own",
                "\(subject)                              1         2  1 of 1  "
                    + "is not deterministic",
            ])
        #expect(result.exitCode == .ownFault)
    }

    @Test func `what was not searched to the end has no verdict on the laws`() throws {
        let row = try row(laws: [tally("kept", held: 0)], knowsApplicability: false)
        #expect(Matrix.Cell(of: "kept", in: row).sign == "?")
        #expect(Matrix.Cell(of: "other", in: row).sign == "?")
        let messages = try XMLElements(result([row]).printed(as: .junit)).attributes.compactMap {
            $0["message"]
        }
        #expect(messages == ["not judged, or not applicable"])
        let known = try self.row(laws: [tally("kept", held: 0)])
        #expect(Matrix.Cell(of: "kept", in: known).sign == "never")
        #expect(Matrix.Cell(of: "other", in: known).sign == "-")
    }

    @Test func `a part of a run without runs judges nothing`() throws {
        let row = try row(laws: [tally("kept", held: 0)], runs: 0, commands: 0)
        #expect(row.verdict == "nothing to search")
        #expect(result([row]).exitCode == .nothingNew, "another part has them")
    }

    @Test func `a known finding in full`() throws {
        let text = result([try row(laws: [], findings: [reported(knownAs: "C/a.trace")])])
            .printed(as: .text)
        #expect(
            text == """
                subject               runs  commands  laws    verdict
                stackoverflow-swift4     1         2  0 of 0  1 known

                known: stackoverflow-swift4
                contents-preserved is broken in 3 steps
                  A page that was open is gone after the window narrows.
                  note is lost: [list | _, note] became [list] ~[_, note].
                  the same steps also break same-screen
                  launch wide; push-on-placeholder; narrow
                  before  [list | _, note]
                  after   [list] ~[_, note]
                  repeat  splitfuzz replay C/a.trace

                nothing new; 1 known finding

                """)
    }

    @Test func `what was covered, line by line`() throws {
        let laws = [
            tally("kept", held: 3, branches: [("there", 2), ("back", 3), ("elsewhere", 0)]),
            tally("idle", held: 0, branches: [("asleep", 0)]), tally("plain", held: 1_000),
        ]
        var result = result([try row(laws: laws)])
        result.showsCoverage = true
        let text = """
            covered: stackoverflow-swift4
              command  performed  ignored

              law      judged  not applicable
              kept          3               1
                there       2
                back        3
              idle          0               1
              plain     1_000               1

              label  runs  %

              never reached: kept/elsewhere, idle/asleep


            """
        #expect(result.printed(as: .text).contains("\n\n\(text)nothing found"))
    }

    @Test func `colours are there for a terminal only`() throws {
        let result = result([try row(laws: [], findings: [reported(knownAs: nil)])])
        let escape: Character = "\u{1B}"
        #expect(!result.printed(as: .text).contains(escape))
        #expect(result.printed(as: .text, style: .ansi).contains("\u{1B}[31m1 new\u{1B}[0m"))
        #expect(!result.printed(as: .github).contains(escape))
    }

    @Test func `a subject that is not deterministic, in every format`() throws {
        let flaky = result([try row(laws: [], flakes: [flake(), flake()])])
        #expect(flaky.exitCode == .ownFault)
        let lines = """
            the same steps had two outcomes (run 5)
              steps   launch narrow; widen
              first   breaks right-side in step 2: why
              second  breaks nothing else
              differs from step 1 on
            """
        let text = flaky.printed(as: .text)
        #expect(text.contains("\n\nflaky: stackoverflow-swift4\n\(lines)\n\nnothing found\n"))
        #expect(flaky.printed(as: .text, style: .ansi).contains("\u{1B}[31mflaky: \u{1B}[0m"))

        let object = try #require(
            JSONSerialization.jsonObject(with: flaky.printed(as: .json).data) as? [String: Any])
        #expect(object["exitCode"] as? Int == 70)
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        #expect(subject["repeatsItself"] as? Bool == false)
        let flakes = try #require(subject["flakes"] as? [[String: Any]])
        #expect(flakes.count == 2)
        #expect(flakes[0]["run"] as? Int == 5 && flakes[0]["differingStep"] as? Int == 1)
        #expect(flakes[0]["commands"] as? [String] == ["launch narrow", "widen"])
        let first = try #require(flakes[0]["first"] as? [String: Any])
        #expect(first["law"] as? String == "right-side" && first["step"] as? Int == 2)
        #expect(flakes[0]["second"] == nil)

        let elements = try XMLElements(flaky.printed(as: .junit))
        let failure = try #require(elements.names.firstIndex(of: "failure"))
        #expect(elements.attributes[failure]["type"] == "repeats-itself")
        #expect(elements.texts[failure].contains("  second  breaks nothing else"))

        let title = "title=stackoverflow-swift4 is not deterministic::"
        #expect(flaky.printed(as: .github).contains(title + lines.replacing("\n", with: "%0A")))
    }

    @Test func `a subject that contradicts itself, in every format`() throws {
        let trace = Trace(subject: "stackoverflow-swift4", commands: [.launch(.narrow), .widen])
        let contradiction = Contradiction(
            first: trace, second: trace, isUnrepeatable: false, differsInState: true,
            differences: ["Delegate.count: 2 and 3"])
        let result = result([try row(laws: [], contradiction: contradiction)])
        #expect(result.exitCode == .ownFault)
        let title = "stackoverflow-swift4"
        #expect(result.table.lines(style: .plain)[1].hasSuffix("has hidden memory"))
        let lines = contradiction.lines
        let text = result.printed(as: .text)
        #expect(text.contains("\n\nnot proved: \(title)\n\(lines.joined(separator: "\n"))\n\n"))
        #expect(
            result.printed(as: .github).contains(
                "title=\(title) has hidden memory::" + lines.joined(separator: "%0A")))
        let elements = try XMLElements(result.printed(as: .junit))
        let failure = try #require(elements.names.firstIndex(of: "failure"))
        #expect(elements.attributes[failure]["type"] == "has-no-hidden-memory")
        #expect(elements.texts[failure].contains("differs Delegate.count: 2 and 3"))
        let object = try #require(
            JSONSerialization.jsonObject(with: result.printed(as: .json).data) as? [String: Any])
        #expect(object["exitCode"] as? Int == 70)
    }

    @Test func `an interruption is an annotation, too`() throws {
        var result = RunResult(
            seed: 1, profile: "ios26", mix: .usual, rows: [try row(laws: [])],
            unsearched: ["tabs", "mail"], ending: .signal(2))
        let sentence = "interrupted before all was searched and shrunk; not searched: tabs, mail"
        #expect(
            result.printed(as: .github).hasSuffix(
                "\n::warning title=interrupted%3A 1 of 3 begun::\(sentence)\n"))
        result = RunResult(
            seed: 1, profile: "ios26", mix: .usual, rows: [], unsearched: ["tabs"],
            ending: .findings)
        #expect(!result.printed(as: .github).contains("::warning"), "which is what was asked for")
    }

    // MARK: Values

    private func flake() -> Flake {
        Flake(
            trace: Trace(
                subject: "stackoverflow-swift4", commands: [.launch(.narrow), .widen]), run: 5,
            first: Violation(
                index: 1, flaw: Flaw(law: "right-side", symptom: .none), sentence: "why"),
            second: nil, differingStep: 1)
    }

    private func tally(_ name: String, held: Int, branches: [(String, Int)] = []) -> LawTally {
        LawTally(
            name: name, held: held, notApplicable: 1, violated: 0,
            branches: branches.map { BranchTally(name: $0, steps: $1) })
    }

    private func result(_ rows: [RunResult.Row]) -> RunResult {
        RunResult(
            seed: 1, profile: "ios26", mix: .usual, rows: rows, unsearched: [], ending: .budget)
    }

    private func row(
        laws: [LawTally], runs: Int = 1, commands: Int = 2, givingUp: String? = nil,
        coverage: Coverage = Coverage(runs: 1, kinds: [], labels: [], demands: []),
        findings: [ReportedFinding] = [], flakes: [Flake] = [], contradiction: Contradiction? = nil,
        breaksContractItself: Bool = false, knowsApplicability: Bool = true
    ) throws -> RunResult.Row {
        RunResult.Row(
            arrangement: Arrangement(
                subject: "stackoverflow-swift4", givingUp: givingUp, profile: "ios26"), runs: runs,
            commands: commands, restrictedRuns: 0, laws: laws, coverage: coverage,
            findings: findings, flakes: flakes, contradiction: contradiction,
            breaksContractItself: breaksContractItself, failure: nil,
            knowsApplicability: knowsApplicability)
    }

    /// The finding of the Swift 4 variation, as a search finds it; searched for once.
    private static let found = Result {
        let arrangement = Arrangement(
            subject: "stackoverflow-swift4", givingUp: nil, profile: "ios26")
        let checker = try #require(arrangement.checker())
        let examination = checker.examination(of: checker.search(seed: 7, runs: 0..<60))
        let finding = try #require(examination.findings.first)
        return (finding: finding, story: checker.story(of: finding.trace.commands))
    }

    /// The finding as a run reports it.
    private func reported(knownAs path: String?) throws -> ReportedFinding {
        let (finding, story) = try Self.found.get()
        return ReportedFinding(
            finding: finding, story: story, knownAs: path, savedAs: nil,
            newFlaws: path == nil ? finding.reportedFlaws : [],
            repetition: finding.repetition(in: path))
    }
}
