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
            try law.holds(
                .transition("[list | note]", notation), .direct("[list | note]", notation))
        }
    }

    @Test(arguments: [
        "[list | note, note]", "[list, note | note]", "[list, [note], note]",
        "[list, note] ?[note]", "[list, note] ~[note]", "[list, note] ^note",
        "[list] ?[note] ?[note]",
    ])
    func `violated: in two places, whatever acted`(_ notation: String) throws {
        let sentence = "note stands in two places: \(notation)."
        try law.breaks(
            sentence, .transition("[list | note]", notation), .show("note", "[list | _]", notation),
            .direct("[list | note]", notation))
    }

    @Test func `what stood twice before is for an earlier step`() throws {
        let standing = Drawn.direct("[list, note] ?[note]", "[list, note, note#2] ?[note]")
        try law.skips(standing)
        try law.breaks(
            "note#2 stands in two places: ②.",
            standing.with { $0.after = "[list, note, note#2] ?[note, note#2]" })
    }

    @Test func `taken over: a fault where the policy says so, and in transitions only`() throws {
        let note = ControllerNumber(try Snapshot.id("note"))
        let calls: [ModelEvent] = [
            .asked(.primaryForCollapsing, .notImplemented),
            .adopted(note, from: ControllerNumber(1), by: ControllerNumber(2)),
        ]
        let merged = Drawn.transition("[list | note]", "[list, note]").with { $0.calls = calls }
        try law.holds(merged)
        let strict = merged.with { $0.policies.merging = .handedOver }
        try law.breaks("note was given to a new stack while it still stood in the old one.", strict)
        try law.holds(
            strict.with { $0.calls.removeLast() }, strict.with { $0.nature = .show },
            strict.with { $0.nature = .direct })
    }
}
