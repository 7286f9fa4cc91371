import SplitViewConformance
import Testing
import UIKitModel

/// "A controller stands in one stack, once. Navigation controllers that are no longer installed but
/// still alive count too."
@Suite struct SingleOwnerTests {
    private let law = SplitViewLaws.singleOwner

    @Test func `held: each once`() throws {
        for notation in [
            "[list | note]", "[list, list#2, note]", "[list] ~[_] ?[note]", "[list] ^note", "[-]",
        ] {
            try expectHeld(law, .transition("[list | note]", notation))
            try expectHeld(law, .direct("[list | note]", notation))
        }
    }

    @Test(arguments: [
        "[list | note, note]", "[list, note | note]", "[list, [note], note]",
        "[list, note] ?[note]", "[list, note] ~[note]", "[list, note] ^note",
        "[list] ?[note] ?[note]",
    ])
    func `violated: in two places, whatever acted`(_ notation: String) throws {
        let sentence = "note stands in two places: \(notation)."
        try expectViolated(law, .transition("[list | note]", notation), sentence)
        try expectViolated(law, .show("note", "[list | _]", notation), sentence)
        try expectViolated(law, .direct("[list | note]", notation), sentence)
    }

    @Test func `what stood twice before is for an earlier step`() throws {
        let standing = Drawn.direct("[list, note] ?[note]", "[list, note, note#2] ?[note]")
        try expectNotApplicable(law, standing)
        try expectViolated(
            law, standing.with { $0.after = "[list, note, note#2] ?[note, note#2]" },
            "note#2 stands in two places: [list, note, note#2] ?[note, note#2].")
    }

    @Test func `taken over: a fault where the policy says so, and in transitions only`() throws {
        let note = ControllerNumber(try Snapshot.id("note"))
        let calls: [ModelEvent] = [
            .asked(.primaryForCollapsing, .notImplemented),
            .adopted(note, from: ControllerNumber(1), by: ControllerNumber(2)),
        ]
        let merged = Drawn.transition("[list | note]", "[list, note]").with { $0.calls = calls }
        try expectHeld(law, merged)
        let strict = merged.with { $0.policies.merging = .handedOver }
        try expectViolated(
            law, strict, "note was given to a new stack while it still stood in the old one.")
        try expectHeld(law, strict.with { $0.calls.removeLast() })
        try expectHeld(law, strict.with { $0.nature = .show })
        try expectHeld(law, strict.with { $0.nature = .direct })
    }
}
