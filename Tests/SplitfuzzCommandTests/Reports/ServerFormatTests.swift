import Foundation
import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

/// Formats of others keep to the rules of others.
@MainActor @Suite(.ofCatalog) struct ServerFormatTests {
    private struct Told: Printable {
        let printout: Printout
    }

    private func told(_ notices: [Notice], suites: [JUnit.Suite] = []) -> Told {
        Told(
            printout: Printout(
                verb: "run", sections: [Printout.Section(notices: notices)], suites: suites,
                document: .object([:])))
    }

    private func notices(_ count: Int, _ level: Notice.Level = .error) -> [Notice] {
        (1...count).map { number in
            Notice(
                level: level, rule: "same-screen", title: "a breaks b", sentence: "s\(number)",
                place: Notice.Place(file: "/a b/C.swift", line: number))
        }
    }

    // MARK: JUnit

    /// The attributes of junit-10.xsd, which Jenkins' xUnit plugin publishes: demanded, and allowed
    /// besides. Elements may hold those named, and no others.
    private nonisolated static let junit: [String: (demanded: Set<String>, allowed: Set<String>)] =
        [
            "testsuites": ([], ["name", "time", "tests", "failures", "errors"]),
            "testsuite": (
                ["name", "tests", "failures", "errors"],
                [
                    "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file",
                    "log",
                    "url",
                ]
            ),
            "testcase": (["name"], ["time", "classname", "group"]),
            "skipped": ([], ["type", "message"]), "failure": ([], ["type", "message"]),
        ]

    private nonisolated func faults(inJUnit text: String) throws -> [String] {
        let elements = try XMLElements(text)
        var faults = elements.names.first == "testsuites" ? [] : ["another root"]
        for (name, attributes) in zip(elements.names, elements.attributes) {
            guard let rule = Self.junit[name] else {
                faults.append("element \(name)")
                continue
            }
            let names = Set(attributes.keys)
            faults += rule.demanded.subtracting(names).map { "\(name) lacks \($0)" }
            faults += names.subtracting(rule.demanded).subtracting(rule.allowed).map {
                "\(name) has \($0)"
            }
            if let time = attributes["time"], time.wholeMatch(of: /\d{1,3}(\d{3})*\.\d{3}/) == nil {
                faults.append("time \(time)")
            }
        }
        return faults
    }

    @Test(arguments: [
        ["replay", "--subject", "no-delegate", "launch narrow", "back list"],
        ["run", "--subject", "no-delegate", "--seed", "7", "--runs", "20"],
        ["verify", "--subject", "no-delegate", "--height", "2", "--depth", "2"],
        ["matrix", "--subject", "no-delegate", "--seed", "7", "--runs", "20"],
    ])
    nonisolated func `JUnit keeps to the common schema, with times`(_ words: [String]) async throws
    {
        let run = try await answeredApart(words + ["--format", "junit"])
        #expect(try faults(inJUnit: run.said) == [])
        let elements = try XMLElements(run.said)
        #expect(elements.attributes[0]["time"] != nil && elements.attributes[1]["time"] != nil)
        #expect(!Set(elements.names).isDisjoint(with: ["failure", "skipped"]))
    }

    @Test func `a rule of JUnit that is broken is noticed`() throws {
        #expect(
            try faults(inJUnit: #"<testsuites skipped="0"><testsuite name="a"/></testsuites>"#)
                .sorted() == [
                    "testsuite lacks errors", "testsuite lacks failures", "testsuite lacks tests",
                    "testsuites has skipped",
                ])
    }

    // MARK: SARIF

