import SplitViewConformance
import Testing
import UIKitModel

/// "A turn, a launch and a stay in the background lose and add no list and no detail. Any other
/// step adds and takes away what it says, and nothing else."
@Suite struct ContentsPreservedTests {
    private let law = SplitViewLaws.contentsPreserved

    @Test func `held: a transition moves content and touches nothing else`() throws {
        try expectHeld(law, .transition("[list | note]", "[list, note]"))
        try expectHeld(law, .transition("[list | note]", "[list, [note]]"))
        try expectHeld(law, .transition("[list | _]", "[list] ~[_]"))
        try expectHeld(law, .transition("[list] ~[_]", "[list | _#2]"))
        // The order is for round-trip-order, and what stands twice for single-owner.
        try expectHeld(law, .transition("[list | note, note#2]", "[note#2, note, list]"))
        try expectHeld(law, .transition("[list | note] ^note#2", "[list, note] ^note#2"))
    }

    @Test func `violated: a transition loses content`() throws {
        try expectViolated(
            law, .transition("[list | note]", "[list]"),
            "note is lost: [list | note] became [list].")
        // Out of sight is lost, in an app that keeps a stack alive.
        try expectViolated(
            law, .transition("[list | note]", "[list] ?[note]"),
            "note is lost: [list | note] became [list] ?[note].")
        // What was pushed on a controller goes with it.
        try expectViolated(
            law, .transition("[list | note, note#2]", "[list, note]"),
            "note#2 is lost: [list | note, note#2] became [list, note].")
        try expectViolated(
            law, .transition("[list, list#2, note]", "[list | note]"),
            "list#2 is lost: [list, list#2, note] became [list | note].")
    }

    @Test func `violated: a transition brings content up`() throws {
        try expectViolated(
            law, .transition("[list] ?[note]", "[list | note]"),
            "note came from nowhere: [list] ?[note] became [list | note].")
        try expectViolated(
            law, .transition("[list | _]", "[list, note] ~[_]"),
            "note came from nowhere: [list | _] became [list, note] ~[_].")
    }

