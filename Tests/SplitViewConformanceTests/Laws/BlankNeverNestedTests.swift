import SplitViewConformance
import Testing

/// "A placeholder is only ever the sole controller of the expanded secondary column, or of the
/// supplementary of three: never in a collapsed stack, never above or below anything, at most one
/// in each, and never instead of content the user chose."
@Suite struct BlankNeverNestedTests {
    private let law = SplitViewLaws.blankNeverNested

    @Test func `held: alone in the secondary column, in a stack or bare`() throws {
        try expectHeld(law, .transition("[list] ~[_]", "[list | _]"))
        try expectHeld(law, .transition("[list]", "[list | !_]"))
        try expectHeld(law, .transition("[list | _]", "[list | _]"))
        try expectHeld(law, .show("note", "[list | _]", "[list | _] ^note"))
    }

    @Test func `violated: in a collapsed stack`() throws {
        try expectViolated(
            law, .transition("[list | _]", "[list, _]"),
            "The placeholder stands in the collapsed stack: [list, _].")
        try expectViolated(
            law, .transition("[list | _]", "[list, [_]]"),
            "The placeholder stands in the collapsed stack: [list, [_]].")
        try expectViolated(
            law, .transition("[list | _]", "[!_]"),
            "The placeholder stands in the collapsed stack: [!_].")
    }

    @Test func `violated: above or below anything, or on the other side`() throws {
        try expectViolated(
            law, .transition("[list, note]", "[list | note, _]"),
            "The placeholder is not alone in the detail column: [list | note, _].")
        try expectViolated(
            law, .show("note", "[list | _]", "[list | _, note]"),
            "The placeholder is not alone in the detail column: [list | _, note].")
        try expectViolated(
            law, .transition("[list]", "[list | _, _#2]"),
            "The placeholder is not alone in the detail column: [list | _, _].")
        try expectViolated(
            law, .transition("[list]", "[list, _ | !note]"),
            "The placeholder does not stand in the detail column: [list, _ | !note].")
        try expectViolated(
            law, .show("note", "[list | note]", "[list | note] ^_"),
            "The placeholder is presented over everything: [list | note] ^_.")
        try expectViolated(
            law, .transition("[list | _]", "[list] ^_"),
            "The placeholder is presented over everything: [list] ^_.")
    }

    @Test func `violated: instead of a detail that stands on the list side`() throws {
        try expectViolated(
            law, .transition("[list, note]", "[list, note | _]"),
            "The placeholder is shown instead of note: [list, note | _].")
        try expectViolated(
            law, .show("note", "[list | _]", "[list, note | _]"),
            "The placeholder is shown instead of note: [list, note | _].")
        // One that stood there before is not what was chosen in this step.
        try expectHeld(law, .show("note", "[list, note#2 | _]", "[list, note#2 | _] ^note"))
        try expectHeld(law, .transition("[list, note | _]", "[list, note | _]"))
        // Without a placeholder it is for other laws.
        try expectNotApplicable(law, .transition("[list, note]", "[list, note | -]"))
        // A detail that is gone is for contents-preserved.
        try expectHeld(law, .transition("[list, note]", "[list | _]"))
    }

    @Test func `violated: the app puts it there by itself`() throws {
        try expectViolated(
            law, .app(.clearDetail, "[list, note]", "[list, _]", removing: ["note"]),
            "The placeholder stands in the collapsed stack: [list, _].")
        try expectViolated(
            law, .direct("[list | note]", "[list | _, note]"),
            "The placeholder is not alone in the detail column: [list | _, note].")
        try expectViolated(
            law, .app(.clearDetail, "[list | note]", "[list, note | _]"),
            "The placeholder is shown instead of note: [list, note | _].")
        // The next item stands where the last one stood.
        try expectHeld(
            law,
            .app(
                .nextItem, "[list, note | _]", "[list, note#2 | _]", removing: ["note"],
                adding: ["note#2"]))
    }

    @Test func `what a move or the app puts onto the placeholder is meant to be there`() throws {
        let pushed = Drawn.direct("[list | _]", "[list | _, note]").with {
            $0.command = .pushOnPlaceholder
            $0.added = ["note"]
        }
        try expectNotApplicable(law, pushed)
        // So does a page that the app puts there.
        try expectNotApplicable(law, pushed.with { $0.nature = .app })
        try expectViolated(
            law, pushed.with { $0.after = "[list | _#2, note]" },
            "The placeholder is not alone in the detail column: [list | _, note].")
        try expectHeld(
            law,
            .direct("[list | _]", "[list, note | _]").with {
                $0.command = .pushDetailOnList
                $0.added = ["note"]
            })
    }

    @Test func `several placeholders are a fault of the step that brings one more`() throws {
        let standing = Drawn.direct("[list | _, _#2]", "[list, list#2 | _, _#2]")
        try expectNotApplicable(law, standing)
        try expectViolated(
            law, .direct("[list, _ | note]", "[list, _ | _#2]"),
            "There is more than one placeholder: [list, _ | _].")
    }

    @Test func `a placeholder that was misplaced before is for an earlier step`() throws {
        // Pushed on by a person, then merged as it is, and parted as it was.
        try expectNotApplicable(law, .transition("[list | _, note]", "[list, _, note]"))
        try expectNotApplicable(law, .transition("[list, _, note]", "[list | _, note]"))
        // Kept out of sight is not misplaced.
        try expectViolated(
            law, .transition("[list, note] ~[_]", "[list | _, note]"),
            "The placeholder is not alone in the detail column: [list | _, note].")
        // And a scene that was built so is judged when it comes on screen.
        try expectViolated(
            law,
            .transition("[list | _, note]", "[list | _, note]")
                .with { $0.isLaunchedBefore = false },
            "The placeholder is not alone in the detail column: [list | _, note].")
        try expectViolated(
            law, .transition("[list | _, note]", "[list | _#2, note]"),
            "The placeholder is not alone in the detail column: [list | _, note].")
    }

    @Test func `not applicable: out of sight, or not there`() throws {
        try expectNotApplicable(law, .transition("[list | _]", "[list] ~[_]"))
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
        try expectNotApplicable(law, .transition("[list]", "[list | note] ?[_]"))
    }
}
