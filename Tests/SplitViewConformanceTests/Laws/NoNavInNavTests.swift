import SplitViewConformance
import Testing
import UIKitModel

/// "No navigation controller holds another, at any depth. One that UIKit itself puts right into
/// another is no fault, unless the policy on merging says so, but an empty one is, and one in one
/// in one."
@Suite struct NoNavInNavTests {
    private let law = SplitViewLaws.noNavInNav

    private func after(_ notation: String) -> Drawn { .transition("[list | note]", notation) }

    @Test func `held: stacks beside each other`() throws {
        for notation in [
            "[list | note]", "[list, note]", "[-]", "[!list | !note]", "[list] ^[note]",
            "[list] ^[note] ^[note#2]",
        ] { try expectHeld(law, after(notation)) }
        for notation in ["[{[list]; *[list#2]} | note]", "[{[list]} | {[note]}]"] {
            try expectHeld(law, after(notation))
        }
    }

    @Test(arguments: [
        "[list, [note]]", "[[list] | note]", "[list | [note]]", "[list] ^[note, [note#2]]",
        "[{list; *[list#2, [note]]}]", "[list, {note#2}, [note]]",
    ])
    func `violated: one in another, at any depth, in any installed part`(_ notation: String) throws
    {
        let sentence = "A navigation controller stands in another: \(notation)."
        try expectViolated(law, after(notation), sentence)
        // It is not UIKit that merges, by policy.
        try expectViolated(
            law,
            after(notation).with {
                $0.isColumnStyle = true
                $0.policies.merging = .unnested
            }, sentence)
    }

    @Test(arguments: ["[list, {[note]}]", "[list, {list#2; *{[note]}}]"])
    func `violated: two bars, as a container is in between`(_ notation: String) throws {
        try expectViolated(
            law, after(notation).with { $0.isColumnStyle = true },
            "There are two navigation bars, one navigation controller in another: \(notation).")
    }

    @Test func `what stood in the same one before is for an earlier step`() throws {
        try expectNotApplicable(law, .direct("[list, [note]]", "[list, [note], note#2]"))
        try expectViolated(
            law, .direct("[list, [note]]", "[list, [note], [note#2]]"),
            "A navigation controller stands in another: [list, [note], [note#2]].")
        try expectViolated(
            law,
            .transition("[list, [note]]", "[list, [note]]").with { $0.isLaunchedBefore = false },
            "A navigation controller stands in another: [list, [note]].")
    }

    @Test func `out of sight nothing is judged`() throws {
        try expectHeld(law, after("[list] ~[note, [note#2]]"))
        try expectHeld(law, after("[list] ?[note, [note#2]]"))
    }

    @Test func `no fault: what UIKit was left to put there, in a column style whatever it is`()
        throws
    {
        let (primary, secondary) = (ControllerNumber(1), ControllerNumber(2))
        let merged = after("[list, [note]]")
        for question in [
            DelegateQuestion.collapse(secondary, onto: primary), .showDetail(secondary),
        ] {
            for answer in [DelegateAnswer.notImplemented, .bool(false)] {
                try expectNotApplicable(law, merged.with { $0.calls = [.asked(question, answer)] })
            }
            try expectViolated(
                law, merged.with { $0.calls = [.asked(question, .bool(true))] },
                "A navigation controller stands in another: [list, [note]].")
        }
        // It was asked about another one.
        try expectViolated(
            law, merged.with { $0.calls = [.asked(.showDetail(primary), .bool(false))] },
            "A navigation controller stands in another: [list, [note]].")
        for notation in ["[list, [note]]", "[list, [note], note#2, [note#3]]", "[[list] | [note]]"]
        {
            try expectNotApplicable(law, after(notation).with { $0.isColumnStyle = true })
        }
    }

    @Test(arguments: [
        ("[list, [note, [note#2]]]", "Navigation controllers are nested twice"),
        ("[list, []]", "An empty navigation controller is nested"),
    ])
    func `violated, by app or by UIKit: an empty one, and one in one in one`(
        _ notation: String, _ sentence: String
    ) throws {
        try expectViolated(
            law, after(notation).with { $0.isColumnStyle = true }, "\(sentence): \(notation).")
    }
}
