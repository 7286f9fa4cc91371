import SplitViewConformance
import Testing

/// "The content of a visible column is laid out inside its visible part: the insets make up exactly
/// for what lies off screen, left-to-right and right-to-left."
@Suite struct OnScreenTests {
    private let law = SplitViewLaws.onScreen

    @Test func `held: as much is kept free as lies beyond, at the left or at the right`() throws {
        try expectHeld(
            law, .direct("[list | note]", "[list | note] <100:100"), in: "beyond-left")
        try expectHeld(
            law, .transition("[list, note]", "[list | note] >100:100"), in: "beyond-right")
        try expectHeld(
            law, .show("note", "[list | _]", "[list | note] <40:40 >20:20"), in: "beyond-left",
            "beyond-right")
    }

    @Test func `violated: too little is kept free, or at the wrong edge`() throws {
        try expectViolated(
            law, .direct("[list, list#2 | note] <100:100", "[list, list#2 | note] <100:0"),
            "100 points of the list column lie beyond the left edge, and its content is inset by "
                + "0: [list, list#2 | note] <100:0.")
        try expectViolated(
            law, .transition("[list, note]", "[list | note] <0:100 >100:0"),
            "0 points of the list column lie beyond the left edge, and its content is inset by "
                + "100: [list | note] <0:100 >100:0.")
    }

    @Test func `violated: from right to left, and with one column too much`() throws {
        try expectViolated(
            law, .transition("[list, note]", "[list | note] >100:0"),
            "100 points of the list column lie beyond the right edge, and its content is inset by "
                + "0: [list | note] >100:0.")
        try expectViolated(
            law, .transition("[list | note] <100:100", "[list, note] <0:100"),
            "0 points of the list column lie beyond the left edge, and its content is inset by "
                + "100: [list, note] <0:100.")
        try expectViolated(
            law, .direct("[list | note]", "[list | note] >100:-100"),
            "100 points of the list column lie beyond the right edge, and its content is inset by "
                + "-100: [list | note] >100:-100.")
    }

    @Test func `what lay wrong before, in the same way, is for an earlier step`() throws {
        let standing = Drawn.direct("[list | _] <100:0", "[list | note] <100:0")
        try expectNotApplicable(law, standing)
        try expectNotApplicable(law, standing.with { $0.after = "[list | note] <100:20" })
        try expectViolated(
            law, standing.with { $0.after = "[list | note] <0:100" },
            "0 points of the list column lie beyond the left edge, and its content is inset by "
                + "100: [list | note] <0:100.")
        try expectViolated(
            law, standing.with { $0.after = "[list | note] >100:0" },
            "100 points of the list column lie beyond the right edge, and its content is inset by "
                + "0: [list | note] >100:0.")
        try expectViolated(
            law, standing.with { $0.isLaunchedBefore = false },
            "100 points of the list column lie beyond the left edge, and its content is inset by "
                + "0: [list | note] <100:0.")
    }

    @Test func `not applicable: nothing lies beyond an edge, and nothing is kept free`() throws {
        try expectNotApplicable(law, .direct("[list | note] <100:0", "[list | note]"))
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
    }
}