    @Test func `an app opens the list that was open last as it appears`() throws {
        for (before, after) in [
            ("[list | _]", "[list, list#2 | _]"), ("[list | _]", "[list, list#2] ~[_]"),
            ("[list | list#2 | _]", "[list | list#2, list#3 | _]"),
            ("[list | list#2 | _]", "[list | list#3 | _]"),
            ("[list | list#2 | _]", "[list, [list#3]] ~[_]"),
        ] {
            let launch = Drawn.transition(before, after).with { $0.isLaunchedBefore = false }
            try expectHeld(law, launch)
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
        try expectHeld(law, kept)
        try expectHeld(law, .transition("[!list | !note]", "[!list] ~note"))
        try expectHeld(law, .transition("[list] ~[note]", "[list | note]"))
        // This one is not kept.
        try expectViolated(
            law, .transition("[list | note, note#2]", "[list] ~[note]"),
            "note#2 is lost: [list | note, note#2] became [list] ~[note].")
        // Nor are these, if the app says that it has dealt with them.
        let question = DelegateQuestion.collapse(ControllerNumber(2), onto: ControllerNumber(1))
        try expectHeld(law, kept.with { $0.calls = [.asked(question, .bool(false))] })
        try expectViolated(
            law, kept.with { $0.calls = [.asked(question, .bool(true))] },
            "note is lost: [list | note, note#2] became [list] ~[note, note#2].")
    }

    @Test func `a default detail comes and goes with a tab`() throws {
        let tabs = Drawn.direct(
            "[{[list]; *[list#2]} | note]", "[{[list]; *[list#2]} | note#2]"
        ).with { $0.command = .switchTab(0) }
        try expectHeld(law, tabs.with { $0.defaults = ["note", "note#2"] })
        try expectHeld(
            law,
            tabs.with {
                $0.after = "[{[list]; *[list#2]} | _]"
                $0.defaults = ["note"]
            })
        // A chosen one does not, and none comes above it.
        try expectViolated(
            law, tabs.with { $0.defaults = ["note#2"] },
            "note is lost: [{[list]; *[list#2]} | note] became [{[list]; *[list#2]} | note#2].")
        try expectViolated(
            law,
            tabs.with {
                $0.after = "[{[list]; *[list#2]} | note, note#2]"
                $0.defaults = ["note#2"]
            },
            "note#2 came from nowhere: [{[list]; *[list#2]} | note] became "
                + "[{[list]; *[list#2]} | note, note#2].")
        // Nor does one go with any other step.
        try expectViolated(
            law,
            tabs.with {
                $0.command = .pushList
                $0.defaults = ["note", "note#2"]
            },
            "note is lost: [{[list]; *[list#2]} | note] became [{[list]; *[list#2]} | note#2].")
    }

    @Test func `a detail goes with the list beside it that a person leaves`() throws {
        let left = Drawn.direct("[list, list#2 | note]", "[list | _]").with {
            $0.removed = ["list#2"]
        }
        try expectHeld(law, left)
        try expectHeld(
            law,
            left.with {
                $0.after = "[list | note#2]"
                $0.defaults = ["note#2"]
            })
        try expectHeld(
            law,
            left.with {
                $0.before = "[list | list#2, list#3 | note, note#2]"
                $0.after = "[list | list#2 | _]"
                $0.removed = ["list#3"]
            })
        // Not with a list that opens, nor with a page, nor in one stack.
        try expectViolated(
            law,
            left.with {
                ($0.before, $0.after) = ("[list | note]", "[list, list#2 | _]")
                ($0.added, $0.removed) = (["list#2"], [])
                $0.command = .pushList
            }, "note is lost: [list | note] became [list, list#2 | _].")
        try expectViolated(
            law,
            left.with {
                ($0.before, $0.after) = ("[list | note, note#2]", "[list | _]")
                $0.removed = ["note#2"]
            }, "note is lost: [list | note, note#2] became [list | _].")
        try expectViolated(
            law,
            left.with {
                ($0.before, $0.after) = ("[list, note, list#2]", "[list]")
            }, "note is lost: [list, note, list#2] became [list].")
    }

    @Test func `after a stay in the background another detail may be in front, as promised`()
        throws
    {
        let stay = Drawn.transition("[list | note]", "[list | note#2]").with {
            $0.command = .background(.wide)
            $0.added = ["note#2"]
        }
        let lost = "note is lost: [list | note] became [list | note#2]."
        try expectViolated(law, stay, lost)
        let promised = stay.with { $0.bringsToFront = true }
        try expectHeld(law, promised, in: "comes")
        try expectViolated(law, promised.with { $0.command = .widen }, lost)
    }

    @Test func `a step that shows a detail: it comes, and nothing else changes`() throws {
        try expectHeld(law, .show("note", "[list | _]", "[list | note]"))
        try expectHeld(law, .show("note#2", "[list, note]", "[list, note, note#2]"))
        // On which side it comes is for other laws.
        try expectHeld(law, .show("note", "[list | _]", "[list, note | _]"))
        try expectHeld(law, .show("note", "[list]", "[list] ^note"))
        // A detail that is shown again is there already.
        try expectHeld(law, .show("note", "[list | note]", "[list | note]"))
        try expectViolated(
            law, .show("note", "[list | _]", "[list | _]"),
            "What was to be shown is not there: [list | _], as before.")
        try expectViolated(
            law, .show("note", "[list] ~[_]", "[list] ~[note]"),
            "What was to be shown is not there: [list] ~[_] became [list] ~[note].")
        try expectViolated(
            law,
            .show("note#2", "[list | note]", "[list | note#2]").with {
                $0.policies.selection = .stacks
            }, "note is lost: [list | note] became [list | note#2].")
        try expectViolated(
            law, .show("note#2", "[list | note]", "[list | note, note#2, note#3]"),
            "note#3 came from nowhere: [list | note] became [list | note, note#2, note#3].")
    }

    @Test func `a step that replaces: nothing else goes; whether it replaces is for another law`()
        throws
    {
        let replacing = Drawn.show("note#3", "[list | note, note#2]", "[list | note#3]")
        try expectHeld(law, replacing, in: "comes", "goes")
        try expectHeld(law, replacing.with { $0.after = "[list | note, note#3]" })
        try expectHeld(law, replacing.with { $0.after = "[list | note#3] ?[note, note#2]" })
        try expectViolated(
            law, replacing.with { $0.after = "[- | note#3]" },
            "list is lost: [list | note, note#2] became [- | note#3].")
    }

    @Test func `a step on a stack: what goes is what the step says`() throws {
        let back = Drawn.direct("[list, note, note#2]", "[list, note]")
        try expectHeld(law, back.with { $0.removed = ["note#2"] })
        try expectHeld(law, back.with { $0.after = $0.before })
        try expectViolated(
            law, back, "note#2 is lost: [list, note, note#2] became [list, note].")
        try expectViolated(
            law, back.with { $0.removed = ["note"] },
            "note should be gone: [list, note, note#2] became [list, note].")
    }

    @Test func `what the app clears: every detail goes, whatever stands on them may, and no list`()
        throws
    {
        let cleared = Drawn.app(
            .clearDetail, "[list | note, note#2]", "[list | _]", removing: ["note", "note#2"]
        ).with { $0.mayRemoveDetails = true }
        try expectHeld(law, cleared)
        try expectViolated(
            law, cleared.with { $0.after = "[list | note]" },
            "note should be gone: [list | note, note#2] became [list | note].")
        try expectViolated(
            law, cleared.with { $0.after = $0.before },
            "note should be gone: [list | note, note#2], as before.")
        try expectViolated(
            law, cleared.with { $0.after = "[- | _]" },
            "list is lost: [list | note, note#2] became [- | _].")
    }

    @Test func `where details were taken away, the app may fill one in: alone on the detail side`()
        throws
    {
        let cleared = Drawn.app(
            .clearDetail, "[list | note]", "[list | note#2]", removing: ["note"]
        ).with { $0.mayRemoveDetails = true }
        let filled = cleared.with { $0.defaults = ["note#2"] }
        try expectHeld(law, filled)
        try expectHeld(law, filled.with { $0.command = .startOver })
        try expectViolated(
            law, cleared, "note#2 came from nowhere: [list | note] became [list | note#2].")
        // One that finishes gives way to the next one.
        try expectHeld(law, cleared.with { $0.command = .finishDetail })
        for after in ["[list, note#2 | _]", "[list | note#2, _]", "[list, note#2]"] {
            try expectViolated(
                law, filled.with { $0.after = after },
                "note#2 came from nowhere: [list | note] became \(after).")
        }
        try expectViolated(
            law, filled.with { $0.command = .nextItem },
            "note#2 came from nowhere: [list | note] became [list | note#2].")
        // One that was filled in before may stay, or go.
        let stays = cleared.with {
            $0.before = "[list | note#2]"
            $0.removed = []
            $0.defaults = ["note#2"]
        }
        try expectHeld(law, stays)
        try expectHeld(law, stays.with { $0.after = "[list | _]" })
        let over = Drawn.app(
            .startOver, "[list, list#2 | note]", "[list | note]", removing: ["list#2", "note"])
        try expectHeld(law, over.with { $0.defaults = ["note"] })
        try expectHeld(
            law,
            over.with {
                $0.after = "[list | _]"
                $0.defaults = ["note"]
            })
        try expectViolated(
            law, over, "note should be gone: [list, list#2 | note] became [list | note].")
    }

    @Test func `a link leads to what it says, and to nothing else`() throws {
        let link = Drawn.show("note#2", "[list | note]", "[list | note#2]").with {
            $0.command = .openLink
            $0.mayRemoveDetails = true
        }
        try expectHeld(law, link)
        try expectHeld(law, link.with { $0.after = "[list | note, note#2]" })
        try expectViolated(
            law, link.with { $0.after = "[list | note#3, note#2]" },
            "note#3 came from nowhere: [list | note] became [list | note#3, note#2].")
        try expectViolated(
            law,
            link.with {
                $0.after = "[list | note#3, note#2]"
                $0.defaults = ["note#3"]
            }, "note#3 came from nowhere: [list | note] became [list | note#3, note#2].")
    }

    @Test func `a detail that finishes takes with it what stands on it, and nothing below`() throws
    {
        let finished = Drawn.app(
            .finishDetail, "[list | note, note#2, list#2]", "[list | note]", removing: ["note#2"]
        ).with { $0.mayRemove = ["list#2"] }
        try expectHeld(law, finished)
        try expectHeld(law, finished.with { $0.after = "[list | note, list#2]" })
        try expectViolated(
            law, finished.with { $0.after = "[list | _]" },
            "note is lost: [list | note, note#2, list#2] became [list | _].")
        let next = Drawn.app(
            .nextItem, "[list | note]", "[list | note#2]", removing: ["note"], adding: ["note#2"])
        try expectHeld(law, next)
        try expectViolated(
            law, next.with { $0.after = "[list | note, note#2]" },
            "note should be gone: [list | note] became [list | note, note#2].")
    }

    @Test func `after an exception nothing is there to be judged`() throws {
        try expectNotApplicable(
            law,
            .transition("[list | note]", "[list]").with {
                $0.exception = RaisedException(name: "A", reason: "B")
            })
    }
}
