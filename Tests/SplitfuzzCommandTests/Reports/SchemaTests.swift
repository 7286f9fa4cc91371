import Foundation
import SplitViewConformance
import Testing

@testable import SplitfuzzCommand

/// Every document keeps to the schema that the command prints.
@MainActor @Suite(.ofCatalog)
struct SchemaTests {
    private nonisolated static let finding = [
        "--subject", "no-delegate", "--seed", "7", "--runs", "20",
    ]

    @Test(arguments: [
        ["list"], ["run", "--stats"] + finding, ["run", "--shard", "1/2"] + finding,
        ["matrix"] + finding,
        ["verify", "--subject", "no-delegate", "--height", "2", "--depth", "2"],
        ["explain", "--subject", "no-delegate", "launch wide; select 1; narrow"],
        ["explain", "--subject", "no-delegate", "launch narrow"],
        ["replay", "--subject", "no-delegate", "launch narrow", "launch wide", "back list"],
        ["replay", "nowhere.trace"],
    ])
    nonisolated func `a document keeps to it`(_ words: [String]) async throws {
        let schema = try JSONSchema(Schema.document.document)
        let run = try await answeredApart(words + ["--format", "json"])
        #expect(try schema.faults(in: run.said) == [])
    }

    @Test func `a change of a corpus keeps to it`() throws {
        let change = CorpusChange(
            form: .minimize, corpus: "C", isDryRun: true,
            files: [CorpusChange.File(path: "a", action: .kept, reason: "needed")])
        let schema = try JSONSchema(Schema.document.document)
        #expect(try schema.faults(in: change.printed(as: .json)) == [])
    }

    @Test func `it refuses what no verb prints`() throws {
        let schema = try JSONSchema(Schema.document.document)
        let list = try #require(Inventory().printed(as: .json).data(using: .utf8))
        var document = try #require(
            JSONSerialization.jsonObject(with: list) as? [String: Any])
        func faults() throws -> [String] {
            let data = try JSONSerialization.data(withJSONObject: document)
            return try schema.faults(in: String(decoding: data, as: UTF8.self))
        }
        #expect(try faults() == [])
        document["laws"] = nil
        #expect(try faults().contains(": lacks laws"))
        document["laws"] = [["name": 1, "summary": "s"]]
        #expect(try faults().contains(".laws[0].name: no string"))
        document["laws"] = [[String: Any]]()
        document["more"] = 1
        #expect(try faults().contains(": has more"))
        document["more"] = nil
        document["verb"] = "lists"
        #expect(try !faults().isEmpty)
    }

    @Test func `a step has a picture, screen by screen, in every verb`() throws {
        func frames(_ verb: String, _ list: String, _ trace: String) throws -> [[String: Any]] {
            let said = try answered(
                [verb, "--subject", "no-delegate", trace, "--format", "json"]
            ).said
            let object = try #require(
                JSONSerialization.jsonObject(with: Data(said.utf8)) as? [String: Any])
            let entry = try #require((object[list] as? [[String: Any]])?.first)
            let steps = try #require(entry["steps"] as? [[String: Any]])
            return try steps.map { try #require($0["frame"] as? [String: Any]) }
        }
        let told = try frames("explain", "explanations", "launch wide; select 1; narrow")
        #expect(told.map { $0["form"] as? String } == ["columns", "columns", "stack"])
        #expect((told[0]["columns"] as? [Any])?.count == 2)
        let broken = try frames("explain", "explanations", "launch narrow")
        #expect(
            try NSArray(array: frames("replay", "traces", "launch narrow"))
                == NSArray(array: broken))
    }
}
