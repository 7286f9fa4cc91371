import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The laws on three columns, and on a compact column that takes the place of the others.
@Suite struct ThreeColumnLawTests {
    // MARK: Three columns

    @Test func `right-side: lists in the first two columns, details in the third`() throws {
        let law = SplitViewLaws.rightSide
        try law.holds("[list] → [list | list#2 | note]")
        try law.breaks(
            "note stands in the supplementary column: ②.", "[list, note] → [list | note | _]")
        try law.holds(.direct("[list | note]", "[list | note] +[list#2]"))
        try law.breaks(
            "list#2 stands in the detail column: ②.", "[list, list#2] → [list | - | list#2]")
    }

    @Test func `blank-never-nested: the second and the third column may be empty`() throws {
        let law = SplitViewLaws.blankNeverNested
        try law.holds("[list] → [list | _ | _#2]")
        try law.breaks(
            "The placeholder is not alone in the supplementary column: ②.",
            "[list] → [list | list#2, _ | note]")
        try law.breaks(
            "The placeholder does not stand in the detail column: ②.", "[list] → [_ | list | note]")
        try law.holds(.direct("[list | note]", "[list | _] +[_#2]"))
        try law.breaks(
            "The placeholder is not alone in the inspector: ②.",
            .direct("[list | note]", "[list | note] +[_, note#2]"))
    }

    @Test func `same-screen: of two lists beside each other either may be in front`() throws {
        let law = SplitViewLaws.sameScreen
        try law.holds("[list | list#2 | _] → [list, [list#2]]", "[list | list#2 | _] → [list]")
        var step = try Drawn.transition("[list | list#2 | _]", "[list]").step()
        step.before.displayMode = .oneBesideSecondary
        #expect(law.judge(step).isViolated, "the first list was hidden")
        try law.holds("[list | list#2 | note] → [list, [list#2], [note]]")
    }

    @Test func `same-screen: beside two placeholders the user looks at the first list`() throws {
        let law = SplitViewLaws.sameScreen
        try law.holds("[list | _ | _#2] → [list]")
        try law.breaks(
            "list is not in front any more: [list | _ | _] became ②.",
            "[list | _ | _#2] → [list, [_]]")
    }

    @Test func `same-screen: an inspector is not what is looked at`() throws {
        try SplitViewLaws.sameScreen.holds("[list | note] +[note#2] → [list, note]")
    }

    @Test func `contents-preserved: an inspector comes and goes, other content does not`() throws {
        let law = SplitViewLaws.contentsPreserved
        try law.holds(
            "[list | note] +[note#2] → [list, note]", "[list, note] → [list | note] +[note#2]")
        try law.breaks("note is lost: ① became ②.", "[list | note] +[note#2] → [list]")
    }

    @Test func `background-invisible: a collapse hides the inspector`() throws {
        let law = SplitViewLaws.backgroundInvisible
        try law.holds(
            .transition("[list, note]", "[list | note]").with {
                $0.start = "[list | note] +[note#2]"
            })
        try law.breaks(
            "There and back is not the same: [list | note] +[note#2] became [list, note], then ②.",
            .transition("[list, note]", "[list | note#3]").with {
                $0.start = "[list | note] +[note#2]"
            })
        let sheet = Drawn.transition("[list | note] +[note#2]", "[list, note]")
            .with { $0.start = "[list, note] ^[note#2]" }
        #expect(law.judge(try sheet.step { $0.start.panes = .inspectorSheet }) == .notApplicable)
        try law.breaks(
            "There and back is not the same: [list, note] ^[note#2] became [list | note] "
                + "+[note#2], then ②.", sheet)
    }

    @Test func `mode-kept: an inspector that a collapse has hidden is no arrangement`() throws {
        let law = SplitViewLaws.modeKept
        for (after, mode, isKept) in [
            ("[list | note]", UISplitViewController.DisplayMode.oneBesideSecondary, true),
            ("[list | note] +[note#2]", .oneBesideSecondary, true),
            ("[list | note] +[note#2]", .secondaryOnly, false),
        ] {
            var step = try Drawn.transition("[list, note]", after).step()
            step.arrangementBefore = SplitViewStep.Arrangement(displayMode: .oneBesideSecondary)
            step.after.displayMode = mode
            #expect(law.judge(step).isViolated != isKept, "\(after)")
        }
    }

