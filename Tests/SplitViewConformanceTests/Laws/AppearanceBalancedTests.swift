import SplitViewConformance
import Testing
import UIKitModel

/// "will/did appear and disappear alternate for each controller and end in agreement with what is
/// on screen."
@Suite struct AppearanceBalancedTests {
    private let law = SplitViewLaws.appearanceBalanced
    private let drawn = Drawn.transition("[list, note]", "[list, list#2 | note]")

    @Test func `held: those in front have appeared, the others have not`() throws {
        try expectHeld(law, drawn)
        try expectHeld(law, .transition("[list]", "[list] ~[note]"))
    }

    @Test func `nothing in a list column that is hidden has appeared`() throws {
        let hidden = Drawn.direct("[!list | !note]", "[!list | !note]").with {
            $0.listColumn = .isOneGestureAway
        }
        try expectHeld(
            law, hidden.with { $0.remarked = ["list": [.inFront]] })
        try expectViolated(
            law, hidden,
            "list is off screen without viewDidDisappear: [(!list) | !note].")
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
        try expectViolated(
            law, drawn.with { $0.remarked = [name: marks] },
            "\(name) \(fault): [list, list#2 | note].")
    }

    @Test func `violated: one that has left the picture`() throws {
        let left = Drawn.direct("[list, note]", "[list] ?note")
        try expectHeld(law, left)
        try expectViolated(
            law, left.with { $0.remarked = ["note": [.appeared]] },
            "note is off screen without viewDidDisappear: [list] ?note.")
        try expectViolated(
            law, left.with { $0.remarked = ["note": [.inBetween]] },
            "note began to appear or disappear, and has not ended: [list] ?note.")
    }

    @Test func `what was out of step before, in the same way, is for an earlier step`() throws {
        let standing = Drawn.direct("[list] ?note", "[list, list#2] ?note").with {
            $0.remarkedBefore = ["note": [.inBetween]]
            $0.remarked = ["note": [.inBetween]]
        }
        try expectNotApplicable(law, standing)
        try expectViolated(
            law, standing.with { $0.remarked["note"] = [.appeared] },
            "note is off screen without viewDidDisappear: [list, list#2] ?note.")
        try expectViolated(
            law, standing.with { $0.remarked["list"] = [.appeared] },
            "list is off screen without viewDidDisappear: [list, list#2] ?note.")
        // Before the launch nothing was on screen.
        try expectViolated(
            law, standing.with { $0.isLaunchedBefore = false },
            "note began to appear or disappear, and has not ended: [list, list#2] ?note.")
    }

    @Test
    @MainActor
    func `a note that is popped and begins to appear again is seen, wherever it is held`() throws {
        let stage = SplitViewStage(
            SplitViewSubject("haunting", contract: .open, naming: .kinds) {
                let split = UISplitViewController()
                split.viewControllers = [
                    UINavigationController(rootViewController: Folder()),
                    UINavigationController(rootViewController: Blank()),
                ]
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
        try expectNotApplicable(law, drawn.with { $0.isLaunched = false })
        try expectNotApplicable(
            law, drawn.with { $0.exception = RaisedException(name: "A", reason: "B") })
    }
}

/// Begins to appear when it has gone, and never ends that.
private final class HauntingNote: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        if parent == nil { beginAppearanceTransition(true, animated: false) }
    }
}
