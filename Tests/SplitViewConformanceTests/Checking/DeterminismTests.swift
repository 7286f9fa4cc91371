import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// Subjects that do not do the same thing twice.
@MainActor @Suite struct DeterminismTests {
    private let contract = Contract.usual(Policies(expandedSelection: .asDetailSays))

    @Test("a delegate that remembers earlier scenes is told so")
    func notRepeatable() throws {
        Scenes.count = 0
        let subject = Subject.notes(contract: contract) {
            Scenes.count += 1
            return Scenes.count.isMultiple(of: 2) ? ForgetfulDelegate() : CarefulDelegate()
        }
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: subject, budget: .commands(4_000), seed: 42)
        }
        guard case .notRepeatable("notes", 42, let line) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try !Trace.commands(inLine: line).isEmpty)
        #expect(
            error?.description.hasPrefix(
                "notes is not deterministic: the same commands led to different scenes (seed 42): ")
                == true)
    }

    @Test("a failure that does not come again is not forgotten")
    func unrepeated() throws {
        Scenes.count = 0
        // Wrong in the first scenes, when the search is on; right when a failure is shrunk.
        let subject = Subject.notes(contract: contract) {
            Scenes.count += 1
            return Scenes.count <= 40 ? ForgetfulDelegate() : CarefulDelegate()
        }
        let stage = SplitViewStage(subject)
        let report = stage.search(seed: 42, runs: 0..<64)
        try #require(report.failedRuns > 0 && report.mismatchedRuns == 0)
        let finding = try #require(stage.examination(of: report).findings.first)
        #expect(finding.law == "contents-preserved")
        #expect(!finding.isStable)
        #expect(finding.trace.commands == report.failures[0].trace)
        #expect(finding.sentence == report.failures[0].sentence)
        let text = FindingText(
            finding, story: stage.story(of: finding.trace.commands), repetition: [])
        #expect(text.lines.contains("  not stable: the trace does not always break it"))

        Scenes.count = 0
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: subject, budget: .runs(64), seed: 42)
        }
        #expect(error?.description.hasPrefix("notes breaks 1 law (seed 42).") == true)
    }
}

/// How many scenes were built: what no delegate may know.
@MainActor private enum Scenes { static var count = 0 }
