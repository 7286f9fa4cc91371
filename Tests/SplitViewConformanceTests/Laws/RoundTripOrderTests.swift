import SplitViewConformance
import Testing

/// "A transition followed by its opposite with no user step between gives back the path of each
/// column, same screens, same order. Across a single transition, screens that end in the
/// same column keep their relative order."
@Suite struct RoundTripOrderTests {
    private let law = SplitViewLaws.roundTripOrder

    @Test func `held: one transition in order`() throws {
        try expectHeld(law, .transition("[list | note]", "[list, note]"))
        try expectHeld(
            law, .transition("[list, list#2 | note, note#2]", "[list, list#2, note, note#2]"))
        try expectHeld(
            law, .transition("[list, note, note#2]", "[list | note, note#2]"))
        try expectHeld(law, .transition("[list, note, list#2]", "[list, list#2 | note]"))
        try expectHeld(law, .transition("[list | _]", "[list] ~[_]"))
        // Loss is for contents-preserved.
        try expectHeld(law, .transition("[list | note, note#2]", "[list, note#2]"))
        // Nested stacks are read in place.
        try expectHeld(law, .transition("[list | note, note#2]", "[list, [note, note#2]]"))
    }

    @Test func `violated: one controller overtakes another`() throws {
        try expectViolated(
            law, .transition("[list | note, note#2]", "[list, note#2, note]"),
            "note overtook note#2: [list | note, note#2] became [list, note#2, note].")
        try expectViolated(
            law, .transition("[list, note, note#2]", "[list | note#2, note]"),
            "note overtook note#2: [list, note, note#2] became [list | note#2, note].")
        try expectViolated(
            law, .transition("[list | note]", "[note, list]"),
            "list overtook note: [list | note] became [note, list].")
        try expectViolated(
            law, .transition("[list, list#2 | _]", "[list#2, [list]] ~[_]"),
            "list overtook list#2: [list, list#2 | _] became [list#2, [list]] ~[_].")
    }

    @Test func `controllers that end in different columns overtake none`() throws {
        try expectHeld(law, .transition("[note, list]", "[list | note]"))
    }

    @Test func `details of several tabs have no order among each other`() throws {
        let tabs = "[{[list, note, note#2]; [list#2, note#3]; *[list#3]}]"
        let lists = "{[list]; [list#2]; *[list#3]}"
        for details in ["note, note#2, note#3", "note#3, note, note#2", "note, note#3, note#2"] {
            try expectHeld(law, .transition(tabs, "[\(lists) | \(details)]"))
        }
        // Those of one tab have one, wherever those of another are.
        for details in ["note#2, note, note#3", "note#2, note#3, note"] {
            let after = "[\(lists) | \(details)]"
            try expectViolated(
                law, .transition(tabs, after),
                "note overtook note#2: \(tabs) became \(after).")
        }
    }

    @Test func `held: there and back, from either side`() throws {
        try expectHeld(
            law, .transition("[list, note]", "[list | note]").with { $0.start = "[list | note]" })
        try expectHeld(
            law,
            .transition("[list | note, note#2]", "[list, note, note#2]")
                .with { $0.start = "[list, note, note#2]" })
        // A placeholder is no content: it may be a new one, or be gone.
        try expectHeld(
            law, .transition("[list] ~[_]", "[list | _#2]").with { $0.start = "[list | _]" })
        // A stack may come back in other containers.
        try expectHeld(
            law,
            .transition("[list, [note]]", "[list | !note]").with { $0.start = "[list | note]" })
    }

    @Test func `violated: there and back is elsewhere`() throws {
        try expectViolated(
            law,
            .transition("[list, note, note#2]", "[list, note | note#2]")
                .with { $0.start = "[list | note, note#2]" },
            "There and back: [list | note, note#2] became [list, note, note#2], "
                + "then [list, note | note#2].")
        try expectViolated(
            law, .transition("[list]", "[list | _]").with { $0.start = "[list | note]" },
            "There and back: [list | note] became [list], then [list | _].")
        // The side wins over the order, and so the order is gone on the way back.
        try expectViolated(
            law,
            .transition("[list, list#2 | note]", "[list, list#2, note]")
                .with { $0.start = "[list, note, list#2]" },
            "There and back: [list, note, list#2] became [list, list#2 | note], "
                + "then [list, list#2, note].")
        // Another controller of the same look is not the same.
        try expectViolated(
            law, .transition("[list, note]", "[list | note#2]").with { $0.start = "[list | note]" },
            "There and back: [list | note] became [list, note], then [list | note#2].")
    }

    @Test func `what UIKit keeps out of sight may come back on the way`() throws {
        let returning = Drawn.transition("[list | note]", "[list, [note]]")
            .with { $0.start = "[list] ~[note]" }
        try expectHeld(law, returning, in: "there-and-back")
        // What was not kept may not.
        try expectViolated(
            law, returning.with { $0.start = "[list]" },
            "There and back: [list] became [list | note], then [list, [note]].")
    }

    @Test func `not applicable: nothing collapsed or separated, or it was no transition`() throws {
        try expectNotApplicable(law, .transition("[list | note]", "[list | note]"))
        try expectNotApplicable(law, .transition("[list, note]", "[note, list]"))
        try expectNotApplicable(law, .direct("[list | note, note#2]", "[list | note#2, note]"))
        try expectNotApplicable(law, .show("note", "[list | _]", "[note, list]"))
    }
}
