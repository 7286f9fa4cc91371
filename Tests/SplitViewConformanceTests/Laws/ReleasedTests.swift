import Foundation
import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// "A controller that was popped, replaced, cleared, finished or replaced by a link is deallocated
/// once nothing in the model should hold it (UIKit's own preserved secondary counts as a holder)."
@MainActor @Suite struct ReleasedTests {
    private let law = SplitViewLaws.released

    @Test func `held, violated, not applicable`() throws {
        let back = Drawn.direct("[list, note]", "[list]").with { $0.removed = ["note"] }
        try law.holds(
            back, .show("note#2", "[list | note]", "[list | note#2]").with { $0.removed = ["note"] }
        )
        let leak = back.with { $0.survivors = ["note"] }
        try law.breaks(
            "note was taken away and is still in memory: ① became ②.", leak,
            leak.with { $0.after = "[list] ?[note]" })
        try law.breaks(
            "a screen that has gone was taken away and is still in memory: ① became ②.",
            leak.with { $0.survivors = ["note#4"] })
        try law.skips(
            leak.with { $0.policies.keepsScreens = true }, .direct("[list, note]", "[list]"))
    }

    /// Who the law says has survived the last step of a line.
    private func survivor(_ line: String, of subject: SplitViewSubject) throws -> String? {
        let stage = SplitViewStage(subject)
        var survivor: String?
        for command in try Trace.commands(inLine: line) {
            #expect(survivor == nil, "only the last step is meant to have one")
            #expect(stage.perform(command) != .ignored)
            if case .violated(let sentence) = law.judge(stage.step) {
                survivor = sentence.components(separatedBy: " was taken away")[0]
            }
        }
        return survivor
    }

    /// The notes app of these tests, whose delegate holds some of the screens it sees.
    private func holding(
        _ isHeld: @escaping @MainActor @Sendable (UIViewController) -> Bool
    ) -> SplitViewSubject {
        .notes { HoldingDelegate(isHeld) }
    }

    @Test func `what went although the step does not name it counts, too`() throws {
        let link = Drawn.show("note#2", "[list | note]", "[list | note#2]").with {
            ($0.command, $0.mayRemoveDetails) = (.openLink, true)
        }
        try law.holds(link)
        try law.skips(link.with { $0.after = "[list | note, note#2]" })
        try law.breaks(
            "note was taken away and is still in memory: ① became ②.",
            link.with { $0.survivors = ["note"] })
    }

    @Test func `what is cleared, or replaced by a link, survives where the app holds it`() throws {
        let all = holding { $0 is Note }
        // The row selected last may be selected again.
        #expect(try survivor("launch wide; select 1; clear-detail", of: all) == nil)
        #expect(
            try survivor("launch wide; select 1; clear-detail; select 1", of: all)
                == "a screen that has gone")
        #expect(
            try survivor(
                "launch wide; select 1; push-detail; clear-detail", of: .notes(isDressed: true))
                == nil)
        #expect(try survivor("open-link; open-link", of: .linking(isHeld: false)) == nil)
        #expect(try survivor("open-link; open-link", of: .linking(isHeld: true)) == "note")
    }

    @Test func `nothing survives where nothing is held`() throws {
        let line =
            "launch wide; select 1; select-replacing 1; narrow; push-detail; back list; widen"
        #expect(try survivor(line, of: .notes { CarefulDelegate() }) == nil)
        #expect(try survivor("launch wide; push-on-placeholder; back detail", of: .notes()) == nil)
        #expect(
            try survivor(
                "launch wide; select 1; push-detail; back-to-root detail; select 2",
                of: .notes(isDressed: true)) == nil)
        #expect(
            try survivor(
                "select 1; select 2; launch narrow; shorten-stack list",
                of: .notes { CarefulDelegate() }) == nil)
    }

    @Test func `what the delegate holds survives a Back and a replacement`() throws {
        let all = holding { $0 is Note }
        #expect(
            try survivor("select 1; select 2; launch narrow; back-to-root list", of: all) == "note")
        #expect(try survivor("launch wide; select 1; select-replacing 2", of: all) == "note")
    }

    @Test func `the row selected last is no survivor until another one is`() throws {
        let all = holding { $0 is Note }
        #expect(try survivor("launch narrow; select 1; back list", of: all) == nil)
        #expect(
            try survivor("launch narrow; select 1; back list; select-again; back list", of: all)
                == nil)
        #expect(
            try survivor("launch narrow; select 1; back list; select 1", of: all)
                == "a screen that has gone")
    }

    @Test func `what is kept in a navigation controller without a container survives`() throws {
        let stack = holding { $0 is UINavigationController }
        #expect(
            try survivor("select 1; select 2; launch narrow; back-to-root list", of: stack) == nil)
        let dressed = SplitViewSubject.notes(isDressed: true) {
            HoldingDelegate { $0 is UINavigationController }
        }
        #expect(try survivor("launch wide; select 1; select 2", of: dressed) == "note")
    }

    @Test func `who stands in the secondary that UIKit keeps is no survivor (P1, P4)`() throws {
        let subject = SplitViewSubject.notes(isDressed: true)
        let line = "select 1; launch narrow; push-detail; back list; back list"
        #expect(try survivor(line, of: subject) == nil)
    }
}

/// Leaves everything to UIKit, and holds some of the details it is asked about.
private final class HoldingDelegate: CarefulDelegate {
    private let isHeld: (UIViewController) -> Bool
    private var held: [UIViewController] = []

    init(_ isHeld: @escaping (UIViewController) -> Bool) { self.isHeld = isHeld }

    override func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        if isHeld(vc) { held.append(vc) }
        guard !(vc is UINavigationController) else { return false }
        return super.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
}

extension SplitViewSubject {
    /// An app whose link replaces what is shown, and holds it where that is asked for.
    fileprivate static func linking(isHeld: Bool) -> SplitViewSubject {
        SplitViewSubject("linking", contract: .open, naming: .kinds) {
            let split = UISplitViewController()
            let stack = stacked(Blank())
            split.viewControllers = [stacked(Folder()), stack]
            var held: [UIViewController] = []
            return SplitViewScene(split, keeping: [stack], screen: role(of:))
                .list { Folder() }
                .detail { _ in Note() }
                .onLink {
                    let note = Note()
                    if isHeld { held.append(note) }
                    stack.viewControllers = [note]
                    return [note]
                }
        }
    }
}
