import SplitViewConformance
import Testing

/// "A placeholder is only ever the sole controller of the expanded secondary column, or of the
/// supplementary of three: never in a collapsed stack, never above or below anything, at most one
/// in each, and never instead of content the user chose."
@Suite struct BlankNeverNestedTests {
    private let law = SplitViewLaws.blankNeverNested

    @Test func `held: alone in the secondary column, in a stack or bare`() throws {
        try law.holds(
            "[list] ~[_] → [list | _]", "[list] → [list | !_]", "[list | _] → [list | _]",
            .show("note", "[list | _]", "[list | _] ^note"))
    }

    @Test func `violated: in a collapsed stack`() throws {
        try law.breaks(
            "The placeholder stands in the collapsed stack: ②.", "[list | _] → [list, _]",
            "[list | _] → [list, [_]]", "[list | _] → [!_]")
    }

    @Test func `violated: above or below anything, or on the other side`() throws {
        try law.breaks(
            "The placeholder is not alone in the detail column: ②.",
            "[list, note] → [list | note, _]", .show("note", "[list | _]", "[list | _, note]"))
        try law.breaks(
            "The placeholder is not alone in the detail column: [list | _, _].",
            "[list] → [list | _, _#2]")
        try law.breaks(
            "The placeholder does not stand in the detail column: ②.", "[list] → [list, _ | !note]")
        try law.breaks(
            "The placeholder is presented over everything: ②.",
            .show("note", "[list | note]", "[list | note] ^_"), "[list | _] → [list] ^_")
    }

    @Test func `violated: instead of a detail that stands on the list side`() throws {
        try law.breaks(
            "The placeholder is shown instead of note: ②.", "[list, note] → [list, note | _]",
            .show("note", "[list | _]", "[list, note | _]"))
        // One that stood there before is not what was chosen in this step.
        try law.holds(
            .show("note", "[list, note#2 | _]", "[list, note#2 | _] ^note"),
            "[list, note | _] → [list, note | _]")
        // Without a placeholder it is for other laws.
        try law.skips("[list, note] → [list, note | -]")
        // A detail that is gone is for contents-preserved.
        try law.holds("[list, note] → [list | _]")
    }

    @Test func `violated: the app puts it there by itself`() throws {
        try law.breaks(
            "The placeholder stands in the collapsed stack: ②.",
            .app(.clearDetail, "[list, note]", "[list, _]", removing: ["note"]))
        try law.breaks(
            "The placeholder is not alone in the detail column: ②.",
            .direct("[list | note]", "[list | _, note]"))
        try law.breaks(
            "The placeholder is shown instead of note: ②.",
            .app(.clearDetail, "[list | note]", "[list, note | _]"))
        // The next item stands where the last one stood.
        try law.holds(
            .app(
                .nextItem, "[list, note | _]", "[list, note#2 | _]", removing: ["note"],
                adding: ["note#2"]))
    }

    @Test func `what a move or the app puts onto the placeholder is meant to be there`() throws {
        let pushed = Drawn.direct("[list | _]", "[list | _, note]").with {
            ($0.command, $0.added) = (.pushOnPlaceholder, ["note"])
        }
        try law.skips(pushed)
        // So does a page that the app puts there.
        try law.skips(pushed.with { $0.nature = .app })
        try law.breaks(
            "The placeholder is not alone in the detail column: [list | _, note].",
            pushed.with { $0.after = "[list | _#2, note]" })
        try law.holds(
            .direct("[list | _]", "[list, note | _]").with {
                ($0.command, $0.added) = (.pushDetailOnList, ["note"])
            })
    }

    @Test func `several placeholders are a fault of the step that brings one more`() throws {
        let standing = Drawn.direct("[list | _, _#2]", "[list, list#2 | _, _#2]")
        try law.skips(standing)
        try law.breaks(
            "There is more than one placeholder: [list, _ | _].",
            .direct("[list, _ | note]", "[list, _ | _#2]"))
    }

    @Test func `a placeholder that was misplaced before is for an earlier step`() throws {
        // Pushed on by a person, then merged as it is, and parted as it was.
        try law.skips("[list | _, note] → [list, _, note]", "[list, _, note] → [list | _, note]")
        // Kept out of sight is not misplaced.
        try law.breaks(
            "The placeholder is not alone in the detail column: ②.",
            "[list, note] ~[_] → [list | _, note]")
        // And a scene that was built so is judged when it comes on screen.
        try law.breaks(
            "The placeholder is not alone in the detail column: ②.",
            .transition("[list | _, note]", "[list | _, note]").with { $0.isLaunchedBefore = false }
        )
        try law.breaks(
            "The placeholder is not alone in the detail column: [list | _, note].",
            "[list | _, note] → [list | _#2, note]")
    }

    @Test func `not applicable: out of sight, or not there`() throws {
        try law.skips(
            "[list | _] → [list] ~[_]", "[list | note] → [list, note]",
            "[list] → [list | note] ?[_]")
    }
}
