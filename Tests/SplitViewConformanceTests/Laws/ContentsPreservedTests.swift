import SplitViewConformance
import Testing
import UIKitModel

/// "A turn, a launch and a stay in the background lose and add no list and no detail. Any other
/// step adds and takes away what it says, and nothing else."
@Suite struct ContentsPreservedTests {
    private let law = SplitViewLaws.contentsPreserved

    @Test func `held: a transition moves content and touches nothing else`() throws {
        try law.holds(
            "[list | note] → [list, note]", "[list | note] → [list, [note]]",
            "[list | _] → [list] ~[_]", "[list] ~[_] → [list | _#2]")
        // The order is for round-trip-order, and what stands twice for single-owner.
        try law.holds(
            "[list | note, note#2] → [note#2, note, list]",
            "[list | note] ^note#2 → [list, note] ^note#2")
    }

    @Test func `violated: a transition loses content`() throws {
        try law.breaks("note is lost: ① became ②.", "[list | note] → [list]")
        // Out of sight is lost, in an app that keeps a stack alive.
        try law.breaks("note is lost: ① became ②.", "[list | note] → [list] ?[note]")
        // What was pushed on a controller goes with it.
        try law.breaks("note#2 is lost: ① became ②.", "[list | note, note#2] → [list, note]")
        try law.breaks("list#2 is lost: ① became ②.", "[list, list#2, note] → [list | note]")
    }

    @Test func `violated: a transition brings content up`() throws {
        try law.breaks(
            "note came from nowhere: ① became ②.", "[list] ?[note] → [list | note]",
            "[list | _] → [list, note] ~[_]")
    }

    @Test func `an app opens the list that was open last as it appears`() throws {
        for (before, after) in [
            ("[list | _]", "[list, list#2 | _]"), ("[list | _]", "[list, list#2] ~[_]"),
            ("[list | list#2 | _]", "[list | list#2, list#3 | _]"),
            ("[list | list#2 | _]", "[list | list#3 | _]"),
            ("[list | list#2 | _]", "[list, [list#3]] ~[_]"),
        ] {
            let launch = Drawn.transition(before, after).with { $0.isLaunchedBefore = false }
            try law.holds(launch)
            #expect(law.judge(try launch.with { $0.isLaunchedBefore = true }.step()).isViolated)
        }
        for (before, after, fault) in [
            ("[list | _]", "[list#2 | _]", "list is lost"),
            ("[list | list#2 | _]", "[list | _#2 | _]", "list#2 is lost"),
            ("[list | _]", "[list, note] ~[_]", "note came from nowhere"),
        ] {
            let step = try Drawn.transition(before, after).with { $0.isLaunchedBefore = false }
                .step()
            #expect("\(law.judge(step))".contains(fault), "\(after)")
        }
    }

    @Test func `beside a side bar, too, an app opens the list that was open last`() throws {
        var step = try Drawn.transition("[list | list#2]", "[list | list#3]").with {
            $0.isLaunchedBefore = false
        }.step()
        #expect(law.judge(step).isViolated)
        step.before.panes = [.sideBar]
        step.after.panes = [.sideBar]
        #expect(law.heldBranches(of: step) == ["stays"])
    }

    @Test func `UIKit itself may keep content out of sight, and bring it back`() throws {
        let kept = Drawn.transition("[list | note, note#2]", "[list] ~[note, note#2]")
        try law.holds(kept, "[!list | !note] → [!list] ~note", "[list] ~[note] → [list | note]")
        // This one is not kept.
        try law.breaks("note#2 is lost: ① became ②.", "[list | note, note#2] → [list] ~[note]")
        // Nor are these, if the app says that it has dealt with them.
        let question = DelegateQuestion.collapse(ControllerNumber(2), onto: ControllerNumber(1))
        try law.holds(kept.with { $0.calls = [.asked(question, .bool(false))] })
        try law.breaks(
            "note is lost: ① became ②.", kept.with { $0.calls = [.asked(question, .bool(true))] })
    }

