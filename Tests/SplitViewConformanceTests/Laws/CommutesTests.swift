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

    @Test("held: the same panes")
    func held() throws {
        try expectHeld(
            law,
            ways(
                from: "[list]", selecting: "[list, note]", "[list | note]",
                expanding: "[list | _]", "[list | note]"))
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
