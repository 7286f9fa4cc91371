import Foundation
@testable import SplitViewConformance
import SplitViewConformanceTesting
import Testing

/// How Swift Testing hears of a check that fails.
@MainActor @Suite struct ExpectConformanceTests {
    private let forgetful = SplitViewSubject.notes(delegate: { ForgetfulDelegate() })

    @Test func `each cause is an issue of its own, where the check is called`() {
        var texts: [String] = []
        var lines: Set<Int> = []
        withKnownIssue {
            expectConformance {
                try checkConformance(
                    of: forgetful, replaying: "launch wide; select 1; narrow",
                    about: "contents-preserved", isolated: false)
            }
        } matching: { issue in
            texts += issue.comments.map(\.rawValue)
            if let line = issue.sourceLocation?.line { lines.insert(line) }
            return true
        }
        #expect(texts.count == 1 && lines == [14])
        #expect(texts.first?.hasPrefix("contents-preserved is broken in 3 steps\n") == true)
        #expect(texts.first?.hasSuffix("the split view keeps it while it is narrow") == true)
    }

    @Test func `a check that holds gives its result`() throws {
        let careful = SplitViewSubject.notes(delegate: { CarefulDelegate() })
        let examination = expectConformance {
            try checkConformance(of: careful, budget: .commands(200), seed: 1, isolated: false)
        }
        #expect(examination?.description.contains("holds") == true)
    }

    @Test func `an issue has its text, its trace, and the meaning of the drawings once`() throws {
        let error = try #require(
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: forgetful, budget: .commands(2_000), seed: 42, isolated: false)
            })
        #expect(error.issues.count == error.findings.count)
        let meaning = "  [list | note]  a wide window"
        #expect(error.issues.count { $0.text.contains(meaning) } == 1)
        #expect(error.description.components(separatedBy: meaning).count == 2)
        for (issue, report) in zip(error.issues, error.findings) {
            #expect(issue.text.hasPrefix(report.description))
            #expect(
                issue.attachments.map(\.name)
                    == ["txt", "trace"].map { "notes-\(report.law).\($0)" })
            #expect(issue.attachments.last?.text == report.trace.fileText)
        }
        let other = ConformanceError(.badSeed("x"))
        #expect(other.issues.map(\.text) == [other.description])
    }
}
