import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

/// Subjects of the catalog that could not be verified while their states were incomplete.
@MainActor @Suite struct CompleteStateTests {
    @Test(
        .enabled(if: isWhole),
        arguments: [
            (.tabs, "delegate-comes-first", 3),
            (.watchfulArranging, "notes-are-plain", isLong ? 3 : 2),
            (.watchfulMoving, "notes-are-plain", isLong ? 3 : 2),
        ] as [(SplitViewSubject, String, Int)])
    func `without an assumption states are complete as well`(
        _ subject: SplitViewSubject, _ assumption: String, height: Int
    ) {
        let checker = SplitViewChecker(subject, contract: subject.contract.without(assumption))
        let found = checker.verification(
            within: VerificationBounds(height: height, limits: ExhaustLimits()))
        #expect(found.isClosed && !found.isInconsistent)
    }
}
