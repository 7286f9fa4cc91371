import Foundation
@testable import SplitViewConformance
import SplitViewConformanceTesting
import Synchronization
import Testing

/// How Swift Testing hears of a check that fails.
@MainActor @Suite struct ExpectConformanceTests {
    private let forgetful = SplitViewSubject.notes(contract: Self.contract) { ForgetfulDelegate() }
    private let careful = SplitViewSubject.notes(contract: Self.contract) { CarefulDelegate() }
    private static let contract = Contract.usual(Policies(selection: .asDetailSays))

    @Test func `each cause is an issue of its own, where the check is called`() {
        let heard = Mutex<[(text: String, line: Int?)]>([])
        withKnownIssue {
            expectConformance {
                try checkConformance(
                    of: forgetful, replaying: "launch wide; select 1; narrow",
                    about: "contents-preserved", isolated: false)
            }
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            heard.withLock { $0.append((text, issue.sourceLocation?.line)) }
            return true
        }
        let issues = heard.withLock { $0 }
        #expect(issues.count == 1 && issues.first?.line == 16)
        let text = issues.first?.text ?? ""
        #expect(text.hasPrefix("contents-preserved is broken in 3 steps\n"))
        #expect(text.hasSuffix("the split view keeps it while it is narrow"))
    }

    @Test func `a check that holds gives its result`() throws {
        let examination = expectConformance {
            try checkConformance(of: careful, budget: .commands(200), seed: 1, isolated: false)
        }
        #expect(examination?.description.contains("holds") == true)
    }

    @Test func `an issue has its page, its text, its trace, and the meaning of the drawings once`()
        throws
    {
        let error = try #require(
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: forgetful, budget: .commands(500), seed: 42, isolated: false)
            })
        #expect(error.issues.count == error.findings.count)
        let meaning = "  [list | note]  a wide window"
        #expect(error.issues.count { $0.text.contains(meaning) } == 1)
        #expect(error.description.components(separatedBy: meaning).count == 2)
        for (issue, report) in zip(error.issues, error.findings) {
            #expect(issue.text.hasPrefix(report.description))
            #expect(
                issue.attachments.map(\.name)
                    == ["html", "txt", "trace"].map { "notes-\(report.law).\($0)" })
            #expect(issue.attachments.last?.text == report.trace.fileText)
            let page = issue.attachments[0].text
            let words = report.finding.inWords(report.story)
            #expect(page.contains("<h1>notes breaks \(report.law)</h1>"))
            #expect(page.contains("<h2>\(words.sentence)</h2>") && page.contains(words.repair))
            let steps = page.components(separatedBy: "<figcaption>").count - 1
            #expect(steps == report.trace.commands.count && page.hasSuffix("</html>\n"))
        }
        let other = ConformanceError(.badSeed("x"))
        #expect(other.issues.map(\.text) == [other.description])
    }
}
