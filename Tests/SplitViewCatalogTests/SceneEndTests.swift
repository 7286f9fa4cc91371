import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// A search builds hundreds of thousands of scenes in one process.
@MainActor @Suite struct SceneEndTests {
    /// Scenes that cannot be released, and why.
    nonisolated private static let staying = [
        "canary-note-holds-itself": "that is what it is for",
        "watchful-moving": "a page that UIKit keeps while there is one column (P1) holds all of it",
    ]

    nonisolated private static let subjects =
        (Catalog.subjects + Catalog.controls + Catalog.canaries.map(\.subject))
        .filter { staying[$0.name] == nil }

    @Test(arguments: subjects.indices)
    func `of a scene that was built anew nothing is left in memory`(_ index: Int) {
        let subject = Self.subjects[index]
        let stage = SplitViewStage(subject)
        var choices = SeededChoices(seed: 42)
        for run in 0..<(isLong ? 50 : isWhole ? 15 : 4) {
            stage.reset()
            weak let runtime = ModelRuntime.current
            var trace: [SplitViewCommand] = []
            var outcome = Outcome.performed
            for _ in 0..<40 where outcome != .ended {
                let place = Int(choices.word() % UInt64(stage.alphabet.count))
                let command = stage.alphabet[place]
                outcome = stage.perform(command)
                if outcome != .ignored { trace.append(command) }
            }
            stage.reset()
            let words = trace.map(\.description).joined(separator: "; ")
            #expect(runtime == nil, "\(subject.name), run \(run): \(words)")
        }
    }
}
