import SplitViewConformance
import Testing
import UIKitModel

/// "What a delegate answered is what happened: false after merging content is a fault, and what
/// separate returns is not the primary, and no child elsewhere."
@Suite struct AnswerMatchesDeedTests {
    private let law = SplitViewLaws.answerMatchesDeed

    /// A drawing numbers its containers from 1, column by column.
    private let primary = ControllerNumber(1)
    private let secondary = ControllerNumber(2)

    private func collapse(_ before: String, _ after: String, answer: Bool) -> Drawn {
        .transition(before, after).with {
            $0.calls = [.asked(.collapse(secondary, onto: primary), .bool(answer))]
        }
    }

    private func separate(
        _ before: String, _ after: String, giving given: ControllerNumber,
        taking calls: [ModelEvent] = []
    ) -> Drawn {
        .transition(before, after).with {
            $0.calls = [.asked(.separate(from: primary), .controller(given))] + calls
        }
    }

    @Test func `held: true, whatever is merged; what is lost is for contents-preserved`() throws {
        for after in ["[list, note]", "[list]", "[list] ~[note]"] {
            try expectHeld(
                law, collapse("[list | note]", after, answer: true), in: "collapse-merged")
        }
        try expectHeld(law, collapse("[list | _]", "[list]", answer: true))
    }

    @Test func `false: held where UIKit finds all as it was, violated where some has been moved`()
        throws
    {
        try expectHeld(
            law, collapse("[list | note]", "[list, [note]]", answer: false))
        try expectHeld(law, collapse("[!list | !note]", "[!list] ~note", answer: false))
        try expectViolated(
            law, collapse("[list | note, note#2]", "[list, note, [note#2]]", answer: false),
            "The delegate left the collapse to UIKit after it had put note elsewhere: "
                + "[list | note, note#2] became [list, note, [note#2]].")
    }

    @Test func `false: app code that UIKit calls afterwards may take the secondary apart`() throws {
        try expectHeld(
            law, collapse("[list | note, note#2]", "[list, note, note#2]", answer: false))
    }

    @Test func `false: what UIKit keeps of a secondary that was taken apart is no fault`() throws {
        try expectHeld(
            law, collapse("[list | note]", "[list, note] ~[]", answer: false))
    }

    @Test func `held: a secondary of its own`() throws {
        try expectHeld(
            law, separate("[list, note]", "[list | note]", giving: secondary), in: "secondary-given"
        )
    }

    @Test func `violated: the primary; an empty stack, or a part of the primary, is for others`()
        throws
    {
        try expectViolated(
            law, separate("[list, note]", "[list, note | -]", giving: primary),
            "The delegate gave the primary back as the secondary: [list, note].")
        let empty = separate("[list]", "[list | ]", giving: secondary)
        try expectHeld(law, empty)
        #expect(SplitViewLaws.neverEmpty.judge(try empty.step()).isViolated)
        let taken = separate(
            "[list, [note]]", "[list | note]", giving: secondary,
            taking: [.adopted(secondary, from: primary, by: ControllerNumber(9))])
        try expectHeld(law, taken)
        try expectHeld(SplitViewLaws.singleOwner, taken)
        let strict = taken.with { $0.policies.merging = .handedOver }
        try expectHeld(law, strict)
        #expect(SplitViewLaws.singleOwner.judge(try strict.step()).isViolated)
    }

    @Test func `violated: a child of another controller`() throws {
        // Container 3 stands in no column.
        let taken = separate(
            "[list] ~[[note]]", "[list | note]", giving: ControllerNumber(3),
            taking: [.adopted(ControllerNumber(3), from: secondary, by: ControllerNumber(9))])
        try expectViolated(
            law, taken,
            "The delegate gave a secondary back that was already a child of another controller: "
                + "[list] ~[[note]] became [list | note].")
    }

    @Test func `after an exception only the answer itself is judged`() throws {
        let raised = RaisedException(name: "A", reason: "B")
        try expectViolated(
            law,
            separate("[list, note]", "[list, note | -]", giving: primary)
                .with { $0.exception = raised },
            "The delegate gave the primary back as the secondary: [list, note].")
        try expectHeld(
            law,
            separate("[list]", "[list | ]", giving: secondary).with { $0.exception = raised })
        try expectHeld(
            law,
            collapse("[list | note]", "[list]", answer: true).with { $0.exception = raised })
    }

    @Test func `not applicable: no question, or no answer`() throws {
        try expectNotApplicable(law, .transition("[list | note]", "[list]"))
        try expectNotApplicable(
            law,
            .transition("[list | note]", "[list, [note]]").with {
                $0.calls = [
                    .asked(.collapse(secondary, onto: primary), .notImplemented),
                    .asked(.separate(from: primary), .none),
                    .asked(.showDetail(secondary), .bool(true)),
                ]
            })
    }
}
