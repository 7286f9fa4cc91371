import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance
@testable import StatefulTesting

/// What is reported of an isolated check that something has stopped.
@MainActor @Suite struct StoppedCheckTests {
    private let subject = SplitViewSubject.notes(
        contract: .usual(Policies(selection: .asDetailSays))
    ) { ForgetfulDelegate() }

    private func check(_ folder: TemporaryFolder? = nil, findings: Int? = nil) -> ConformanceCheck {
        ConformanceCheck(
            subject: subject,
            search: DrawnSearch(
                profile: nil, budget: SearchBudget(runs: 20, findings: findings), seed: 42,
                isSeedDrawn: false), corpus: folder?.url, demands: [])
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
        let check = check()
        #expect(
            check.failure(after: CheckProgress(), stoppedBy: "signal 6", isConfirmed: true) == nil)
        var searched = CheckProgress()
        searched.take(.searched(SplitViewChecker(subject).search(seed: 42, runs: 0..<0)))
        #expect(check.failure(after: searched, stoppedBy: "signal 6", isConfirmed: true) == nil)
    }

    @Test func `findings are reported, and those that were shrunk are saved`() throws {
        let folder = try TemporaryFolder()
        let progress = try progress(parts: 1)
        let failure = check(folder).failure(
            after: progress, stoppedBy: "signal 6", isConfirmed: true)
        guard case .lawsBroken("notes", 42, let findings, _)? = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
        let flaws = try #require(progress.searched).flaws.map(\.flaw)
        #expect(
            Set(findings.flatMap { [$0.finding] + $0.followers }.flatMap(\.reportedFlaws))
                == Set(flaws))
        #expect(findings.count(where: \.finding.isShrunk) == 1)
        let stop = "found before the check was stopped; signal 6"
        for finding in findings {
            #expect(finding.story.lines.isEmpty, "no app code may be performed for a reader")
            #expect(finding.repetition.first == "SPLITFUZZ_SEED=42 swift test")
            let needs = "not saved, as it is not shrunk; the seed 42 finds it again"
            #expect(finding.remarks == (finding.finding.isShrunk ? [stop] : [needs, stop]))
        }
        // A later check stops at what is saved, and never shrinks it.
        let saved = try Corpus(folder: folder.url).entries()
        let shrunk = try #require(findings.first { $0.finding.isShrunk })
        #expect(saved.map(\.trace) == [shrunk.trace])
        #expect(saved.map(\.path) == findings.compactMap(\.savedAs))
        let one = check(findings: 1).failure(
            after: progress, stoppedBy: "signal 6", isConfirmed: true)
        #expect(try #require(one).findings.map(\.remarks) == [[stop]])
    }

    @Test(arguments: [true, false])
    func `an end of the app is saved once it has come again in another process`(
        _ isConfirmed: Bool
    ) throws {
        let folder = try TemporaryFolder()
        var progress = CheckProgress()
        progress.take(.searched(SplitViewChecker(subject).search(seed: 42, runs: 0..<0)))
        let commands: [SplitViewCommand] = [.launch(.wide), .narrow]
        let end = Finding(
            trace: Trace(subject: "notes", law: "survives", profile: "ios26", commands: commands),
            flaw: Flaw(law: "survives", symptom: .none), sentence: "signal 6", seed: 42, run: 0,
            originalLength: 2, shortest: nil, isStable: true)
        var part = ExaminedPart()
        part.findings = [end]
        progress.take(.part(part))
        func remarks(_ check: ConformanceCheck) throws -> [String] {
            let failure = check.failure(after: progress, stoppedBy: "why", isConfirmed: isConfirmed)
            return try #require(failure).findings.flatMap(\.remarks)
        }
        let stop = "found before the check was stopped; why"
        let doubt = "not performed again in another process"
        let chance = "not saved, as it may be chance; the seed 42 finds it again"
        #expect(try remarks(check()) == (isConfirmed ? [stop] : [doubt, stop]))
        #expect(try remarks(check(folder)) == (isConfirmed ? [stop] : [doubt, chance, stop]))
        let saved = try Corpus(folder: folder.url).entries()
        #expect(saved.map(\.trace.line) == (isConfirmed ? ["launch wide; narrow"] : []))
    }

    @Test func `what had two outcomes is no finding`() throws {
        var progress = try progress(parts: 0)
        let report = try #require(progress.searched)
        let failure = try #require(report.failures.first)
        var part = ExaminedPart()
        part.flakes = [SplitViewChecker(subject).flake(failure, butAlso: nil)]
        part.settled = [ExaminedPart.Settled(flaw: failure.counterexample.flaw, run: failure.run)]
        progress.take(.part(part))
        #expect(
            check().failure(after: progress, stoppedBy: "signal 6", isConfirmed: false)?.reason
                == .notRepeatable(subject: "notes", seed: 42, part.flakes[0]))
        let rest = [part].unexamined(of: report)
        #expect(!rest.contains { $0 == failure })
        #expect(rest.count >= report.flaws.count - 1)
    }

    @Test func `what was not examined is a consequence like any other, and has none itself`() {
        let (lost, order) = (
            Flaw(law: "contents-preserved", symptom: .none),
            Flaw(law: "round-trip-order", symptom: .none)
        )
        let commands: [SplitViewCommand] = [.launch(.wide), .narrow]
        var report = SplitViewChecker(subject).search(seed: 42, runs: 0..<0)
        for flaw in [order, lost] {
            report.add(Counterexample(commands, breaks: flaw, sentence: flaw.law), seed: 42, run: 0)
        }
        func findings(after parts: [ExaminedPart]) -> [Finding] {
            Examination(
                of: report, after: parts, subject: "notes", profile: "ios26", givingUp: ["calm"]
            ).findings
        }
        let raw = findings(after: [])
        #expect(raw.map(\.flaw) == [lost, order], "in the order of the laws")
        #expect(raw.allSatisfy { !$0.isShrunk && $0.consequences.isEmpty })
        #expect(raw.map(\.trace.givingUp) == [["calm"], ["calm"]])
        var part = ExaminedPart()
        part.findings = [
            Finding(
                trace: Trace(subject: "notes", shows: [lost, order], commands: commands),
                flaw: lost, sentence: "", seed: 42, run: 0, originalLength: 2, shortest: nil,
                isStable: true)
        ]
        let shrunk = findings(after: [part])
        #expect(shrunk.map(\.reportedFlaws) == [[lost, order]])
    }
}