    /// What SARIF 2.1.0 demands of the objects that are used here, without all that is not used.
    private static let sarif = #"""
        {"type": "object", "required": ["version", "runs"], "properties": {
          "$schema": {"type": "string", "pattern": "https://[^ ]+"},
          "version": {"enum": ["2.1.0"]},
          "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}}},
         "$defs": {
          "run": {"type": "object", "required": ["tool"], "properties": {
            "tool": {"type": "object", "required": ["driver"], "properties": {
              "driver": {"$ref": "#/$defs/toolComponent"}}},
            "results": {"type": "array", "items": {"$ref": "#/$defs/result"}}}},
          "toolComponent": {"type": "object", "required": ["name"], "properties": {
            "name": {"type": "string"}, "version": {"type": "string"},
            "rules": {"type": "array", "items": {"type": "object", "required": ["id"],
              "properties": {"id": {"type": "string"},
                "shortDescription": {"$ref": "#/$defs/message"}}}}}},
          "message": {"type": "object", "required": ["text"], "properties": {
            "text": {"type": "string"}}},
          "result": {"type": "object", "required": ["message"], "properties": {
            "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
            "level": {"enum": ["none", "note", "warning", "error"]},
            "message": {"$ref": "#/$defs/message"},
            "locations": {"type": "array", "items": {"type": "object", "properties": {
              "physicalLocation": {"type": "object", "required": ["artifactLocation"],
                "properties": {
                  "artifactLocation": {"type": "object", "properties": {
                    "uri": {"type": "string", "pattern": "[A-Za-z0-9%._~:/-]+"}}},
                  "region": {"type": "object", "properties": {
                    "startLine": {"type": "integer", "minimum": 1}}}}}}}},
            "suppressions": {"type": "array", "items": {"type": "object",
              "required": ["kind"], "properties": {
                "kind": {"enum": ["inSource", "external"]}}}}}}}}
        """#

    @Test func `SARIF keeps to its schema`() throws {
        let schema = try JSONSchema(Self.sarif)
        let log = told(notices(2) + notices(1, .notice) + notices(1, .warning))
            .printed(as: .sarif)
        #expect(try schema.faults(in: log) == [])
        #expect(log.contains(#""uri" : "file:///a%20b/C.swift""#))
        #expect(try schema.faults(in: told([]).printed(as: .sarif)) == [])
        #expect(try schema.faults(in: #"{"version": "2.1.0", "run": []}"#).count == 2)
        let replay = try answered([
            "replay", "--subject", "no-delegate", "launch narrow", "--format", "sarif",
        ])
        #expect(try schema.faults(in: replay.said) == [])
        #expect(replay.said.contains(#""ruleId" : "blank-never-nested""#))
    }

    // MARK: GitHub and Xcode

    @Test func `GitHub gets ten errors at most, and the last one counts the rest`() {
        let ten = told(notices(10)).printed(as: .github)
        #expect(ten.split(separator: "\n").count == 10 && !ten.contains("more"))
        let lines = told(notices(12) + notices(1, .warning)).printed(as: .github)
            .split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines[0] == "::error file=/a b/C.swift,line=1,title=a breaks b::s1")
        #expect(
            lines[9] == "::error title=and 3 more::a breaks b: s10%0Aa breaks b: s11%0A"
                + "a breaks b: s12")
        #expect(lines[10].hasPrefix("::warning "))
    }

    @Test func `Xcode gets a line for each, as a compiler prints it`() {
        let text = told(notices(1) + notices(1, .notice)).printed(as: .xcode)
        #expect(
            text == """
                /a b/C.swift:1:1: error: a breaks b: s1
                /a b/C.swift:1:1: note: a breaks b: s1

                """)
    }

    @Test(arguments: [
        ["run", "--subject", "no-delegate", "--seed", "7", "--runs", "20"],
        ["verify", "--subject", "no-delegate", "--height", "2", "--depth", "2"],
    ])
    nonisolated func `a search and a verification lead to the subject's source`(
        _ words: [String]
    ) async throws {
        let folder = try TemporaryFolder()
        let run = try await answeredApart(words + ["--corpus", folder.path, "--format", "xcode"])
        // The first line says what is searched.
        let lines = run.said.split(separator: "\n").dropFirst()
        let mark = /Sources\/SplitViewCatalog\/[A-Za-z0-9]+\.swift:[1-9][0-9]*:1: (error|note): .+/
        #expect(!lines.isEmpty && lines.allSatisfy { $0.wholeMatch(of: mark) != nil })
    }

    // MARK: Markdown

    @Test func `Markdown has tables, and nothing of an app's own is a mark`() {
        var table = Table([.left, .right], header: ["law", "1"])
        table.append(["same-screen", "3*"])
        table.append(["a|b", "<4>"])
        let printout = Printout(
            verb: "run",
            sections: [
                Printout.Section(blocks: [.table(table), .numbered(["x"])]),
                Printout.Section(
                    heading: ["new: ", "a_b"], blocks: [.lines(["one", "```two"])]),
            ], document: .object([:]))
        #expect(
            Told(printout: printout).printed(as: .markdown) == """
                | law | 1 |
                | --- | ---: |
                | `same-screen` | **3**\\* |
                | `a\\|b` | \\<4\\> |

                1. `x`

                ### new: a\\_b

                ````text
                one
                ```two
                ````

                """)
    }

    // MARK: Several at once

    @Test func `a report that has no folder ends the command before it searches`() throws {
        let folder = try TemporaryFolder()
        let lost = try answered([
            "run", "--subject", "no-delegate", "--runs", "1", "--report",
            "sarif=\(folder / "no/a")",
        ])
        #expect(lost.code == .unreadableTrace && lost.said.isEmpty)
        #expect(
            lost.complained
                == "splitfuzz: cannot write \(folder / "no/a"): No such file or directory\n")
    }

    @Test func `one search, several reports`() throws {
        let folder = try TemporaryFolder()
        let words = ["replay", "--subject", "no-delegate", "launch narrow"]
        let run = try answered(
            words + [
                "--report", "sarif=\(folder / "a.sarif")", "--report", "xcode=\(folder / "b")",
            ])
        #expect(run.said == (try answered(words)).said)
        #expect(folder.texts["a.sarif"] == (try answered(words + ["--format", "sarif"])).said)
        #expect(folder.texts["b"] == (try answered(words + ["--format", "xcode"])).said)
        // A folder that has the name of the report is met only as the report is written.
        let taken = folder / ""
        let lost = try answered(words + ["--report", "sarif=\(taken)"])
        #expect(lost.code == .unreadableTrace && lost.said == run.said)
        #expect(lost.complained.contains("cannot write"))
    }
}
