import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Subjects that do not do the same thing twice.
@MainActor @Suite struct DeterminismTests {
    private let contract = Contract.usual(Policies(selection: .asDetailSays))

    @Test func `a delegate that remembers earlier scenes is reported`() throws {
        Scenes.count = 0
        let subject = SplitViewSubject.notes(contract: contract) {
            Scenes.count += 1
            return Scenes.count.isMultiple(of: 2) ? ForgetfulDelegate() : CarefulDelegate()
        }
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: subject, budget: .commands(2_000), seed: 42, isolated: false)
        }
        guard case .notRepeatable("notes", 42, let flake) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!flake.trace.commands.isEmpty && flake.trace.law == nil)
        let text = try #require(error?.description)
        let start = "notes is not deterministic (seed 42).\n\nthe same steps had two outcomes ("
        #expect(text.hasPrefix(start))
        #expect(text.contains("\n  steps   \(flake.trace.line)\n  first   breaks "))
        #expect(text.contains("\n  second  breaks "))
    }

    @Test(.enabled(if: isWhole))
    func `a failure that does not come again is not shrunk, but reported with both outcomes`()
        throws
    {
        Scenes.count = 0
        // Wrong in the first scenes, when the search is on; right when a failure is shrunk.
        let subject = SplitViewSubject.notes(contract: contract) {
            Scenes.count += 1
            return Scenes.count <= 40 ? ForgetfulDelegate() : CarefulDelegate()
        }
        let checker = SplitViewChecker(subject)
        let report = checker.search(seed: 42, runs: 0..<64)
        try #require(report.failedRuns > 0 && report.mismatchedRuns == 0)
        let examination = checker.examination(of: report)
        #expect(examination.findings.isEmpty)
        #expect(examination.flakes.count == report.failures.count)
        let (flake, failure) = (examination.flakes[0], report.failures[0])
        let counterexample = failure.counterexample
        #expect(flake.trace.commands == counterexample.commands && flake.run == failure.run)
        #expect(flake.first?.law == "contents-preserved")
        #expect(flake.first?.sentence == counterexample.sentence)
        #expect(flake.second == nil && flake.differingStep == nil)
        #expect(
            flake.lines == [
                "the same steps had two outcomes (run \(failure.run))",
                "  steps   \(flake.trace.line)",
                "  first   breaks contents-preserved in step "
                    + "\(counterexample.commands.count): \(counterexample.sentence)",
                "  second  breaks nothing else",
            ])

        Scenes.count = 0
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: subject, budget: .runs(64), seed: 42, isolated: false)
        }
        #expect(error?.description.hasPrefix("notes is not deterministic (seed 42).") == true)
    }

    @Test(.enabled(if: isWhole), arguments: 1...(isLong ? 8 : 1))
    func `an app that tosses a coin is not blamed for a law`(_ seed: UInt64) {
        Scenes.count = 0
        var coin = SeededChoices(seed: seed)
        let subject = SplitViewSubject.notes(contract: contract) {
            coin.word().isMultiple(of: 2) ? ForgetfulDelegate() : CarefulDelegate()
        }
        let checker = SplitViewChecker(subject)
        let runs = isLong ? 640 : 192
        let examination = checker.examination(of: checker.search(seed: seed, runs: 0..<runs))
        #expect(!examination.flakes.isEmpty)
        for finding in examination.findings { #expect(!finding.isStable, "\(finding.trace)") }
    }

    /// What 256 runs find whose time is up with the last of them.
    private func report(of subject: SplitViewSubject) -> SearchReport<SplitViewCommand> {
        var asked = 0
        return SplitViewChecker(subject).search(
            seed: 42, runs: 0..<256,
            deadline: {
                asked += 1
                return asked > 256
            })
    }

    @Test func `two outcomes are reported also if there is no time to search again`() throws {
        Scenes.count = 0
        let random = SplitViewSubject.notes(contract: contract) {
            Scenes.count += 1
            return CuriousDelegate(forgets: Scenes.count.isMultiple(of: 2))
        }
        let report = report(of: random)
        #expect(report.completedRuns == 256)
        #expect(report.mismatchedRuns > 0)
        #expect(report.mismatchedRuns == report.mismatches.count)
    }

    @Test(.enabled(if: isWhole))
    func `two outcomes that are due to what states left out are not reported`() throws {
        let curious = SplitViewSubject.notes(contract: contract) {
            CuriousDelegate(forgets: false)
        }
        let checker = SplitViewChecker(curious)
        var machine = checker.stage
        let once = checker.searchOnce(
            &machine, seed: 42, runs: 0..<64, limits: SearchLimits(), deadline: { false })
        try #require(once.mismatchedRuns > 0, "the app asks in the middle of a run")
        let report = report(of: curious)
        #expect(report.completedRuns == 256)
        #expect(report.mismatchedRuns == 0 && report.mismatches.isEmpty)
    }

    @Test func `a step that was possible once only, and an exception on several lines`() {
        let trace = Trace(subject: "notes", commands: [.launch(.wide), .narrow])
        let flake = Flake(
            trace: trace, run: 5, first: nil,
            second: Violation(
                index: 1, flaw: Flaw(law: "no-exception", symptom: .none), sentence: "one\ntwo"),
            differingStep: 2)
        #expect(
            flake.lines == [
                "the same steps had two outcomes (run 5)", "  steps   launch wide; narrow",
                "  first   breaks nothing else", "  second  breaks no-exception in step 2: one two",
                "  differs from step 2 on",
            ])
        let ofNoRun = Flake(trace: trace, run: nil, first: nil, second: nil)
        #expect(ofNoRun.lines.first == "the same steps had two outcomes")
        #expect(
            flake.inNewProcess().lines.suffix(3) == [
                "  second  in a new process breaks no-exception in step 2: one two",
                "  differs from step 2 on",
                "  app code may keep something from one scene to the next: a static, a file",
            ])
    }
}

/// Asks whether views are loaded, which states contain from then on.
private final class CuriousDelegate: CarefulDelegate {
    private let forgets: Bool

    init(forgets: Bool) {
        self.forgets = forgets
        super.init()
    }

    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        _ = secondary.viewIfLoaded
        _ = secondary.children.first?.viewIfLoaded
        if forgets { return true }
        return super.merge(secondary, onto: primary)
    }
}

/// How many scenes were built: what no delegate may know.
@MainActor private enum Scenes { static var count = 0 }
