import SplitViewConformance
import Testing

@Suite struct SnapshotChangeTests {
    @Test(arguments: [
        ("[list | _]", "[list | _]", []),
        ("[list | _]", "[list | note]", ["note comes to the detail column", "_ goes"]),
        ("[list | note]", "[list, note]", ["the columns merge", "note moves to the one stack"]),
        (
            "[list, note, note#2]", "[list | note, note#2]",
            ["the columns separate", "note, note#2 move to the detail column"]
        ),
        (
            "[list | note]", "[list] ~[note]",
            ["the columns merge", "note goes out of sight, kept by the split view"]
        ),
        (
            "[list | note, note#2]", "[list] ?[note, note#2]",
            ["the columns merge", "note, note#2 go out of sight, kept by the app"]
        ),
        (
            "[list] ~[note]", "[list | note]",
            ["the columns separate", "note comes back to the detail column"]
        ), ("[list, note]", "[list]", ["note goes"]),
        (
            "[list | note] <100:100", "[list | note] <100:0",
            ["100 points of the list slide beyond the left edge"]
        ),
        (
            "[list | note] >100:100", "[list, note] >0:100",
            [
                "the columns merge", "100 points stay empty at the right edge of the list",
                "note moves to the one stack",
            ]
        ), ("[list | note] <100:0", "[list | note] <100:100", []),
        (
            "[list | list#2 | note] <100:0", "[list | list#2 | note] <100:0 2<290:0 3>0:40",
            [
                "290 points of the supplementary column are out of sight at the left",
                "40 points stay empty at the right of the detail column",
            ]
        ),
        (
            "[list | note]", "[list, [note]]",
            [
                "the columns merge", "note moves to the one stack",
                "note is in a navigation controller inside another",
            ]
        ), ("[list, note, note#2]", "[list, note#2, note]", ["the order changes"]),
        (
            "[list | note]", "[list, note | note]",
            ["note moves to the list column", "note stands in two places"]
        ),
        ("[list, list#2 | note]", "[list | note, list#2]", ["list#2 moves to the detail column"]),
        ("[list]", "[list] ^[note]", ["note comes, presented over everything"]),
    ])
    func `in words`(before: String, after: String, changes: [String]) throws {
        let pictures = [try Snapshot(before), try Snapshot(after)]
        let names = SnapshotNames(pictures)
        #expect(names.changes(from: pictures[0], to: pictures[1]) == changes)
    }

    @Test func `a screen that another controller shows has not moved`() throws {
        let before = try Snapshot("[list | note, note#2]")
        var after = try Snapshot("[list, note, note#2]")
        func changes() -> [String] {
            SnapshotNames([before, after]).changes(from: before, to: after)
        }
        #expect(changes() == ["the columns merge", "note, note#2 move to the one stack"])
        let notes = after.nodes.indices.filter { after.nodes[$0].kind == .detail }
        after.nodes[notes[1]].controller = 77
        #expect(
            changes() == [
                "the columns merge", "note moves to the one stack",
                "note#2 comes to the one stack, as another controller",
            ])
        after.nodes[notes[0]].controller = 78
        #expect(
            changes() == [
                "the columns merge", "note, note#2 come to the one stack, as other controllers",
            ])
    }

    @Test func `a controller that another one stands in for is still the same`() throws {
        let wide = try Snapshot("[list | note]")
        var narrow = try Snapshot("[list, note] ~[note#2]")
        func changes(from before: Snapshot, to after: Snapshot) -> [String] {
            SnapshotNames([before, after]).changes(from: before, to: after)
        }
        let old = try #require(wide.nodes.first { $0.kind == .detail }).controller
        let notes = narrow.nodes.indices.filter { narrow.nodes[$0].kind == .detail }
        #expect(notes.map { narrow.nodes[$0].place } == [.primary, .preserved])
        // The note in front is a new one, and has taken over the identity of the one put away.
        narrow.nodes[notes[0]].controller = 77
        narrow.nodes[notes[1]].controller = old
        #expect(
            changes(from: wide, to: narrow) == [
                "the columns merge", "note comes to the one stack, as another controller",
                "note goes out of sight, kept by the split view",
            ])
        #expect(
            changes(from: narrow, to: wide) == [
                "the columns separate", "note#2 comes back to the detail column", "note goes",
            ])
    }

    @Test func `a detail that was filled in is chosen now`() throws {
        let after = try Snapshot("[list | note]")
        var before = after
        for place in before.nodes.indices { before.nodes[place].marks = .filledIn }
        let names = SnapshotNames([before, after])
        #expect(names.changes(from: before, to: after) == ["note is chosen now"])
        #expect(names.changes(from: after, to: before) == ["note is there by default now"])
    }

    @Test func `a screen that is something else now, or shows something else`() throws {
        func changes(_ change: (inout Snapshot.Node) -> Void) throws -> [String] {
            let before = try Snapshot("[list | note]")
            var after = before
            change(&after.nodes[3])
            return SnapshotNames([before, after]).changes(from: before, to: after)
        }
        #expect(try changes { $0.kind = .list } == ["note becomes list#2, a list"])
        #expect(try changes { $0.kind = .placeholder } == ["note becomes _, a placeholder"])
        #expect(try changes { $0.item = 3 } == ["note shows something else"])
    }

    @Test func `what the app believes is said where nothing else happens`() throws {
        func changes(_ before: String, _ after: String, _ records: [Snapshot.Record]) throws
            -> [String]
        {
            var pictures = [try Snapshot(before), try Snapshot(after)]
            for index in records.indices { pictures[index].record = records[index] }
            return SnapshotNames(pictures).changes(from: pictures[0], to: pictures[1])
        }
        let (note, columns) = (Snapshot.Record.screen(try Snapshot.id("note")), "[list | note]")
        #expect(
            try changes(columns, columns, [note, .nothing])
                == ["the app believes that it shows no detail now"])
        #expect(
            try changes(columns, columns, [.nothing, note])
                == ["the app believes that it shows note now"])
        #expect(
            try changes(columns, columns, [note, .screen(Snapshot.Record.noController)])
                == ["the app believes that it shows a detail now that is not there"])
        #expect(try changes(columns, columns, [note, note]) == [])
        #expect(
            try changes(columns, "[list | _]", [note, .nothing]) == [
                "_ comes to the detail column", "note goes",
            ])
    }

    @Test func `columns hide and show again`() throws {
        func changes(_ before: Snapshot, _ after: Snapshot) -> [String] {
            SnapshotNames([before, after]).changes(from: before, to: after)
        }
        let (shown, hidden) = (try Snapshot("[list | note]"), try Snapshot("[(list) | note]"))
        #expect(changes(shown, hidden) == ["the list column hides"])
        #expect(changes(hidden, shown) == ["the list column shows again"])
    }
}
