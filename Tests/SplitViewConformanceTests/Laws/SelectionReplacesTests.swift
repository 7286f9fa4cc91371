import SplitViewConformance
import Testing

/// "Where the subject's policy says that a selection from the list replaces the details, it leaves
/// what the last tap showed, and nothing of earlier ones."
@Suite struct SelectionReplacesTests {
    private let law = SplitViewLaws.selectionReplaces
    private let second = Drawn.show("note#2", "[list | note]", "[list | note#2]")

    @Test func `held: what was to be replaced is gone`() throws {
        try expectHeld(law, second.with { $0.removed = ["note"] })
    }

    @Test func `violated: it is still there, above or below`() throws {
        for after in ["[list | note, note#2]", "[list | note#2, note]", "[list, note | note#2]"] {
            try expectViolated(
                law, .show("note#2", "[list | note]", after).with { $0.removed = ["note"] },
                "note is still there after a selection that replaces it: [list | note] became "
                    + "\(after).")
        }
    }

    @Test func `what is merely kept out of sight has been replaced`() throws {
        try expectHeld(
            law,
            .show("note#2", "[list, note]", "[list, note#2] ~[note]").with {
                $0.removed = ["note"]
            })
    }

    @Test func `not applicable: nothing has to go, or nothing was shown`() throws {
        try expectNotApplicable(law, second)
        try expectNotApplicable(
            law, .direct("[list, note]", "[list]").with { $0.removed = ["note"] })
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
    }
}
