import Foundation
import Testing

@testable import splitfuzz

@MainActor @Suite("what a run has covered")
struct CoverageTests {
    private let words = ["--seed", "1", "--runs", "400", "--subject", "stackoverflow-objc"]

    @Test("--stats tells commands, laws and labels, and what was never reached")
    func stats() throws {
        let run = try answered(words + ["--stats"])
        #expect(run.code == .nothingNew)
        #expect(run.said.contains("\ncovered: stackoverflow-objc\n  command "))
        #expect(run.said.contains("\n  launch "))
        #expect(run.said.contains("\n  law "))
        #expect(run.said.contains("\n  collapse-answered "))
        // UIKit never pops a detail for a delegate that gives one.
        let lines = run.said.split(separator: "\n")
        let last = try #require(lines.first { $0.contains("never reached") })
        #expect(last.contains("expand-popped"))
        // What a subject lacks is not told.
        #expect(!run.said.contains("switch-tab"))
        #expect(!(try answered(words).said.contains("covered:")))
    }

    @Test("--cover fails a run that came by too rarely, and says how rarely")
    func cover() throws {
        let met = try answered(words + ["--cover", "collapse-answered=20"])
        #expect(met.code == .nothingNew)
        #expect(met.said.contains("\nmet: stackoverflow-objc: 20 % of the runs had to come by "))
        let missed = try answered(words + ["--cover", "expand-popped=12.5"])
        #expect(missed.code == .finding)
        #expect(
            missed.said.contains(
                "\nmissed: stackoverflow-objc: 12.5 % of the runs had to come by expand-popped; "
                    + "only 0 of 400 runs did\n"))
        let short = try answered([
            "--seed", "1", "--runs", "3", "--subject", "stackoverflow-objc", "--cover",
            "expand-popped=1",
        ])
        #expect(short.code == .nothingNew)
        #expect(short.said.contains("0 of 3 runs did, too few runs to tell"))
    }

    @Test("programs are told as well")
    func formats() throws {
        let demanding = words + ["--cover", "expand-popped=12.5"]
        let json = try answered(demanding + ["--format", "json"])
        #expect(json.code == .finding)
        let object = try #require(
            JSONSerialization.jsonObject(with: json.said.data) as? [String: Any])
        let subject = try #require((object["subjects"] as? [[String: Any]])?.first)
        let demand = try #require((subject["demands"] as? [[String: Any]])?.first)
        #expect(demand["verdict"] as? String == "missed")
        #expect(demand["share"] as? Double == 0.125)
        #expect((subject["labels"] as? [[String: Any]])?.isEmpty == false)
        #expect((subject["kinds"] as? [[String: Any]])?.isEmpty == false)
        let junit = try answered(demanding + ["--format", "junit"])
        #expect(junit.said.contains("covers-expand-popped"))
        let github = try answered(demanding + ["--format", "github"])
        #expect(github.said.contains("missed: stackoverflow-objc: 12.5 % of the runs"))
    }

    @Test("a wrong demand is told on one line")
    func wrong() throws {
        let unknown = try answered(words + ["--cover", "colapse-answered=1"])
        #expect(unknown.code == .usage)
        #expect(
            unknown.complained
                == "splitfuzz: no subject has the label 'colapse-answered'; --stats lists them; "
                + "did you mean collapse-answered? see 'splitfuzz run --help'\n")
        for word in ["raised", "=1", "raised=", "raised=x"] {
            let run = try answered(words + ["--cover", word])
            #expect(run.code == .usage)
            #expect(run.complained.contains("a label and a percentage such as raised=0.5"))
        }
        #expect(try answered(words + ["--cover", "raised=101"]).complained.contains("too large"))
    }

    @Test(
        "percentages as they are read",
        arguments: zip([0, 1, 0.5, 0.125, 0.00123, 0.1], ["0", "100", "50", "12.5", "0.12", "10"]))
    func percent(_ share: Double, _ text: String) {
        #expect(showPercent(share) == text)
    }
}