    @Test func `list-reachable: a list in the inspector is none to choose from`() throws {
        let law = SplitViewLaws.listReachable
        let inspected = Drawn.direct("[list | note]", "[list | note] +[list#2]")
        try law.law.holds(inspected)
        try law.law.breaks(
            "The list column is hidden, and nothing brings it back: [(list) | note] +[list#2].",
            inspected.with { $0.listColumn = .isOutOfReach })
        // As a sheet it is dismissed first, and then there is one step back.
        let sheet = Drawn.direct("[list, note]", "[list, note] ^[list#2]")
        #expect(
            try law.ways(from: sheet).isEmpty, "presented by the app, it is a list to choose from")
        var step = try sheet.step()
        step.after.panes = [.inspectorSheet]
        let steps = Array(repeating: SplitViewMove.give(.back(.list)), count: 3)
        #expect(law.parts[0].next(step, []) == steps)
        let back = try walk(steps, ["[list, note]", "[list]"])
        #expect(law.parts[0].judge(step, [back]) == .held(in: LawBranches(rawValue: 8)))
    }

    @Test func `blank-never-nested: a sheet with the inspector may be empty`() throws {
        let law = SplitViewLaws.blankNeverNested
        let sheet = Drawn.direct("[list, note]", "[list, note] ^[_]")
        try law.breaks("The placeholder is presented over everything: ②.", sheet)
        var step = try sheet.step()
        step.after.panes = [.inspectorSheet]
        #expect(!law.judge(step).isViolated)
    }

    @Test func `right-side: beside a side bar lists stand in the second column, above no detail`()
        throws
    {
        let law = SplitViewLaws.rightSide
        for (after, isRight) in [
            ("[list | list#2, note]", true), ("[list | {[list#2, note]; *[list#3]}]", true),
            ("[list | note, list#2]", false), ("[list, note | list#2]", false),
        ] {
            var step = try Drawn.transition("[list]", after).step()
            #expect(law.judge(step).isViolated)
            step.after.panes = [.sideBar]
            #expect(law.judge(step).isViolated != isRight, "\(after)")
        }
    }

    @Test func `answer-matches-deed: what is inspected need not be merged`() throws {
        let law = SplitViewLaws.answerMatchesDeed
        let merged = Drawn.transition("[list | note] +[note#2]", "[list, note]").with {
            $0.calls = [
                .asked(.collapse(ControllerNumber(2), onto: ControllerNumber(1)), .bool(true))
            ]
        }
        try law.holds(merged)
        try SplitViewLaws.contentsPreserved.holds(merged)
        // A column style is asked for its top column, and an inspector is none (UNK39).
        let question = DelegateQuestion.topColumn(proposed: .secondary)
        try law.skips(merged.with { $0.calls = [.asked(question, .column(.inspector))] })
    }

    @Test func `app-record: an inspector is not what is chosen`() throws {
        let law = SplitViewLaws.appRecord
        let none = Drawn.direct("[list | _]", "[list | _] +[note]").with { $0.record = "" }
        try law.holds(none)
        try law.breaks(
            "The app believes that it shows no detail, and it shows note: ②.",
            none.with { $0.after = "[list | note] +[note#2]" })
    }

    @Test func `appearance-balanced: below a sheet the columns stay on screen`() throws {
        let law = SplitViewLaws.appearanceBalanced
        var step = try Drawn.direct("[list, note]", "[list, note] ^[note#2]").step()
        for index in step.after.nodes.indices where step.after.nodes[index].kind != .list {
            step.after.nodes[index].marks.insert(.appeared)
        }
        #expect(law.judge(step).isViolated)
        for index in step.after.nodes.indices
        where step.after.nodes[index].kind != .list && step.after.nodes[index].place == .primary {
            step.after.nodes[index].marks.insert(.belowSheet)
        }
        #expect(!law.judge(step).isViolated)
        for index in step.after.nodes.indices where step.after.nodes[index].place == .presented {
            step.after.nodes[index].marks.remove(.inFront)
        }
        #expect(law.judge(step).isViolated)
    }

    @Test func `mode-kept: each arrangement of three columns is another one`() throws {
        let law = SplitViewLaws.modeKept
        var step = try Drawn.transition("[list, [list#2]]", "[list | list#2 | _]").step()
        step.arrangementBefore = SplitViewStep.Arrangement(displayMode: .twoBesideSecondary)
        #expect(law.heldBranches(of: step) != nil)
        // `oneBesideSecondary`, with the first list hidden.
        step.after.displayMode = .oneBesideSecondary
        #expect(
            law.judge(step)
                == .violated(
                    "There and back, the supplementary column is beside the detail instead of both "
                        + "list columns are beside the detail: [(list) | list#2 | _]."))
        step.after.displayMode = .secondaryOnly
        #expect(
            law.judge(step)
                == .violated(
                    "There and back, both list columns are hidden instead of both list columns are "
                        + "beside the detail: [(list) | (list#2) | _]."))
    }

    @Test func `background-invisible: the second column is as it was`() throws {
        let law = SplitViewLaws.backgroundInvisible
        func cycle(_ end: String) -> Drawn {
            .transition("[list, [list#2], [note]]", end)
                .with { $0.start = "[list | list#2 | note]" }
        }
        try law.holds(cycle("[list | list#2 | note]"))
        #expect("\(law.judge(try cycle("[list | list#3 | note]").step()))".contains("not the same"))
    }

    @Test func `round-trip-order: the second column comes back as it was`() throws {
        let law = SplitViewLaws.roundTripOrder
        try law.holds(
            .transition("[list, [list#2], [note]]", "[list | list#2 | note]").with {
                $0.start = "[list | list#2 | note]"
            })
        try law.breaks(
            "There and back: [list | list#2 | note] became [list, [list#2], [note]], then ②.",
            .transition("[list, [list#2], [note]]", "[list | - | note]").with {
                $0.start = "[list | list#2 | note]"
            })
        try law.breaks(
            "list#2 overtook list#3: ① became ②.",
            "[list, [list#2, list#3]] → [list | list#3, list#2 | _]")
    }

    @Test func `list-reachable, appearance-balanced: what hides of three columns`() throws {
        var step = try Drawn.direct("[list | list#2 | note]", "[list | list#2 | note]").step()
        // `oneBesideSecondary`: the first list is hidden, and must not have appeared.
        step.after.displayMode = .oneBesideSecondary
        #expect(SplitViewLaws.appearanceBalanced.judge(step).isViolated)
        for index in step.after.nodes.indices where step.after.nodes[index].place == .primary {
            step.after.nodes[index].marks.remove(.appeared)
        }
        #expect(!SplitViewLaws.appearanceBalanced.judge(step).isViolated)
        #expect(SplitViewLaws.listReachable.law.judge(step) == .held(in: LawBranches(rawValue: 1)))
    }

    @Test func `tap-works: the second list stays when only the first one is hidden`() throws {
        let law = SplitViewLaws.tapWorks
        for (mode, isRight) in [
            (UISplitViewController.DisplayMode.oneBesideSecondary, true), (.secondaryOnly, false),
            (.twoBesideSecondary, false),
        ] {
            let step = try Drawn.direct("[list | list#2 | note]", "[list | list#2 | note]").step {
                $0.command = .hideColumn(.primary)
                $0.after.displayMode = mode
            }
            #expect(law.judge(step).isViolated != isRight, "\(mode)")
        }
    }

    // MARK: Another tree

    /// A step in which the compact column takes the place of three columns: `list#3` and `note#2`
    /// show the items of `list#2` and `note`.
    private func collapse(_ before: String, _ after: String) throws -> SplitViewStep {
        let items: [UInt32: UInt32] = [
            try Snapshot.id("list#2"): 5, try Snapshot.id("list#3"): 5,
            try Snapshot.id("note"): 8, try Snapshot.id("note#2"): 8,
        ]
        return try Drawn.transition(before, after).step { step in
            step.before.panes = [.three, .compact]
            step.after.panes = [.three, .compact, .compactInSight]
            for index in step.before.nodes.indices {
                step.before.nodes[index].item = items[step.before.nodes[index].id] ?? 0
            }
            for index in step.after.nodes.indices {
                step.after.nodes[index].item = items[step.after.nodes[index].id] ?? 0
            }
        }
    }

    @Test func `the same items in the other tree are the same content`() throws {
        let step = try collapse(
            "[list | list#2 | note] ~[list#3]", "[list#3, note#2] ~[list] ~[list#2] ~[note]")
        #expect(SplitViewLaws.contentsPreserved.heldBranches(of: step) != nil)
        #expect(SplitViewLaws.sameScreen.heldBranches(of: step) == ["columns"])
    }

    @Test func `what was selected in one tree is selected in the other`() throws {
        let forgotten = try collapse(
            "[list | list#2 | note] ~[list#3]", "[list#3] ~[list] ~[list#2] ~[note]")
        let verdict = SplitViewLaws.contentsPreserved.judge(forgotten)
        #expect("\(verdict)".contains("note is not selected any more: [list | list#2 | note]"))
        #expect(SplitViewLaws.sameScreen.judge(forgotten).isViolated)
        let elsewhere = try collapse(
            "[list | list#2 | note] ~[list#3]", "[list#4, note#2] ~[list] ~[list#2] ~[note]")
        #expect(SplitViewLaws.contentsPreserved.judge(elsewhere).isViolated)
        let inOtherTab = try collapse(
            "[list | list#2 | _] ~{[list#3]; [list#4]}", "[{[list#3]; *[list#4]}] ~[list] ~[list#2]"
        )
        #expect(SplitViewLaws.sameScreen.judge(inOtherTab).isViolated)
    }

    @Test func `what was not there comes from nowhere, in another tree, too`() throws {
        let step = try collapse(
            "[list | list#2 | _] ~[list#3]", "[list#3, note#2] ~[list] ~[list#2] ~[_]")
        #expect(SplitViewLaws.contentsPreserved.judge(step).isViolated)
    }
}
