import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Apps whose future hangs on what UIKit remembers, or on which screen it is. They have no memory
/// of their own, and say so.
@MainActor @Suite struct CompleteStateTests {
    /// Merges and parts, and loses some details on the way.
    private final class Dropping: NSObject, Merges, Separates {
        let drops: @MainActor (UIViewController) -> Bool
        init(_ drops: @escaping @MainActor (UIViewController) -> Bool) { self.drops = drops }

        func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            guard let lists = primary as? UINavigationController else { return false }
            let stack = secondary as? UINavigationController
            let details = (stack?.viewControllers ?? [secondary]).filter { !($0 is Blank) }
            stack?.viewControllers = []
            lists.viewControllers += details
            return true
        }

        func separate(from primary: UIViewController) -> UIViewController? {
            guard let lists = primary as? UINavigationController else { return nil }
            let details = lists.viewControllers.filter { !($0 is Folder) }
            let kept = details.filter { !drops($0) }
            lists.viewControllers.removeAll { !($0 is Folder) }
            let stack = UINavigationController()
            stack.viewControllers = kept.isEmpty ? [Blank()] : kept
            return stack
        }
    }

    private static let contract = Contract(
        assumptions: [
            Assumption(
                "usual", "Nothing unusual happens.",
                rulingOut: [
                    .selectEmptyStack, .selectList, .reorderStack, .shortenStack, .repeatStack,
                    .withholdDelegate, .attachDelegate, .pushAboveNested, .pushListOnDetail,
                    .pushDetailOnList, .pushOnPlaceholder, .selectWrapped, .cancelBack, .pushList,
                ])
        ])

    private final class Row: UIViewController {
        let row: Int
        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func subject(
        rows: SplitViewScene.Rows = .alike,
        makeDetail: @escaping @MainActor @Sendable (Int) -> UIViewController = { _ in Note() },
        makePushedDetail: (@MainActor @Sendable () -> UIViewController)? = nil,
        openLink: (@MainActor @Sendable (UISplitViewController) -> [UIViewController])? = nil,
        drops: @escaping @MainActor @Sendable (UIViewController) -> Bool
    ) -> SplitViewSubject {
        SplitViewSubject("dropping", contract: Self.contract) {
            let (split, delegate) = (UISplitViewController(), Dropping(drops))
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            split.delegate = delegate
            let clear: @MainActor () -> Void = {
                guard !split.isCollapsed else { return }
                split.viewControllers = [
                    split.viewControllers[0], stacked(Blank()),
                ]
            }
            return SplitViewScene(
                split, keeping: [delegate],
                screen: { $0 is Folder ? .list : $0 is Blank ? .placeholder : .detail }
            )
            .list { Folder() }
            .detail { makeDetail($0) }
            .page(makePushedDetail)
            .onDelete(clear)
            .onLink(if: openLink != nil) { openLink?(split) ?? [] }
            .rows(rows)
        }
    }

    /// Whether the states that two traces lead to are one.
    private func areAlike(
        _ lines: (String, String), of subject: SplitViewSubject, after warmUp: String? = nil
    ) throws -> Bool {
        let stage = SplitViewStage(subject)
        if let warmUp { try stage.act(out: warmUp) }
        try stage.act(out: lines.0)
        let first = stage.reducedState
        try stage.act(out: lines.1)
        return stage.reducedState == first
    }

    private func verification(of subject: SplitViewSubject, height: Int = 4) -> Verification {
        SplitViewChecker(subject).verification(
            within: VerificationBounds(height: height, limits: ExhaustLimits()))
    }

    private func broken(_ subject: SplitViewSubject) -> [String: Int] {
        let found = verification(of: subject)
        #expect(!found.isInconsistent)
        // What the delegates of these tests drop they drop when the columns separate.
        let separating = found.findings.filter { $0.trace.commands.last == .widen }
        return Dictionary(
            separating.map { ($0.law, $0.trace.commands.count) }, uniquingKeysWith: min)
    }

    @Test(.enabled(if: isWhole))
    func `a note whose view was never loaded is lost, and that is found`() throws {
        let subject = subject(openLink: { Self.openTwo(in: $0) }, drops: { !$0.isViewLoaded })
        #expect(broken(subject)["contents-preserved"] == 3)
        let plain = self.subject(openLink: { Self.openTwo(in: $0) }, drops: { _ in false })
        #expect(broken(plain)["contents-preserved"] == nil)
    }

    /// Puts two notes on the one stack: the lower one is covered from the start.
    private static func openTwo(in split: UISplitViewController) -> [UIViewController] {
        guard split.isCollapsed, let lists = split.viewControllers[0] as? UINavigationController
        else { return [] }
        let notes = [Note(), Note()]
        lists.viewControllers += notes
        return notes.reversed()
    }

    @Test
    func `where the app asks whether views are loaded, states tell, and where not, they do not`()
        throws
    {
        let asking = subject(openLink: { Self.openTwo(in: $0) }, drops: { !$0.isViewLoaded })
        let lines = ("launch narrow; open-link", "launch narrow; open-link; back list; push-detail")
        #expect(try areAlike(lines, of: asking))
        #expect(try !areAlike(lines, of: asking, after: "launch narrow; open-link; widen"))
    }

    @Test func `a note that hears of its traits`() throws {
        final class Hearing: UIViewController {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        }
        let hearing = subject(makeDetail: { _ in Hearing() }, drops: { _ in false })
        let deaf = subject(drops: { _ in false })
        let lines = (
            "launch narrow; select 1; back list; widen", "launch wide; select 1; clear-detail"
        )
        #expect(try !areAlike(lines, of: hearing))
        #expect(try areAlike(lines, of: deaf))
        #expect(broken(hearing)["contents-preserved"] == nil)
    }

    @Test(.enabled(if: isWhole))
    func `a delegate that treats rows differently, where nothing but the rows is declared`() throws
    {
        for row in 1...3 {
            let subject = subject(
                rows: .different, makeDetail: { Row($0) }, drops: { ($0 as? Row)?.row == row })
            #expect(broken(subject)["contents-preserved"] == 3, "row \(row)")
        }
        let lines = ("launch narrow; select 1", "launch narrow; select 2")
        let alike = subject(makeDetail: { Row($0) }, drops: { _ in false })
        #expect(try areAlike(lines, of: alike))
        let different = subject(rows: .different, makeDetail: { Row($0) }, drops: { _ in false })
        #expect(try !areAlike(lines, of: different))
    }

    @Test func `a delegate that treats a class of screens differently`() throws {
        final class Page: UIViewController {}
        let subject = subject(makePushedDetail: { Page() }, drops: { $0 is Page })
        #expect(broken(subject)["contents-preserved"] == 4)
    }

    /// A note that the app shows of its own accord.
    private final class FirstNote: UIViewController {}

    @Test func `whether a detail that was filled in came with an action`() throws {
        let subject = SplitViewSubject("filled-in", contract: Self.contract) {
            let split = UISplitViewController()
            let list = stacked(Folder())
            @MainActor func fillIn() {
                split.viewControllers = [
                    list, stacked(FirstNote()),
                ]
            }
            fillIn()
            return SplitViewScene(split, keeping: []) {
                $0 is FirstNote ? .detail.filledIn : .list
            }
            .onAction("begin anew") {
                fillIn()
                return .unstated
            }
        }
        let stages = try ["launch wide", "launch wide; action 1"].map { line in
            let stage = SplitViewStage(subject)
            for command in try Trace.commands(inLine: line) { _ = stage.perform(command) }
            return stage
        }
        #expect(stages[0].picture.notation == stages[1].picture.notation)
        // The app may say that it is not filled in any more: then only one of them was asked for.
        #expect(stages[0].state != stages[1].state)
    }

    /// A detail with one page, which another one takes the place of as the columns merge.
    private final class Pages: UIViewController, Merges, Separates {
        private(set) var page = Row(1)

        func turn(to number: Int) {
            page.removeFromParent()
            page = Row(number)
            addChild(page)
        }

        func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            guard let lists = primary as? UINavigationController else { return false }
            (secondary as? UINavigationController)?.viewControllers = []
            lists.viewControllers.append(self)
            turn(to: 1)
            return true
        }

        func separate(from primary: UIViewController) -> UIViewController? {
            (primary as? UINavigationController)?.viewControllers.removeLast()
            return stacked(self)
        }
    }

    @Test func `how a screen was chosen that is gone is no part of the state`() throws {
        let subject = SplitViewSubject("pages", contract: .usual(Policies(selection: .replaces))) {
            let (split, pages) = (UISplitViewController(), Pages())
            pages.turn(to: 1)
            split.viewControllers = [stacked(Folder()), stacked(pages)]
            split.delegate = pages
            return SplitViewScene(split, keeping: [pages]) {
                ($0 as? Row).map { .detail(item: $0.row) } ?? .list
            }
            .onTap { row, _ in if pages.page.row != row { pages.turn(to: row) } }
        }
        let lines = [
            "launch wide; select 2; select 1; narrow",
            "launch wide; select 2; narrow; widen; select 1; narrow",
        ]
        let states = try lines.map { line in
            let stage = SplitViewStage(subject)
            for command in try Trace.commands(inLine: line) { _ = stage.perform(command) }
            return stage.state
        }
        #expect(states[0] == states[1])
    }
}
