import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// What commands mean where stacks are nested, tabs are around them, or something is presented.
@MainActor @Suite struct NestedTargetTests {
    @Test
    func `a nested stack: Back takes its screens one by one, then the stack as a unit (N6, N7)`()
        throws
    {
        let stage = SplitViewStage(.notes(isDressed: true))
        try stage.act(out: "launch wide; select 1; push-detail; narrow")
        #expect(stage.picture.notation == "[list, [note, note#2]]")
        #expect(try stage.act(on: "push-detail") == "[list, [note, note#2, note#3]]")
        #expect(try stage.act(on: "back list") == "[list, [note, note#2]]")
        #expect(try stage.act(on: "back-to-root detail") == "[list, [note]]")
        #expect(stage.step.expectation.goes.count == 1)
        // The stack goes as a unit, and UIKit keeps it, as it was the secondary (P1).
        #expect(try stage.act(on: "back detail") == "[list] ~[note]")
        #expect(stage.step.expectation.goes.count == 1)
        #expect(try stage.gives("back list") == .ignored)
    }

    @Test func `above a nested stack: pushed on the outer one, and only where there is one`() throws
    {
        let stage = SplitViewStage(.notes(isDressed: true))
        try stage.act(out: "launch wide; select 1")
        #expect(try stage.gives("push-above-nested") == .ignored)
        #expect(try stage.act(on: "narrow; push-above-nested") == "[list, [note], note#2]")
        #expect(try stage.gives("push-above-nested") == .ignored, "a screen is on top now")
        #expect(try stage.act(on: "back list") == "[list, [note]]")
        // Everything above the root goes, in its order, with what is inside.
        #expect(try stage.act(on: "push-above-nested; back-to-root list") == "[list] ~[note]")
        #expect(stage.step.expectation.goes.count == 2)
    }

    @Test func `stacks are set where the front screen stands`() throws {
        let stage = SplitViewStage(.notes(isDressed: true))
        try stage.act(out: "launch wide; select 1; push-detail; push-detail; narrow")
        #expect(try stage.act(on: "reorder-stack list") == "[list, [note, note#3, note#2]]")
        #expect(try stage.act(on: "shorten-stack detail") == "[list, [note, note#2]]")
    }

    @Test func `a tab bar: commands reach the selected tab`() throws {
        let stage = SplitViewStage(
            .built { split in
                let tabs = UITabBarController()
                tabs.viewControllers = [stacked(Folder()), stacked(Folder())]
                tabs.selectedIndex = 1
                split.viewControllers = [tabs, stacked(Blank())]
                return []
            })
        #expect(try stage.act(out: "launch wide; push-list") == "[{[list]; *[list#2, list#3]} | _]")
        #expect(try stage.act(on: "select 1") == "[{[list]; *[list#2, list#3]} | !note]")
        #expect(try stage.gives("push-detail") == .ignored, "the detail stands in no stack")
        #expect(try stage.act(on: "back list") == "[{[list]; *[list#2]} | !note]")
    }

    @Test
    func `an app's own frame around one controller is looked through, one around several is not`()
        throws
    {
        let stage = SplitViewStage(
            .built { split in
                let (frame, pair) = (Folder(), Folder())
                frame.addChild(stacked(Folder()))
                pair.addChild(stacked(Note()))
                pair.addChild(Note())
                split.viewControllers = [frame, pair]
                return []
            })
        #expect(
            try stage.act(out: "launch wide; push-list") == "[{[list, list#2]} | {[note]; note#2}]")
        #expect(try stage.gives("push-detail") == .ignored)
        #expect(try stage.gives("back detail") == .ignored)
        #expect(try stage.act(on: "back list; select 1") == "[{[list]} | !note]")
    }

    @Test func `bare columns have no stack to push on or to go back in`() throws {
        let stage = SplitViewStage(
            .built { split in
                split.viewControllers = [Folder(), Note()]
                return []
            })
        try stage.act(out: "launch wide")
        for command in [
            "push-list", "push-detail", "push-detail-on-list", "push-list-on-detail",
            "back list", "back detail", "reorder-stack list", "repeat-stack detail",
        ] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        #expect(try stage.act(on: "select 1") == "[!list | !note]")
    }

    @Test func `what is presented covers everything, goes with Back, and lets the size change`()
        throws
    {
        let stage = SplitViewStage(
            .built { split in
                split.viewControllers = [
                    Folder(), stacked(Blank()),
                ]
                return []
            })
        #expect(try stage.act(out: "launch narrow; select 1") == "[!list] ^note")
        for command in SplitViewCommand.alphabet
        where ![.back, .backToRoot, .narrow, .widen, .launch].contains(command.name) {
            #expect(stage.perform(command) == .ignored, "\(command)")
        }
        #expect(try stage.act(on: "back detail") == "[!list] ~note")
        #expect(stage.step.expectation.goes.count == 1)
        try stage.act(out: "launch narrow; select 1")
        #expect(try stage.gives("widen") == .performed)
    }

    @Test func `a detail that was merged into the list stack is dressed anew`() throws {
        let stage = SplitViewStage(.notes(isDressed: true, delegate: { UndressingDelegate() }))
        try stage.act(out: "launch wide; select 1; narrow")
        #expect(stage.picture.notation == "[list, note] ~[]")
        let note = stage.picture.nodes[2].id
        #expect(try stage.act(on: "widen") == "[list | note]")
        #expect(try stage.act(on: "select-again") == "[list | note]")
        #expect(stage.step.exception == nil)
        #expect(stage.step.expectation.comes == [note])
    }
}

/// Puts what a detail comes dressed in beside the list, and merges without the dress.
private final class UndressingDelegate: CarefulDelegate {
    override func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}
