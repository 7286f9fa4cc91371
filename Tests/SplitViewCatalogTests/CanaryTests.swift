import ReferenceSearch
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Each canary is caught by the law that it is meant for, and shrunk to its shortest trace. The
/// benchmark `shortest` shrinks them from more seeds.
@MainActor @Suite struct CanaryTests {
    /// More of them if `SPLITFUZZ_LONG` is set.
    nonisolated private static let seeds: [UInt64] =
        isLong ? [1, 2, 42, 1_234, 0xDEAD_BEEF] : [0xDEAD_BEEF]

    /// Every twelfth canary, fewer in debug, or all if `SPLITFUZZ_LONG` is set: `ci/check` asks the
    /// same of every canary in a release build.
    nonisolated private static let some = Catalog.canaries.indices.filter {
        isLong || $0 % (isWhole ? 12 : 36) == 1
    }

    @Test(arguments: some, seeds)
    func `caught within 2,000 commands by its law, and from more seeds within 20,000`(
        _ index: Int, seed: UInt64
    ) throws {
        let canary = Catalog.canaries[index]
        let checker = SplitViewChecker(canary.subject)
        let commands = isLong ? 20_000 : 2_000
        let runs = RunPlan.runs(forCommands: commands, seed: seed, limits: SearchLimits()).count
        let report = checker.search(seed: seed, runs: 0..<runs)
        #expect(
            report.failures.contains { $0.counterexample.flaw.law == canary.law },
            "\(canary.subject.name) is not caught")
        #expect(report.mismatchedRuns == 0)
    }

    @Test(.enabled(if: isWhole), arguments: some)
    func `no shorter trace breaks the law, and none of that length is simpler`(_ index: Int) throws
    {
        let canary = Catalog.canaries[index]
        let checker = SplitViewChecker(canary.subject)
        let finding = try #require(
            checker.examination(
                of: checker.search(seed: 42, runs: 0..<128),
                sweep: isLong ? .init() : .init(depth: canary.shortest)
            ).findings.first { $0.reportedFlaws.contains { $0.law == canary.law } })
        #expect(finding.isStable)
        let brute = BruteForce(checker.stage, law: canary.law).shortestTrace(upTo: canary.shortest)
        #expect(brute?.count == canary.shortest, "the length worked out by hand")
        // A law may be broken in several ways, and this is the one that the search found first; or
        // every step that breaks it breaks another law as well, and that one is reported.
        guard finding.trace.commands != brute else { return }
        let alike = BruteForce(checker.stage, law: finding.law, symptom: finding.flaw.symptom)
            .shortestTrace(upTo: finding.trace.commands.count)
        #expect(finding.trace.commands == alike)
    }

    @Test func `of a step without an end the first calls are shown, and their number`() throws {
        let name = "canary-button-looks-at-itself"
        let checker = SplitViewChecker(try #require(Catalog.subject(named: name)))
        let story = checker.story(of: try Trace.commands(inLine: "launch wide"))
        let calls = try #require(story.lines.last).calls.count
        let lines = StoryText(story).lines
        #expect(calls > 50)
        // The callback in which the delegate begins comes first.
        let acts = try #require(lines.firstIndex { $0.contains("(the app acts in ") })
        let asked = lines.indices.filter { lines[$0].contains("targetDisplayModeForAction") }
        #expect(asked.count == 11 && asked.allSatisfy { $0 > acts }, "\(lines)")
        #expect(lines.contains("       and \(calls - 12) more calls"))
    }

    @Test(.enabled(if: isWhole))
    func `the correct delegate stays silent on the trace of every canary`() throws {
        for index in Self.some {
            let canary = Catalog.canaries[index]
            let checker = SplitViewChecker(canary.subject)
            let examination = checker.examination(
                of: checker.search(seed: 42, runs: 0..<64),
                sweep: isLong ? .init() : .init(depth: canary.shortest))
            for finding in examination.findings {
                #expect(throws: Never.self, "\(canary.subject.name): \(finding.trace.line)") {
                    try checkConformance(
                        of: .mergingNotes, replaying: finding.trace.line, isolated: false)
                }
            }
        }
    }
}
