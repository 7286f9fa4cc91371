import SplitViewConformance
import Testing

/// "The content of a visible column is laid out inside its visible part: the insets make up exactly
/// for what lies off screen, left-to-right and right-to-left."
@Suite struct OnScreenTests {
    private let law = SplitViewLaws.onScreen

    private enum Side { case left, right }

    private func list(beyond points: Int, _ side: Side, inset: Int) -> String {
        "\(points) points of the list column lie beyond the \(side) edge, and its content is "
            + "inset by \(inset): ②."
    }

    private func other(_ pane: String, beyond points: Int, _ side: Side, inset: Int) -> String {
        "\(points) points of the \(pane) are out of sight at the \(side), and its content is "
            + "inset by \(inset): ②."
    }

    @Test func `held: as much is kept free as lies beyond, at the left or at the right`() throws {
        try law.holds(
            .direct("[list | note]", "[list | note] <100:100"),
            "[list, note] → [list | note] >100:100",
            .show("note", "[list | _]", "[list | note] <40:40 >20:20"))
    }

    @Test func `violated: too little is kept free, or at the wrong edge`() throws {
        try law.breaks(
            list(beyond: 100, .left, inset: 0),
            .direct("[list, list#2 | note] <100:100", "[list, list#2 | note] <100:0"))
        try law.breaks(
            "0 points of the list column lie beyond the left edge, and its content is inset "
                + "by 100: ②.", "[list, note] → [list | note] <0:100 >100:0")
    }

    @Test func `violated: from right to left, and with one column too much`() throws {
        try law.breaks(list(beyond: 100, .right, inset: 0), "[list, note] → [list | note] >100:0")
        try law.breaks(
            "0 points of the list column lie beyond the left edge, and its content is inset "
                + "by 100: ②.", "[list | note] <100:100 → [list, note] <0:100")
        try law.breaks(
            list(beyond: 100, .right, inset: -100),
            .direct("[list | note]", "[list | note] >100:-100"))
    }

    @Test func `what lay wrong before, in the same way, is for an earlier step`() throws {
        let standing = Drawn.direct("[list | _] <100:0", "[list | note] <100:0")
        try law.skips(standing, standing.with { $0.after = "[list | note] <100:20" })
        try law.breaks(
            "0 points of the list column lie beyond the left edge, and its content is inset "
                + "by 100: ②.", standing.with { $0.after = "[list | note] <0:100" })
        try law.breaks(
            list(beyond: 100, .right, inset: 0), standing.with { $0.after = "[list | note] >100:0" }
        )
        try law.breaks(
            list(beyond: 100, .left, inset: 0), standing.with { $0.isLaunchedBefore = false })
    }

    @Test func `the other columns are judged like the list, at both sides`() throws {
        func three(_ column: Snapshot.Place, _ sides: Snapshot.Sides) throws -> SplitViewStep {
            var step = try Drawn.direct("[list | list#2 | note]", "[list | list#2 | note]").step()
            step.after.edges[column] = sides
            return step
        }
        let covered = Snapshot.Edge(beyond: 290, inset: 290)
        for column in [Snapshot.Place.supplementary, .secondary, .inspector] {
            for sides in [Snapshot.Sides(left: covered), Snapshot.Sides(right: covered)] {
                #expect(law.heldBranches(of: try three(column, sides)) != nil)
            }
        }
        try law.breaks(
            "290 points of the supplementary column are out of sight at the left, and its "
                + "content is inset by 0: ②.",
            .direct("[list | list#2 | note]", "[list | list#2 | note] 2<290:0"))
        try law.breaks(
            other("detail column", beyond: 0, .right, inset: 40),
            .direct("[list | list#2 | note]", "[list | list#2 | note] 3>0:40"))
        try law.breaks(
            other("detail column", beyond: 330, .left, inset: 0),
            .direct("[list | note]", "[list | note] 2<330:0"))
        try law.breaks(
            other("inspector", beyond: 0, .right, inset: 20),
            .direct("[list | note] +[note#2]", "[list | note] 3>0:20 +[note#2]"))
    }

    @Test func `a fault of one column is no excuse for another`() throws {
        let standing = Drawn.direct(
            "[list | list#2 | note] <100:0", "[list | list#2 | note] <100:0 2<290:0")
        try law.breaks(
            "290 points of the supplementary column are out of sight at the left, and its "
                + "content is inset by 0: ②.", standing)
        try law.skips(standing.with { $0.before = $0.after })
    }

    @Test func `not applicable: nothing lies beyond an edge, and nothing is kept free`() throws {
        try law.skips(
            .direct("[list | note] <100:0", "[list | note]"), "[list | note] → [list, note]")
    }
}
