import StatefulTesting
import Testing

@testable import SplitViewConformance

/// Where a step may go wrong is known from the command that is performed.
@MainActor @Suite struct SymptomTests {
    @Test func `a step has only symptoms that its command may show`() {
        let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        var choices = SeededChoices(seed: 7)
        var symptoms: Set<String> = []
        for _ in 0..<200 {
            stage.reset()
            for _ in 0..<20 {
                let command = stage.alphabet[choices.index(below: stage.alphabet.count)]
                guard stage.perform(command) == .performed else { continue }
                symptoms.insert(stage.symptom)
                #expect(stage.mayShow(stage.symptom, command), "\(command): \(stage.symptom)")
                let natures = [SplitViewStep.Nature.transition, .show, .app, .direct]
                #expect(natures.filter { $0.mayShow(stage.symptom) } == [stage.step.nature])
            }
        }
        for scene in [
            "staying wide", "collapsing", "expanding", "showing a detail while narrow",
            "showing a detail while wide", "acting on a stack while narrow",
            "acting on a stack while wide", "the app acting while narrow",
            "the app acting while wide",
        ] {
            #expect(symptoms.contains { $0.hasPrefix(scene) }, "\(scene) came up")
        }
    }
}
