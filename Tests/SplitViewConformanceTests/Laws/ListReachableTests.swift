import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// "From any state the list is at most two user steps away, once nothing is presented any more."
@Suite struct ListReachableTests {
    private let law = SplitViewLaws.listReachable

    private func state(_ picture: String, column: Snapshot.ListColumn = .isShown) -> Drawn {
        .transition("[list | _]", picture).with { $0.listColumn = column }
    }

    private func back(_ sights: String..., end: Outcome = .performed) throws -> SplitViewWalk {
        try walk([.give(.back(.list)), .give(.back(.list))], sights, end: end)
    }

    @Test func `what is presented is dismissed first, and does not count`() throws {
        let drawn = state("[list, note, note#2] ^[note#3]")
        let steps = Array(repeating: SplitViewMove.give(.back(.list)), count: 3)
        #expect(try law.ways(from: drawn).first == steps)
        let sights = ["[list, note, note#2]", "[list, note]", "[list]"]
        #expect(try law.verdict(drawn, [try walk(steps, sights)]).sentence == nil)
    }

    @Test func `not applicable: what is presented does not go, as its app refuses that`() throws {
        let steps = Array(repeating: SplitViewMove.give(.back(.list)), count: 3)
        let sheet = "[note] ^[note#2]"
        let kept = try walk(steps, [sheet, "\(sheet) ^note#3", sheet])
        #expect(try law.verdict(state(sheet), [kept]) == .notApplicable)
        #expect(try law.verdict(state(sheet), [try walk(steps, ["[note]"])]).sentence != nil)
    }

    /// The only way back from `[note]` is missing. It is said of the state without sheets, and of
    /// one whose sheets a person can take away.
    @Test func `of two sheets either may refuse to go, and what is below is judged later`() throws {
        let steps = Array(repeating: SplitViewMove.give(.back(.list)), count: 4)
        let (both, lower) = ("[note] ^note#2 ^note#3", "[note] ^note#2")
        func verdict(_ picture: String, _ sights: [String]) throws -> ForwardVerdict {
            try law.verdict(state(picture), [try walk(steps, sights)])
        }
        #expect(try law.ways(from: state(both)).first == steps)
        // The upper one is modal, or its delegate refuses.
        #expect(try verdict(both, []) == .notApplicable)
        #expect(try verdict(both, [both, both, both, both]) == .notApplicable)
        // The lower one.
        #expect(try verdict(both, [lower]) == .notApplicable)
        #expect(try verdict(both, [lower, lower, lower, lower]) == .notApplicable)
        // Neither, and what a button of the upper one leads to.
        #expect(try verdict(both, [lower, "[note]"]).sentence != nil)
        #expect(try verdict(lower, ["[note]"]).sentence != nil)
    }

    @Test func `held: a list is on screen, or one gesture away; nothing has to be tried`() throws {
        try law.law.holds(state("[list | note]"), in: "in-sight")
        try law.law.holds(state("[list]"), state("[{note; *list} | _]"))
        try law.law.holds(state("[list | note]", column: .isOneGestureAway), in: "one-gesture")
        // A list in the other column is one, too.
        try law.law.holds(state("[note | list]", column: .isOutOfReach))
        for drawn in [state("[list]"), state("[list | note]", column: .isOneGestureAway)] {
            #expect(try law.ways(from: drawn).isEmpty)
        }
    }

