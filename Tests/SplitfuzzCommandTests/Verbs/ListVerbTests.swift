import Foundation
import SplitViewCatalog
import SplitViewConformance
import Testing
import UIKitModel

@testable import SplitfuzzCommand

@MainActor @Suite struct ListVerbTests {
    @Test func `everything that can be named is there`() throws {
        let list = try answered(["list"])
        #expect(list.code == .nothingNew)
        let names =
            Catalog.names + SplitViewLaws.all.map(\.name) + CommandName.allCases.map(\.form)
            + UIKitProfile.all.map(\.name)
            + Catalog.subjects.flatMap { $0.contract.assumptions.map(\.name) }
        for name in names { #expect(list.said.contains("  \(name)"), "\(name)") }
        for law in SplitViewLaws.all { #expect(list.said.contains(law.statement)) }
        for name in CommandName.allCases { #expect(list.said.contains(name.explanation)) }
    }

    @Test func `an assumption says where it comes from`() throws {
        let list = try answered(["list"]).said
        #expect(list.contains("is not shown again. (found by fuzzing, not stated)\n"))
        #expect(list.contains("with nothing to show. (the subject ensures it)\n"))
    }

    @Test func `a canary says which law catches it, or that none can`() throws {
        let lines = try answered(["list"]).said.split(separator: "\n")
        func end(of name: String) throws -> String {
            let line = try #require(lines.first { $0.hasPrefix("  \(name) ") })
            return (line.components(separatedBy: "  ").last ?? "").trimmingCharacters(
                in: .whitespaces)
        }
        #expect(try end(of: "canary-first-is-blank") == "contents-preserved in 3 steps")
        #expect(try end(of: "canary-decides-too-late") == "blank-never-nested in 1 step")
        #expect(
            try end(of: "canary-cannot-be-built")
                == "cannot be judged: survives, before the first step")
        #expect(
            try end(of: "canary-raises-when-built")
                == "cannot be judged: no-exception, before the first step")
        #expect(try end(of: "closing").hasSuffix(", and cannot be judged"))
    }

    @Test func `as JSON`() throws {
        let list = try answered(["list", "--format", "json"])
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(list.said.utf8)) as? [String: Any])
        #expect(object["schema"] as? Int == 1)
        #expect((object["laws"] as? [Any])?.count == SplitViewLaws.all.count)
        #expect((object["commands"] as? [Any])?.count == CommandName.allCases.count)
        let subjects = try #require(object["subjects"] as? [[String: Any]])
        #expect(subjects.map { $0["name"] as? String } == Catalog.subjects.map(\.name))
    }

    @Test func `help, version and a wrong word`() throws {
        #expect(try answered(["--version"]).said == "splitfuzz 0.2.0\n")
        #expect(try answered(["help"]).said == VerbTable.current.overview)
        let run = try #require(VerbTable.current.verb(named: "run"))
        #expect(try answered(["--seed", "1", "--help"]).said == VerbTable.current.help(for: run))
        let wrong = try answered(["--sede", "1"])
        #expect(wrong.code == .usage)
        #expect(wrong.said == "")
        #expect(
            wrong.complained == "splitfuzz: unknown option --sede for run; did you mean --seed? "
                + "see 'splitfuzz run --help'\n")
    }

    @Test func `every profile of the model is summarised in a line`() {
        #expect(Inventory().profiles.allSatisfy { !$0.summary.isEmpty })
    }
}
