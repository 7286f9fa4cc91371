import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// What is reported of an isolated check that something has stopped.
@MainActor @Suite struct StoppedCheckTests {
    private let subject = SplitViewSubject.notes(
        contract: .usual(Policies(expandedSelection: .asDetailSays)), memory: .undeclared
    ) { ForgetfulDelegate() }

    private func check(_ folder: TemporaryFolder? = nil, findings: Int? = nil) -> ConformanceCheck {
        ConformanceCheck(
            subject: subject, profile: nil, budget: SearchBudget(runs: 20, findings: findings),
            seed: 42, corpus: folder?.url, demands: [])
    }

    /// A check that was stopped after some of its findings were shrunk.
    private func progress(parts: Int) throws -> CheckProgress {
        let checker = SplitViewChecker(subject)
        let report = checker.search(seed: 42, runs: 0..<20)
        try #require(report.flaws.count > 2)
        var progress = CheckProgress()
        progress.take(.searched(report))
        var left = parts
        if left == 0 { return progress }
        _ = checker.examination(
            of: report, limits: MinimiseLimits(), sweep: nil, after: [],
            note: { part in
                if left > 0 { progress.take(.part(part)) }
                left -= 1
            })
        return progress
    }

    @Test func `as long as nothing is found there is nothing to say`() throws {
        #expect(check().failure(after: CheckProgress(), stoppedBy: "signal 6") == nil)
        var searched = CheckProgress()
        searched.take(.searched(SplitViewChecker(subject).search(seed: 42, runs: 0..<0)))
        #expect(check().failure(after: searched, stoppedBy: "signal 6") == nil)
    }

    @Test func `findings are reported and saved, those that were shrunk and those that were not`()
        throws
    {
        let folder = try TemporaryFolder()
        let progress = try progress(parts: 1)
        let failure = check(folder).failure(after: progress, stoppedBy: "signal 6")
        guard case .lawsBroken("notes", 42, let findings)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        let flaws = try #require(progress.searched).flaws.map(\.flaw)
        #expect(Set(findings.flatMap(\.finding.reportedFlaws)) == Set(flaws))
        #expect(findings.count(where: \.finding.isShrunk) == 1)
        let saved = try Corpus(folder: folder.url).entries()
        for finding in findings {
            #expect(finding.steps.isEmpty, "no app code may be performed for a reader")
            #expect(saved.contains { $0.path == finding.savedAs && $0.trace == finding.trace })
            #expect(finding.remarks == ["the check was stopped then: signal 6"])
            #expect(finding.repetition.first == "SPLITFUZZ_SEED=42 swift test")
        }
        #expect(
            try #require(check(findings: 1).failure(after: progress, stoppedBy: "x")).findings.count
                == 1)
    }

    @Test func `what had two outcomes is no finding`() throws {
        var progress = try progress(parts: 0)
        let report = try #require(progress.searched)
        let failure = try #require(report.failures.first)
        var part = ExaminedPart()
        part.flakes = [SplitViewChecker(subject).flake(failure, butAlso: nil)]
        part.settled = [
            ExaminedPart.Settled(flaw: failure.counterexample.flaw, run: failure.run)
        ]
        progress.take(.part(part))
        #expect(
            check().failure(after: progress, stoppedBy: "signal 6")
                == .notRepeatable(subject: "notes", seed: 42, part.flakes[0]))
        let rest = [part].unexamined(of: report)
        #expect(!rest.contains { $0 == failure })
        #expect(rest.count >= report.flaws.count - 1)
    }
}
