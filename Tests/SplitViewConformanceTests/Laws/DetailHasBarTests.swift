import SplitViewConformance
import Testing

/// "Content in the secondary column has a navigation bar (it stands in a navigation controller),
/// expanded and after a round trip."
@Suite struct DetailHasBarTests {
    private let law = SplitViewLaws.detailHasBar

    @Test func `held: around every detail there is a navigation controller`() throws {
        for after in [
            "[list | note]", "[!list | note, note#2]", "[list | {[note]; *[note#2]}]",
            "[list | [note]]",
        ] { try law.holds(.transition("[list, note]", after)) }
    }

    @Test func `violated: a bare detail, alone or in another container`() throws {
        for after in ["[list | !note]", "[list | {note}]", "[list | {[note#2]; *note}]"] {
            try law.breaks(
                "note has no navigation bar: \(after).", .transition("[list, note]", after))
        }
    }

    @Test func `what had no bar before is for an earlier step`() throws {
        let standing = Drawn.direct("[list | !note]", "[list, list#2 | !note]")
        try law.skips(standing)
        try law.breaks(
            "note#2 has no navigation bar: ②.", standing.with { $0.after = "[list | !note#2]" })
        try law.breaks(
            "note has no navigation bar: ②.", standing.with { $0.isLaunchedBefore = false })
    }

    @Test func `what the app does by itself is judged like the rest`() throws {
        try law.breaks("note has no navigation bar: ②.", .direct("[list | note]", "[list | !note]"))
        try law.breaks(
            "note#2 has no navigation bar: ②.",
            .app(.nextItem, "[list | note]", "[list | !note#2]", adding: ["note#2"]))
    }

    @Test func `not applicable: no content, one stack, or a policy`() throws {
        try law.skips(
            "[list] → [list | !_]", "[list | !note] → [list, note]",
            .transition("[list, note]", "[list | !note]").with { $0.policies.hasBars = false })
    }
}
