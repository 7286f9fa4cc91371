import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Commands are total: in every state each of them is performed, or ignored without a trace.
@MainActor @Suite struct TotalityTests {
    nonisolated private static let subjects: [SplitViewSubject] = [
        .notes("undelegated"), .notes("careful", delegate: { CarefulDelegate() }),
        .notes("forgetful", delegate: { ForgetfulDelegate() }), .notes("dressed", isDressed: true),
        .built { split in
            split.viewControllers = [Folder(), Note()]
            return []
        },
        .built { split in
            let tabs = UITabBarController()
            tabs.viewControllers = [stacked(Folder()), Folder()]
            split.viewControllers = [tabs, stacked(Blank())]
            return []
        },
        .built { split in
            // An app's own containers, around one stack and around two screens.
            let (frame, pair) = (UIViewController(), UIViewController())
            frame.addChild(stacked(Folder()))
            pair.addChild(Folder())
            pair.addChild(Note())
            split.viewControllers = [frame, pair]
            return []
        }, .built { _ in [] }, .named(), .named(profile: .ios26),
        .built { split in
            split.viewControllers = [UINavigationController(), UINavigationController()]
            return []
        },
    ]

    @Test(arguments: subjects.indices)
    func `every command in every state of random runs`(_ index: Int) {
        let stage = SplitViewStage(Self.subjects[index])
        for run in 0..<(isWhole ? 6 : 1) {
            var choices = SeededChoices(seed: UInt64(run))
            var trace: [SplitViewCommand] = []
            while trace.count < 10 {
                let offered = offers(after: trace, on: stage)
                // An exception ends a run; it is tried in every state, and followed in none.
                let next = offered.filter { $0.outcome == .performed }
                guard !next.isEmpty else { break }
                trace.append(next[choices.index(below: next.count)].command)
            }
            #expect(trace.count == 10, "at least the width of the window can always change")
        }
    }

    /// The effect of each command after a trace.
    private func offers(
        after trace: [SplitViewCommand], on stage: SplitViewStage
    ) -> [(command: SplitViewCommand, outcome: Outcome)] {
        var offers: [(SplitViewCommand, Outcome)] = []
        perform(trace, on: stage)
        for command in SplitViewCommand.alphabet {
            let (picture, fingerprint) = (stage.picture, stage.fingerprint)
            let outcome = stage.perform(command)
            offers.append((command, outcome))
            switch outcome {
            case .ignored:
                #expect(stage.picture == picture, "\(command) was ignored and did something")
                #expect(stage.fingerprint == fingerprint)
                continue
            case .ruledOut:
                #expect(stage.picture == picture, "\(command) was ruled out and did something")
                #expect(stage.fingerprint == fingerprint)
                continue
            case .performed:
                #expect(stage.step.exception == nil)
                #expect(stage.step.command == command)
                #expect(stage.step.before == picture)
            case .ended:
                #expect(stage.step.exception != nil)
                #expect(stage.step.command == command)
                #expect(stage.step.before == picture)
                for next in SplitViewCommand.alphabet {
                    #expect(stage.perform(next) == .ignored, "nothing follows an exception")
                }
            }
            perform(trace, on: stage)
            #expect(stage.picture == picture, "the same trace leads to the same picture")
        }
        return offers
    }

    @Test(arguments: subjects.indices)
    func `the stage ignores what the driver finds no target for, and nothing else`(_ index: Int) {
        // One after the other: two scenes at a time would each have to be made the current one.
        let driver = SceneDriver(Self.subjects[index], profile: Self.subjects[index].profile)
        var change = Expectation()
        let runs = (0..<20).map { run in
            var choices = SeededChoices(seed: UInt64(run))
            driver.renew()
            return (0..<24).map { _ -> (command: SplitViewCommand, isOffered: Bool) in
                let command = SplitViewCommand.alphabet[
                    choices.index(below: SplitViewCommand.alphabet.count)]
                let deed = driver.deed(for: command)
                if let deed { driver.perform(deed, noting: &change) }
                return (command, deed != nil)
            }
        }
        let stage = SplitViewStage(Self.subjects[index])
        for run in runs {
            stage.reset()
            for (command, isOffered) in run {
                let scene = stage.picture.notation
                let isIgnored = stage.perform(command) == .ignored
                #expect(isIgnored != isOffered, "\(command) in \(scene)")
            }
        }
    }

    private func perform(_ trace: [SplitViewCommand], on stage: SplitViewStage) {
        stage.reset()
        for command in trace { _ = stage.perform(command) }
    }
}
