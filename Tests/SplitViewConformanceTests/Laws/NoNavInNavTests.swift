import SplitViewConformance
import Testing

/// "No navigation controller holds another, at any depth. Switchable: a subject that leaves merging
/// to UIKit nests by design. Even then: never deeper than one, never an empty nested one."
@Suite struct NoNavInNavTests {
    private let law = SplitViewLaws.noNavInNav

    private func after(_ notation: String, allowsNesting: Bool = false) -> Drawn {
        .transition("[list | note]", notation)
            .with { $0.policies.merging = allowsNesting ? .asItComes : .unnested }
    }

    @Test func `held: stacks beside each other`() throws {
        for notation in [
            "[list | note]", "[list, note]", "[-]", "[!list | !note]", "[list] ^[note]",
            "[list] ^[note] ^[note#2]",
        ] { try expectHeld(law, after(notation)) }
        for notation in ["[{[list]; [list#2]} | note]", "[{[list]} | {[note]}]"] {
            try expectHeld(law, after(notation))
        }
    }

    @Test(arguments: [
        "[list, [note]]", "[list, []]", "[[list] | note]", "[list | [note]]",
        "[list, {[note]}]", "[list, {list#2; {[note]}}]", "[list] ^[note, [note#2]]",
        "[{list; [list#2, [note]]}]", "[list, {note#2}, [note]]",
    ])
    func `violated: one in another, at any depth, in any installed part`(_ notation: String) throws
    {
        try expectViolated(
            law, after(notation), "A navigation controller stands in another: \(notation).")
    }

    @Test func `what stood in the same one before is for an earlier step`() throws {
        try expectNotApplicable(law, .direct("[list, [note]]", "[list, [note], note#2]"))
        try expectViolated(
            law, .direct("[list, [note]]", "[list, [note], [note#2]]"),
            "A navigation controller stands in another: [list, [note], [note#2]].")
        try expectViolated(
            law,
            .transition("[list, [note]]", "[list, [note]]").with { $0.isLaunchedBefore = false },
            "A navigation controller stands in another: [list, [note]].")
    }

    @Test func `out of sight nothing is judged`() throws {
        try expectHeld(law, after("[list] ~[note, [note#2]]"))
        try expectHeld(law, after("[list] ?[note, [note#2]]"))
    }

    @Test func `where nesting is allowed: one deep, and not empty`() throws {
        for notation in ["[list, [note]]", "[list, [note], note#2, [note#3]]", "[[list] | [note]]"]
        {
            try expectHeld(law, after(notation, allowsNesting: true))
        }
        try expectViolated(
            law, after("[list, [note, [note#2]]]", allowsNesting: true),
            "Navigation controllers are nested twice: [list, [note, [note#2]]].")
        try expectViolated(
            law, after("[list, []]", allowsNesting: true),
            "An empty navigation controller is nested: [list, []].")
        try expectViolated(
            law, after("[list, [note], {[[note#2]]}]", allowsNesting: true),
            "Navigation controllers are nested twice: [list, [note], {[[note#2]]}].")
    }
}
