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
            try law.holds(collapse("[list | note]", after, answer: true), in: "collapse-merged")
        }
        try law.holds(collapse("[list | _]", "[list]", answer: true))
    }

    @Test func `false: held where UIKit finds all as it was, violated where some has been moved`()
        throws
    {
        try law.holds(
            collapse("[list | note]", "[list, [note]]", answer: false),
            collapse("[!list | !note]", "[!list] ~note", answer: false))
        try law.breaks(
            "The delegate left the collapse to UIKit after it had put note elsewhere: ① became ②.",
            collapse("[list | note, note#2]", "[list, note, [note#2]]", answer: false))
    }

    @Test func `false: app code that UIKit calls afterwards may take the secondary apart`() throws {
        try law.holds(collapse("[list | note, note#2]", "[list, note, note#2]", answer: false))
    }

    @Test func `false: what UIKit keeps of a secondary that was taken apart is no fault`() throws {
        try law.holds(collapse("[list | note]", "[list, note] ~[]", answer: false))
    }

    @Test func `held: a secondary of its own`() throws {
        try law.holds(
            separate("[list, note]", "[list | note]", giving: secondary), in: "secondary-given")
    }

    @Test func `violated: the primary; an empty stack, or a part of the primary, is for others`()
        throws
    {
        try law.breaks(
            "The delegate gave the primary back as the secondary: [list, note].",
            separate("[list, note]", "[list, note | -]", giving: primary))
        let empty = separate("[list]", "[list | ]", giving: secondary)
        try law.holds(empty)
        #expect(SplitViewLaws.neverEmpty.judge(try empty.step()).isViolated)
        let taken = separate(
            "[list, [note]]", "[list | note]", giving: secondary,
            taking: [.adopted(secondary, from: primary, by: ControllerNumber(9))])
        try law.holds(taken)
        try SplitViewLaws.singleOwner.holds(taken)
        let strict = taken.with { $0.policies.merging = .handedOver }
        try law.holds(strict)
        #expect(SplitViewLaws.singleOwner.judge(try strict.step()).isViolated)
    }

    @Test func `violated: a child of another controller`() throws {
        // Container 3 stands in no column.
        let taken = separate(
            "[list] ~[[note]]", "[list | note]", giving: ControllerNumber(3),
            taking: [.adopted(ControllerNumber(3), from: secondary, by: ControllerNumber(9))])
        try law.breaks(
            "The delegate gave a secondary back that was already a child of another "
                + "controller: ① became ②.", taken)
    }

    @Test func `after an exception only the answer itself is judged`() throws {
        let raised = RaisedException(name: "A", reason: "B")
        try law.breaks(
            "The delegate gave the primary back as the secondary: [list, note].",
            separate("[list, note]", "[list, note | -]", giving: primary).with {
                $0.exception = raised
            })
        try law.holds(
            separate("[list]", "[list | ]", giving: secondary).with { $0.exception = raised },
            collapse("[list | note]", "[list]", answer: true).with { $0.exception = raised })
    }

    @Test func `not applicable: no question, or no answer`() throws {
        try law.skips(
            "[list | note] → [list]",
            .transition("[list | note]", "[list, [note]]").with {
                $0.calls = [
                    .asked(.collapse(secondary, onto: primary), .notImplemented),
                    .asked(.separate(from: primary), .none),
                    .asked(.showDetail(secondary), .bool(true)),
                ]
            })
    }
}
