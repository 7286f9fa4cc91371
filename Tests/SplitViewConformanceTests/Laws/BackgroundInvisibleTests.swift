import SplitViewConformance
import StatefulTesting
import Testing

/// "A collapse and expand that the user did not cause leaves what is on screen as it was: which
/// screens are where, in containers that look the same, and what is in front."
@Suite struct BackgroundInvisibleTests {
    private let law = SplitViewLaws.backgroundInvisible

    private func cycle(_ start: String, _ middle: String, _ end: String) -> Drawn {
        .transition(middle, end).with { $0.start = start }
    }

    @Test func `held: everything is as it was`() throws {
        try law.holds(
            cycle("[list | note]", "[list, note]", "[list | note]"),
            cycle("[list, [note]]", "[list | note]", "[list, [note]]"),
            cycle("[list | _]", "[list] ~[_]", "[list | _#2]"))
        // What is out of sight does not count.
        try law.holds(
            cycle("[list]", "[list | _]", "[list] ~[_]"),
            cycle("[list, note] ~[_]", "[list | note]", "[list, note] ?[_]"))
        // Containers may be made anew.
        var step = try cycle("[list | note]", "[list, note]", "[list | note]").step()
        let column = try #require(step.after.nodes.firstIndex { $0.place == .secondary })
        step.after.nodes[column].id = 99
        #expect(law.heldBranches(of: step) != nil)
    }

    @Test func `held: the app fills an empty column, or empties one that it had filled`() throws {
        for (start, end) in [("[list | _]", "[list | note]"), ("[list | note]", "[list | _]")] {
            var step = try cycle(start, "[list]", end).step()
            for index in step.after.nodes.indices where step.after.nodes[index].kind == .detail {
                step.after.nodes[index].marks = [.inFront, .filledIn]
            }
            for index in step.start.nodes.indices where step.start.nodes[index].kind == .detail {
                step.start.nodes[index].marks = [.inFront, .filledIn]
            }
            #expect(law.heldBranches(of: step) != nil, "\(end)")
        }
        // What was chosen is another matter.
        #expect(law.judge(try cycle("[list | note]", "[list]", "[list | _]").step()).isViolated)
    }

    @Test func `tabs of a compact column that are built anew: held by policy`() throws {
        let start = "[{[list, note]; *[list#2]}]"
        for (policy, isLeft) in [
            (Policies.OtherTabs.gathered, false), (.dropped, true), (.follow, true), (.kept, false),
        ] {
            let rebuilt = cycle(start, "[list | _]", "[{[list]; *[list#2]}]").with {
                $0.policies = Policies(otherTabs: policy)
            }
            let step = try rebuilt.step { $0.start.panes = [.compact, .compactInSight] }
            #expect((law.heldBranches(of: step) != nil) == isLeft, "\(policy)")
            #expect(law.judge(step).isViolated != isLeft, "\(policy)")
        }
    }

    @Test func `whether one stack is in another makes a difference by policy`() throws {
        let merged = cycle("[list, [note]]", "[list | note]", "[list, note]")
        try law.holds(merged)
        try law.breaks(
            "There and back is not the same: [list, [note]] became [list | note], then ②.",
            merged.with { $0.policies.merging = .unnested })
    }

    @Test func `violated: another look`() throws {
        try law.breaks(
            "There and back is not the same: [list | {note}] became [list, note], then ②.",
            cycle("[list | {note}]", "[list, note]", "[list | note]"))
        try law.breaks(
            "There and back is not the same: [{list; *list#2} | _] became [{list; "
                + "*list#2}], then ②.",
            cycle("[{list; *list#2} | _]", "[{list; *list#2}]", "[{list#2; *list} | _]"))
        try law.breaks(
            "There and back is not the same: [list] ^note became [list | note], then ②.",
            cycle("[list] ^note", "[list | note]", "[list]"))
        // More than there was.
        try law.breaks(
            "There and back is not the same: [list] became [list | _], then ②.",
            cycle("[list]", "[list | _]", "[list, _]"))
    }

    @Test func `violated: another tab is in front`() throws {
        let (tabs, other) = ("[{[list]; *[list#2]}]", "[{*[list]; [list#2]}]")
        try law.breaks(
            "There and back is not the same: \(tabs) became [list | _], then \(other).",
            cycle(tabs, "[list | _]", other))
    }

    @Test func `violated: a list column has hidden in the background, or come in sight`() throws {
        let stay = cycle("[list | note]", "[list | note]", "[list | note]").with {
            $0.command = .background(.wide)
        }
        try law.holds(stay)
        let hides = stay.with { $0.listColumn = .isOneGestureAway }
        try law.breaks("There and back is not the same: ① became [(list) | note].", hides)
        // For any other round trip `mode-kept` is the law.
        try law.holds(hides.with { $0.command = .widen })
        func shows(_ picture: String, _ column: Snapshot.ListColumn) throws -> SplitViewStep {
            var step = try cycle(picture, picture, picture).with {
                ($0.command, $0.hidesListBefore, $0.listColumnBefore) = (
                    .background(.wide), true, column
                )
            }.step()
            step.start.displayMode = .secondaryOnly
            return step
        }
        #expect(
            law.judge(try shows("[list | note]", .isOneGestureAway))
                == .violated(
                    "There and back is not the same: [(list) | note] became " + "[list | note]."))
        // It could not be reached, or nothing is chosen beside it.
        #expect(law.heldBranches(of: try shows("[list | note]", .isOutOfReach)) != nil)
        #expect(law.heldBranches(of: try shows("[list | _]", .isOneGestureAway)) != nil)
    }

    @Test func `violated: the first of three columns has hidden in the background`() throws {
        let columns = "[list | list#2 | note]"
        var step = try cycle(columns, columns, columns).with { $0.command = .background(.wide) }
            .step()
        #expect(law.heldBranches(of: step) != nil)
        step.after.displayMode = .oneBesideSecondary
        #expect(
            law.judge(step)
                == .violated(
                    "There and back is not the same: \(columns) became "
                        + "[(list) | list#2 | note]."))
    }

    @Test func `held: a detail that was filled in is made anew`() throws {
        var step = try cycle("[list | note]", "[list]", "[list | note#2]").step()
        #expect(law.judge(step).isViolated)
        func fillIn(_ nodes: inout [Snapshot.Node]) {
            for index in nodes.indices where nodes[index].kind == .detail {
                nodes[index].marks.remove(.chosen)
            }
        }
        fillIn(&step.start.nodes)
        fillIn(&step.after.nodes)
        #expect(law.heldBranches(of: step) != nil)
    }

    @Test func `not applicable: a step that is no way back`() throws {
        try law.skips("[list | {note}] → [list, note]", .direct("[list | note]", "[list]"))
        // A placeholder beside content is for `blank-never-nested`.
        try law.skips(cycle("[list | _, note]", "[list, note]", "[list | note]"))
    }
}
