import ReferenceSearch
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Expects that a search within the contract of a subject finds nothing, and that every law was
/// judged, except those that cannot apply.
@MainActor func expectHolds(
    _ subject: SplitViewSubject, seed: UInt64 = 42, profile: UIKitProfile? = nil,
    commands: Int = isLong ? 20_000 : 1_500, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let examination = try checkConformance(
        of: subject, budget: .commands(commands), seed: seed, profile: profile, isolated: false)
    let report = examination.report
    #expect(report.commands > commands * 3 / 4, sourceLocation: sourceLocation)
    #expect(report.recheckedRuns > 0, sourceLocation: sourceLocation)
    #expect(report.mismatchedRuns == 0, sourceLocation: sourceLocation)
    let inapplicable = SplitViewChecker(subject, profile: profile).inapplicableLaws
    #expect(
        report.laws.filter { $0.wasNeverJudged && !inapplicable.contains($0.name) }.isEmpty,
        sourceLocation: sourceLocation)
}

/// A law that a subject breaks, with the shortest trace, worked out by hand.
struct KnownFinding: Sendable {
    let law: String
    let trace: String

    init(_ law: String, _ trace: String) {
        self.law = law
        self.trace = trace
    }
}

/// Expects that a search within the contract of a subject finds these laws broken, and no other,
/// and shrinks each to the trace that was worked out by hand.
@MainActor func expectFindings(
    _ expected: [KnownFinding], in subject: SplitViewSubject, seed: UInt64 = 42,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let checker = SplitViewChecker(subject)
    let runs = RunPlan.runs(
        forCommands: isLong ? 20_000 : 1_500, seed: seed, limits: SearchLimits()
    ).count
    let examination = checker.examination(of: checker.search(seed: seed, runs: 0..<runs))
    #expect(examination.report.mismatchedRuns == 0, sourceLocation: sourceLocation)
    #expect(
        examination.findings.map { "\($0.law): \($0.trace.line)" }
            == expected.map { "\($0.law): \($0.trace)" }, sourceLocation: sourceLocation)
    for finding in examination.findings {
        #expect(finding.isStable, sourceLocation: sourceLocation)
        let length = finding.trace.commands.count
        guard isLong || length <= 3 else { continue }
        #expect(
            BruteForce(
                SplitViewStage(subject), law: finding.law, symptom: finding.flaw.symptom
            )
            .shortestTrace(upTo: length) == finding.trace.commands,
            sourceLocation: sourceLocation)
    }
}

/// Expects the result of a trace on a subject's app, in the short notation.
@MainActor func expectScene(
    _ drawing: String, after line: String, in subject: SplitViewSubject,
    profile: UIKitProfile? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let stage = SplitViewStage(subject, profile: profile)
    for command in try Trace.commands(inLine: line) {
        #expect(stage.perform(command) == .performed, "\(command)", sourceLocation: sourceLocation)
    }
    #expect(stage.picture.notation == drawing, sourceLocation: sourceLocation)
}
