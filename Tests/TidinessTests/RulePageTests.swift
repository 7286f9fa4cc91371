import Testing

/// Every rule of UIKit that is cited can be looked up, and every rule that can be looked up is
/// tested, or says why not.
@Suite struct RulePageTests {
    private let files = SourceTree.own.files

    private func page(_ path: String) throws -> ProjectFile {
        try #require(files.first { $0.path == path })
    }

    @Test func `what is cited stands on the page, and what stands there is tested or says why not`()
        throws
    {
        let rows = ruleRows(try page(rulePagePath))
        let citations = files.filter { citesRules($0.path) }.flatMap(ruleCitations)
        #expect(citationComplaints(rows, citations) == [])
        #expect(files.flatMap(namelessChoices) == [])

        // There is something to check.
        #expect(rows.count { !$0.isChoice } >= 130)
        #expect(rows.count { $0.isChoice } >= 30)
        for (folder, least) in [("Sources/", 300), ("Tests/", 100), ("Corpus/", 2)] {
            let count = citations.count {
                $0.path.hasPrefix(folder) && $0.path != rulePagePath
            }
            #expect(count >= least, "\(folder)")
        }
        #expect(rows.count { $0.reason.isEmpty } >= 120)
        #expect(citations.contains { $0.id == "C10" && $0.path.hasPrefix("Sources/UIKitModel/") })
    }

    @Test func `each choice is a switch, or says why not`() throws {
        let page = try page(rulePagePath)
        let start = try #require(page.lines.firstIndex(of: "### Both ways"))
        let places = page.lines[start...].prefix { !$0.hasPrefix("## ") }
            .filter { $0.hasPrefix("| it is") || $0.hasPrefix("| none") }
            .map { line in line.matches(of: /UNK[0-9]+/).map { String($0.0) } }
        let choices = ruleRows(page).filter(\.isChoice).map(\.id)
        #expect(places.flatMap(\.self).sorted() == choices.sorted())
        let table = files.first { $0.path == "Sources/UIKitModel/Engine/ModelChoice.swift" }
        let code = try #require(table).lines.joined(separator: "\n")
        let switches = code.matches(of: /\(\s*"(UNK[0-9]+)",/).map { String($0.1) }
        #expect(switches == places[0])
    }

    @Test func `each row is complete, and its links and recordings are there`() throws {
        let page = try page(rulePagePath)
        let folder = "Tests/UIKitModelTests/Recordings/"
        let recordings = Set(
            files.map(\.path).filter { $0.hasPrefix(folder) }.map {
                String($0.dropFirst(folder.count))
            })
        #expect(recordings.count >= 9)
        #expect(rowComplaints(ruleRows(page), recordings: recordings) == [])
        #expect(linkComplaints(page) == [])
    }

    @Test func `every subject that is made from a document stands on the page of the documents`()
        throws
    {
        let page = try page("Sources/SplitViewSubjects/DOCUMENTS.md")
        let subjects = files.flatMap(subjectsOfDocuments)
        #expect(Set(subjects.map(\.document)) == ["000", "001", "002", "003", "004"])
        #expect(subjects.count >= 14)
        for subject in subjects {
            #expect(
                page.lines.contains {
                    $0.hasPrefix("| `\(subject.name)` | \(subject.document) |")
                }, "\(subject.name)")
        }
        #expect(linkComplaints(page) == [])
    }

    // The checks, on pages and files that break them.

    @Test func `citations: alone, several, ranges, and words that are none`() {
        func ids(_ text: String) -> [String] {
            ruleCitations(ProjectFile(path: "a.swift", text: text)).map(\.id)
        }
        #expect(ids("/// It nests (C10, ST11); UNK7.\n// ZZ1.") == ["C10", "ST11", "UNK7", "ZZ1"])
        #expect(ids("(D2-D4) (K8 to K9) P1-X2") == ["D2", "D3", "D4", "K8", "K9", "P1", "X2"])
        #expect(ids("UTF8 iPad (A16) C100 c10 aC10 C10a _C1 ios26 WWDC14 UNK") == [])
        let file = ProjectFile(path: "a.swift", text: "\n// X4")
        #expect(ruleCitations(file) == [RuleCitation(id: "X4", path: "a.swift", line: 2)])
    }

    @Test func `which files cite`() {
        let citing = ["Sources/A/a.swift", "Tests/A/a.swift", "Corpus/a/b.trace", "README.md"]
        let others = ["Tests/TidinessTests/a.swift", "Tests/A/a.json", "ci/mutants.txt", "ci/a.md"]
        for path in citing { #expect(citesRules(path), "\(path)") }
        for path in others { #expect(!citesRules(path), "\(path)") }
    }

    @Test func `a choice without an id, and a page that does not say what is cited`() {
        let code = ProjectFile(path: "Sources/A/a.swift", text: "// UNK: why\n// UNK3, C1, C2")
        #expect(namelessChoices(code) == ["Sources/A/a.swift:1: a choice without an id"])
        let test = ProjectFile(path: "Tests/A/a.swift", text: "@Test(\"C2, C3\")")
        let rows = ruleRows(
            ProjectFile(
                path: rulePagePath,
                text: """
                    | id | what | how sure | where from | no test |
                    |---|---|---|---|---|
                    | C2 | it is so | recorded | a log | not modelled |
                    | C4 | it is so | recorded | a log | |
                    | UNK3 | what | this | why | |
                    | UNK4 | what | this | why | a reason |
                    """))
        #expect(rows.map(\.id) == ["C2", "C4", "UNK3", "UNK4"])
        let place = rulePagePath
        #expect(
            citationComplaints(rows, [code, test].flatMap(ruleCitations)) == [
                "Sources/A/a.swift:2: C1 has no row in \(place)",
                "Tests/A/a.swift:1: C3 has no row in \(place)",
                "\(place):3: C2: a test cites it, so it needs no reason",
                "\(place):4: C4 is cited nowhere",
                "\(place):4: C4: no test cites it, and no reason says why",
                "\(place):5: UNK3: no test cites it, and no reason says why",
                "\(place):6: UNK4 stands at no place in Sources",
            ])
    }

    @Test func `rows that are not complete, and links that lead nowhere`() {
        let page = ProjectFile(
            path: rulePagePath,
            text: """
                | C1 | it is so | sure | [log] | |
                | C1 | | recorded, chosen | a log | replayed: `a.json`, `b.json` |
                | C2 | it is so | recorded | |
                | UNK1 | what | this | [a][log], [b](c.md), [c][other], `nav[A]` | |
                [log]: https://example.com
                """)
        #expect(
            rowComplaints(ruleRows(page), recordings: ["a.json"]) == [
                "\(rulePagePath):1: C1: sure is no degree of being sure",
                "\(rulePagePath):2: C1: stands there twice", "\(rulePagePath):2: C1: an empty cell",
                "\(rulePagePath):2: C1: there is no recording b.json",
                "\(rulePagePath):3: C2: 4 cells, and 5 are due",
            ])
        #expect(linkComplaints(page) == ["\(rulePagePath):4: the link other has no address"])
    }

    @Test func `subjects and their documents, also on two lines`() {
        let text = """
            "one", origin: "document 000, Swift")
            "two-b",
                origin: "the delegate of document 004, mended")
            "three", origin: "the delegate to copy")
            """
        let found = subjectsOfDocuments(
            ProjectFile(path: "Sources/SplitViewCatalog/A.swift", text: text))
        #expect(found.map { "\($0.name) \($0.document)" } == ["one 000", "two-b 004"])
        #expect(subjectsOfDocuments(ProjectFile(path: "Sources/A/A.swift", text: text)).isEmpty)
    }
}
