import StatefulTesting
import Testing

@testable import SplitViewConformance

/// "Saving and restoring in the same or the other size class gives the state that a transition to
/// it would have given, and breaks no other law."
@Suite struct RestorationRoundTripTests {
    private let law = SplitViewLaws.restorationRoundTrip

    private func state(_ picture: String) -> Drawn {
        .transition("[list]", picture).with { $0.isRestorable = true }
    }

    /// What the law says of a state, what is restored in either width, and what the change of size
    /// leads to.
    private func verdict(
        _ picture: String, restored: String? = nil, elsewhere: String? = nil, resized: String? = nil
    ) throws -> ForwardVerdict {
        let drawn = state(picture)
        let moves = try law.ways(from: drawn)
        try #require(moves.count == 3)
        let sights = [resized, restored, elsewhere].map { [$0].compactMap { $0 } }
        return try law.verdict(drawn, try zip(moves, sights).map { try walk($0, $1) })
    }

    @Test func `held: the same looks, with other controllers`() throws {
        #expect(
            law.branches(of: try verdict("[list | note]", restored: "[list#2 | note#2]"))
                == ["same-size"])
        #expect(
            law.branches(
                of: try verdict(
                    "[list | note, note#2]", restored: "[list | note, note#2]",
                    elsewhere: "[list#2, note#3, note#4] ~[_]",
                    resized: "[list, note, note#2] ~[]")) == ["same-size", "other-size"])
        #expect(
            law.branches(of: try verdict("[list | _]", elsewhere: "[list] ~[_]", resized: "[list]"))
                == ["other-size"])
    }

    @Test func `without its inspector a scene has none, neither a column nor a sheet`() throws {
        var scene = try Snapshot("[list, note] ^[note#2]")
        scene.panes = [.inspectorSheet]
        #expect(scene.withoutInspector.notation == "[list, note]")
        #expect(scene.withoutInspector.panes == [])
    }

    @Test func `an inspector may be restored, and need not`() throws {
        for (picture, restored) in [
            ("[list | note] +[note#2]", "[list | note]"),
            ("[list | note]", "[list | note] +[note#2]"),
        ] {
            #expect(
                law.branches(of: try verdict(picture, restored: restored)) == ["same-size"])
        }
        #expect(
            try verdict("[list | note] +[note#2]", restored: "[list | _] +[note#2]").sentence
                != nil)
    }

    @Test func `the app is resized, and restored in its own width and in the other`() throws {
        #expect(
            try law.ways(from: state("[list | note]"))
                == [[.give(.narrow)], [.restart(.wide)], [.restart(.narrow)]])
        #expect(
            try law.ways(from: state("[list, note]"))
                == [[.give(.widen)], [.restart(.narrow)], [.restart(.wide)]])
    }

    @Test func `violated: the app does not survive it`() throws {
        let drawn = state("[list | note]")
        for (place, words) in ["", " in the other size"].enumerated() {
            var walks = try law.ways(from: drawn).map { try walk($0, []) }
            walks[place + 1] = SplitViewWalk(walks[place + 1].moves, sights: [], end: .ended)
            #expect(
                try law.verdict(drawn, walks).sentence
                    == "Ended and restored\(words) from [list | note], the app raises, crashes or "
                    + "does not return.")
        }
    }

    @Test func `violated: in the same size`() throws {
        #expect(
            try verdict("[list | note]", restored: "[list | _]").sentence
                == "Ended and restored with new screens, [list | note] is [list | _].")
        #expect(
            try verdict("[list, list#2 | _]", restored: "[list | _]").sentence
                == "Ended and restored with new screens, [list, list#2 | _] is [list | _].")
    }

    @Test func `only the screens of the restored scene have other names than in other drawings`()
        throws
    {
        // The second note of the step has replaced the first.
        let drawn = Drawn.transition("[list | note]", "[list | note#2]").with {
            $0.isRestorable = true
        }
        let moves = try law.ways(from: drawn)
        func sentence(
            _ restored: String, elsewhere: String = "[list, note]", isAlive: Bool = true
        ) throws -> String? {
            let sights = [["[list, note#2]"], [restored], [elsewhere]]
            return try law.verdict(
                drawn,
                zip(moves, sights).map {
                    isAlive ? try walk($0, $1) : SplitViewWalk($0, sights: [], end: .ended)
                }
            ).sentence
        }
        #expect(
            try sentence("[list | _]")
                == "Ended and restored with new screens, [list | note#2] is [list | _].")
        #expect(
            try sentence("[list | note]", elsewhere: "[list, note, note#2]")
                == "Ended and restored in the other size with new screens, [list | note#2] is "
                + "[list, note, note#2], and not [list, note].")
        #expect(
            try sentence("[list | _]", isAlive: false)
                == "Ended and restored from [list | note#2], the app raises, crashes or does not "
                + "return.")
    }

    /// The restored list looks right, and the app believes that it shows nothing, or a note that is
    /// gone.
    @Test func `violated: what is restored breaks a law of the present`() throws {
        let drawn = state("[list | note]").with { $0.record = "note" }
        var restored = try Snapshot("[list#2 | note#2]")
        restored.record = .nothing
        let moves = try law.ways(from: drawn)
        func verdict(_ drawn: Drawn, _ place: Int) throws -> ForwardVerdict {
            var sights: [[Snapshot]] = [[], [], []]
            sights[place] = [restored]
            if place == 2 { sights[0] = [try Snapshot("[list | note]")] }
            return try law.verdict(
                drawn,
                zip(moves, sights).map {
                    Walk($0, sights: $1, end: $1.isEmpty ? .ignored : .performed)
                })
        }
        #expect(
            try verdict(drawn, 1).sentence
                == "Ended and restored with new screens, [list | note] breaks app-record: The "
                + "app believes that it shows no detail, and it shows note: [list | note].")
        #expect(
            try verdict(drawn, 2).sentence
                == "Ended and restored in the other size with new screens, [list | note] breaks "
                + "app-record: The app believes that it shows no detail, and it shows note: "
                + "[list | note].")
        // What was wrong before is for another step.
        let wrong = drawn.with { $0.record = "" }
        #expect(law.branches(of: try verdict(wrong, 1)) == ["same-size"])
    }

    @Test func `violated: in the other size`() throws {
        #expect(
            try verdict(
                "[list, note]", restored: "[list, note]", elsewhere: "[list, note | _]",
                resized: "[list | note]"
            ).sentence
                == "Ended and restored in the other size with new screens, [list, note] is "
                + "[list, note | _], and not [list | note].")
    }

    @Test func `not applicable: nothing comes back`() throws {
        #expect(try law.ways(from: .transition("[list]", "[list | note]")).isEmpty)
        #expect(try law.ways(from: state("[list | note] ^[note#2]")).isEmpty)
        // A placeholder beside content is for `blank-never-nested`.
        #expect(try law.ways(from: state("[list | _, note]")).isEmpty)
        #expect(try verdict("[list | note]") == .notApplicable)
        #expect(try verdict("[list | note]", elsewhere: "[list]") == .notApplicable)
    }
}
