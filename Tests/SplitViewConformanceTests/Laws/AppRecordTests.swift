import SplitViewConformance
import Testing
import UIKitModel

/// "What the app believes is chosen (if the subject declares it) is on a stack in front. If it
/// believes in nothing, nothing chosen is in front, unless it is a page above a detail."
@Suite struct AppRecordTests {
    private let law = SplitViewLaws.appRecord

    @Test func `held: the record is right, in one stack and in two columns`() throws {
        for (after, record, branch) in [
            ("[list | note]", "note", "screen"), ("[list, note]", "note", "screen"),
            ("[list] ^[note]", "note", "screen"), ("[list | _]", "", "nothing"),
            ("[list]", "", "nothing"), ("[list, list#2]", "", "nothing"),
            ("[list, note, list#2]", "", "nothing"),
        ] {
            try expectHeld(
                law, .transition("[list]", after).with { $0.record = record }, in: branch)
        }
    }

    @Test func `a detail that was filled in need not be recorded`() throws {
        try expectHeld(
            law,
            .transition("[list]", "[list | note]").with {
                $0.record = ""
                $0.defaults = ["note"]
            })
    }

    @Test func `a page above a detail belongs to its row, ends the highlight, or is recorded`()
        throws
    {
        for after in ["[list | note, note#2]", "[list, note, note#2]", "[list, [note], note#2]"] {
            for record in ["note", "", "note#2"] {
                try expectHeld(law, .direct("[list | note]", after).with { $0.record = record })
            }
        }
    }

    @Test func `violated: it names a screen that is not seen, or overlooks one that is`() throws {
        try expectViolated(
            law, .direct("[list, note]", "[list]").with { $0.record = "note" },
            "The app believes that it shows note, which no stack in front holds: [list].")
        try expectViolated(
            law, .direct("[list, list#2, note]", "[list, list#2]").with { $0.record = "note" },
            "The app believes that it shows note, which no stack in front holds: [list, list#2].")
        try expectViolated(
            law,
            .direct("[{[list, note]; *[list#2]}]", "[{[list, note]; *[list#2]}]")
                .with { $0.record = "note" },
            "The app believes that it shows note, which no stack in front holds: "
                + "[{[list, note]; *[list#2]}].")
        try expectViolated(
            law, .direct("[list]", "[list]").with { $0.record = "note#3" },
            "The app believes that it shows a screen that has gone, which no stack in front "
                + "holds: [list].")
        try expectViolated(
            law, .show("note", "[list | _]", "[list | note]").with { $0.record = "" },
            "The app believes that it shows no detail, and it shows note: [list | note].")
    }

    @Test func `violated: no screen shows the recorded item`() throws {
        var step = try Drawn.direct("[list]", "[list]").step()
        step.after.record = .screen(Snapshot.Record.noController)
        #expect(
            law.judge(step)
                == .violated(
                    "The app believes that it shows an item, and no screen that can be reached "
                        + "shows it: [list]."))
    }

    @Test func `what was wrong before is for an earlier step`() throws {
        let stale = Drawn.direct("[list]", "[list, list#2]").with {
            $0.recordBefore = "note"
            $0.record = "note"
        }
        try expectNotApplicable(law, stale)
        try expectViolated(
            law, stale.with { $0.recordBefore = "" },
            "The app believes that it shows a screen that has gone, which no stack in front "
                + "holds: [list, list#2].")
        let blind = Drawn.direct("[list | note]", "[list, list#2 | note]").with {
            $0.recordBefore = ""
            $0.record = ""
        }
        try expectNotApplicable(law, blind)
        // Nor does a person who moves on break it again.
        let moved = blind.with { $0.after = "[list | note#2]" }
        try expectNotApplicable(law, moved)
        // What the app says anew, or has not noticed in another step, it says itself.
        for wrong in [
            moved.with { $0.recordBefore = "note" }, moved.with { $0.nature = .show },
        ] {
            try expectViolated(
                law, wrong,
                "The app believes that it shows no detail, and it shows note#2: [list | note#2].")
        }
    }

    @Test func `violated: a page has gone that was recorded, or that ended the highlight`() throws {
        let left = Drawn.direct("[list, note, note#2]", "[list, note]")
        try expectViolated(
            law,
            left.with {
                $0.recordBefore = ""
                $0.record = ""
            }, "The app believes that it shows no detail, and it shows note: [list, note].")
        try expectViolated(
            law,
            left.with {
                $0.recordBefore = "note#2"
                $0.record = "note#2"
            },
            "The app believes that it shows note#2, which no stack in front holds: "
                + "[list, note].")
    }

    @Test func `what an inspector shows is not chosen, neither beside a detail nor as a sheet`()
        throws
    {
        try expectHeld(
            law, .show("note", "[list | _]", "[list | _] +[note]").with { $0.record = "" })
        var step = try Drawn.show("note", "[list]", "[list] ^[note]").with { $0.record = "" }
            .step()
        for index in step.after.nodes.indices { step.after.nodes[index].item = 1 }
        #expect(law.judge(step).isViolated)
        step.after.panes = .inspectorSheet
        #expect(law.heldBranches(of: step) == ["nothing"])
        // Nor is a sheet beside columns what the split view shows.
        step.after.panes = []
        step.after.isCollapsed = false
        #expect(law.heldBranches(of: step) == ["nothing"])
    }

    @Test func `a sheet over columns is none of the split view as they merge below it, either`()
        throws
    {
        func merging(_ before: String) throws -> SplitViewStep {
            var step = try Drawn.transition(before, "[list] ^[note]").with {
                $0.recordBefore = ""
                $0.record = ""
            }.step()
            for index in step.before.nodes.indices { step.before.nodes[index].item = 1 }
            for index in step.after.nodes.indices { step.after.nodes[index].item = 1 }
            return step
        }
        #expect(law.judge(try merging("[list | _] ^[note]")) == .notApplicable)
        #expect(law.judge(try merging("[list | _]")).isViolated)
        var link = try merging("[list | _] ^[note]")
        link.nature = .app
        #expect(law.judge(link).isViolated, "only a change of size merges columns")
    }

    @Test func `not applicable: no record, nothing on screen, an exception`() throws {
        try expectNotApplicable(law, .transition("[list]", "[list | note]"))
        let drawn = Drawn.transition("[list]", "[list]").with { $0.record = "note" }
        try expectNotApplicable(law, drawn.with { $0.isLaunched = false })
        try expectNotApplicable(
            law, drawn.with { $0.exception = RaisedException(name: "A", reason: "B") })
    }
}
