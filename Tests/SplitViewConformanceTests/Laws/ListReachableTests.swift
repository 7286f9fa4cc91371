import SplitViewConformance
import Testing
import UIKitModel

/// "From any state the list is at most two user steps away."
@Suite struct ListReachableTests {
    private let law = SplitViewLaws.listReachable

    private func state(
        _ picture: String, column: SplitViewStep.ListColumn = .isShown,
        _ walks: Foresight.Walk...
    ) -> Drawn {
        .transition("[list | _]", picture).with {
            $0.listColumn = column
            $0.foresight = walks.isEmpty ? nil : Foresight(walks)
        }
    }

    private func walk(
        _ kind: Foresight.Kinds, _ sights: String..., isSound: Bool = true
    ) throws -> Foresight.Walk {
        Foresight.Walk(
            kind, try sights.map { Foresight.Sight(.back(.list), try Snapshot($0)) },
            isSound: isSound)
    }

    @Test("held: a list is on screen, or one gesture away")
    func shown() throws {
        try expectHeld(law, state("[list | note]"), in: "in-sight")
        try expectHeld(law, state("[list]"))
        try expectHeld(law, state("[{note; list} | _]"))
        try expectHeld(law, state("[list | note]", column: .isOneGestureAway), in: "one-gesture")
        // A list in the other column is one, too.
        try expectHeld(law, state("[note | list]", column: .isOutOfReach))
    }

    @Test("held: two steps lead to one")
    func reached() throws {
        try expectHeld(law, state("[list, note]", walk(.back, "[list]")), in: "back")
        try expectHeld(law, state("[list, note, note#2]", walk(.toList, "[list, note]", "[list]")))
        let tooLong = try walk(.back, "[list, note, note#2]", "[list, note]", "[list]")
        try expectHeld(law, state("[list, note, note#2, note#3]", tooLong, walk(.toList, "[list]")))
    }

    @Test("held: a gesture and one step back, to the screen below or to the first one")
    func gestureAndBack() throws {
        for picture in ["[list, note | _]", "[note, list, note#2 | _]", "[list, note, note#2 | _]"]
        {
            try expectHeld(
                law, state(picture, column: .isOneGestureAway), in: "gesture-and-back")
        }
        // What is presented over everything is in the way of the gesture.
        try expectNotApplicable(law, state("[list, note | _] ^note#2", column: .isOneGestureAway))
    }

    @Test("violated: the column is hidden for good")
    func outOfReach() throws {
        try expectViolated(
            law, state("[list | note]", column: .isOutOfReach),
            "The list column is hidden, and nothing brings it back: [list | note].")
    }

    @Test("violated: every way is longer")
    func tooFar() throws {
        let back = try walk(.toList, "[list, note, note#2]", "[list, note]")
        let other = try walk(.toList, "[list, note]", "[list, note]")
        let start = "[list, note, note#2, note#3]"
        try expectViolated(
            law, state(start, back, other),
            "The list is more than two steps away: [list, note, note#2, note#3]; "
                + "back list, back list: [list, note]; back list, back list: [list, note].")
        try expectViolated(
            law, state("[note]", walk(.toList)), "The list is more than two steps away: [note].")
        // The gesture is a step.
        let hidden = "[note, list, note#2, note#3 | _]"
        try expectViolated(
            law, state(hidden, column: .isOneGestureAway, walk(.toList)),
            "The list is more than two steps away: \(hidden).")
    }

    @Test("not applicable: nothing is on screen, or nobody tried every way")
    func notApplicable() throws {
        try expectNotApplicable(law, state("[list, note]"))
        try expectNotApplicable(law, state("[list | _]").with { $0.isLaunched = false })
        let back = try walk(.back, "[list, note, note#2]", "[list, note]")
        try expectNotApplicable(law, state("[list, note, note#2, note#3]", back))
        // Another law broke on the way.
        try expectNotApplicable(law, state("[list, note]", walk(.toList, "[]", isSound: false)))
        try expectNotApplicable(
            law,
            state("[list | _]", column: .isOutOfReach).with {
                $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
            })
    }
}
