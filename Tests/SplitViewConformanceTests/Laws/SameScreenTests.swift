import SplitViewConformance
import Testing

/// "What the user looked at before a transition is in front after it. A detail that was only
/// filled in by default, and a placeholder, do not count as looked at."
@Suite struct SameScreenTests {
    private let law = SplitViewLaws.sameScreen

    @Test func `held: a chosen detail stays in front, and without one the list does`() throws {
        for (before, after, branch) in [
            ("[list | note]", "[list, note]", "columns"),
            ("[list, note]", "[list | note]", "one-stack"),
            ("[list, list#2 | _]", "[list, list#2]", "columns"),
            ("[list, list#2]", "[list, list#2 | _]", "one-stack"),
            ("[list | note, note#2]", "[list, [note, note#2]]", "columns"),
            ("[list] ^[note]", "[list | note]", "one-stack"),
        ] { try law.holds(.transition(before, after), in: branch) }
    }

    @Test func `held: an app with another tree shows what it showed`() throws {
        let back = Drawn.transition("[list | note]", "[{[list, note]; *[list#2]}]").with {
            ($0.start, $0.policies) = ("[{[list, note]; *[list#2]}]", Policies(screens: .another))
        }
        var step = try back.step()
        for index in step.after.nodes.indices {
            let isShown = step.after.nodes[index].depth == 0 || index > 3
            if isShown {
                step.after.nodes[index].marks.insert(.inFront)
            } else {
                step.after.nodes[index].marks.remove(.inFront)
            }
        }
        step.start = step.before
        #expect(law.judge(step).isViolated, "another tab is in front than before")
        step.start = step.after
        #expect(!law.judge(step).isViolated)
    }

    @Test func `violated: another screen is in front`() throws {
        for (before, after, name) in [
            ("[list | note]", "[list]", "note"), ("[list | note]", "[list, note, list#2]", "note"),
            ("[list | note]", "[list] ~[note]", "note"),
            ("[list, list#2 | _]", "[list]", "list#2"), ("[list | _]", "[list, [_]]", "list"),
            ("[list, note]", "[list | note, note#2]", "note"),
        ] {
            try law.breaks(
                "\(name) is not in front any more: \(before) became \(after).",
                .transition(before, after))
        }
    }

    @Test func `a detail that was filled in is not looked at: the list is`() throws {
        try law.holds(.transition("[list | note]", "[list]").with { $0.defaults = ["note"] })
        try law.breaks(
            "list is not in front any more: ① became ②.",
            .transition("[list | note]", "[list, note]").with { $0.defaults = ["note"] })
    }

    @Test func `held: of a side bar and the list beside it either was looked at`() throws {
        for (before, after) in [
            ("[list | list#2]", "[list]"), ("[list | list#2]", "[list, [list#2]]"),
            ("[list | list#2, note]", "[list, [list#2]]"), ("[list | list#2, note]", "[list]"),
        ] {
            var step = try Drawn.transition(before, after).with { $0.defaults = ["note"] }.step()
            step.before.panes = [.sideBar]
            #expect(law.heldBranches(of: step) == ["columns"], "\(before) \(after)")
        }
        var hidden = try Drawn.transition("[list | list#2]", "[list]").step()
        hidden.before.panes = [.sideBar]
        hidden.before.displayMode = .secondaryOnly
        #expect(law.judge(hidden).isViolated, "the side bar was hidden")
    }

    @Test func `held: an app opens a list as it appears`() throws {
        let opens = Drawn.transition("[list | _]", "[list, list#2]")
        try law.holds(opens.with { $0.isLaunchedBefore = false })
        #expect(law.judge(try opens.step()).isViolated)
        let selects = Drawn.transition("[{[list]; *[list#2]} | _]", "[{[list#2]; *[list]}]")
        try law.holds(selects.with { $0.isLaunchedBefore = false })
        #expect(law.judge(try selects.step()).isViolated)
        // A note that was chosen before is another matter.
        let covers = Drawn.transition("[list | note]", "[list, note, list#2]")
        #expect(law.judge(try covers.with { $0.isLaunchedBefore = false }.step()).isViolated)
    }

    @Test func `a launch counts: the split view was expanded before it`() throws {
        try law.holds(
            .transition("[list | note]", "[list, note]").with { $0.isLaunchedBefore = false })
    }

    @Test func `an inspector over one stack does not count as looked at`() throws {
        var step = try Drawn.transition("[list, note] ^[note#2]", "[list | note]").step()
        #expect(law.judge(step).isViolated)
        step.before.panes = .inspectorSheet
        #expect(law.heldBranches(of: step) == ["one-stack"])
        step.after = try Snapshot("[list | _]")
        #expect(law.judge(step).isViolated)
    }

    @Test func `not applicable: no transition, nothing looked at`() throws {
        try law.skips(
            "[list | note] → [list | note]", .show("note", "[list | _]", "[list, note]"),
            "[list, _] → [list | _]",
            .transition("[list, note]", "[list | _]").with { $0.defaults = ["note"] })
    }
}
