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
        ] { try law.holds(after(notation)) }
        try law.holds(after("[list | note]"), after("[list, note]"))
    }

    @Test(arguments: ["[]", "[ | note]", "[list | ]", "[list, []]", "[list | {[]}]", "[list] ^[]"])
    func `violated: an empty navigation controller on screen`(_ notation: String) throws {
        try law.breaks(
            "An empty navigation controller is on screen: \(notation).", after(notation),
            .direct("[list | note]", notation))
    }

    @Test(arguments: ["[list | -]", "[- | -]", "[list | {}]", "[list | ] ^note"])
    func `violated: two columns, and nothing in the second`(_ notation: String) throws {
        try law.breaks("The detail column is empty: \(notation).", after(notation))
    }

    @Test func `of three columns the second has a screen, too`() throws {
        try law.holds(after("[list | list#2 | note]"), after("[- | _ | note]"))
        try law.breaks(
            "The supplementary column is empty: [list | - | note].", after("[list | - | note]"))
        try law.breaks(
            "The supplementary column is empty: [list | {} | -].", after("[list | {} | -]"))
        try law.breaks(
            "The detail column is empty: [list | list#2 | -].", after("[list | list#2 | -]"))
        try law.breaks(
            "An empty navigation controller is on screen: [list |  | note].",
            after("[list |  | note]"))
        try law.skips(.direct("[list | - | note]", "[list, list#2 | - | note]"))
        try law.breaks(
            "The detail column is empty: ②.", .direct("[list | - | note]", "[list | - | -]"))
    }

    @Test func `what cannot be seen may be empty`() throws {
        try law.holds(
            after("[{[]; *[list]} | note]"), after("[list, [], note]"), after("[] ^note"),
            after("[list] ^[] ^note"))
    }

    @Test func `what was empty before is for the step that emptied it`() throws {
        try law.skips(
            .direct("[list | ]", "[list, list#2 | ]"), .direct("[list | -]", "[list, list#2 | -]"))
        // Another controller is another fault.
        try law.breaks("The detail column is empty: ②.", .direct("[list | {}]", "[list | -]"))
        try law.breaks("An empty navigation controller is on screen: ②.", "[list | ] → [ | ]")
        // Before the launch nothing was on screen.
        try law.breaks(
            "The detail column is empty: ②.",
            .transition("[list | -]", "[list | -]").with { $0.isLaunchedBefore = false })
    }

    @Test func `not applicable: nothing is on screen before the launch`() throws {
        try law.skips(
            after("[ | ]").with { $0.isLaunched = false },
            after("[list | -]").with { $0.isLaunched = false })
    }
}
