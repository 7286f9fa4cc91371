import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// What each kind of command means in a state: who is shown, pushed and popped. The delegate is a
/// careful one, the contract open.
@MainActor @Suite struct TargetTests {
    private let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))

    /// Checks what a last command leads to; `nil` if it comes to nothing.
    private func expect(
        _ line: String, _ command: String, _ result: String?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        stage.reset()
        if !line.isEmpty { try stage.act(on: line) }
        let outcome = try stage.gives(command)
        #expect(
            (outcome == .ignored ? nil : stage.picture.notation) == result,
            "\(line); \(command)", sourceLocation: sourceLocation)
    }

    @Test func `launch: once, in either width`() throws {
        try expect("", "launch wide", "[list | _]")
        try expect("", "launch narrow", "[list] ~[_]")
        try expect("select 1", "launch narrow", "[list, note] ~[]")
        try expect("launch wide", "launch wide", nil)
        try expect("launch wide", "launch narrow", nil)
    }

    @Test func `narrow and widen: only where they change something`() throws {
        try expect("", "narrow", nil)
        try expect("", "widen", nil)
        try expect("launch wide", "widen", nil)
        try expect("launch narrow", "narrow", nil)
        try expect("launch wide; select 1", "narrow", "[list, note] ~[]")
        try expect("launch narrow; select 1", "widen", "[list | note]")
    }

    @Test func `select: from a list that is in front, also before the launch`() throws {
        try expect("", "select 1", "[list | note]")
        try expect("launch wide", "select 2", "[list | note]")
        try expect("launch wide; select 1", "select 3", "[list | note, note#2]")
        try expect("launch narrow", "select 1", "[list, note] ~[_]")
        try expect("launch narrow; select 1", "select 1", nil)
        try expect("launch narrow; push-list", "select 1", "[list, list#2, note] ~[_]")
    }

    @Test func `select-replacing: tells the delegate to replace`() throws {
        try expect("launch wide; select 1; select 1", "select-replacing 1", "[list | note]")
        try expect("launch narrow", "select-replacing 1", "[list, note] ~[_]")
        try expect("launch narrow; select 1", "select-replacing 1", nil)
    }

    @Test func `select-again: the same controller, once there was one`() throws {
        try expect("launch wide", "select-again", nil)
        // A delegate that pushes it where it stands already runs into UIKit's exception.
        try expect("launch wide; select 1", "select-again", "[list | note]")
        #expect(stage.step.exception?.name == "NSInvalidArgumentException")
        try stage.act(out: "launch narrow; select 1; back list")
        let note = try #require(stage.step.expectation.goes.first)
        #expect(try stage.act(on: "select-again") == "[list, note] ~[_]")
        #expect(stage.step.expectation.comes == [note])
        #expect(stage.picture.showsContent(note))
    }

    @Test func `select-wrapped: the detail comes in a navigation controller`() throws {
        // This delegate is not made for it, and pushes the navigation controller.
        try expect("launch wide", "select-wrapped 1", "[list | _]")
        #expect(stage.step.exception?.reason.contains("Pushing a navigation controller") == true)
        let plain = SplitViewStage(.notes())
        #expect(try plain.act(out: "launch wide; select-wrapped 1") == "[list | note]")
        #expect(
            try plain.act(out: "launch narrow; back list; select-wrapped 1") == "[list, [note]]")
        // Where the app dresses every detail, there is nothing more to wrap.
        let dressed = SplitViewStage(.notes(isDressed: true))
        #expect(try dressed.act(out: "launch wide; select 1") == "[list | note]")
        #expect(try dressed.gives("select-wrapped 1") == .ignored)
    }

    @Test func `push-list: onto the stack of the list in front`() throws {
        try expect("", "push-list", "[list, list#2 | _]")
        try expect("launch wide; select 1", "push-list", "[list, list#2 | note]")
        try expect("launch narrow", "push-list", "[list, list#2] ~[_]")
        try expect("launch narrow; select 1", "push-list", nil)
    }

    @Test func `a push of a screen that the app does not make is ignored`() throws {
        let stage = SplitViewStage(
            SplitViewSubject("one-list", contract: .open) {
                let split = UISplitViewController()
                split.viewControllers = [stacked(Folder()), stacked(Note())]
                return SplitViewScene(split, screen: role(of:))
            })
        try stage.act(on: "launch wide")
        for command in ["push-list", "push-list-on-detail", "push-detail", "push-detail-on-list"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
    }

    @Test func `pushes on the detail side: from what is in front there`() throws {
        try expect("select 1", "push-detail", nil)
        try expect("launch wide", "push-detail", nil)
        try expect("launch wide; select 1", "push-detail", "[list | note, note#2]")
        try expect("launch narrow; select 1", "push-detail", "[list, note, note#2] ~[_]")
        try expect("launch narrow", "push-detail", nil)
        try expect("launch wide", "push-on-placeholder", "[list | _, note]")
        try expect("launch wide; select 1", "push-on-placeholder", nil)
        try expect("launch wide; push-on-placeholder", "push-on-placeholder", nil)
        try expect("launch narrow", "push-on-placeholder", nil)
        try expect("", "push-on-placeholder", nil)
        try expect("launch wide; select 1", "push-list-on-detail", "[list | note, list#2]")
        try expect("launch narrow; select 1", "push-list-on-detail", "[list, note, list#2] ~[_]")
        try expect("launch wide", "push-list-on-detail", nil)
    }

    @Test
    func `push-detail: the screen that a detail of this app pushes, if there is such a screen`()
        throws
    {
        let (pushed, shown) = (Counter(), Counter())
        let stage = SplitViewStage(
            SplitViewSubject("pushing", contract: .open, naming: .kinds) {
                let split = UISplitViewController()
                split.viewControllers = [stacked(Folder()), stacked(Note())]
                return SplitViewScene(split, screen: role(of:))
                    .list { Folder() }
                    .detail { _ in
                        shown.count += 1
                        return Note()
                    }
                    .page {
                        pushed.count += 1
                        return Note()
                    }
            })
        #expect(try stage.act(out: "launch wide; push-detail") == "[list | note, note#2]")
        #expect((pushed.count, shown.count) == (1, 0))
        // A list has no such screen to push.
        try stage.act(on: "push-detail-on-list")
        #expect((pushed.count, shown.count) == (1, 1))
    }

    @Test func `push-detail-on-list: onto the stack of the list in front`() throws {
        try expect("", "push-detail-on-list", nil)
        try expect("launch wide", "push-detail-on-list", "[list, note | _]")
        try expect("launch wide; push-detail-on-list", "push-detail-on-list", nil)
        try expect("launch narrow", "push-detail-on-list", "[list, note] ~[_]")
    }

    @Test func `replace-from-detail: a detail shows a replacing one`() throws {
        try expect("launch wide", "replace-from-detail", nil)
        try expect("select 1", "replace-from-detail", nil)
        try expect("launch wide; select 1; push-detail", "replace-from-detail", "[list | note]")
        try expect("launch narrow; select 1", "replace-from-detail", "[list, note, note#2] ~[_]")
    }

    @Test func `back: the pane's own stack; collapsed, both panes are one`() throws {
        try expect("push-list", "back list", nil)
        try expect("launch wide", "back list", nil)
        try expect("launch wide", "back detail", nil)
        try expect(
            "launch wide; push-list; select 1; push-detail", "back list", "[list | note, note#2]")
        try expect(
            "launch wide; push-list; select 1; push-detail", "back detail", "[list, list#2 | note]")
        for pane in ["list", "detail"] {
            try expect("launch narrow; select 1; push-detail", "back \(pane)", "[list, note] ~[_]")
            try expect(
                "launch narrow; select 1; push-detail", "back-to-root \(pane)", "[list] ~[_]")
            try expect("launch narrow", "back \(pane)", nil)
            try expect("launch narrow", "back-to-root \(pane)", nil)
        }
        try expect("launch wide; push-list; push-list", "back-to-root list", "[list | _]")
        try expect(
            "launch wide; select 1; push-detail; push-detail", "back-to-root detail",
            "[list | note]")
    }

    @Test func `clear-detail: what the app does, in every state`() throws {
        try expect("", "clear-detail", "[list | _]")
        try expect("launch wide; select 1; push-detail", "clear-detail", "[list | _]")
        try expect("launch narrow; select 1; push-detail", "clear-detail", "[list] ~[_]")
        let app = SplitViewStage(
            .built { split in
                split.viewControllers = [Folder(), Blank()]
                return []
            })
        #expect(try app.gives("clear-detail") == .ignored)
    }

    @Test func `setting stacks: the stack around the front screen of a pane`() throws {
        try expect("push-list", "reorder-stack list", "[list#2, list | _]")
        try expect("launch wide; select 1", "reorder-stack list", nil)
        try expect(
            "launch wide; select 1; push-detail", "reorder-stack detail", "[list | note#2, note]")
        try expect("launch narrow; select 1", "reorder-stack detail", "[note, list] ~[_]")
        try expect("push-list", "shorten-stack list", nil)
        try expect("push-list; push-list", "shorten-stack list", "[list, list#2 | _]")
        try expect(
            "launch narrow; select 1; push-detail", "shorten-stack list", "[list, note] ~[_]")
        try expect("", "repeat-stack detail", "[list | _]")
        #expect(stage.step.exception?.reason.contains("must be distinct") == true)
    }
}

/// Counts across the closures of a scene.
@MainActor private final class Counter { var count = 0 }
