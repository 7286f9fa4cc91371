import SplitViewConformance
import Testing

/// "Expanded: no detail in a list column, no list in the detail column."
@Suite struct RightSideTests {
    private let law = SplitViewLaws.rightSide

    @Test func `held: lists here, details there`() throws {
        for (before, after) in [
            ("[list, note]", "[list | note]"), ("[list, list#2]", "[list, list#2 | _]"),
            ("[list, [note, note#2]]", "[{[list]; [list#2]} | note, note#2]"),
            ("[!list]", "[!list | !note]"),
        ] { try expectHeld(law, .transition(before, after)) }
        try expectHeld(law, .show("note", "[list | _]", "[list | note]"))
    }

    @Test func `violated: a detail among the lists`() throws {
        try expectViolated(
            law, .transition("[list, note, note#2]", "[list, note | note#2]"),
            "note stands in the list column: [list, note | note#2].")
        try expectViolated(
            law, .show("note", "[list | _]", "[list, note | _]"),
            "note stands in the list column: [list, note | _].")
    }

    @Test func `violated: a list among the details`() throws {
        try expectViolated(
            law, .transition("[list, list#2]", "[list | !list#2]"),
            "list#2 stands in the detail column: [list | !list#2].")
    }

    @Test func `a list above a detail: the policy says which wins`() throws {
        let drawn = Drawn.transition("[list, note, list#2]", "[list | note, list#2]")
        try expectViolated(
            law, drawn, "list#2 stands in the detail column: [list | note, list#2].")
        try expectHeld(
            law, drawn.with { $0.policies.conflict = .order })
        // Nothing is below this one that it could go with.
        try expectViolated(
            law,
            .transition("[list, list#2, note]", "[list | list#2, note]").with {
                $0.policies.conflict = .order
            }, "list#2 stands in the detail column: [list | list#2, note].")
    }

    @Test func `what stood there before is for the step that put it there`() throws {
        try expectHeld(
            law, .show("note#2", "[list, note | _]", "[list, note | note#2]"))
        // Before the launch nothing was on screen.
        try expectViolated(
            law,
            .transition("[list, note | _]", "[list, note | _]").with {
                $0.isLaunchedBefore = false
            }, "note stands in the list column: [list, note | _].")
    }

    @Test func `what a command itself puts there is as it says, and nothing else`() throws {
        let pushed = Drawn.direct("[list | _]", "[list, note | _]").with {
            $0.command = .pushDetailOnList
            $0.added = ["note"]
        }
        try expectHeld(law, pushed)
        try expectViolated(
            law, pushed.with { $0.after = "[list, note, note#2 | _]" },
            "note#2 stands in the list column: [list, note, note#2 | _].")
        let list = Drawn.direct("[list | note]", "[list | note, list#2]").with {
            $0.command = .pushListOnDetail
            $0.added = ["list#2"]
        }
        try expectHeld(law, list)
        try expectViolated(
            law, list.with { $0.command = .pushDetail },
            "list#2 stands in the detail column: [list | note, list#2].")
    }

    @Test func `what the app does by itself is judged like the rest`() throws {
        try expectViolated(
            law, .direct("[list, list#2 | note]", "[list, note#2 | note]"),
            "note#2 stands in the list column: [list, note#2 | note].")
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list, note#2 | _]", removing: ["note"],
            adding: ["note#2"])
        try expectViolated(law, next, "note#2 stands in the list column: [list, note#2 | _].")
        // Where the last one stood.
        try expectHeld(
            law, next.with { $0.before = "[list, note | _]" })
    }

    @Test func `not applicable: one stack, nothing on screen, nothing there`() throws {
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
        try expectNotApplicable(
            law, .show("note", "[list | _]", "[list, note | _]").with { $0.isLaunched = false })
        try expectNotApplicable(law, .transition("[_]", "[- | _]"))
    }
}
