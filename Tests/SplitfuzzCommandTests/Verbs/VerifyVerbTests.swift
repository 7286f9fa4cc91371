import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct VerifyVerbTests {
    private func verified(_ words: [String], corpus: String? = nil) async throws -> Answered {
        let folder = try TemporaryFolder()
        return try await answeredApart(["verify"] + words + ["--corpus", corpus ?? folder.path])
    }

    /// The words of the line that begins with a word.
    private func line(_ word: String, of text: String) throws -> [String] {
        let line = text.split(separator: "\n").first { $0.split(separator: " ").first == word[...] }
        return try #require(line, "there is a line of \(word)").split(separator: " ")
            .map(String.init)
    }

    @Test(.enabled(if: isWhole))
    func `a closed search proves what holds, for traces of any length`() async throws {
        let holding = try await verified(["--subject", "list-delegate-objc", "--height", "4"])
        #expect(holding.code == .nothingNew)
        #expect(holding.complained.isEmpty)
        #expect(holding.said.hasPrefix("splitfuzz 0.2.0  height 4  profile ios26\n\nsubject "))
        let row = try line("list-delegate-objc", of: holding.said)
        let verdict = row[8...].joined(separator: " ")
        #expect(verdict == "22 of 22 holds at any length, within 4 screens")
        #expect(holding.said.hasSuffix("\nnothing found\n"))
        #expect(try line("single-owner", of: holding.said)[1] == row[3], "judged each time")
        #expect(try line("app-record", of: holding.said)[1] == "-")
        #expect(try line("back-walk", of: holding.said)[1] != "never")
    }

    @Test(.enabled(if: isWhole))
    func `nothing lies beyond the screens of an app that never has more`() async throws {
        let run = try await verified([
            "--subject", "custom-primaries", "--height", "2", "--depth", "2",
        ])
        #expect(run.said.contains("  holds up to 2 commands, within 2 screens\n"))
        let whole = try await verified(["--subject", "defaults-plain", "--law", "single-owner"])
        #expect(whole.code == .nothingNew, "the laws that this subject breaks are not asked")
        let row = try line("defaults-plain", of: whole.said)
        #expect(row[4] == "0")
        #expect(row[8...].joined(separator: " ") == "1 of 1 holds at any length")
        #expect(whole.said.hasSuffix("\nnothing found\n"))
        #expect(!whole.said.contains("back-walk"))
        #expect(try await verified(["--subject", "defaults-plain"]).code == .finding)
    }

    @Test(.enabled(if: isWhole)) func `a violation is shown like one of a run, with its proof`()
        async throws
    {
        let run = try await verified(["--subject", "stackoverflow-swift4", "--height", "3"])
        #expect(run.code == .finding)
        #expect(run.said.contains("\nnew: stackoverflow-swift4\ncontents-preserved is broken in "))
        #expect(run.said.contains("  shortest: proved, no shorter trace breaks this law "))
        let words = "'launch wide; push-on-placeholder; narrow'"
        #expect(
            run.said.contains(
                "\n  repeat  splitfuzz replay --subject stackoverflow-swift4 \(words)\n"
                    + "  subject SplitViewCatalog/Document000Swift.swift:"))
        #expect(run.said.hasSuffix(" keeps it while it is narrow\n\n1 new finding\n"))
        #expect(run.said.contains("\n  from it follows round-trip-order: launch wide; "))
        #expect(!run.said.contains("--seed"))
        #expect(try line("contents-preserved", of: run.said)[1] == "3!")
        #expect(try line("same-screen", of: run.said)[1] == "3!", "what breaks with it, too")
    }

    @Test(.enabled(if: isWhole))
    func `beyond the contract: one assumption at a time, each in a row of its own`() async throws {
        let words = ["--subject", "stackoverflow-objc", "--height", "2", "--law", "no-nav-in-nav"]
        let run = try await verified(words + ["--beyond-contract"])
        #expect(run.code == .finding)
        let name = "delegate-comes-first"
        #expect(run.said.contains("\nnew: stackoverflow-objc without \(name)\nno-nav-in-nav is "))
        let rows = run.said.split(separator: "\n").filter { $0.hasPrefix("stackoverflow-objc") }
        #expect(rows.count == 9, "the contract, and eight assumptions that can be given up")
        #expect(rows[0].contains(" holds at any length"))
        #expect(try await verified(words).code == .nothingNew)

        // A line that repeats a finding gives up what it needs to break.
        let repetition = "splitfuzz replay --subject stackoverflow-objc --giving-up \(name)"
        let line = try #require(
            run.said.split(separator: "\n").first { $0.hasPrefix("  repeat  \(repetition) ") })
        #expect(line.hasSuffix(" 'withhold-delegate; launch narrow'"))
        let again = try await answeredApart(Array(shellWords(String(line)).dropFirst(2)))
        #expect(again.code == .finding)
        #expect(again.said.contains("no-nav-in-nav is broken in 2 steps, without the assumption"))

        let document = try await verified(words + ["--beyond-contract", "--format", "json"])
        #expect(document.said.contains("\"givingUp\" : [\n        \"\(name)\"\n      ],"))
    }

    @Test(.enabled(if: isWhole))
    func `what breaks within the contract is not blamed on an assumption`() async throws {
        let words = [
            "--subject", "stackoverflow-swift4", "--height", "3", "--law", "round-trip-order",
        ]
        let run = try await verified(words + ["--beyond-contract"])
        #expect(run.said.ranges(of: "\nnew: stackoverflow-swift4\n").count == 1)
        #expect(run.said.contains("\nnew: stackoverflow-swift4\nround-trip-order"))
        // Each assumption given up is blamed for what needs it, and for nothing else.
        let rows = run.said.split(separator: "\n").filter { $0.contains(" without ") }
        #expect(rows.count { $0.contains(" new, nothing else at any length, within 3 ") } == 3)
        let plain = rows.first { $0.contains(" without details-are-plain ") }
        #expect(plain?.contains(" 1 of 1  nothing of its own at any length, within 3 ") == true)
    }

    @Test(.enabled(if: isWhole)) func `what the corpus knows does not fail`() async throws {
        let folder = try TemporaryFolder()
        let search = ["--subject", "stackoverflow-swift4", "--runs", "200", "--seed", "1"]
        _ = try await answeredApart(["run", "--save", "--corpus", folder / "C"] + search)
        let run = try await verified(
            ["--subject", "stackoverflow-swift4", "--height", "3"], corpus: folder / "C")
        #expect(run.code == .nothingNew)
        #expect(run.said.contains("\nknown: stackoverflow-swift4\n"))
        #expect(run.said.hasSuffix("\nnothing new; 1 known finding\n"))
        #expect(try line("contents-preserved", of: run.said)[1] == "3*")
    }

    @Test(.enabled(if: isWhole))
    func `one law that looks ahead may be named, and the others are not asked`() async throws {
        let name = "canary-list-comes-first"
        let words = ["--subject", name, "--height", "4"]
        let run = try await verified(words + ["--law", "back-walk"])
        #expect(run.code == .finding)
        #expect(try line("back-walk", of: run.said)[1] == "3!")
        #expect(!run.said.contains("list-reachable"))
        #expect(run.said.contains("\(name) 'launch narrow; select 1; "), "a trace that repeats it")
    }

    @Test func `what is not judged is said: by depth and memory`() async throws {
        let subject = ["--subject", "recommended"]
        let short = try await verified(subject + ["--depth", "2"])
        #expect(short.said.contains("  holds up to 2 commands\n"))
        #expect(!short.said.contains("not complete"))
        let full = try await verified(
            subject + ["--memory", "1", "--height", "20", "--law", "no-exception"])
        #expect(full.code == .nothingNew)
        let bound = "recommended: the memory is used up; not complete beyond depth "
        let remark = try #require(full.said.split(separator: "\n").first { $0.hasPrefix(bound) })
        #expect(
            remark.hasSuffix("; all counts but those of states include what was seen beyond it"))
    }

    @Test func `of a verification that ended early, states are those of the complete depth`()
        async throws
    {
        let run = try await verified([
            "--subject", "recommended", "--memory", "1", "--height", "20", "--law",
            "no-exception", "--format", "json",
        ])
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.said.utf8)) as? [String: Any])
        let subject = try #require((document["subjects"] as? [[String: Any]])?.first)
        #expect(subject["end"] as? String == "stateLimit")
        let depth = try #require(subject["completeDepth"] as? Int)
        let perDepth = try #require(subject["statesPerDepth"] as? [Int])
        // The empty trace reaches a state, too.
        #expect(perDepth.count == depth + 1)
        #expect(subject["states"] as? Int == perDepth.reduce(0, +))
    }

    @Test(.enabled(if: isWhole)) func `what is not judged for lack of time is said`() async throws {
        // With one law, that is enough for the first depth.
        let late = try await verified([
            "--subject", "recommended", "--time", isSanitized ? "40s" : "3s", "--height", "20",
            "--law", "no-exception",
        ])
        #expect(late.code == .nothingNew)
        #expect(late.said.contains("recommended: the time is up; not complete beyond depth "))
    }

    @Test(.enabled(if: isWhole)) func `where nothing was judged nothing is said to hold`()
        async throws
    {
        let subject = ["--subject", "stackoverflow-swift4"]
        let low = try await verified(subject + ["--height", "1"])
        #expect(low.code == .nothingJudged)
        #expect(low.said.contains("  nothing judged: it begins with more than 1 screen\n"))
        let other = try await verified(subject + ["--height", "2", "--law", "on-screen"])
        #expect(other.code == .nothingJudged)
        #expect(other.said.contains("  0 of 0  nothing to judge\n"), "a law that cannot apply")
    }

    @Test func `a verification that had to be ended has judged nothing`() throws {
        let bounds = VerificationBounds(height: 3)
        let note = #"{"completeDepth": 7, "states": 100, "transitions": 900, "bytes": 5000}"#
        let progress = try JSONDecoder().decode(ExhaustProgress.self, from: Data(note.utf8))
        let row = VerifyResult.Row(
            arrangement: Arrangement(subject: "notes", givingUp: nil, profile: "ios26"),
            verification: Verification(unfinished: "notes", bounds: bounds, after: progress),
            inapplicable: [], rows: nil, findings: [], breaksContractItself: false,
            failure: .unfinished, cut: nil)
        #expect(row.verdict == "unfinished")
        let lost = "notes: the time is up; what was found until then is lost"
        #expect(row.shortfalls(isInterrupted: false) == [lost])
        let result = VerifyResult(
            profile: "ios26", law: nil, bounds: bounds, rows: [row], unverified: [], signal: nil)
        #expect(result.exitCode == .nothingJudged)
        let text = result.printed(as: .text)
        #expect(text.hasSuffix("\nnothing found; 1 subject not finished\n"))
        let cells = text.split(separator: "\n")[1].split(separator: " ")
        #expect(cells == ["notes", "?", "?", "?", "?", "?", "?", "?", "unfinished"])
        // The last word of the process counts what it had judged, which no one has seen: so nothing
        // is said of the search, not even a 0.
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(result.printed(as: .json).utf8))
                as? [String: Any])
        let subject = try #require((document["subjects"] as? [[String: Any]])?.first)
        #expect(
            Set(subject.keys) == ["subject", "profile", "givingUp", "verdict", "laws", "findings"])
        #expect(subject["verdict"] as? String == "unfinished")
        #expect((subject["laws"] as? [Any])?.isEmpty == true)
    }

    @Test(.enabled(if: isWhole))
    func `without memory it ends with what is complete, and blames no step`() async throws {
        let subject = ["--subject", "recommended", "--height", "9", "--depth", "12"]
        let verified = try await answeredApart(["verify"] + subject + ["--worker-memory", "64"])
        #expect(verified.code == .nothingNew)
        let reason = ": the memory of its process is used up, see --worker-memory;"
        #expect(verified.said.contains(reason))
        #expect(verified.said.hasSuffix("\nnothing found\n"))
    }

    @Test
    @MainActor func `Ctrl-C: what was done is reported, and no more is begun`() throws {
        let looks = Looks()
        let run = try answered(
            ["verify"] + [
                "--subject", "recommended", "--subject", "notes-swift", "--height", "20",
            ], interruption: Interruption(watch: {}, signal: { looks.next() > 3 ? SIGINT : nil }))
        #expect(run.code == .interrupted)
        #expect(run.said.contains("recommended: interrupted; not complete beyond depth "))
        #expect(run.said.contains("\ninterrupted; not verified: notes-swift\n"))
    }

    @Test(.enabled(if: isWhole)) func `for a program`() async throws {
        let run = try await verified(
            ["--subject", "stackoverflow-swift4", "--height", "3", "--format", "json"])
        #expect(run.code == .finding)
        #expect(run.complained == "splitfuzz 0.2.0  height 3  profile ios26\n")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.said.utf8)) as? [String: Any])
        #expect(document["verb"] as? String == "verify")
        #expect(document["height"] as? Int == 3)
        #expect(document["depth"] == nil && document["law"] == nil)
        let subjects = try #require(document["subjects"] as? [[String: Any]])
        let subject = try #require(subjects.first)
        #expect(subject["end"] as? String == "closed")
        #expect(subject["merged"] as? Bool == true)
        let perDepth = try #require(subject["statesPerDepth"] as? [Int])
        #expect(subject["states"] as? Int == perDepth.reduce(0, +))
        let judged = try #require(subject["judged"] as? Int)
        #expect(try #require(subject["transitions"] as? Int) > judged)
        let laws = try #require(subject["laws"] as? [[String: Any]])
        let ahead = ["back-walk", "list-reachable", "commutes", "restoration-round-trip"]
        for law in laws {
            let name = try #require(law["name"] as? String)
            let verdicts = ["held", "notApplicable", "violated"].compactMap { law[$0] as? Int }
            let count = verdicts.reduce(0, +)
            // A look ahead counts beside the steps.
            let isAll = ahead.contains(name) ? count >= judged : count == judged
            #expect(verdicts.count == 3 && isAll, "\(name) judges each of them")
        }
        let findings = try #require(subject["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0["law"] as? String } == [
                "contents-preserved", "round-trip-order",
            ])
        #expect(findings[0]["run"] == nil)
        let proof = try #require(findings[0]["shortest"] as? [String: Any])
        #expect(proof["isProved"] as? Bool == true)
    }

    @Test func `bad words`() async throws {
        let law = try await answeredApart(["verify", "--law", "back-wlak"])
        #expect(law.code == .usage)
        #expect(
            law.complained.hasPrefix(
                "splitfuzz: --law must be a name that 'splitfuzz list' shows, but was given "))
        #expect(law.complained.contains("did you mean back-walk? see 'splitfuzz verify --help'"))
        #expect(try await answeredApart(["verify", "--depth", "0"]).code == .usage)
        #expect(try await answeredApart(["verify", "--height", "0"]).code == .usage)
        #expect(try await answeredApart(["verify", "--subject", "no-app"]).code == .usage)
        #expect(
            try await answeredApart(["verify", "--corpus", "/nowhere/at/all"]).code
                == .unreadableTrace)
    }
}
