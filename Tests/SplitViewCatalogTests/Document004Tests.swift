import SplitViewCatalog
import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// What document 004 says about a menu with its own navigation controller, and about its repair.
@MainActor @Suite struct Document004Tests {
    private static let pushed = "launch wide; push-list"

    @Test func `a menu is laid out right, as long as nothing was pushed inside of it`() throws {
        let menu = SplitViewSubject.document004Menu
        try expectScene("[{[list]} | _] <100:100", after: "launch wide", in: menu)
        try expectScene(
            "[{[list]} | _] <100:100", after: "launch wide; toggle-list; toggle-list; swipe-dock",
            in: menu)
        try expectScene("[{[list, list#2]} | _] <100:100", after: Self.pushed, in: menu)
    }

    @Test
    func `after a push: hiding and showing, turning the device, and a swipe of the Dock break it`()
        throws
    {
        let slid = "[{[list, list#2]} | _] <100:0"
        for steps in ["toggle-list; toggle-list", "narrow; widen", "swipe-dock"] {
            try expectScene(slid, after: "\(Self.pushed); \(steps)", in: .document004Menu)
            try expectScene(
                "[{[list, list#2]} | _] <100:100", after: "\(Self.pushed); \(steps)",
                in: .document004Repaired)
        }
    }

    @Test(.enabled(if: isWhole))
    func `the app before its repair breaks on-screen, behind the split view's back and in a turn`()
        throws
    {
        try expectFindings(
            [
                KnownFinding("on-screen", "launch wide; push-list; swipe-dock"),
                KnownFinding("on-screen", "launch narrow; push-list; widen"),
            ], in: .document004Menu)
    }

    @Test(.enabled(if: isWhole))
    func `the repair of the document leaves its inset behind when the columns merge`() throws {
        try expectFindings(
            [KnownFinding("on-screen", "launch wide; push-list; swipe-dock; narrow")],
            in: .document004Repaired)
    }

    @Test(.enabled(if: isWhole))
    func `nothing of it happens since iOS 26`() throws {
        try expectHolds(.document004Menu, profile: .ios26, commands: 5_000)
        try expectHolds(.document004Repaired, profile: .ios26, commands: 5_000)
    }

    @Test(.enabled(if: isWhole))
    func `a repair that knows when to stop holds, and so do columns that UIKit wraps`() throws {
        try expectHolds(.mendedMenu)
        try expectHolds(.columns)
        try expectHolds(.columns, profile: .ios26, commands: 5_000)
    }

    @Test func `from right to left too`() throws {
        let subject = SplitViewSubject(
            "mirrored", contract: .usual, profile: .ios14, naming: .kinds
        ) {
            let split = MendedSplitViewController(style: .doubleColumn)
            split.view.semanticContentAttribute = .forceRightToLeft
            split.setViewController(PresentersMenuViewController(), for: .primary)
            split.setViewController(NoPresenterViewController(), for: .secondary)
            return SplitViewScene(
                split, screen: { $0 is NoPresenterViewController ? .placeholder : .list }
            )
            .list { PresentersViewController() }
            .detail { _ in PresenterViewController() }
            .listButton()
        }
        for steps in ["toggle-list; toggle-list", "narrow; widen", "swipe-dock"] {
            try expectScene(
                "[{[list, list#2]} | _] >100:100", after: "\(Self.pushed); \(steps)", in: subject)
        }
        try expectScene(
            "[{[list, list#2, [_]]}]", after: "\(Self.pushed); swipe-dock; narrow", in: subject)
    }
}
