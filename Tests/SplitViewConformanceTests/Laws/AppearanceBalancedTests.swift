import SplitViewConformance
import Testing
import UIKitModel

/// "will/did appear and disappear alternate for each controller and end in agreement with what is
/// on screen."
@Suite struct AppearanceBalancedTests {
    private let law = SplitViewLaws.appearanceBalanced
    private let drawn = Drawn.transition("[list, note]", "[list, list#2 | note]")

    @Test func `held: those in front have appeared, the others have not`() throws {
        try law.holds(drawn, "[list] → [list] ~[note]")
    }

    @Test func `nothing in a list column that is hidden has appeared`() throws {
        let hidden = Drawn.direct("[!list | !note]", "[!list | !note]").with {
            $0.listColumn = .isOneGestureAway
        }
        try law.holds(hidden.with { $0.remarked = ["list": [.inFront]] })
        try law.breaks("list is off screen without viewDidDisappear: [(!list) | !note].", hidden)
    }

    @Test(
        arguments: [
            ("note", [.inFront], "is on screen without viewDidAppear"),
            ("list", [.appeared], "is off screen without viewDidDisappear"),
            ("list", [.inBetween], "began to appear or disappear, and has not ended"),
            ("note", [.inFront, .inBetween], "began to appear or disappear, and has not ended"),
        ] as [(String, Snapshot.Marks, String)])
    func `violated: too little, too much, or half`(
        _ name: String, _ marks: Snapshot.Marks, _ fault: String
    ) throws {
        try law.breaks(
            "\(name) \(fault): [list, list#2 | note].", drawn.with { $0.remarked = [name: marks] })
    }

    @Test func `violated: one that has left the picture`() throws {
        let left = Drawn.direct("[list, note]", "[list] ?note")
        try law.holds(left)
        try law.breaks(
            "note is off screen without viewDidDisappear: ②.",
            left.with { $0.remarked = ["note": [.appeared]] })
        try law.breaks(
            "note began to appear or disappear, and has not ended: ②.",
            left.with { $0.remarked = ["note": [.inBetween]] })
    }

    @Test func `what was out of step before, in the same way, is for an earlier step`() throws {
        let standing = Drawn.direct("[list] ?note", "[list, list#2] ?note").with {
            ($0.remarkedBefore, $0.remarked) = (["note": [.inBetween]], ["note": [.inBetween]])
        }
        try law.skips(standing)
        try law.breaks(
            "note is off screen without viewDidDisappear: ②.",
            standing.with { $0.remarked["note"] = [.appeared] })
        try law.breaks(
            "list is off screen without viewDidDisappear: ②.",
            standing.with { $0.remarked["list"] = [.appeared] })
        // Before the launch nothing was on screen.
        try law.breaks(
            "note began to appear or disappear, and has not ended: ②.",
            standing.with { $0.isLaunchedBefore = false })
    }

    @Test
    @MainActor
    func `a note that is popped and begins to appear again is seen, wherever it is held`() throws {
        let stage = SplitViewStage(
            SplitViewSubject("haunting", contract: .open, naming: .kinds) {
                let split = UISplitViewController()
                split.viewControllers = [stacked(Folder()), stacked(Blank())]
                var held: [UIViewController] = []
                return SplitViewScene(
                    split, screen: { $0 is HauntingNote ? .detail : role(of: $0) }
                )
                .list { Folder() }
                .detail { _ in
                    held.append(HauntingNote())
                    return held[held.count - 1]
                }
            })
        try stage.act(out: "launch narrow; back list; select 1; push-detail; back list")
        guard case .violated(let sentence) = law.judge(stage.step) else {
            Issue.record("it is not seen: \(stage.picture.notation)")
            return
        }
        #expect(
            sentence
                == "note#2 began to appear or disappear, and has not ended: [list, note] ?note#2.")
        try stage.act(on: "push-detail")
        #expect(law.judge(stage.step) == .notApplicable, "only the step that left it so")
    }

    @Test func `not applicable: nothing on screen, an exception`() throws {
        try law.skips(
            drawn.with { $0.isLaunched = false },
            drawn.with { $0.exception = RaisedException(name: "A", reason: "B") })
    }
}

/// Begins to appear when it has gone, and never ends that.
private final class HauntingNote: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        if parent == nil { beginAppearanceTransition(true, animated: false) }
    }
}