    @Test func `held: two steps lead to one`() throws {
        #expect(
            law.branches(of: try law.verdict(state("[list, note]"), [try back("[list]")]))
                == ["back"])
        let deep = state("[list, note, note#2, note#3]")
        let tooLong = try back("[list, note, note#2]", "[list, note]")
        let toRoot = try walk([.give(.backToRoot(.list)), .give(.back(.list))], ["[list]"])
        #expect(try law.verdict(deep, [tooLong, toRoot]).sentence == nil)
        // Three ways are tried, and none once a list was seen.
        #expect(try law.ways(from: deep).count == 3)
        #expect(law.parts[0].next(try deep.step(), [tooLong, toRoot]) == nil)
    }

    @Test func `held: a gesture and one step back, to the screen below or to the first one`() throws
    {
        for picture in ["[list, note | _]", "[note, list, note#2 | _]", "[list, note, note#2 | _]"]
        {
            try law.law.holds(state(picture, column: .isOneGestureAway), in: "gesture-and-back")
        }
        // What is presented over everything is in the way of the gesture.
        let covered = state("[list, note | _] ^note#2", column: .isOneGestureAway)
        try law.law.skips(covered)
        #expect(try law.ways(from: covered).count == 3)
    }

    @Test func `violated: the column is hidden for good, by this step`() throws {
        let hidden = state("[list | note]", column: .isOutOfReach)
        try law.law.breaks(
            "The list column is hidden, and nothing brings it back: [(list) | note].", hidden)
        try law.law.skips(hidden.with { $0.listColumnBefore = .isOutOfReach })
        #expect(try law.ways(from: hidden).isEmpty)
    }

    @Test @MainActor func `a button that the scene declares leads to a hidden column`() throws {
        for hasButton in [true, false] {
            let stage = SplitViewStage(.hidingList(isGestureOn: false, hasButton: hasButton))
            try stage.act(out: "launch wide")
            #expect(law.law.judge(stage.step).isViolated != hasButton)
            #expect(try stage.gives("toggle-list") == (hasButton ? .performed : .ignored))
        }
    }

    @Test func `an action of the app may lead to a column that no gesture shows`() throws {
        let step = try state("[list | note]", column: .isOutOfReach)
            .with { $0.ownActions = 1 }.step()
        #expect(law.law.judge(step) == .notApplicable)
        var walks: [SplitViewWalk] = []
        while let moves = law.parts[0].next(step, walks), walks.count < 9 {
            walks.append(try walk(moves, []))
        }
        #expect(walks.count == 4)
        var sight = try Snapshot("[list | note]")
        let shown = Walk([SplitViewMove.give(.ownAction(0))], sights: [sight], end: .performed)
        #expect(law.branches(of: law.parts[0].judge(step, walks + [shown])) == ["back"])
        sight.displayMode = .secondaryOnly
        let hidden = Walk([SplitViewMove.give(.ownAction(0))], sights: [sight], end: .performed)
        #expect(
            law.parts[0].judge(step, walks + [hidden]).sentence
                == "The list is more than two steps away: [(list) | note]; "
                + "action 1: [(list) | note].")
    }

    @Test func `held: beside a side bar a step back leads to the second list`() throws {
        for picture in ["[(list) | list#2, note]", "[(list) | list#2, note, note#2]"] {
            let hidden = state(picture, column: .isOutOfReach)
            try law.law.breaks(
                "The list column is hidden, and nothing brings it back: \(picture).", hidden)
            var step = try hidden.step()
            step.after.panes = [.sideBar]
            #expect(law.law.heldBranches(of: step) == ["back"])
            #expect(law.parts[0].next(step, []) == nil)
        }
    }

    @Test func `violated: every way is longer`() throws {
        let first = try back("[list, note, note#2]", "[list, note]")
        let other = try walk([.give(.back(.list)), .give(.backToRoot(.list))], ["[list, note]"])
        #expect(
            try law.verdict(state("[list, note, note#2, note#3]"), [first, other]).sentence
                == "The list is more than two steps away: [list, note, note#2, note#3]; "
                + "back list, back list: [list, note]; back list: [list, note].")
        #expect(
            try law.verdict(state("[note]"), [try back(end: .ignored)]).sentence
                == "The list is more than two steps away: [note].")
    }

    @Test func `not applicable: nothing is on screen, or a way back is forbidden`() throws {
        let unlaunched = state("[list | _]").with { $0.isLaunched = false }
        try law.law.skips(unlaunched)
        #expect(try law.ways(from: unlaunched).isEmpty)
        #expect(
            try law.verdict(state("[list, note]"), [try back(end: .ruledOut)]) == .notApplicable)
        #expect(try law.verdict(state("[list, note]"), [try back(end: .ended)]) == .notApplicable)
        try law.law.skips(
            state("[list | _]", column: .isOutOfReach).with {
                $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
            })
    }
}
