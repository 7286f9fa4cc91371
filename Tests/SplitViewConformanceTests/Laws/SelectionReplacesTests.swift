import SplitViewConformance
import Testing

/// "Where the policy on selections says that a tap on a row replaces the details, it leaves what it
/// shows, and nothing of earlier details in that column or stack."
@Suite struct SelectionReplacesTests {
    private let law = SplitViewLaws.selectionReplaces
    private let second = Drawn.show("note#2", "[list | note]", "[list | note#2]")

    @Test func `held: what was to be replaced is gone`() throws {
        try expectHeld(law, second)
    }

    @Test func `violated: it is still there`() throws {
        let stacked = second.with { $0.after = "[list | note, note#2]" }
        try expectViolated(
            law, stacked,
            "note is still there after a selection that replaces it: [list | note] became "
                + "[list | note, note#2].")
        let narrow = Drawn.show("note#2", "[list, note]", "[list, note, note#2]")
        try expectViolated(
            law, narrow.with { $0.policies.selection = .replaces },
            "note is still there after a selection that replaces it: [list, note] became "
                + "[list, note, note#2].")
        #expect(law.judge(try narrow.with { $0.isColumnStyle = true }.step()).isViolated)
        // UIKit itself puts it on top there.
        try expectNotApplicable(law, narrow)
    }

    @Test func `what is merely kept out of sight has been replaced`() throws {
        try expectHeld(
            law,
            .show("note#2", "[list, note]", "[list, note#2] ~[note]").with {
                $0.policies.selection = .replaces
            })
    }

    @Test func `not applicable: nothing has to go, or nothing was shown`() throws {
        try expectNotApplicable(law, second.with { $0.policies.selection = .stacks })
        try expectNotApplicable(law, .show("note", "[list | _]", "[list | note]"))
        try expectNotApplicable(
            law, .direct("[list, note]", "[list]").with { $0.removed = ["note"] })
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
    }
}
