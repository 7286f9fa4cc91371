import SplitViewConformance
import Testing

/// "Where the policy on selections says that a tap on a row replaces the details, it leaves what it
/// shows, and nothing of earlier details in that column or stack."
@Suite struct SelectionReplacesTests {
    private let law = SplitViewLaws.selectionReplaces
    private let second = Drawn.show("note#2", "[list | note]", "[list | note#2]")

    @Test func `held: what was to be replaced is gone`() throws {
        try law.holds(second)
    }

    @Test func `violated: it is still there`() throws {
        let stacked = second.with { $0.after = "[list | note, note#2]" }
        try law.breaks(
            "note is still there after a selection that replaces it: [list | note] became ②.",
            stacked)
        let narrow = Drawn.show("note#2", "[list, note]", "[list, note, note#2]")
        try law.breaks(
            "note is still there after a selection that replaces it: ① became ②.",
            narrow.with { $0.policies.selection = .replaces })
        #expect(law.judge(try narrow.with { $0.isColumnStyle = true }.step()).isViolated)
        // UIKit itself puts it on top there.
        try law.skips(narrow)
    }

    @Test func `what is merely kept out of sight has been replaced`() throws {
        try law.holds(
            .show("note#2", "[list, note]", "[list, note#2] ~[note]").with {
                $0.policies.selection = .replaces
            })
    }

    @Test func `not applicable: nothing has to go, or nothing was shown`() throws {
        try law.skips(
            second.with { $0.policies.selection = .stacks },
            .show("note", "[list | _]", "[list | note]"),
            .direct("[list, note]", "[list]").with { $0.removed = ["note"] },
            "[list | note] → [list, note]")
    }
}
