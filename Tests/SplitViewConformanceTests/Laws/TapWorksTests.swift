import SplitViewConformance
import Testing
import UIKitModel

/// "What a person does has its effect in sight: what is promised comes to the front, Back and a tab
/// leave what was in front, a column shows or hides."
@Suite struct TapWorksTests {
    private let law = SplitViewLaws.tapWorks

    private func step(
        _ command: SplitViewCommand, adding added: String? = nil, _ before: String,
        _ after: String
    ) -> Drawn {
        .direct(before, after).with {
            $0.command = command
            $0.added = added.map { [$0] } ?? []
        }
    }

    @Test func `held: what is selected or pushed comes to the front of its pane`() throws {
        try expectHeld(law, .show("note", "[list | _]", "[list | note]"))
        try expectHeld(law, .show("note#2", "[list | note]", "[list | note, note#2]"))
        try expectHeld(law, .show("note", "[list]", "[list, note]"))
        // A plain primary presents it (D4).
        try expectHeld(law, .show("note", "[!list]", "[!list] ^note"))
        // The same row again.
        try expectHeld(law, .show("note", "[list | note]", "[list | note]"))
        try expectHeld(
            law, step(.pushList, adding: "list#2", "[list | note]", "[list, list#2 | note]"))
        try expectHeld(
            law, step(.pushDetail, adding: "note#2", "[list, note]", "[list, note, note#2]"))
        try expectHeld(
            law, step(.pushDetailOnList, adding: "note", "[list | _]", "[list, note | _]"))
        // Without a detail column there is one stack.
        try expectHeld(
            law, step(.pushDetail, adding: "note#2", "[list, note | -]", "[list, note, note#2 | -]")
        )
    }

    @Test func `in which column it comes to the front is for right-side`() throws {
        for (command, after) in [
            (SplitViewCommand.pushList, "[list | note, list#2]"),
            (.pushDetail, "[list, list#2 | note]"),
        ] {
            try expectHeld(law, step(command, adding: "list#2", "[list | note]", after))
        }
        try expectHeld(law, .show("note", "[list | _]", "[list, note | _]"), in: "columns")
    }

    @Test func `violated: it is not in front`() throws {
        try expectViolated(
            law, .show("note#2", "[list | note]", "[list | note#2, note]"),
            "note#2 does not come to the front: [list | note] became [list | note#2, note].")
        try expectViolated(
            law, .show("note", "[list]", "[note, list]"),
            "note does not come to the front: [list] became [note, list].")
        try expectViolated(
            law, step(.pushList, adding: "list#3", "[list | list#2]", "[list | list#3, list#2]"),
            "list#3 does not come to the front: "
                + "[list | list#2] became [list | list#3, list#2].")
    }

    @Test func `Back beside another pane leads to the screen below`() throws {
        try expectHeld(
            law, step(.back(.detail), "[list | note, note#2]", "[list | note]"))
        try expectHeld(law, step(.back(.detail), "[list | _, note]", "[list | _]"))
        try expectHeld(law, step(.back(.list), "[list, list#2 | note]", "[list | note]"))
        try expectHeld(law, step(.back(.list), "[list | _] ^note", "[list | _]"))
        try expectHeld(law, step(.back(.list), "[!list] ^note", "[!list]"))
        try expectViolated(
            law, step(.back(.detail), "[list | note, note#2]", "[list | note, note#2]"),
            "note#2 stays in front: [list | note, note#2], as before.")
        try expectViolated(
            law, step(.back(.detail), "[list | note, note#2, note#3]", "[list | note]"),
            "Back from note#3 does not lead to note#2: "
                + "[list | note, note#2, note#3] became [list | note].")
        try expectViolated(
            law, step(.back(.list), "[list | _] ^note", "[list | _] ^note"),
            "note stays in front: [list | _] ^note, as before.")
    }

    @Test func `back to the root leaves the front`() throws {
        try expectHeld(law, step(.backToRoot(.detail), "[list | note, note#2]", "[list | note]"))
        try expectHeld(
            law, step(.backToRoot(.list), "[list, note, note#2]", "[list]"))
        try expectViolated(
            law, step(.backToRoot(.list), "[list, note]", "[list, note]"),
            "note stays in front: [list, note], as before.")
    }

