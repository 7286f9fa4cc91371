import SplitViewConformance
import Testing
import UIKitModel

/// "What a person does has its effect in sight: what is promised comes to the front, Back and a tab
/// leave what was in front, a column shows or hides."
@Suite struct TapWorksTests {
    private let law = SplitViewLaws.tapWorks

    private func step(
        _ command: SplitViewCommand, adding added: String? = nil, _ before: String, _ after: String
    ) -> Drawn {
        .direct(before, after).with {
            $0.command = command
            $0.added = added.map { [$0] } ?? []
        }
    }

    @Test func `held: what is selected or pushed comes to the front of its pane`() throws {
        try law.holds(
            .show("note", "[list | _]", "[list | note]"),
            .show("note#2", "[list | note]", "[list | note, note#2]"),
            .show("note", "[list]", "[list, note]"))
        // A plain primary presents it (D4).
        try law.holds(.show("note", "[!list]", "[!list] ^note"))
        // The same row again.
        try law.holds(
            .show("note", "[list | note]", "[list | note]"),
            step(.pushList, adding: "list#2", "[list | note]", "[list, list#2 | note]"),
            step(.pushDetail, adding: "note#2", "[list, note]", "[list, note, note#2]"),
            step(.pushDetailOnList, adding: "note", "[list | _]", "[list, note | _]"))
        // Without a detail column there is one stack.
        try law.holds(
            step(.pushDetail, adding: "note#2", "[list, note | -]", "[list, note, note#2 | -]"))
    }

    @Test func `in which column it comes to the front is for right-side`() throws {
        for (command, after) in [
            (SplitViewCommand.pushList, "[list | note, list#2]"),
            (.pushDetail, "[list, list#2 | note]"),
        ] { try law.holds(step(command, adding: "list#2", "[list | note]", after)) }
        try law.holds(.show("note", "[list | _]", "[list, note | _]"), in: "columns")
    }

    @Test func `violated: it is not in front`() throws {
        try law.breaks(
            "note#2 does not come to the front: ① became ②.",
            .show("note#2", "[list | note]", "[list | note#2, note]"))
        try law.breaks(
            "note does not come to the front: ① became ②.", .show("note", "[list]", "[note, list]"))
        try law.breaks(
            "list#3 does not come to the front: ① became ②.",
            step(.pushList, adding: "list#3", "[list | list#2]", "[list | list#3, list#2]"))
    }

    @Test func `Back beside another pane leads to the screen below`() throws {
        try law.holds(
            step(.back(.detail), "[list | note, note#2]", "[list | note]"),
            step(.back(.detail), "[list | _, note]", "[list | _]"),
            step(.back(.list), "[list, list#2 | note]", "[list | note]"),
            step(.back(.list), "[list | _] ^note", "[list | _]"),
            step(.back(.list), "[!list] ^note", "[!list]"))
        try law.breaks(
            "note#2 stays in front: ②, as before.",
            step(.back(.detail), "[list | note, note#2]", "[list | note, note#2]"))
        try law.breaks(
            "Back from note#3 does not lead to note#2: ① became ②.",
            step(.back(.detail), "[list | note, note#2, note#3]", "[list | note]"))
        try law.breaks(
            "note stays in front: ②, as before.",
            step(.back(.list), "[list | _] ^note", "[list | _] ^note"))
    }

    @Test func `back to the root leaves the front`() throws {
        try law.holds(
            step(.backToRoot(.detail), "[list | note, note#2]", "[list | note]"),
            step(.backToRoot(.list), "[list, note, note#2]", "[list]"))
        try law.breaks(
            "note stays in front: ②, as before.",
            step(.backToRoot(.list), "[list, note]", "[list, note]"))
    }

    @Test func `a tab that is tapped shows something else than before`() throws {
        try law.breaks(
            "list#2 stays in front: ②, as before.",
            step(.tapTabAgain, "[{[list, list#2]} | _]", "[{[list, list#2]} | _]"))
        try law.holds(step(.tapTabAgain, "[{[list, list#2]} | _]", "[{[list]} | _]"))
        let tabs = "[{[list]; *[list#2]} | _]"
        let switched = step(.switchTab(0), tabs, tabs)
        try law.breaks("list#2 stays in front: \(tabs), as before.", switched)
        try law.holds(switched.with { $0.remarked = ["list": [.inFront], "list#2": []] })
    }

    @Test func `a Back that is not finished leaves the screen in front`() throws {
        let cancelled = step(.cancelBack(.list), "[list, note]", "[list, note]")
        try law.holds(cancelled)
        try law.breaks(
            "Back from note was not finished, and it is not in front any more: ① became ②.",
            cancelled.with { $0.after = "[list]" })
    }

    @Test func `what the app takes away is not in front any more`() throws {
        let cleared = Drawn.app(.clearDetail, "[list | note]", "[list | _]", removing: ["note"])
        try law.holds(cleared)
        try law.breaks("note stays in front: ②, as before.", cleared.with { $0.after = $0.before })
        try law.holds(cleared.with { $0.command = .finishDetail })
        // Nothing was chosen, or it was not in front.
        try law.skips(
            cleared.with { $0.removed = [] }, cleared.with { $0.before = "[list | note, list#2]" })
    }

    @Test func `the next item comes to the front where the last one was`() throws {
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list | note#2]", removing: ["note"], adding: ["note#2"])
        try law.holds(next)
        try law.breaks(
            "note#2 does not come to the front: ① became ②.",
            next.with { $0.after = "[list | note#2, list#2]" })
        try law.skips(next.with { $0.before = "[list, note, list#2]" })
        // The same screen shows the next item.
        try law.holds(.app(.nextItem, "[list | note]", "[list | note]", adding: ["note"]))
    }

    @Test func `starting over leads to the first list`() throws {
        let over = Drawn.app(
            .startOver, "[list, list#2, note]", "[list]", removing: ["list#2", "note"])
        try law.holds(over, over.with { $0.before = "[list]" })
        try law.breaks(
            "list is not in front after starting over: ① became ②.",
            over.with { $0.after = "[list, list#2]" })
        try law.skips(over.with { $0.before = "[-]" })
    }

    @Test func `the button hides the list column, and shows it again`() throws {
        let toggle = step(.toggleList, "[list | note]", "[list | note]")
        try law.holds(
            toggle.with { $0.listColumn = .isOneGestureAway },
            toggle.with { $0.hidesListBefore = true })
        try law.breaks("The list column does not hide: ②, as before.", toggle)
        try law.breaks(
            "The list column stays hidden: [(list) | note], as before.",
            toggle.with { ($0.hidesListBefore, $0.listColumn) = (true, .isOneGestureAway) })
    }

    @Test func `not applicable: the system acts, nothing is on screen, or it is for another law`()
        throws
    {
        try law.skips(
            "[list | note] → [note, list]", step(.back(.list), "[list, note]", "[list, note]"),
            .show("note", "[list | _]", "[list, note | _]").with { $0.isLaunchedBefore = false },
            .show("note", "[list | _]", "[list | _]").with {
                $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
            })
        // There was nothing in front.
        try law.skips(step(.back(.list), "[ | note]", "[ | note]"))
    }
}
