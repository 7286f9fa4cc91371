import SplitViewConformance
import Testing

/// "While columns are side by side, a turn and a selection leave no detail in a list column and no
/// list among the details."
@Suite struct RightSideTests {
    private let law = SplitViewLaws.rightSide

    @Test func `held: lists here, details there`() throws {
        for (before, after) in [
            ("[list, note]", "[list | note]"), ("[list, list#2]", "[list, list#2 | _]"),
            ("[list, [note, note#2]]", "[{[list]; *[list#2]} | note, note#2]"),
            ("[!list]", "[!list | !note]"),
        ] { try law.holds(.transition(before, after)) }
        try law.holds(.show("note", "[list | _]", "[list | note]"))
    }

    @Test func `violated: a detail among the lists`() throws {
        try law.breaks(
            "note stands in the list column: ②.", "[list, note, note#2] → [list, note | note#2]",
            .show("note", "[list | _]", "[list, note | _]"))
    }

    @Test func `violated: a list among the details`() throws {
        try law.breaks(
            "list#2 stands in the detail column: ②.", "[list, list#2] → [list | !list#2]")
    }

    @Test func `a list above a detail: the policy says which wins`() throws {
        let drawn = Drawn.transition("[list, note, list#2]", "[list | note, list#2]")
        try law.breaks("list#2 stands in the detail column: ②.", drawn)
        try law.skips(drawn.with { $0.policies.conflict = .order })
        // Nothing is below this one that it could go with.
        try law.breaks(
            "list#2 stands in the detail column: ②.",
            .transition("[list, list#2, note]", "[list | list#2, note]").with {
                $0.policies.conflict = .order
            })
    }

    @Test func `what stood there before is for the step that put it there`() throws {
        try law.skips(.show("note#2", "[list, note | _]", "[list, note | note#2]"))
        // Before the launch nothing was on screen.
        try law.breaks(
            "note stands in the list column: ②.",
            .transition("[list, note | _]", "[list, note | _]").with { $0.isLaunchedBefore = false }
        )
    }

    @Test func `what a move itself puts there is where it is meant to be`() throws {
        for (command, before, after) in [
            (SplitViewCommand.pushDetailOnList, "[list | _]", "[list, note | _]"),
            (.pushListOnDetail, "[list | note]", "[list | note, list#2]"),
        ] {
            try law.skips(.direct(before, after).with { $0.command = command })
            #expect(law.judge(try Drawn.direct(before, after).step()).isViolated)
            #expect(law.judge(try Drawn.transition(before, after).step()).isViolated)
        }
    }

    @Test func `what the app does by itself is judged like the rest`() throws {
        let act = Drawn.app(
            .ownAction(0), "[list | note]", "[list, note#2 | note]", adding: ["note#2"])
        try law.breaks("note#2 stands in the list column: ②.", act)
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list, note#2 | _]", removing: ["note"],
            adding: ["note#2"])
        try law.breaks("note#2 stands in the list column: ②.", next)
        // Where the last one stood.
        try law.skips(next.with { $0.before = "[list, note | _]" })
    }

    @Test func `not applicable: one stack, nothing on screen`() throws {
        try law.skips(
            "[list | note] → [list, note]",
            .show("note", "[list | _]", "[list, note | _]").with { $0.isLaunched = false })
    }
}
