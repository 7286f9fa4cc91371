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
            try law.holds(.transition("[list]", after).with { $0.record = record }, in: branch)
        }
    }

    @Test func `a detail that was filled in need not be recorded`() throws {
        try law.holds(
            .transition("[list]", "[list | note]").with {
                ($0.record, $0.defaults) = ("", ["note"])
            })
    }

    @Test func `a page above a detail belongs to its row, ends the highlight, or is recorded`()
        throws
    {
        for after in ["[list | note, note#2]", "[list, note, note#2]", "[list, [note], note#2]"] {
            for record in ["note", "", "note#2"] {
                try law.holds(.direct("[list | note]", after).with { $0.record = record })
            }
        }
    }

    @Test func `violated: it names a screen that is not seen, or overlooks one that is`() throws {
        try law.breaks(
            "The app believes that it shows note, which no stack in front holds: ②.",
            .direct("[list, note]", "[list]").with { $0.record = "note" },
            .direct("[list, list#2, note]", "[list, list#2]").with { $0.record = "note" },
            .direct("[{[list, note]; *[list#2]}]", "[{[list, note]; *[list#2]}]").with {
                $0.record = "note"
            })
        try law.breaks(
            "The app believes that it shows a screen that has gone, which no stack in front "
                + "holds: ②.", .direct("[list]", "[list]").with { $0.record = "note#3" })
        try law.breaks(
            "The app believes that it shows no detail, and it shows note: ②.",
            .show("note", "[list | _]", "[list | note]").with { $0.record = "" })
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
            ($0.recordBefore, $0.record) = ("note", "note")
        }
        try law.skips(stale)
        try law.breaks(
            "The app believes that it shows a screen that has gone, which no stack in front "
                + "holds: ②.", stale.with { $0.recordBefore = "" })
        let blind = Drawn.direct("[list | note]", "[list, list#2 | note]").with {
            ($0.recordBefore, $0.record) = ("", "")
        }
        try law.skips(blind)
        // Nor does a person who moves on break it again.
        let moved = blind.with { $0.after = "[list | note#2]" }
        try law.skips(moved)
        // What the app says anew, or has not noticed in another step, it says itself.
        for wrong in [
            moved.with { $0.recordBefore = "note" }, moved.with { $0.nature = .show },
        ] {
            try law.breaks(
                "The app believes that it shows no detail, and it shows note#2: [list | note#2].",
                wrong)
        }
    }

    @Test func `violated: a page has gone that was recorded, or that ended the highlight`() throws {
        let left = Drawn.direct("[list, note, note#2]", "[list, note]")
        try law.breaks(
            "The app believes that it shows no detail, and it shows note: ②.",
            left.with { ($0.recordBefore, $0.record) = ("", "") })
        try law.breaks(
            "The app believes that it shows note#2, which no stack in front holds: ②.",
            left.with { ($0.recordBefore, $0.record) = ("note#2", "note#2") })
    }

    @Test func `what an inspector shows is not chosen, neither beside a detail nor as a sheet`()
        throws
    {
        try law.holds(.show("note", "[list | _]", "[list | _] +[note]").with { $0.record = "" })
        var step = try Drawn.show("note", "[list]", "[list] ^[note]").with { $0.record = "" }.step()
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
                ($0.recordBefore, $0.record) = ("", "")
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
        try law.skips("[list] → [list | note]")
        let drawn = Drawn.transition("[list]", "[list]").with { $0.record = "note" }
        try law.skips(
            drawn.with { $0.isLaunched = false },
            drawn.with { $0.exception = RaisedException(name: "A", reason: "B") })
    }
}
