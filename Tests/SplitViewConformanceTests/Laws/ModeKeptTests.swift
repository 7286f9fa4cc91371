import SplitViewConformance
import Testing

/// "The display mode asked for holds again after leaving and re-entering the expanded state, unless
/// that would leave the list unreachable."
@Suite struct ModeKeptTests {
    private let law = SplitViewLaws.modeKept

    private static let hidden: UInt8 = 1
    private static let beside: UInt8 = 2

    /// A round trip that begins and ends with these arrangements.
    private func roundTrip(
        from start: UInt8, to end: UInt8, isLaunched: Bool = true,
        column: SplitViewStep.ListColumn = .isShown
    ) throws -> SplitViewStep {
        var step = try Drawn.transition("[list, note]", "[list | note]")
            .with { $0.start = "[list | note]" }.step()
        step.start.displayMode = start
        step.start.isLaunched = isLaunched
        step.startListColumn = column
        step.after.displayMode = end
        return step
    }

    @Test("held: the arrangement is the one there was")
    func held() throws {
        let shown = try roundTrip(from: Self.beside, to: Self.beside)
        #expect(law.heldBranches(of: shown) == ["list-shown"])
        let hidden = try roundTrip(from: Self.hidden, to: Self.hidden, column: .isOneGestureAway)
        #expect(law.heldBranches(of: hidden) == ["list-hidden"])
    }

    @Test("violated: the list is hidden that was there, or there that was hidden")
    func violated() throws {
        #expect(
            law.judge(try roundTrip(from: Self.beside, to: Self.hidden))
                == .violated(
                    "There and back, the list column is hidden instead of the list column is "
                        + "beside the detail: [list | note]."))
        let shown = try roundTrip(from: Self.hidden, to: Self.beside, column: .isOneGestureAway)
        guard case .violated = law.judge(shown) else {
            Issue.record("a list that was hidden on purpose is shown")
            return
        }
    }

    @Test("not applicable: no way back, a narrow launch, or a list that was out of reach")
    func notApplicable() throws {
        try expectNotApplicable(law, .transition("[list | note]", "[list, note]"))
        try expectNotApplicable(
            law, .transition("[list, note]", "[list | note]"))
        #expect(
            law.judge(try roundTrip(from: Self.hidden, to: Self.beside, isLaunched: false))
                == .notApplicable)
        #expect(
            law.judge(try roundTrip(from: Self.hidden, to: Self.beside, column: .isOutOfReach))
                == .notApplicable)
    }
}