    @Test func `a tab that is tapped shows something else than before`() throws {
        try expectViolated(
            law, step(.tapTabAgain, "[{[list, list#2]} | _]", "[{[list, list#2]} | _]"),
            "list#2 stays in front: [{[list, list#2]} | _], as before.")
        try expectHeld(law, step(.tapTabAgain, "[{[list, list#2]} | _]", "[{[list]} | _]"))
        let tabs = "[{[list]; *[list#2]} | _]"
        let switched = step(.switchTab(0), tabs, tabs)
        try expectViolated(law, switched, "list#2 stays in front: \(tabs), as before.")
        try expectHeld(law, switched.with { $0.remarked = ["list": [.inFront], "list#2": []] })
    }

    @Test func `a Back that is not finished leaves the screen in front`() throws {
        let cancelled = step(.cancelBack(.list), "[list, note]", "[list, note]")
        try expectHeld(law, cancelled)
        try expectViolated(
            law, cancelled.with { $0.after = "[list]" },
            "Back from note was not finished, and it is not in front any more: "
                + "[list, note] became [list].")
    }

    @Test func `what the app takes away is not in front any more`() throws {
        let cleared = Drawn.app(.clearDetail, "[list | note]", "[list | _]", removing: ["note"])
        try expectHeld(law, cleared)
        try expectViolated(
            law, cleared.with { $0.after = $0.before },
            "note stays in front: [list | note], as before.")
        try expectHeld(law, cleared.with { $0.command = .finishDetail })
        // Nothing was chosen, or it was not in front.
        try expectNotApplicable(law, cleared.with { $0.removed = [] })
        try expectNotApplicable(law, cleared.with { $0.before = "[list | note, list#2]" })
    }

    @Test func `the next item comes to the front where the last one was`() throws {
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list | note#2]", removing: ["note"], adding: ["note#2"])
        try expectHeld(law, next)
        try expectViolated(
            law, next.with { $0.after = "[list | note#2, list#2]" },
            "note#2 does not come to the front: "
                + "[list | note] became [list | note#2, list#2].")
        try expectNotApplicable(law, next.with { $0.before = "[list, note, list#2]" })
        // The same screen shows the next item.
        try expectHeld(
            law, .app(.nextItem, "[list | note]", "[list | note]", adding: ["note"]))
    }

    @Test func `starting over leads to the first list`() throws {
        let over = Drawn.app(
            .startOver, "[list, list#2, note]", "[list]", removing: ["list#2", "note"])
        try expectHeld(law, over)
        try expectHeld(law, over.with { $0.before = "[list]" })
        try expectViolated(
            law, over.with { $0.after = "[list, list#2]" },
            "list is not in front after starting over: "
                + "[list, list#2, note] became [list, list#2].")
        try expectNotApplicable(law, over.with { $0.before = "[-]" })
    }

    @Test func `the button hides the list column, and shows it again`() throws {
        let toggle = step(.toggleList, "[list | note]", "[list | note]")
        try expectHeld(law, toggle.with { $0.listColumn = .isOneGestureAway })
        try expectHeld(law, toggle.with { $0.hidesListBefore = true })
        try expectViolated(
            law, toggle, "The list column does not hide: [list | note], as before.")
        try expectViolated(
            law,
            toggle.with {
                $0.hidesListBefore = true
                $0.listColumn = .isOneGestureAway
            }, "The list column stays hidden: [(list) | note], as before.")
    }

    @Test func `not applicable: the system acts, nothing is on screen, or it is for another law`()
        throws
    {
        try expectNotApplicable(law, .transition("[list | note]", "[note, list]"))
        try expectNotApplicable(law, step(.back(.list), "[list, note]", "[list, note]"))
        try expectNotApplicable(
            law,
            .show("note", "[list | _]", "[list, note | _]").with {
                $0.isLaunchedBefore = false
            })
        try expectNotApplicable(
            law,
            .show("note", "[list | _]", "[list | _]").with {
                $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
            })
        // There was nothing in front.
        try expectNotApplicable(law, step(.back(.list), "[ | note]", "[ | note]"))
    }
}
