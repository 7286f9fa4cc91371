import SplitViewConformance
import Testing

/// "Saving and restoring in the same or the other size class gives the state that a transition to
/// it would have given."
@Suite struct RestorationRoundTripTests {
    private let law = SplitViewLaws.restorationRoundTrip

    /// A wide state, what is restored in either width, and what narrowing leads to.
    private func state(
        _ picture: String, restored: String? = nil, elsewhere: String? = nil,
        resized: String? = nil, isSound: Bool = true
    ) throws -> Drawn {
        func walk(
            _ kind: Foresight.Kinds, _ command: SplitViewCommand, _ drawing: String?
        ) throws -> Foresight.Walk {
            let sights = try drawing.map { [Foresight.Sight(command, try Snapshot($0))] } ?? []
            return Foresight.Walk(kind, sights, isSound: isSound)
        }
        let foresight = Foresight([
            try walk(.resized, .narrow, resized),
            try walk(.restored, .launch(.wide), restored),
            try walk(.restoredElsewhere, .launch(.narrow), elsewhere),
        ])
        return .transition("[list]", picture).with { $0.foresight = foresight }
    }

    @Test("held: the same looks, with other controllers")
    func held() throws {
        try expectHeld(
            law, state("[list | note]", restored: "[list#2 | note#2]"), in: "same-size")
        try expectHeld(
            law,
            state(
                "[list | note, note#2]", restored: "[list | note, note#2]",
                elsewhere: "[list#2, note#3, note#4] ~[_]", resized: "[list, note, note#2] ~[]"),
            in: "same-size", "other-size")
        try expectHeld(
            law, state("[list | _]", elsewhere: "[list] ~[_]", resized: "[list]"), in: "other-size")
    }

    @Test("violated: in the same size")
    func same() throws {
        try expectViolated(
            law, state("[list | note]", restored: "[list | _]"),
            "Ended and restored, [list | note] is [list | _].")
        try expectViolated(
            law, state("[list, list#2 | _]", restored: "[list | _]"),
            "Ended and restored, [list, list#2 | _] is [list | _].")
    }

    @Test("violated: in the other size")
    func other() throws {
        try expectViolated(
            law,
            state(
                "[list, note]", restored: "[list, note]", elsewhere: "[list, note | _]",
                resized: "[list | note]"),
            "Ended and restored in the other size, [list, note] is [list, note | _], "
                + "and not [list | note].")
    }

    @Test("not applicable: nobody looked, nothing comes back, or another law broke")
    func notApplicable() throws {
        try expectNotApplicable(law, .transition("[list]", "[list | note]"))
        try expectNotApplicable(law, state("[list | note]"))
        // A placeholder beside content is for `blank-never-nested`.
        try expectNotApplicable(law, state("[list | _, note]", restored: "[list | note]"))
        try expectNotApplicable(law, state("[list | note]", elsewhere: "[list]"))
        try expectNotApplicable(
            law,
            state(
                "[list | note]", restored: "[list | _]", elsewhere: "[list]", resized: "[note]",
                isSound: false))
    }
}