    @Test func `a default detail comes and goes with a tab`() throws {
        let tabs = Drawn.direct("[{[list]; *[list#2]} | note]", "[{[list]; *[list#2]} | note#2]")
            .with { $0.command = .switchTab(0) }
        try law.holds(
            tabs.with { $0.defaults = ["note", "note#2"] },
            tabs.with { ($0.after, $0.defaults) = ("[{[list]; *[list#2]} | _]", ["note"]) })
        // A chosen one does not, and none comes above it.
        try law.breaks("note is lost: ① became ②.", tabs.with { $0.defaults = ["note#2"] })
        try law.breaks(
            "note#2 came from nowhere: ① became ②.",
            tabs.with {
                ($0.after, $0.defaults) = ("[{[list]; *[list#2]} | note, note#2]", ["note#2"])
            })
        // Nor does one go with any other step.
        try law.breaks(
            "note is lost: ① became ②.",
            tabs.with { ($0.command, $0.defaults) = (.pushList, ["note", "note#2"]) })
    }

    @Test func `a detail goes with the list beside it that a person leaves`() throws {
        let left = Drawn.direct("[list, list#2 | note]", "[list | _]").with {
            $0.removed = ["list#2"]
        }
        try law.holds(
            left, left.with { ($0.after, $0.defaults) = ("[list | note#2]", ["note#2"]) },
            left.with {
                ($0.before, $0.after, $0.removed) = (
                    "[list | list#2, list#3 | note, note#2]", "[list | list#2 | _]", ["list#3"]
                )
            })
        // Not with a list that opens, nor with a page, nor in one stack.
        try law.breaks(
            "note is lost: ① became ②.",
            left.with {
                ($0.before, $0.after) = ("[list | note]", "[list, list#2 | _]")
                ($0.command, $0.added, $0.removed) = (.pushList, ["list#2"], [])
            },
            left.with {
                ($0.before, $0.after) = ("[list | note, note#2]", "[list | _]")
                $0.removed = ["note#2"]
            }, left.with { ($0.before, $0.after) = ("[list, note, list#2]", "[list]") })
    }

    @Test func `after a stay in the background another detail may be in front, as promised`() throws
    {
        let stay = Drawn.transition("[list | note]", "[list | note#2]").with {
            ($0.command, $0.added) = (.background(.wide), ["note#2"])
        }
        let lost = "note is lost: [list | note] became [list | note#2]."
        try law.breaks(lost, stay)
        let promised = stay.with { $0.bringsToFront = true }
        try law.holds(promised, in: "comes")
        try law.breaks(lost, promised.with { $0.command = .widen })
    }

    @Test func `a step that shows a detail: it comes, and nothing else changes`() throws {
        try law.holds(
            .show("note", "[list | _]", "[list | note]"),
            .show("note#2", "[list, note]", "[list, note, note#2]"))
        // On which side it comes is for other laws.
        try law.holds(
            .show("note", "[list | _]", "[list, note | _]"), .show("note", "[list]", "[list] ^note")
        )
        // A detail that is shown again is there already.
        try law.holds(.show("note", "[list | note]", "[list | note]"))
        try law.breaks(
            "What was to be shown is not there: ②, as before.",
            .show("note", "[list | _]", "[list | _]"))
        try law.breaks(
            "What was to be shown is not there: ① became ②.",
            .show("note", "[list] ~[_]", "[list] ~[note]"))
        try law.breaks(
            "note is lost: ① became ②.",
            .show("note#2", "[list | note]", "[list | note#2]").with {
                $0.policies.selection = .stacks
            })
        try law.breaks(
            "note#3 came from nowhere: ① became ②.",
            .show("note#2", "[list | note]", "[list | note, note#2, note#3]"))
    }

    @Test func `a step that replaces: nothing else goes; whether it replaces is for another law`()
        throws
    {
        let replacing = Drawn.show("note#3", "[list | note, note#2]", "[list | note#3]")
        try law.holds(replacing, in: "comes", "goes")
        try law.holds(
            replacing.with { $0.after = "[list | note, note#3]" },
            replacing.with { $0.after = "[list | note#3] ?[note, note#2]" })
        try law.breaks("list is lost: ① became ②.", replacing.with { $0.after = "[- | note#3]" })
    }

