import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct MatrixVerbTests {
    private let words = [
        "matrix", "--seed", "42", "--commands", "4_000", "--jobs", "1", "--subject",
        "stackoverflow-objc", "--subject", "canary-blank-carried-along",
    ]

    @Test(.enabled(if: isWhole)) func `laws by subjects, and what the signs mean`() async throws {
        let folder = try TemporaryFolder()
        let run = try await answeredApart(words + ["--corpus", folder.path])
        #expect(run.code == .finding)
        let lines = run.said.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "splitfuzz 0.2.0  seed 42  profile ios26")
        let cells = Dictionary(
            uniqueKeysWithValues: lines.dropFirst(2).prefix { !$0.isEmpty }.map { line in
                let words = line.split(separator: " ").map(String.init)
                return (words[0], Array(words.dropFirst()))
            })
        #expect(cells["law"] == ["1", "2"])
        #expect(cells["blank-never-nested"]?.last == "1!")
        #expect(cells["app-record"]?.first == "-")
        #expect(cells["no-exception"]?.first == "4k")
        #expect(lines.contains("2  canary-blank-carried-along"))
        #expect(lines.contains("1!     broken, in 1 step") == false)
        #expect(lines.contains("3!     broken, in 3 steps"))
    }

    @Test(.enabled(if: isWhole)) func `for a program`() async throws {
        let folder = try TemporaryFolder()
        // The cells of a shorter search have the same form.
        let short = words.map { $0 == "4_000" ? "1_000" : $0 }
        let run = try await answeredApart(short + ["--corpus", folder.path, "--format", "json"])
        #expect(run.complained == "splitfuzz 0.2.0  seed 42  profile ios26\n")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.said.utf8)) as? [String: Any])
        let subjects = try #require(document["subjects"] as? [[String: Any]])
        #expect(subjects.map { $0["name"] as? String } == [words[8], words[10]])
        let laws = try #require(subjects[1]["laws"] as? [[String: Any]])
        let blank = try #require(laws.first { $0["law"] as? String == "blank-never-nested" })
        #expect(blank["verdict"] as? String == "broken")
        #expect(blank["steps"] as? Int == 1)
        #expect(laws.allSatisfy { ($0["judged"] == nil) == ($0["verdict"] as? String != "held") })
    }

    @Test(.enabled(if: isWhole)) func `what the corpus knows has a star and does not fail`()
        async throws
    {
        let folder = try TemporaryFolder()
        let corpus = ["--corpus", folder / "C"]
        _ = try await answeredApart(["run"] + words.dropFirst() + ["--save"] + corpus)
        let run = try await answeredApart(words + corpus + ["--format", "markdown"])
        #expect(run.code == .nothingNew)
        #expect(run.said.contains("| `blank-never-nested` | "))
        // The placeholder is carried along, and it stays below a note that is chosen.
        #expect(run.said.contains(" | **2x 1**\\* |\n"))
        #expect(run.said.hasSuffix("\n1. `stackoverflow-objc`\n2. `canary-blank-carried-along`\n"))
    }

    @Test func `a law that might have been judged and was not, and one that has nothing to judge`()
    {
        #expect(Matrix.Cell.neverJudged.sign == "never")
        #expect(Matrix.Cell.doesNotApply.sign == "-")
        #expect(Matrix.Cell.held(999).sign == "999")
        #expect(Matrix.Cell.held(499_999).sign == "499k")
        #expect(Matrix.Cell.held(3_000_000).sign == "3M")
        #expect(Matrix.Cell.broken(steps: 3, ways: 1).sign == "3!")
        #expect(Matrix.Cell.broken(steps: 3, ways: 2).sign == "2x 3!")
        #expect(Matrix.Cell.known(steps: 12, ways: 3).sign == "3x 12*")
    }
}
