import Foundation
import SplitViewCatalog
import SplitViewConformance
import Testing

/// The published delegates on a phone that folds, opened and closed in the middle of a task (E8).
@MainActor @Suite struct FoldingPhoneTests {
    private let steps =
        "launch-on iPhone-Duo/closed; open-phone; select 1; close-phone; open-phone"

    @Test func `the page says which ones break, at which step, and what a person sees`() throws {
        let page = try String(
            contentsOf: Corpus.ofProject.folder.deletingLastPathComponent()
                .appendingPathComponent("FINDINGS.md"), encoding: .utf8)
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("A phone that folds") })
        #expect(section.contains("'\(steps)'"))
        var rows: [String] = []
        for subject in Catalog.subjects {
            let folding = subject.on([.iPhoneDuo], as: subject.name, origin: subject.origin)
            let story = SplitViewChecker(folding).story(of: try Trace.commands(inLine: steps))
            guard let violation = story.violation else { continue }
            let laws = story.flaws.map { "`\($0.law)`" }.joined(separator: ", ")
            let step = story.lines[violation.index].deviceWords
            rows.append(
                "| `\(subject.name)` | \(step) | \(laws) | \(story.inWords?.sentence ?? "") |")
        }
        #expect(rows.count >= 3)
        let shown = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(shown.map(String.init) == rows)
    }
}
