import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The short notation, in both directions.
@MainActor @Suite struct NotationTests {
    nonisolated static let drawings = [
        "[list | note]", "[list, note]", "[list | _]", "[]", "[ | ]", "[list | ]", "[ | note]",
        "[-]", "[- | -]", "[- | note]", "[list | -]", "[!list | !note]", "[!_]",
        "[list, list#2 | note, note#2, note#3]", "[note#2, list, note]",
        "[list, [note]]", "[list, [note, note#2], note#3]", "[list, []]", "[[list], [[]] | _]",
        "[{list; [list#2]} | note]", "[{}]", "[{[{list}, list#2]; *note}]", "[list | {note}]",
        "[{*list; [list#2]; list#3} | note]", "[list, {[note]; note#2}, note#3]",
        "[list] ~{[list#2]; note}", "[{[list]; *{note; note#2}}] ^{_; *[note#3]}",
        "[(list) | note] ^note#2", "[() | ]", "[(list) | list#2 | note]",
        "[(list, note) | (!list#2) | _] <100:0", "[(-) | ({*list; list#2}) | -]",
        "[list] ~[_]", "[list] ~_", "[!list] ^note", "[list | note] ^[note#2] ^{note#3}",
        "[list | note] <100:100", "[list | note] >100:0 ^[note#2]", "[list] <0:-3 >20:0 ~[_]",
        "[list | note] ?[note#2] ?[note#3, list#2]", "[list] ^note ~[_] ?[list#2, [note#2]]",
        "[list | list#2 | note]", "[- | !list | {note}]", "[list | - | -]", "[ | [list] | ]",
        "[list | note] +[note#2] ^[_]", "[list | note] 2<330:0 3>0:20 +[note#2]",
        "[list | list#2 | note] <100:0 2<290:0 3>40:0 4>-5:0",
    ]

    @Test(arguments: drawings)
    func `a drawing that is read is drawn the same`(_ drawing: String) throws {
        #expect(try Snapshot(drawing).notation == drawing)
    }

