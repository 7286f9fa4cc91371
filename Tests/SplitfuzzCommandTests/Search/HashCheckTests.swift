import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing

@testable import SplitfuzzCommand

/// When two performances of the same runs show that an app depends on hash values.
@MainActor @Suite struct HashCheckTests {
    private func report(of subject: SplitViewSubject, endingAfter runs: Int = .max) -> Report {
        var asked = 0
        return SplitViewChecker(subject).search(
            seed: 1, runs: 0..<8,
            deadline: {
                asked += 1
                return asked > runs
            })
    }

    @Test func `other results do, and the same do not`() {
        let usual = report(of: .recommended)
        #expect(!HashCheck.differ(report(of: .recommended), usual))
        #expect(HashCheck.differ(report(of: .document000Swift), usual))
    }

    @Test func `an interrupted performance does not, whichever it is`() {
        let (whole, cut) = (report(of: .recommended), report(of: .recommended, endingAfter: 3))
        #expect(cut.completedRuns == 3 && cut != whole)
        #expect(!HashCheck.differ(cut, whole))
        #expect(!HashCheck.differ(whole, cut))
    }
}
