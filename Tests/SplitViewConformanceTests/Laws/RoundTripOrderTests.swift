import SplitViewConformance
import Testing

/// "A transition followed by its opposite with no user step between gives back the path of each
/// column, same screens, same order. Across a single transition, screens that end in the
/// same column keep their relative order."
@Suite struct RoundTripOrderTests {
    private let law = SplitViewLaws.roundTripOrder

    @Test func `held: one transition in order`() throws {
        try law.holds(
            "[list | note] → [list, note]",
            "[list, list#2 | note, note#2] → [list, list#2, note, note#2]",
            "[list, note, note#2] → [list | note, note#2]",
            "[list, note, list#2] → [list, list#2 | note]", "[list | _] → [list] ~[_]")
        // Loss is for contents-preserved.
        try law.holds("[list | note, note#2] → [list, note#2]")
        // Nested stacks are read in place.
        try law.holds("[list | note, note#2] → [list, [note, note#2]]")
    }

    @Test func `violated: one controller overtakes another`() throws {
        try law.breaks(
            "note overtook note#2: ① became ②.", "[list | note, note#2] → [list, note#2, note]",
            "[list, note, note#2] → [list | note#2, note]")
        try law.breaks("list overtook note: ① became ②.", "[list | note] → [note, list]")
        try law.breaks(
            "list overtook list#2: ① became ②.", "[list, list#2 | _] → [list#2, [list]] ~[_]")
    }

    @Test func `controllers that end in different columns overtake none`() throws {
        try law.holds("[note, list] → [list | note]")
    }

    @Test func `details of several tabs have no order among each other`() throws {
        let tabs = "[{[list, note, note#2]; [list#2, note#3]; *[list#3]}]"
        let lists = "{[list]; [list#2]; *[list#3]}"
        for details in ["note, note#2, note#3", "note#3, note, note#2", "note, note#3, note#2"] {
            try law.holds(.transition(tabs, "[\(lists) | \(details)]"))
        }
        // Those of one tab have one, wherever those of another are.
        for details in ["note#2, note, note#3", "note#2, note#3, note"] {
            let after = "[\(lists) | \(details)]"
            try law.breaks(
                "note overtook note#2: \(tabs) became \(after).", .transition(tabs, after))
        }
    }

    @Test func `held: there and back, from either side`() throws {
        try law.holds(
            .transition("[list, note]", "[list | note]").with { $0.start = "[list | note]" },
            .transition("[list | note, note#2]", "[list, note, note#2]").with {
                $0.start = "[list, note, note#2]"
            })
        // A placeholder is no content: it may be a new one, or be gone.
        try law.holds(.transition("[list] ~[_]", "[list | _#2]").with { $0.start = "[list | _]" })
        // A stack may come back in other containers.
        try law.holds(
            .transition("[list, [note]]", "[list | !note]").with { $0.start = "[list | note]" })
    }

    @Test func `violated: there and back is elsewhere`() throws {
        try law.breaks(
            "There and back: [list | note, note#2] became [list, note, note#2], then ②.",
            .transition("[list, note, note#2]", "[list, note | note#2]").with {
                $0.start = "[list | note, note#2]"
            })
        try law.breaks(
            "There and back: [list | note] became [list], then ②.",
            .transition("[list]", "[list | _]").with { $0.start = "[list | note]" })
        // The side wins over the order, and so the order is gone on the way back.
        try law.breaks(
            "There and back: [list, note, list#2] became [list, list#2 | note], then ②.",
            .transition("[list, list#2 | note]", "[list, list#2, note]").with {
                $0.start = "[list, note, list#2]"
            })
        // Another controller of the same look is not the same.
        try law.breaks(
            "There and back: [list | note] became [list, note], then ②.",
            .transition("[list, note]", "[list | note#2]").with { $0.start = "[list | note]" })
    }

    @Test func `what UIKit keeps out of sight may come back on the way`() throws {
        let returning = Drawn.transition("[list | note]", "[list, [note]]")
            .with { $0.start = "[list] ~[note]" }
        try law.holds(returning, in: "there-and-back")
        // What was not kept may not.
        try law.breaks(
            "There and back: [list] became [list | note], then ②.",
            returning.with { $0.start = "[list]" })
    }

    @Test func `not applicable: nothing collapsed or separated, or it was no transition`() throws {
        try law.skips(
            "[list | note] → [list | note]", "[list, note] → [note, list]",
            .direct("[list | note, note#2]", "[list | note#2, note]"),
            .show("note", "[list | _]", "[note, list]"))
    }
}
