import StatefulTesting
import Testing

@testable import SplitViewConformance

/// The code for where a step goes wrong.
@MainActor @Suite struct SymptomTests {
    @Test func `a symptom has a text and a code, and each gives the other back`() throws {
        for text in [
            "collapsing", "expanding/separateSecondary=nil",
            "showing-wide/showDetail=true/showDetail=false",
            "expanding/primaryForExpanding=controller/separateSecondary=controller",
        ] {
            let symptom = try #require(Symptom(text: text), "\(text)")
            #expect(symptom.text == text)
            #expect(Symptom(code: symptom.code) == symptom)
        }
        for text in ["", "collapsing/", "sleeping", "collapsing/show", "collapsing/show=maybe"] {
            #expect(Symptom(text: text) == nil, "\(text)")
        }
        #expect(Symptom(code: 0xF).text == "unknown")
    }

    @Test func `a step shows only symptoms that its command may show`() {
        let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        var choices = SeededChoices(seed: 7)
        var phases: Set<String> = []
        for _ in 0..<200 {
            stage.reset()
            for _ in 0..<20 {
                let command = stage.alphabet[choices.index(below: stage.alphabet.count)]
                guard stage.perform(command) == .performed else { continue }
                let symptom = stage.step.symptom
                phases.insert(symptom.text.split(separator: "/").first.map(String.init) ?? "")
                #expect(
                    SplitViewCommand.commands(showing: symptom)?.contains(command) != false,
                    "\(command): \(symptom.text)")
            }
        }
        #expect(
            phases.isSuperset(of: [
                "staying-wide", "collapsing", "expanding", "showing-narrow", "showing-wide",
                "acting-narrow", "acting-wide",
            ]), "\(phases.sorted())")
    }
}
