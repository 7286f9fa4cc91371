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
        ] { try law.holds(after(notation)) }
        for notation in ["[{[list]; *[list#2]} | note]", "[{[list]} | {[note]}]"] {
            try law.holds(after(notation))
        }
    }

    @Test(arguments: [
        "[list, [note]]", "[[list] | note]", "[list | [note]]", "[list] ^[note, [note#2]]",
        "[{list; *[list#2, [note]]}]", "[list, {note#2}, [note]]",
    ])
    func `violated: one in another, at any depth, in any installed part`(_ notation: String) throws
    {
        let sentence = "A navigation controller stands in another: \(notation)."
        try law.breaks(sentence, after(notation))
        // It is not UIKit that merges, by policy.
        try law.breaks(
            sentence,
            after(notation).with { ($0.isColumnStyle, $0.policies.merging) = (true, .unnested) })
    }

    @Test(arguments: ["[list, {[note]}]", "[list, {list#2; *{[note]}}]"])
    func `violated: two bars, as a container is in between`(_ notation: String) throws {
        try law.breaks(
            "There are two navigation bars, one navigation controller in another: \(notation).",
            after(notation).with { $0.isColumnStyle = true })
    }

    @Test func `what stood in the same one before is for an earlier step`() throws {
        try law.skips(.direct("[list, [note]]", "[list, [note], note#2]"))
        try law.breaks(
            "A navigation controller stands in another: ②.",
            .direct("[list, [note]]", "[list, [note], [note#2]]"),
            .transition("[list, [note]]", "[list, [note]]").with { $0.isLaunchedBefore = false })
    }

    @Test func `out of sight nothing is judged`() throws {
        try law.holds(after("[list] ~[note, [note#2]]"), after("[list] ?[note, [note#2]]"))
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
                try law.skips(merged.with { $0.calls = [.asked(question, answer)] })
            }
            try law.breaks(
                "A navigation controller stands in another: [list, [note]].",
                merged.with { $0.calls = [.asked(question, .bool(true))] })
        }
        // It was asked about another one.
        try law.breaks(
            "A navigation controller stands in another: [list, [note]].",
            merged.with { $0.calls = [.asked(.showDetail(primary), .bool(false))] })
        for notation in ["[list, [note]]", "[list, [note], note#2, [note#3]]", "[[list] | [note]]"]
        { try law.skips(after(notation).with { $0.isColumnStyle = true }) }
    }

    @Test(arguments: [
        ("[list, [note, [note#2]]]", "Navigation controllers are nested twice"),
        ("[list, []]", "An empty navigation controller is nested"),
    ])
    func `violated, by app or by UIKit: an empty one, and one in one in one`(
        _ notation: String, _ sentence: String
    ) throws {
        try law.breaks(
            "\(sentence): \(notation).", after(notation).with { $0.isColumnStyle = true })
    }
}
