import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing

/// Subjects of the catalog that could not be verified while their states forgot something.
@MainActor @Suite struct CompleteStateTests {
    @Test(
        "without an assumption states are complete as well",
        arguments: [
            (Subject.tabs, "delegate-comes-first"), (.watchfulArranging, "notes-are-plain"),
            (.watchfulMoving, "notes-are-plain"),
        ] as [(Subject, String)])
    func beyondContract(_ subject: Subject, _ assumption: String) {
        let stage = SplitViewStage(subject, contract: subject.contract.givingUp(assumption))
        let found = stage.verification(
            of: SplitViewLaws.aboutSteps[0].name,
            within: VerificationBounds(height: 3, limits: ExhaustLimits()))
        #expect(!found.isInconsistent)
    }
}
