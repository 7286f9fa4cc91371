import ReferenceSearch
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// The delegates of the documents, and the correct one that the canaries are made from.
@MainActor @Suite struct SubjectTests {
    @Test func `the Objective-C delegate holds every law within its contract`() throws {
        try expectHolds(.document000ObjectiveC, seed: 42)
    }

    @Test func `also from a random seed`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("stackoverflow-objc: seed \(seed)")
        try expectHolds(.document000ObjectiveC, seed: seed)
    }

    @Test(.enabled(if: isWhole), arguments: [UIKitProfile.ios8, .ios14])
    func `and under the older profiles`(_ profile: UIKitProfile) throws {
        try expectHolds(.document000ObjectiveC, seed: 7, profile: profile, commands: 5_000)
    }

    @Test func `the delegate that the canaries are made from holds every law`() throws {
        try expectHolds(.mergingNotes, seed: 42)
    }

    @Test(.enabled(if: isWhole), arguments: isLong ? [1, 42, 4_711] : [42])
    func `the Swift 4 variation loses what was pushed on its blank detail, and nothing else`(
        _ seed: UInt64
    ) throws {
        let checker = SplitViewChecker(.document000Swift)
        let runs = RunPlan.runs(forCommands: 10_000, seed: seed, limits: SearchLimits()).count
        let report = checker.search(seed: seed, runs: 0..<runs)
        // It answers that it has merged the blank detail, and drops what is above it, which is gone
        // when the window widens.
        #expect(
            Set(report.failures.map(\.counterexample.flaw.law)) == [
                "contents-preserved", "same-screen", "round-trip-order",
            ])
        let findings = checker.examination(of: report).findings
        let loss = "launch wide; push-on-placeholder; narrow"
        #expect(
            findings.map { "\($0.law): \($0.trace.line)" } == [
                "contents-preserved: \(loss)", "round-trip-order: \(loss); widen",
            ])
        #expect(
            findings.map(\.sentence) == [
                "note is lost: [list | _, note] became [list] ~[_, note].",
                "There and back: [list | _, note] became [list] ~[_, note], then [list | _].",
            ])
        for finding in findings {
            #expect(finding.isStable)
            guard case .proved = finding.shortest else {
                Issue.record("\(String(describing: finding.shortest))")
                continue
            }
            let trace = BruteForce(
                SplitViewStage(.document000Swift), law: finding.law,
                symptom: finding.flaw.symptom
            )
            .shortestTrace(upTo: finding.trace.commands.count)
            #expect(trace == finding.trace.commands)
        }
    }

    @Test func `a delegate that keeps the sides has no such finding`() throws {
        let subject = SplitViewSubject(
            "podcasts", contract: .usual, makeScene: SplitViewSubject.document000Swift.makeScene)
        try checkConformance(of: subject, budget: .commands(5_000), seed: 42, isolated: false)
    }
}
