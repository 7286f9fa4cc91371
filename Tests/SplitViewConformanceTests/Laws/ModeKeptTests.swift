import Foundation
import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// "The display mode asked for holds again after leaving and re-entering the expanded state, unless
/// that would leave the list unreachable."
@Suite struct ModeKeptTests {
    private let law = SplitViewLaws.modeKept

    /// An expansion after a collapse that began with one arrangement, and ends with another.
    private func roundTrip(
        from start: UISplitViewController.DisplayMode, to end: UISplitViewController.DisplayMode,
        column: Snapshot.ListColumn = .isShown
    ) throws -> SplitViewStep {
        var step = try Drawn.transition("[list, note]", "[list | note]").step()
        step.arrangementBefore = SplitViewStep.Arrangement(displayMode: start, listColumn: column)
        step.after.displayMode = end
        return step
    }

    @Test func `held: the arrangement is the one there was`() throws {
        let shown = try roundTrip(from: .oneBesideSecondary, to: .oneBesideSecondary)
        #expect(law.heldBranches(of: shown) != nil)
        let hidden = try roundTrip(
            from: .secondaryOnly, to: .secondaryOnly, column: .isOneGestureAway)
        #expect(law.heldBranches(of: hidden) != nil)
    }

    @Test func `violated: the list is hidden that was there, or there that was hidden`() throws {
        #expect(
            law.judge(try roundTrip(from: .oneBesideSecondary, to: .secondaryOnly))
                == .violated(
                    "There and back, the list column is hidden instead of the list column is "
                        + "beside the detail: [(list) | note]."))
        let shown = try roundTrip(
            from: .secondaryOnly, to: .oneBesideSecondary, column: .isOneGestureAway)
        guard case .violated = law.judge(shown) else {
            Issue.record("a list that was hidden on purpose is shown")
            return
        }
    }

    @Test func `not applicable: a list comes back where nothing is chosen any more`() throws {
        var step = try Drawn.transition("[list]", "[list | _]").step()
        step.arrangementBefore = SplitViewStep.Arrangement(
            displayMode: .secondaryOnly, listColumn: .isOneGestureAway)
        step.after.displayMode = .oneBesideSecondary
        #expect(law.judge(step) == .notApplicable)
    }

    @Test func `not applicable: no way back, a narrow launch, or a list that was out of reach`()
        throws
    {
        try law.skips("[list | note] → [list, note]", "[list, note] → [list | note]")
        #expect(
            law.judge(
                try roundTrip(from: .secondaryOnly, to: .oneBesideSecondary, column: .isOutOfReach))
                == .notApplicable)
    }

    /// What the law says of the last step of a line.
    @MainActor private func verdict(
        _ line: String, acting: @escaping @MainActor @Sendable (UISplitViewController) -> Void
    ) throws -> Verdict {
        let stage = SplitViewStage(
            .built { split in
                split.viewControllers = [stacked(Folder()), stacked(Note())]
                let delegate = Asking(acting)
                split.delegate = delegate
                return [delegate]
            })
        try stage.act(out: line)
        return law.judge(stage.step)
    }

    @Test
    @MainActor
    func `judged whatever a person does in between, but not what app code asks for then`() throws {
        let line = "launch wide; narrow; back list; push-list; widen"
        guard case .held = try verdict(line, acting: { _ in }) else {
            Issue.record("nothing asks for another arrangement")
            return
        }
        let hiding = try verdict(line) { $0.preferredDisplayMode = .secondaryOnly }
        guard case .violated = hiding else {
            Issue.record("the delegate hides the list as it collapses: \(hiding)")
            return
        }
        let narrow = "launch narrow; back list; push-list; widen"
        #expect(try verdict(narrow) { _ in } == .notApplicable)
        // A note that is shown while there is one column asks for more room.
        let showing = "launch wide; narrow; back list; select 1; widen"
        #expect(
            try verdict(showing) { split in
                if split.isCollapsed { split.preferredDisplayMode = .secondaryOnly }
            } == .notApplicable)
    }
}

/// Asks for something as it collapses, or when it shows a detail.
private final class Asking: NSObject, UISplitViewControllerDelegate {
    private let act: (UISplitViewController) -> Void

    init(_ act: @escaping (UISplitViewController) -> Void) { self.act = act }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        act(splitViewController)
        return false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        act(splitViewController)
        return false
    }
}
