import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewCatalog
@testable import SplitViewConformance

/// The system ends the notes app, which is then restored.
@MainActor @Suite struct RestorationTests {
    /// The results of restoring the app in the same size and in the other, and of changing the size
    /// of the window instead.
    private func outcomes(
        _ line: String, of subject: SplitViewSubject = .recommended
    ) throws -> [String] {
        let stage = SplitViewStage(subject)
        let commands = try Trace.commands(inLine: line)
        func picture(after move: (SplitViewCommand.Width) -> SplitViewMove) throws -> String {
            stage.reset()
            for command in commands {
                #expect(stage.perform(command) == .performed, "\(command)")
            }
            let width: SplitViewCommand.Width = stage.picture.isCollapsed ? .narrow : .wide
            try #require(stage.attempt(move(width)) == .performed)
            return stage.sight.notation
        }
        func other(_ width: SplitViewCommand.Width) -> SplitViewCommand.Width {
            width == .narrow ? .wide : .narrow
        }
        return [
            try picture { .restart($0) }, try picture { .restart(other($0)) },
            try picture { .give($0 == .narrow ? .widen : .narrow) },
        ]
    }

    @Test func `beside the list`() throws {
        #expect(
            try outcomes("launch wide; push-list; select 1; push-detail") == [
                "[list, list#2 | note, note#2]", "[list, list#2, note, note#2] ~[]",
                "[list, list#2, note, note#2] ~[]",
            ])
        #expect(try outcomes("launch wide") == ["[list | _]", "[list] ~[_]", "[list] ~[_]"])
    }

    @Test func `in one stack: a launch parts nothing, so that the app has to (R3, R5)`() throws {
        #expect(
            try outcomes("launch narrow; select 1; push-detail") == [
                "[list, note, note#2] ~[_]", "[list | note, note#2]", "[list | note, note#2]",
            ])
        #expect(
            try outcomes("select 1; launch narrow; push-list-on-detail")[1]
                == "[list | note, list#2]")
        #expect(try outcomes("launch narrow") == ["[list] ~[_]", "[list | _]", "[list | _]"])
    }

    @Test func `a controller that the app does not make again is lost`() throws {
        let canary = try #require(Catalog.subject(named: "canary-notes-forgotten"))
        #expect(
            try outcomes("launch wide; select 1", of: canary)
                == ["[list | _]", "[list] ~[_]", "[list, note] ~[]"])
    }

    /// A note that is made again writes down that it is shown, but where the app does not look.
    private final class LosesRecord: NotesRestoration {
        private let lost = NotesRecord()

        override func recreate(_ path: [String]) -> UIViewController? {
            guard path.last == "note" else { return super.recreate(path) }
            let note = NoteViewController(record: lost)
            note.restorationIdentifier = "note"
            return note
        }
    }

    @Test func `a record that is not restored is found, though all screens are there`() throws {
        func findings(_ make: @escaping NotesScene.MakeRestoration) -> [String] {
            let subject = SplitViewSubject.notes(
                "restored", origin: "", policies: Policies(selection: .stacks),
                scene: NotesScene(
                    split: { UISplitViewController() },
                    list: { UINavigationController(rootViewController: $0) },
                    root: { _ in NoteListViewController() },
                    note: { NoteViewController(record: $0) }, restoration: make,
                    delegate: { MergingSplitDelegate() }))
            let bounds = VerificationBounds(depth: 2, height: 4, limits: ExhaustLimits())
            let exhaustion = SplitViewChecker(subject).verification(within: bounds).exhaustion
            return exhaustion.counterexamples.map {
                let steps = $0.commands.map(\.description)
                return "\($0.flaw.law): \(steps.joined(separator: "; "))"
            }
        }
        #expect(findings { NotesRestoration($0) } == [])
        #expect(
            findings { LosesRecord($0) }.contains("restoration-round-trip: launch wide; select 1"))
    }

    @Test func `a restart does the same from anywhere as at the start`() {
        let (led, marked) = (SplitViewStage(.recommended), SplitViewStage(.recommended))
        var choices = SeededChoices(seed: 5)
        func command() -> SplitViewCommand {
            led.command(ofKind: choices.index(below: led.kinds.count), from: &choices)
        }
        var restarts = 0
        for _ in 0..<400 {
            led.reset()
            let trace = (0..<choices.index(below: 30)).map { _ in command() }
                .filter { led.perform($0).isPerformed }
            // One after the other: with many scenes in a process two may share a log.
            marked.reset()
            for command in trace { _ = marked.perform(command) }
            marked.markStart()
            for _ in 0..<12 { _ = marked.attempt(.give(command())) }
            let width = SplitViewCommand.Width(rawValue: UInt8(choices.index(below: 2))) ?? .wide
            guard let outcome = marked.attemptFromStart(.restart(width)) else { continue }
            let noted = CommandLog.entry(of: CommandLog.memory.base)?.place
            #expect(led.attempt(.restart(width)) == outcome)
            // On some devices there is no wide window.
            guard outcome == .performed else { continue }
            #expect(noted == KnownEnd.Place(profile: "ios26", commands: trace, restoredIn: width))
            #expect(led.state == marked.state && led.sight == marked.sight)
            // Also a second time.
            _ = marked.attemptFromStart(.restart(width == .wide ? .narrow : .wide))
            _ = marked.attempt(.give(command()))
            let again = marked.attemptFromStart(.restart(width))
            #expect(again == outcome && led.state == marked.state)
            restarts += 1
        }
        #expect(restarts > 100)
        #expect(led.attemptFromStart(.restart(.wide)) == nil, "no start is marked")
        #expect(marked.attemptFromStart(.give(.back(.list))) == nil)
    }

    @Test func `an app that takes no part is not ended`() throws {
        let stage = SplitViewStage(.document000ObjectiveC)
        _ = stage.perform(.launch(.wide))
        #expect(!stage.step.app.isRestorable)
        #expect(stage.attempt(.restart(.wide)) == .ignored)
        #expect(SplitViewChecker(on: stage).inapplicableLaws.contains("restoration-round-trip"))
        #expect(!SplitViewChecker(.recommended).inapplicableLaws.contains("restoration-round-trip"))
    }
}
