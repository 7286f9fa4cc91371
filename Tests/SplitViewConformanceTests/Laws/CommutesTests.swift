import SplitViewConformance
import StatefulTesting
import Testing

/// "Selecting and then changing the size ends in the same panes as changing the size and then
/// selecting."
@Suite struct CommutesTests {
    private let law = SplitViewLaws.commutes

    /// What the law says of a narrow state, and of what the two ways from there lead to.
    private func ways(
        from start: String, selecting first: String..., expanding second: String...,
        end: Outcome = .performed, _ change: (inout Drawn) -> Void = { _ in }
    ) throws -> ForwardVerdict {
        let drawn = Drawn.transition("[list | _]", start).with(change)
        let moves = try law.ways(from: drawn)
        try #require(moves.count == 2)
        return try law.verdict(
            drawn, [try walk(moves[0], first), try walk(moves[1], second, end: end)])
    }

    /// What the law says of a link that was opened, and of opening it once more.
    private func link(from before: String, to after: String, again: String) throws -> ForwardVerdict
    {
        let drawn = Drawn(nature: .show, command: .openLink, before: before, after: after)
        let moves = try law.ways(from: drawn, part: 2)
        return try law.verdict(drawn, [try walk(try #require(moves.first), [again])], part: 2)
    }

    @Test func `each link is opened twice`() throws {
        let third = SplitViewCommand.openLink(2)
        let drawn = Drawn(
            nature: .show, command: third, before: "[list | _]", after: "[list | note]")
        #expect(try law.ways(from: drawn, part: 2) == [[.give(third)]])
    }

    @Test func `the same link twice equals the link once`() throws {
        #expect(
            law.branches(
                of: try link(from: "[list | _]", to: "[list | note]", again: "[list | note]"))
                == ["link-again"])
        // An app may make the detail anew, as long as the old one goes.
        #expect(
            try link(from: "[list | _]", to: "[list | note]", again: "[list | note#2]").sentence
                == nil)
        #expect(
            try link(from: "[list]", to: "[list, note]", again: "[list, note, note#2]").sentence
                == "The link leads to [list, note], and once more to [list, note, note#2].")
        // What was there before the link must be the same.
        #expect(
            try link(
                from: "[list, note]", to: "[list, note, note#2]",
                again: "[list, note#3, note#2]"
            ).sentence
                == "The link leads to [list, note, note#2], and once more to "
                + "[list, note#3, note#2].")
        #expect(try law.ways(from: .show("note", "[list]", "[list, note]"), part: 2).isEmpty)
    }

    @Test func `the other direction: selecting and then collapsing`() throws {
        func verdict(
            _ end: String, merging: Policies.Merging = .asItComes
        ) throws -> ForwardVerdict {
            let drawn = Drawn.transition("[list]", "[list | _]")
                .with { $0.policies.merging = merging }
            let moves = try law.ways(from: drawn, part: 1)
            try #require(
                moves == [
                    [.give(.select(row: 0)), .give(.narrow)],
                    [.give(.narrow), .give(.select(row: 0))],
                ])
            return try law.verdict(
                drawn,
                [
                    try walk(moves[0], ["[list | note]", "[list, note]"]),
                    try walk(moves[1], ["[list]", end]),
                ], part: 1)
        }
        #expect(law.branches(of: try verdict("[list, note#2]")) == ["narrowing"])
        #expect(law.branches(of: try verdict("[list, [note#2]]")) == ["narrowing"])
        #expect(
            try verdict("[list, [note#2]]", merging: .unnested).sentence
                == "From [list | _], select 1 and narrow lead to [list, note], "
                + "narrow and select 1 to [list, [note]].")
    }

    @Test func `each row that may differ is tried`() throws {
        let drawn = Drawn.transition("[list | _]", "[list]").with { $0.rows = 3 }
        let moves = try law.ways(from: drawn)
        #expect(
            moves.map { $0.contains(.give(.select(row: 2))) }
                == [false, false, false, false, true, true])
        func verdict(third: String) throws -> ForwardVerdict {
            let walks = try moves.enumerated().map { index, moves in
                try walk(moves, ["[list]", index == 5 ? third : "[list | note]"])
            }
            return try law.verdict(drawn, walks)
        }
        #expect(law.branches(of: try verdict(third: "[list | note]")) == ["widening"])
        #expect(try verdict(third: "[list | {note}]").sentence?.contains("select 3") == true)
    }

    @Test func `held: the same panes`() throws {
        #expect(
            law.branches(
                of: try ways(
                    from: "[list]", selecting: "[list, note]", "[list | note]",
                    expanding: "[list | _]", "[list | note]")) == ["widening"])
        // Two taps make two details.
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note#2]"
            ).sentence == nil)
        // What is out of sight does not count.
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", "[list | note] ~[_]",
                expanding: "[list | _]", "[list | note]"
            ).sentence == nil)
    }

    @Test func `violated: other panes`() throws {
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | {note#2}]"
            ).sentence
                == "From [list], select 1 and widen lead to [list | note], "
                + "widen and select 1 to [list | {note}].")
        // What was there before must be the same.
        #expect(
            try ways(
                from: "[note, list]", selecting: "[note, list, note#2]", "[list | note, note#2]",
                expanding: "[list | note]", "[list | note#3, note]"
            ) { $0.policies.selection = .stacks }.sentence
                == "From [note, list], select 1 and widen lead to [list | note, note#2], "
                + "widen and select 1 to [list | note#2, note].")
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note, note#2]"
            ).sentence
                == "From [list], select 1 and widen lead to [list | note], "
                + "widen and select 1 to [list | note, note#2].")
    }

    @Test func `where one size replaces details and the other does not, the order may matter`()
        throws
    {
        let drawn = Drawn.transition("[list | _]", "[note, list]")
        #expect(try law.ways(from: drawn).isEmpty)
        // A plain detail says that it does not replace.
        for expanded in [Policies.Selection.stacks, .asDetailSays] {
            #expect(try law.ways(from: drawn.with { $0.policies.selection = expanded }).count == 2)
        }
    }

    @Test func `not applicable: no list in front, or a way is not open`() throws {
        #expect(try law.ways(from: .transition("[list | _]", "[list, note]")).isEmpty)
        #expect(
            try law.ways(
                from: Drawn.transition("[list | _]", "[list | _]").with { $0.isLaunched = false }
            ).isEmpty)
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", expanding: "[list | _]", "[list | _]")
                == .notApplicable)
        #expect(
            try ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", end: .ended) == .notApplicable)
    }
}
