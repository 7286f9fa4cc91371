import Foundation
import StatefulTesting
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct CoverageTests {
    private static let words = ["--seed", "1", "--runs", "150", "--subject", "stackoverflow-objc"]
    /// Printed once, as several tests look at it.
    private static let stats = Task { try await answeredApart(words + ["--stats"]) }
    private var words: [String] { Self.words }
    /// Enough to be sure that what never comes is too rare.
    private let more = ["--seed", "1", "--runs", "400", "--subject", "stackoverflow-objc"]

    @Test func `--stats tells commands, laws and labels, and what was never reached`() async throws
    {
        let run = try await Self.stats.value
        #expect(run.code == .nothingNew)
        #expect(run.said.contains("\ncovered: stackoverflow-objc\n  command "))
        #expect(run.said.contains("\n  launch "))
        #expect(run.said.contains("\n  law "))
        #expect(run.said.contains("\n  collapse-answered "))
        // UIKit never pops a detail for a delegate that gives one.
        let lines = run.said.split(separator: "\n")
        let last = try #require(lines.first { $0.contains("never reached") })
        #expect(last.contains("expand-popped"))
        // What a subject does not have is not printed.
        #expect(!run.said.contains("swipe-dock"))
        #expect(!(try await answeredApart(words).said.contains("covered:")))
    }

    @Test func `--stats tells under each law in which of its branches it held, and JSON does, too`()
        async throws
    {
        let run = try await Self.stats.value
        let lines = run.said.split(separator: "\n")
        let place = try #require(lines.firstIndex { $0.hasPrefix("  tap-works ") })
        func count(_ line: Substring) -> Int? {
            line.split(separator: " ").dropFirst().first.flatMap {
                Int($0.filter { $0 != "_" })
            }
        }
        #expect(lines[place + 1].hasPrefix("    columns "))
        #expect(lines[place + 2].hasPrefix("    one-stack "))
        let counts = try (0...2).map { try #require(count(lines[place + $0])) }
        #expect(counts[1] > 0 && counts[2] > 0 && counts[1] + counts[2] == counts[0])
        // The policies of this app do not lead there; `on-screen` is not about it at all.
        let last = try #require(lines.first { $0.contains("never reached") })
        #expect(last.contains(", answer-matches-deed/collapse-left-to-uikit, "))
        #expect(!last.contains("tap-works/") && !last.contains("on-screen/"))

        let json = try await answeredApart(words + ["--format", "json"])
        let object = try #require(
            JSONSerialization.jsonObject(with: json.said.data) as? [String: Any])
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        let laws = try #require(subject["laws"] as? [[String: Any]])
        func branches(_ name: String) throws -> [[String: Any]] {
            let law = try #require(laws.first { $0["name"] as? String == name })
            return try #require(law["branches"] as? [[String: Any]])
        }
        let taps = try branches("tap-works")
        #expect(taps.map { $0["name"] as? String } == ["columns", "one-stack"])
        #expect(taps.map { $0["steps"] as? Int } == Array(counts.dropFirst()))
        #expect(try branches("terminates").isEmpty)
    }

    @Test(.enabled(if: isWhole))
    func `--stats tells abstract states, out of those that verify reaches`() async throws {
        let run = try await Self.stats.value
        let lines = run.said.split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("  abstract states ") })
        let pattern =
            /abstract states (\d+) of (\d+) \(.+ %\), transitions (\d+) of (\d+) \(.+ %\), within/
        let match = try #require(line.firstMatch(of: pattern))
        #expect(line.hasSuffix(", within 5 screens"))
        let numbers = try [match.1, match.2, match.3, match.4].map { try #require(Int($0)) }
        #expect(numbers[0] <= numbers[1] && numbers[2] <= numbers[3])
        #expect(numbers[0] > 10 && numbers[2] > 50)
        let json = try await answeredApart(words + ["--stats", "--format", "json"])
        let object = try #require(
            JSONSerialization.jsonObject(with: json.said.data) as? [String: Any])
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        let abstract = try #require(subject["abstract"] as? [String: Any])
        let states = try #require(abstract["states"] as? [String: Int])
        #expect(states == ["visited": numbers[0], "reachable": numbers[1]])
        #expect(abstract["isComplete"] as? Bool == true)
        let without = try await answeredApart(words + ["--format", "json"])
        #expect(!without.said.contains("\"abstract\""))
    }

    @Test func `shares and what they are worth`() {
        let map = StateMap(states: [1, 2, 7], transitions: [5])
        let all = StateMap(states: [1, 2, 3, 4], transitions: [5, 6])
        func stateCoverage(isClosed: Bool) -> StateCoverage {
            StateCoverage(
                of: map,
                out: StateCoverage.Reachable(map: all, isClosed: isClosed, completeDepth: 9),
                height: 4)
        }
        let shares = "abstract states 2 of 4 (50 %), transitions 1 of 2 (50 %), within 4 screens"
        #expect(stateCoverage(isClosed: true).sentence == shares)
        #expect(
            stateCoverage(isClosed: false).sentence
                == "\(shares), as far as was tried: all traces of up to 9 commands")
    }

    @Test(.enabled(if: isWhole))
    func `--cover fails a run that reaches a label too rarely, and says how rarely`() async throws {
        let met = try await answeredApart(words + ["--cover", "collapse-answered=20"])
        #expect(met.code == .nothingNew)
        #expect(met.said.contains("\nmet: stackoverflow-objc: 20 % of the runs had to reach "))
        let missed = try await answeredApart(more + ["--cover", "expand-popped=12.5"])
        #expect(missed.code == .finding)
        #expect(
            missed.said.contains(
                "\nmissed: stackoverflow-objc: 12.5 % of the runs had to reach expand-popped; "
                    + "only 0 of 400 runs did\n"))
        let short = try await answeredApart([
            "--seed", "1", "--runs", "3", "--subject", "stackoverflow-objc", "--cover",
            "expand-popped=1",
        ])
        #expect(short.code == .nothingNew)
        #expect(short.said.contains("0 of 3 runs did, too few runs to decide"))
    }

    @Test(.enabled(if: isWhole)) func `programs can read it as well`() async throws {
        let demanding = more + ["--cover", "expand-popped=12.5"]
        let json = try await answeredApart(demanding + ["--format", "json"])
        #expect(json.code == .finding)
        let object = try #require(
            JSONSerialization.jsonObject(with: json.said.data) as? [String: Any])
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        let demand = try #require((subject["demands"] as? [[String: Any]])?.first)
        #expect(demand["verdict"] as? String == "missed")
        #expect(demand["share"] as? Double == 0.125)
        #expect((subject["labels"] as? [[String: Any]])?.isEmpty == false)
        #expect((subject["kinds"] as? [[String: Any]])?.isEmpty == false)
        let junit = try await answeredApart(demanding + ["--format", "junit"])
        #expect(junit.said.contains("covers-expand-popped"))
        let github = try await answeredApart(demanding + ["--format", "github"])
        #expect(
            github.said.contains(
                "title=stackoverflow-objc misses expand-popped::12.5 %25 of the runs had to"))
    }

    @Test func `a wrong demand is reported on one line`() async throws {
        let unknown = try await answeredApart(words + ["--cover", "colapse-answered=1"])
        #expect(unknown.code == .usage)
        #expect(
            unknown.complained
                == "splitfuzz: no subject has the label 'colapse-answered'; --stats lists them; "
                + "did you mean collapse-answered? see 'splitfuzz run --help'\n")
        for word in ["raised", "=1", "raised=", "raised=x"] {
            let run = try await answeredApart(words + ["--cover", word])
            #expect(run.code == .usage)
            #expect(run.complained.contains("a label and a percentage such as raised=0.5"))
        }
        #expect(
            try await answeredApart(words + ["--cover", "raised=101"]).complained.contains(
                "too large"))
    }

    @Test(
        arguments: zip([0, 1, 0.5, 0.125, 0.00123, 0.1], ["0", "100", "50", "12.5", "0.12", "10"]))
    func `percentages as they are read`(_ share: Double, _ text: String) {
        #expect(share.percentage == text)
    }
}
