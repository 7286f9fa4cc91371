import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing

@testable import UIKitModel

/// The caches of the model, which states leave out: dropping them between any two commands changes
/// nothing.
@MainActor @Suite struct CacheTests {
    nonisolated private static let subjects: [SplitViewSubject] = [
        .recommended, .tabs, .document004Menu, .watchfulNesting, .document000ObjectiveC,
    ]

    /// Drops every cache of a runtime, and those of the process.
    private func dropCaches(of runtime: ModelRuntime, upTo last: UInt32) {
        UISplitViewController.lastType = ObjectIdentifier(UISplitViewController.self)
        UISplitViewController.lastMissing = []
        Callbacks.known = []
        runtime.marks = 0
        runtime.budget.operationsLeft = 7
        runtime.budget.callsInVain = 0
        for number in 0...last {
            guard let controller = runtime.living[number] else { continue }
            if controller.hasStockView, controller.loadedView?.isLikeAnyOther == true {
                controller.loadedView = nil
            }
            if let split = controller as? UISplitViewController { split.missing = [] }
        }
    }

    /// Runs of each subject.
    private static let runs = isLong ? 500 : isWhole ? 125 : 15

    @Test(arguments: subjects.indices)
    func `thousands of commands come to the same without caches`(_ index: Int) {
        let subject = Self.subjects[index]
        let (usual, forgetful) = (SplitViewStage(subject), SplitViewStage(subject))
        var choices = SeededChoices(seed: UInt64(index))
        for _ in 0..<Self.runs {
            usual.reset()
            forgetful.reset()
            let runtime = ModelRuntime.current
            for _ in 0..<40 {
                dropCaches(of: runtime, upTo: 60)
                let command = usual.command(
                    ofKind: choices.index(below: usual.kinds.count), from: &choices)
                let outcome = usual.perform(command)
                #expect(forgetful.perform(command) == outcome)
                guard outcome != .ignored else { continue }
                #expect(forgetful.step.calls == usual.step.calls)
                #expect(forgetful.state == usual.state)
                #expect(forgetful.fingerprint == usual.fingerprint)
                if outcome == .ended { break }
            }
        }
    }
}