    @Test func `a step on a stack: what goes is what the step says`() throws {
        let back = Drawn.direct("[list, note, note#2]", "[list, note]")
        try law.holds(back.with { $0.removed = ["note#2"] }, back.with { $0.after = $0.before })
        try law.breaks("note#2 is lost: ① became ②.", back)
        try law.breaks("note should be gone: ① became ②.", back.with { $0.removed = ["note"] })
    }

    @Test func `what the app clears: every detail goes, whatever stands on them may, and no list`()
        throws
    {
        let cleared = Drawn.app(
            .clearDetail, "[list | note, note#2]", "[list | _]", removing: ["note", "note#2"]
        ).with { $0.mayRemoveDetails = true }
        try law.holds(cleared)
        try law.breaks(
            "note should be gone: ① became ②.", cleared.with { $0.after = "[list | note]" })
        try law.breaks("note should be gone: ②, as before.", cleared.with { $0.after = $0.before })
        try law.breaks("list is lost: ① became ②.", cleared.with { $0.after = "[- | _]" })
    }

    @Test func `where details were taken away, the app may fill one in: alone on the detail side`()
        throws
    {
        let cleared = Drawn.app(
            .clearDetail, "[list | note]", "[list | note#2]", removing: ["note"]
        ).with { $0.mayRemoveDetails = true }
        let filled = cleared.with { $0.defaults = ["note#2"] }
        try law.holds(filled, filled.with { $0.command = .startOver })
        try law.breaks("note#2 came from nowhere: ① became ②.", cleared)
        // One that finishes gives way to the next one.
        try law.holds(cleared.with { $0.command = .finishDetail })
        for after in ["[list, note#2 | _]", "[list | note#2, _]", "[list, note#2]"] {
            try law.breaks(
                "note#2 came from nowhere: ① became \(after).", filled.with { $0.after = after })
        }
        try law.breaks(
            "note#2 came from nowhere: ① became ②.", filled.with { $0.command = .nextItem })
        // One that was filled in before may stay, or go.
        let stays = cleared.with {
            ($0.before, $0.removed, $0.defaults) = ("[list | note#2]", [], ["note#2"])
        }
        try law.holds(stays, stays.with { $0.after = "[list | _]" })
        let over = Drawn.app(
            .startOver, "[list, list#2 | note]", "[list | note]", removing: ["list#2", "note"])
        try law.holds(
            over.with { $0.defaults = ["note"] },
            over.with { ($0.after, $0.defaults) = ("[list | _]", ["note"]) })
        try law.breaks("note should be gone: ① became ②.", over)
    }

    @Test func `a link leads to what it says, and to nothing else`() throws {
        let link = Drawn.show("note#2", "[list | note]", "[list | note#2]").with {
            ($0.command, $0.mayRemoveDetails) = (.openLink, true)
        }
        try law.holds(link, link.with { $0.after = "[list | note, note#2]" })
        try law.breaks(
            "note#3 came from nowhere: ① became ②.",
            link.with { $0.after = "[list | note#3, note#2]" },
            link.with { ($0.after, $0.defaults) = ("[list | note#3, note#2]", ["note#3"]) })
    }

    @Test func `a detail that finishes takes with it what stands on it, and nothing below`() throws
    {
        let finished = Drawn.app(
            .finishDetail, "[list | note, note#2, list#2]", "[list | note]", removing: ["note#2"]
        ).with { $0.mayRemove = ["list#2"] }
        try law.holds(finished, finished.with { $0.after = "[list | note, list#2]" })
        try law.breaks("note is lost: ① became ②.", finished.with { $0.after = "[list | _]" })
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list | note#2]", removing: ["note"], adding: ["note#2"])
        try law.holds(next)
        try law.breaks(
            "note should be gone: ① became ②.", next.with { $0.after = "[list | note, note#2]" })
    }

    @Test func `after an exception nothing is there to be judged`() throws {
        try law.skips(
            .transition("[list | note]", "[list]").with {
                $0.exception = RaisedException(name: "A", reason: "B")
            })
    }
}