    @Test func `blanks do not matter`() throws {
        #expect(
            try Snapshot(" [list,[ note ]|_]~[ note#2]  ").notation
                == "[list, [note] | _] ~[note#2]")
    }

    @Test func `a name means the same controller in two drawings`() throws {
        let before = try Snapshot("[list | _]")
        let after = try Snapshot("[list, note | _]")
        #expect(before.nodes.map(\.id).contains(try Snapshot.id("_")))
        #expect(!before.nodes.map(\.id).contains(try Snapshot.id("note")))
        #expect(after.nodes.map(\.id).contains(try Snapshot.id("note")))
        let names = SnapshotNames([try Snapshot("[list#2, list | note]"), before])
        #expect(names.draw(try Snapshot("[list | note]")) == "[list | note]")
        #expect(names.draw(try Snapshot("[list#2]")) == "[list#2]")
    }

    @Test func `a second placeholder can be written, and looks like the first`() throws {
        let picture = try Snapshot("[_ | _#2]")
        #expect(Set(picture.nodes.map(\.id)).count == 4)
        #expect(picture.notation == "[_ | _]")
    }

    @Test func `names count from the oldest controller that is drawn`() throws {
        let picture = try Snapshot("[list#7 | note#3, note#2]")
        #expect(picture.notation == "[list | note#2, note]")
        #expect(
            SnapshotNames([try Snapshot("[list, note]"), picture]).draw(picture)
                == "[list#2 | note#3, note#2]")
        #expect(SnapshotNames([picture]).name(of: try Snapshot.id("note#2"), in: picture) == "note")
        #expect(SnapshotNames([picture]).name(of: 65_000, in: picture) == "#65000")
    }

    @Test func `the top of each visible stack is in front`() throws {
        func front(_ notation: String) throws -> [String] {
            let picture = try Snapshot(notation)
            let names = SnapshotNames([picture])
            return picture.nodes.filter { $0.isInFront && $0.kind != .navigation }
                .map { names.name(of: $0) }
        }
        #expect(try front("[list, list#2 | note, note#2]") == ["list#2", "note#2"])
        #expect(try front("[list, [note, note#2]]") == ["note#2"])
        #expect(try front("[list, [note], note#2]") == ["note#2"])
        #expect(try front("[{list; *list#2} | _]") == ["container", "list#2", "_"])
        #expect(try front("[{list; list#2} | _]") == ["container", "list", "list#2", "_"])
        #expect(try front("[(list) | note] ^note#2") == ["note#2"])
        #expect(try front("[list | note] ^note#2") == ["note#2"])
        #expect(try front("[list | note] ^note#2 ^[note#3]") == ["note#3"])
        #expect(try front("[list] ~[_] ?[note]") == ["list"])
    }

    @Test func `columns hide from the first one on, and have not appeared`() throws {
        for (notation, mode, appeared) in [
            ("[list | note]", UISplitViewController.DisplayMode.automatic, 4),
            ("[(list) | note]", .secondaryOnly, 2),
            ("[list | list#2 | note]", .twoBesideSecondary, 6),
            ("[(list) | list#2 | note]", .oneBesideSecondary, 4),
            ("[(list) | (list#2) | note]", .secondaryOnly, 2),
        ] {
            let picture = try Snapshot(notation)
            #expect(picture.displayMode == mode)
            #expect(picture.nodes.count(where: \.hasAppeared) == appeared)
        }
    }

    @Test func `whether the window is on screen is not drawn, nor what it would hide`() throws {
        #expect(try Snapshot("[list | _]", isLaunched: false).notation == "[list | _]")
        #expect(try Snapshot("[(list) | _]", isLaunched: false).notation == "[list | _]")
        #expect(try Snapshot("[list | _]", isLaunched: false) != Snapshot("[list | _]"))
    }

    @Test func `a picture that is drawn is read the same, whatever was done before`() throws {
        let subjects = [
            SplitViewSubject.notes(delegate: { CarefulDelegate() }), .notes(),
            .notes(isDressed: true),
        ]
        var drawings: Set<String> = []
        for subject in subjects {
            let stage = SplitViewStage(subject)
            for run in 0..<60 {
                try forEachState(of: stage, run: run) { picture in
                    let drawing = picture.notation
                    drawings.insert(drawing)
                    let read = try Snapshot(drawing, isLaunched: picture.isLaunched)
                    #expect(read.notation == drawing)
                    #expect(read.isCollapsed == picture.isCollapsed)
                    #expect(
                        read.nodes.map(Shape.init) == picture.nodes.map(Shape.init), "\(drawing)")
                }
            }
        }
        for sign in ["~[", ", [", "note#3", "list#2 |"] {
            #expect(drawings.contains { $0.contains(sign) }, "nothing was drawn with \(sign)")
        }
        #expect(drawings.count > 100)
    }

    /// A controller without its number.
    private struct Shape: Equatable {
        let place: Snapshot.Place
        let kind: Snapshot.Kind
        let depth: UInt8
        let isInFront: Bool

        init(_ node: Snapshot.Node) {
            (place, kind, depth, isInFront) = (node.place, node.kind, node.depth, node.isInFront)
        }
    }

    /// The states that a random run of 48 commands goes through.
    private func forEachState(
        of stage: SplitViewStage, run: Int, _ body: (Snapshot) throws -> Void
    ) rethrows {
        var choices = SeededChoices(seed: UInt64(run))
        stage.reset()
        try body(stage.picture)
        // All but the one that ends a run with an exception.
        let alphabet = SplitViewCommand.alphabet.filter { $0.name != .repeatStack }
        for _ in 0..<48 {
            let command = alphabet[choices.index(below: alphabet.count)]
            if stage.perform(command) != .ignored { try body(stage.picture) }
        }
    }
}
