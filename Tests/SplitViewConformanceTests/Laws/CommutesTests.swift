import SplitViewConformance
import Testing

/// "Selecting and then expanding ends in the same panes as expanding and then selecting."
@Suite struct CommutesTests {
    private let law = SplitViewLaws.commutes

    /// A narrow state, and what the two ways from there lead to.
    private func ways(
        from start: String, selecting first: String..., expanding second: String...,
        isSound: Bool = true
    ) throws -> Drawn {
        let commands: [SplitViewCommand] = [.select(row: 0), .widen]
        func walk(
            _ kind: Foresight.Kinds, _ commands: [SplitViewCommand], _ pictures: [String],
            isSound: Bool
        ) throws -> Foresight.Walk {
            let sights = try zip(commands, pictures).map {
                Foresight.Sight($0, try Snapshot($1))
            }
            return Foresight.Walk(kind, sights, isSound: isSound)
        }
        let walks = [
            try walk(.selectAndWiden, commands, first, isSound: true),
            try walk(.widenAndSelect, commands.reversed(), second, isSound: isSound),
        ]
        return .transition("[list | _]", start).with { $0.foresight = Foresight(walks) }
    }

    /// A link that was opened, and what opening it once more leads to.
    private func link(
        from before: String, to after: String, again: String, isSound: Bool = true
    ) throws -> Drawn {
        let sight = Foresight.Sight(.openLink, try Snapshot(again))
        return Drawn(nature: .show, command: .openLink, before: before, after: after).with {
            $0.foresight = Foresight([Foresight.Walk(.linkAgain, [sight], isSound: isSound)])
        }
    }

    @Test("the same link twice equals the link once")
    func links() throws {
        try expectHeld(
            law, link(from: "[list | _]", to: "[list | note]", again: "[list | note]"),
            in: "link-again")
        // An app may make the detail anew, as long as the old one goes.
        try expectHeld(
            law, link(from: "[list | _]", to: "[list | note]", again: "[list | note#2]"))
        try expectViolated(
            law, link(from: "[list]", to: "[list, note]", again: "[list, note, note#2]"),
            "The link leads to [list, note], and once more to [list, note, note#2].")
        // What was there before the link must be who it was.
        try expectViolated(
            law,
            link(from: "[list, note]", to: "[list, note, note#2]", again: "[list, note#3, note#2]"),
            "The link leads to [list, note, note#2], and once more to [list, note#3, note#2].")
        try expectNotApplicable(
            law,
            link(
                from: "[list]", to: "[list, note]", again: "[list, note, note]", isSound: false))
        try expectNotApplicable(
            law, Drawn(nature: .show, command: .openLink, before: "[list]", after: "[list, note]"))
    }

    @Test("the other direction: selecting and then collapsing")
    func narrowing() throws {
        func way(
            _ kind: Foresight.Kinds, _ commands: [SplitViewCommand], _ pictures: [String]
        ) throws -> Foresight.Walk {
            Foresight.Walk(
                kind,
                try zip(commands, pictures).map { Foresight.Sight($0, try Snapshot($1)) })
        }
        func ways(_ end: String) throws -> Drawn {
            let walks = [
                try way(
                    .selectAndNarrow, [.select(row: 0), .narrow],
                    ["[list | note]", "[list, note]"]),
                try way(.narrowAndSelect, [.narrow, .select(row: 0)], ["[list]", end]),
            ]
            return .transition("[list]", "[list | _]").with { $0.foresight = Foresight(walks) }
        }
        try expectHeld(law, ways("[list, note#2]"), in: "narrowing")
        try expectViolated(
            law, ways("[list, [note#2]]"),
            "From [list | _], select 1 and narrow lead to [list, note], "
                + "narrow and select 1 to [list, [note]].")
    }

    @Test("held: the same panes")
    func held() throws {
        try expectHeld(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note]"), in: "widening")
        // Two taps make two details.
        try expectHeld(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note#2]"))
        // What is out of sight does not count.
        try expectHeld(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note] ~[_]",
                expanding: "[list | _]", "[list | note]"))
    }

    @Test("violated: other panes")
    func violated() throws {
        try expectViolated(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | {note#2}]"),
            "From [list], select 1 and widen lead to [list | note], "
                + "widen and select 1 to [list | {note}].")
        // What was there before must be who it was.
        try expectViolated(
            law,
            ways(
                from: "[note, list]", selecting: "[note, list, note#2]", "[list | note, note#2]",
                expanding: "[list | note]", "[list | note#3, note]"
            ).with { $0.policies.expandedSelection = .stacks },
            "From [note, list], select 1 and widen lead to [list | note, note#2], "
                + "widen and select 1 to [list | note#2, note].")
        try expectViolated(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note, note#2]"),
            "From [list], select 1 and widen lead to [list | note], "
                + "widen and select 1 to [list | note, note#2].")
    }

    @Test("where one size replaces details and the other does not, the order may matter")
    func policies() throws {
        let drawn = try ways(
            from: "[note, list]", selecting: "[note, list, note#2]", "[list | note, note#2]",
            expanding: "[list | note]", "[list | note#2]")
        try expectNotApplicable(law, drawn)
        // A plain detail says that it does not replace.
        for expanded in [Policies.Selection.stacks, .asDetailSays] {
            let stacks = drawn.with { $0.policies.expandedSelection = expanded }
            #expect(law.judge(try stacks.step()) != .notApplicable)
        }
    }

    @Test("not applicable: nobody looked, a way was not open, or another law broke on it")
    func notApplicable() throws {
        try expectNotApplicable(law, .transition("[list | _]", "[list]"))
        try expectNotApplicable(
            law,
            ways(from: "[list]", selecting: "[list, note]", expanding: "[list | _]", "[list | _]"))
        try expectNotApplicable(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | _, note]", isSound: false))
    }
}
