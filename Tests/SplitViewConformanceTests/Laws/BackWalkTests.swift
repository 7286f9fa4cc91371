import SplitViewConformance
import Testing

/// "From any collapsed state, Back pressed to the end visits every screen of the path once, in
/// reverse, and ends at the list."
@Suite struct BackWalkTests {
    private let law = SplitViewLaws.backWalk

    /// A state that a collapse has led to, and what each Back from there leads to.
    private func walk(
        _ start: String, _ sights: String..., isSound: Bool = true
    ) throws -> Drawn {
        let sights = try sights.map {
            Foresight.Sight(.back(.list), try Snapshot($0))
        }
        return .transition("[list | _]", start).with {
            $0.foresight = Foresight([Foresight.Walk(.back, sights, isSound: isSound)])
        }
    }

    @Test("held: one screen after the other, to the list")
    func held() throws {
        try expectHeld(law, walk("[list]"))
        try expectHeld(law, walk("[list, note]", "[list]"), in: "whole-way")
        try expectHeld(
            law, walk("[list, list#2, note]", "[list, list#2]", "[list]"))
        // A nested stack is left as a unit when its root is in front (N7).
        try expectHeld(
            law, walk("[list, [note, note#2]]", "[list, [note]]", "[list]"))
        // What is presented goes as a whole.
        try expectHeld(law, walk("[list] ^[note, note#2]", "[list]"))
        try expectHeld(law, walk("[!list] ^note", "[!list]"))
        // The tab in front is on the path, the others are not.
        try expectHeld(law, walk("[{list#2; [list, note]}]", "[{list#2; [list]}]"))
    }

    @Test("violated: a screen is skipped, comes twice, or is another")
    func elsewhere() throws {
        try expectViolated(
            law, walk("[list, note, note#2]", "[list]"),
            "Back from note#2 does not lead to note: [list, note, note#2], then [list].")
        try expectViolated(
            law, walk("[list, note]", "[list, note]", "[list]"),
            "Back from note does not lead to list: [list, note], then [list, note], then [list].")
        try expectViolated(
            law, walk("[list, _, note]", "[list, _]", "[list]"),
            "Back from note does not lead to list: [list, _, note], then [list, _], then [list].")
        try expectViolated(
            law, walk("[list]", "[list]"),
            "There is a Back from list, the last screen: [list], then [list].")
    }

    @Test("violated: the end is too soon, or no list")
    func ends() throws {
        try expectViolated(
            law, walk("[list, note, note#2]", "[list, note]"),
            "There is no Back from note: [list, note, note#2], then [list, note].")
        try expectViolated(
            law, walk("[note]"), "Back ends at note, and not at a list: [note].")
        try expectViolated(
            law, walk("[note, list]", "[note]"),
            "Back ends at note, and not at a list: [note, list], then [note].")
    }

    @Test("a Back that a person has pressed is judged by itself")
    func pressed() throws {
        try expectHeld(law, .direct("[list, note]", "[list]"), in: "one-back")
        let rest = try walk("[list]").foresight
        try expectHeld(
            law, .direct("[list, note]", "[list]").with { $0.foresight = rest }, in: "one-back",
            "whole-way")
        try expectHeld(law, .direct("[note, list]", "[note]"))
        try expectViolated(
            law, .direct("[list, note, note#2]", "[note, list]"),
            "Back from note#2 does not lead to note: "
                + "[list, note, note#2] became [note, list].")
        // What comes next is judged as well, if somebody looked.
        let ahead = try walk("[note]").foresight
        try expectViolated(
            law, .direct("[note, list]", "[note]").with { $0.foresight = ahead },
            "Back ends at note, and not at a list: [note].")
    }

    @Test("not applicable: nobody looked or pressed, or nobody can say what Back is about")
    func notApplicable() throws {
        try expectNotApplicable(law, .transition("[list | _]", "[list]"))
        try expectNotApplicable(law, walk("[list | note, note#2]"))
        try expectNotApplicable(law, .direct("[list | note, note#2]", "[list | note]"))
        // Another law broke on the way.
        try expectNotApplicable(law, walk("[list, note]", "[note]", isSound: false))
        // The placeholder in front is for `blank-never-nested`.
        try expectNotApplicable(law, walk("[list, _]", "[list]"))
        try expectNotApplicable(law, walk("[list, {note; note#2}, note#3]", "[list]"))
    }
}
