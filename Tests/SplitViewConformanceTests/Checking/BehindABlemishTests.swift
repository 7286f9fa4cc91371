import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Flaws of an app whose every trace breaks a law already when it comes on screen: none of them is
/// hidden by that.
@MainActor @Suite struct BehindABlemishTests {
    private let subject = SplitViewSubject.notes(
        contract: .usual(Policies(selection: .asDetailSays)), delegate: { ClumsyDelegate() },
        list: { _ in stacked(RestlessFolder()) })

    /// What each flaw breaks, in its fewest steps, of which the first shows the blemish as well.
    private let expected = [
        ["no-exception", "launch narrow; select 1; push-detail; widen"],
        ["appearance-balanced", "launch wide"],
        ["contents-preserved", "launch narrow; push-list; widen"],
        ["detail-has-bar", "launch narrow; select 1; widen"],
    ]

    private func listed(_ findings: [Finding]) -> [[String]] {
        expected.map { wanted in
            findings.filter { $0.law == wanted[0] }.map(\.trace).min {
                $0.commands.count < $1.commands.count
            }.map { [wanted[0], $0.line] } ?? [wanted[0]]
        }
    }

    @Test(.enabled(if: isWhole), arguments: [1])
    func `a search reports each of them`(_ seed: UInt64) {
        let checker = SplitViewChecker(subject)
        let report = checker.search(seed: seed, runs: 0..<40)
        // Far enough for what is expected.
        let sweep = SplitViewChecker.Sweep(depth: 4, states: 400)
        let findings = checker.examination(of: report, sweep: sweep).findings
        #expect(listed(findings) == expected)
        for finding in findings {
            #expect(finding.trace.shows.contains { $0.law == "appearance-balanced" })
        }
    }

    @Test(.enabled(if: isWhole))
    func `so does an exhaustive search, and what it says of other laws is true`() {
        let checker = SplitViewChecker(subject)
        let verification = checker.verification(
            within: VerificationBounds(depth: 4, height: 5, limits: ExhaustLimits()))
        #expect(listed(verification.findings) == expected)
        // Nor does any follow from it.
        let blemish = verification.findings.first { $0.law == "appearance-balanced" }?.flaw
        #expect(verification.findings.allSatisfy { $0.cause == nil || $0.cause != blemish })
    }
}

/// Separating takes a list away where there is no note, gives a single note back without a bar, and
/// pushes a navigation controller where there are two.
private final class ClumsyDelegate: CarefulDelegate {
    override func separate(from primary: UIViewController) -> UIViewController? {
        let secondary = super.separate(from: primary)
        guard let lists = primary as? UINavigationController,
            let stack = secondary as? UINavigationController, let note = stack.topViewController
        else { return secondary }
        if note is Blank {
            lists.popViewController(animated: false)
        } else if stack.viewControllers.count == 1 {
            stack.viewControllers = []
            return note
        } else {
            stack.pushViewController(UINavigationController(), animated: false)
        }
        return stack
    }
}
