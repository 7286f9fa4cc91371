import SplitViewConformance
import Testing
import UIKitModel

/// "will/did appear and disappear alternate for each controller and end in agreement with what is
/// on screen."
@Suite struct AppearanceBalancedTests {
    private let law = SplitViewLaws.appearanceBalanced
    private let drawn = Drawn.transition("[list, note]", "[list, list#2 | note]")

    @Test("held: those in front have appeared, the others have not")
    func held() throws {
        try expectHeld(law, drawn, in: "all-in-sight")
        try expectHeld(law, .transition("[list]", "[list] ~[note]"))
    }

    @Test("nobody in a list column that is hidden has appeared")
    func hidden() throws {
        let hidden = Drawn.direct("[!list | !note]", "[!list | !note]").with {
            $0.listColumn = .isOneGestureAway
        }
        try expectHeld(
            law, hidden.with { $0.remarked = ["list": [.inFront]] }, in: "list-hidden")
        try expectViolated(
            law, hidden,
            "list was told that it has appeared and is not in front: [!list | !note].")
    }

    @Test(
        "violated: told too little, too much, or half",
        arguments: [
            ("note", [.inFront], "is in front and was not told that it has appeared"),
            ("list", [.appeared], "was told that it has appeared and is not in front"),
            (
                "list", [.inBetween],
                "was told that it will appear or disappear, and not that it did"
            ),
            (
                "note", [.inFront, .inBetween],
                "was told that it will appear or disappear, and not that it did"
            ),
        ] as [(String, Snapshot.Marks, String)])
    func violated(_ name: String, _ marks: Snapshot.Marks, _ fault: String) throws {
        try expectViolated(
            law, drawn.with { $0.remarked = [name: marks] },
            "\(name) \(fault): [list, list#2 | note].")
    }

    @Test("not applicable: nothing on screen, an exception")
    func notApplicable() throws {
        try expectNotApplicable(law, drawn.with { $0.isLaunched = false })
        try expectNotApplicable(
            law, drawn.with { $0.exception = RaisedException(name: "A", reason: "B") })
    }
}
