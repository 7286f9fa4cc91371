import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing

@testable import SplitfuzzCommand

/// What a run says of findings that it had no time to shrink, or to perform for a reader.
@MainActor @Suite struct UnfinishedTests {
    private let arrangement = Arrangement(
        subject: "stackoverflow-swift4", givingUp: nil, profile: "ios26")

    @Test func `what was shrunk is listed as in a whole run, consequences under their root`() {
        let checker = SplitViewChecker(.document000Swift)
        let report = checker.search(seed: 42, runs: 0..<40)
        var parts: [ExaminedPart] = []
        let whole = checker.examination(
            of: report, limits: MinimiseLimits(), sweep: nil, after: [], note: { parts.append($0) })
        #expect(whole.findings.contains { !$0.consequences.isEmpty })
        let cut = ExamineTask.Answer(
            unfinished: report, of: arrangement, demanding: [], after: parts)
        #expect(cut.findings.map(\.finding) == whole.findings)
        #expect(cut.findings.allSatisfy { !$0.story.isPerformed })
    }
}
