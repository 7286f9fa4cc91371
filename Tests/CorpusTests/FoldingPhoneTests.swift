import Foundation
import SplitViewCatalog
import SplitViewConformance
import Testing

/// The published delegates on a phone that folds, opened and closed in the middle of a task (E8).
@MainActor @Suite struct FoldingPhoneTests {
    private static let steps =
        "launch-on iPhone-Duo/closed; open-phone; select 1; close-phone; open-phone"

    /// What breaks, in the order in which it does; empty if nothing does.
    private func broken(_ subject: SplitViewSubject) throws -> [String] {
        let folding = subject.on([.iPhoneDuo], as: subject.name, origin: subject.origin)
        return try SplitViewChecker(folding).replay(Trace.commands(inLine: Self.steps))
            .violations.map(\.law)
    }

    @Test func `the page names those that break as the phone is opened and closed`() throws {
        let page = try String(
            contentsOf: Corpus.ofProject.folder.deletingLastPathComponent()
                .appendingPathComponent("FINDINGS.md"), encoding: .utf8)
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("A phone that folds") })
        for subject in Catalog.subjects {
            let laws = try broken(subject)
            let row = section.split(separator: "\n").first { $0.hasPrefix("| `\(subject.name)` |") }
            for law in laws {
                #expect(row?.contains("`\(law)`") == true, "\(subject.name) breaks \(law)")
            }
            #expect(row == nil || !laws.isEmpty, "\(subject.name) breaks nothing")
        }
    }
}
