import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Several flaws of one law in one delegate.
@MainActor @Suite struct SeveralFindingsTests {
    private let subject = SplitViewSubject.notes(
        contract: .usual(Policies(selection: .asDetailSays)).without(
            "rows-are-tapped", "details-are-fresh")
    ) { CarelessDelegate() }

    private func examination(seed: UInt64, runs: Int = 200) -> Examination {
        let checker = SplitViewChecker(subject)
        return checker.examination(of: checker.search(seed: seed, runs: 0..<runs))
    }

    @Test(.enabled(if: isWhole), arguments: 1...(isLong ? 10 : 1))
    func `each flaw is a finding with its own shortest steps, from every seed`(_ seed: UInt64) {
        let findings = examination(seed: seed).findings.filter { $0.law == "contents-preserved" }
        #expect(
            findings.map(\.flaw.symptom.text) == [
                "expanding/separateSecondary=controller", "collapsing/collapseSecondary=true",
            ])
        // Two notes beside the list is the least that the other flaw needs.
        #expect(
            findings.map(\.trace.line) == [
                "launch narrow; select 1; widen", "select 1; select 1; launch narrow",
            ])
        for finding in findings {
            #expect(finding.isStable)
            guard case .proved? = finding.shortest else {
                Issue.record("\(finding)")
                continue
            }
        }
    }

    @Test(.enabled(if: isWhole))
    func `what the search did not reach is met while other flaws are proved`() throws {
        let checker = SplitViewChecker(subject)
        let report = checker.search(seed: 3, runs: 0..<200)
        let expanding = try #require(Symptom(text: "expanding/separateSecondary=controller"))
        let one = try #require(
            report.failures.first { $0.counterexample.flaw.symptom == expanding })
        let alone = checker.search(seed: 3, runs: one.run..<(one.run + 1))
        let sweep = SplitViewChecker.Sweep(depth: 3)
        let swept = checker.examination(of: alone, sweep: sweep)
        func lines(_ examination: Examination) -> [String] {
            examination.findings.filter { $0.law == "contents-preserved" }.map(\.trace.line)
        }
        #expect(lines(swept) == lines(examination(seed: 3)))
        let nothing = checker.search(seed: 3, runs: 0..<0)
        #expect(checker.examination(of: nothing, sweep: sweep).findings.isEmpty)
    }

    @Test(.enabled(if: isWhole))
    func `what a sweep saw ahead of where it ended is proved only if it is the shortest`() {
        let checker = SplitViewChecker(subject)
        let whole = checker.verification(within: VerificationBounds(depth: 4, height: 9))
        let shortest = Dictionary(
            whole.exhaustion.counterexamples.map { ($0.flaw, $0.commands.count) }
        ) { first, _ in first }
        let run = checker.search(seed: 3, runs: 0..<200).failures.first?.run ?? 0
        let alone = checker.search(seed: 3, runs: run..<(run + 1))
        // Only what the sweep says.
        let limits = MinimiseLimits(executions: 1, proving: ExhaustLimits(states: 1))
        var ahead: [String] = []
        for states in stride(from: 10, through: isWhole ? 600 : 60, by: 10) {
            let findings = checker.examination(
                of: alone, limits: limits, sweep: SplitViewChecker.Sweep(depth: 6, states: states)
            ).findings
            for finding in findings {
                let length = finding.trace.commands.count
                if finding.isProvedShortest {
                    #expect(length == shortest[finding.flaw], "\(states): \(finding.trace)")
                } else if finding.run == nil {
                    ahead.append(finding.trace.line)
                }
            }
        }
        #expect(!ahead.isEmpty, "some flaws are seen ahead of traces that are shorter")
    }

    @Test func `a symptom names the place, and nothing that chance decides`() throws {
        let checker = SplitViewChecker(subject)
        func symptom(_ line: String) throws -> String? {
            checker.replay(try Trace.commands(inLine: line))
                .flaws.first { $0.law == "contents-preserved" }?.symptom.text
        }
        let collapsing = "collapsing/collapseSecondary=true"
        let expanding = "expanding/separateSecondary=controller"
        #expect(try symptom("launch wide; select 1; select 2; narrow") == collapsing)
        let long = "launch wide; push-list; select 3; push-detail; push-detail; narrow"
        #expect(try symptom(long) == collapsing)
        #expect(try symptom("launch narrow; push-list; select 2; widen") == expanding)
        #expect(try symptom("launch wide; select 1; narrow") == nil)
    }
}

/// Forgets one of several notes when the columns collapse, and any note when they separate.
private final class CarelessDelegate: CarefulDelegate {
    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        if let secondary = secondary as? UINavigationController, secondary.viewControllers.count > 1
        {
            secondary.viewControllers.removeLast()
        }
        return super.merge(secondary, onto: primary)
    }

    override func separate(from primary: UIViewController) -> UIViewController? {
        _ = super.separate(from: primary)
        return stacked(Blank())
    }
}
