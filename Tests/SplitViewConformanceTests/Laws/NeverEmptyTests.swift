import SplitViewConformance
import Testing

/// "No empty navigation controller is on screen; expanded implies a secondary with at least one
/// controller, and of three columns a supplementary as well."
@Suite struct NeverEmptyTests {
    private let law = SplitViewLaws.neverEmpty

    private func after(_ notation: String) -> Drawn { .transition("[list | note]", notation) }

    @Test func `held: something in every stack that is seen`() throws {
        for notation in [
            "[list | note]", "[list | _]", "[list, note]", "[!list | !note]", "[list | {note}]",
            "[list] ~[]", "[list] ?[]", "[list] ^note",
            // Collapsed there may be no column at all: that is no empty stack.
            "[-]",
        ] {
            try expectHeld(law, after(notation))
        }
        try expectHeld(law, after("[list | note]"))
        try expectHeld(law, after("[list, note]"))
    }

    @Test(arguments: ["[]", "[ | note]", "[list | ]", "[list, []]", "[list | {[]}]", "[list] ^[]"])
    func `violated: an empty navigation controller on screen`(_ notation: String) throws {
        try expectViolated(
            law, after(notation), "An empty navigation controller is on screen: \(notation).")
        try expectViolated(
            law, .direct("[list | note]", notation),
            "An empty navigation controller is on screen: \(notation).")
    }

    @Test(arguments: ["[list | -]", "[- | -]", "[list | {}]", "[list | ] ^note"])
    func `violated: two columns, and nothing in the second`(_ notation: String) throws {
        try expectViolated(law, after(notation), "The detail column is empty: \(notation).")
    }

    @Test func `of three columns the second has a screen, too`() throws {
        try expectHeld(law, after("[list | list#2 | note]"))
        try expectHeld(law, after("[- | _ | note]"))
        try expectViolated(
            law, after("[list | - | note]"),
            "The supplementary column is empty: [list | - | note].")
        try expectViolated(
            law, after("[list | {} | -]"), "The supplementary column is empty: [list | {} | -].")
        try expectViolated(
            law, after("[list | list#2 | -]"), "The detail column is empty: [list | list#2 | -].")
        try expectViolated(
            law, after("[list |  | note]"),
            "An empty navigation controller is on screen: [list |  | note].")
        try expectNotApplicable(
            law, .direct("[list | - | note]", "[list, list#2 | - | note]"))
        try expectViolated(
            law, .direct("[list | - | note]", "[list | - | -]"),
            "The detail column is empty: [list | - | -].")
    }

    @Test func `what cannot be seen may be empty`() throws {
        try expectHeld(law, after("[{[]; *[list]} | note]"))
        try expectHeld(law, after("[list, [], note]"))
        try expectHeld(law, after("[] ^note"))
        try expectHeld(law, after("[list] ^[] ^note"))
    }

    @Test func `what was empty before is for the step that emptied it`() throws {
        try expectNotApplicable(law, .direct("[list | ]", "[list, list#2 | ]"))
        try expectNotApplicable(law, .direct("[list | -]", "[list, list#2 | -]"))
        // Another controller is another fault.
        try expectViolated(
            law, .direct("[list | {}]", "[list | -]"), "The detail column is empty: [list | -].")
        try expectViolated(
            law, .transition("[list | ]", "[ | ]"),
            "An empty navigation controller is on screen: [ | ].")
        // Before the launch nothing was on screen.
        try expectViolated(
            law, .transition("[list | -]", "[list | -]").with { $0.isLaunchedBefore = false },
            "The detail column is empty: [list | -].")
    }

    @Test func `not applicable: nothing is on screen before the launch`() throws {
        try expectNotApplicable(law, after("[ | ]").with { $0.isLaunched = false })
        try expectNotApplicable(law, after("[list | -]").with { $0.isLaunched = false })
    }
}
