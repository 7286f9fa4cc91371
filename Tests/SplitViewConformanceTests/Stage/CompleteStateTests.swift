import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Apps whose future hangs on what UIKit remembers, or on which screen it is. They have no memory
/// of their own, and say so.
@MainActor @Suite struct CompleteStateTests {
    /// Leaves the work to UIKit, and lets an app drop its detail on expansion.
    private final class Dropping: NSObject, UISplitViewControllerDelegate {
        let drops: @MainActor (UIViewController) -> Bool
        init(_ drops: @escaping @MainActor (UIViewController) -> Bool) { self.drops = drops }

        func splitViewController(
            _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
        ) -> UIViewController? {
            guard let stack = primary as? UINavigationController else { return nil }
            var screens = stack.viewControllers
            guard screens.contains(where: drops) else { return nil }
            screens.removeAll { drops($0) }
            stack.viewControllers = screens
            return Blank()
        }
    }

    private final class Row: UIViewController {
        let row: Int
        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func subject(
        rows: Scene.Rows = .alike,
        makeDetail: @escaping @MainActor @Sendable (Int) -> UIViewController = { _ in Note() },
        makePushedDetail: (@MainActor @Sendable () -> UIViewController)? = nil,
        openLink: (@MainActor @Sendable (UISplitViewController) -> [UIViewController])? = nil,
        drops: @escaping @MainActor @Sendable (UIViewController) -> Bool
    ) -> Subject {
        Subject("dropping", contract: .open) {
            let (split, delegate) = (UISplitViewController(), Dropping(drops))
            split.viewControllers = [
                UINavigationController(rootViewController: Folder()),
                UINavigationController(rootViewController: Blank()),
            ]
            split.delegate = delegate
            var actions = Scene.Actions()
            if let openLink { actions = Scene.Actions(openLink: { openLink(split) }) }
            return Scene(
                split: split, keeping: [delegate],
                role: { $0 is Folder ? .list : $0 is Blank ? .placeholder : .detail },
                makeList: { Folder() }, makeDetail: { makeDetail($0) },
                makePushedDetail: makePushedDetail,
                actions: actions, memory: .none, rows: rows)
        }
    }

    /// The states that two traces lead to.
    private func states(
        _ lines: (String, String), of subject: Subject
    ) throws -> (StageState, StageState) {
        let stage = SplitViewStage(subject)
        try stage.act(out: lines.0)
        let first = stage.state
        try stage.act(out: lines.1)
        return (first, stage.state)
    }

    private func verification(of subject: Subject, height: Int = 4) -> Verification {
        SplitViewStage(subject).verification(
            of: SplitViewLaws.ofThePresent[0].name,
            within: VerificationBounds(height: height, limits: ExhaustLimits()))
    }

    private func broken(_ subject: Subject) -> [String: Int] {
        let found = verification(of: subject)
        #expect(!found.isInconsistent)
        return Dictionary(
            found.findings.map { ($0.law, $0.trace.commands.count) }, uniquingKeysWith: min)
    }

    @Test("a note whose view was never loaded is lost, and that is found")
    func loadedViews() throws {
        let subject = subject(
            openLink: { split in
                // Two notes at once: the lower one is covered from the start.
                let notes = [Note(), Note()]
                let lists = split.viewControllers.first as? UINavigationController
                if let lists, split.isCollapsed { lists.viewControllers += notes }
                return split.isCollapsed ? notes : []
            }, drops: { $0 is Note && !$0.isViewLoaded })
        #expect(broken(subject)["contents-preserved"] == 3)
    }

    @Test("where the app asks whether views are loaded, states tell, and where not, they do not")
    func attention() throws {
        func link(_ split: UISplitViewController) -> [UIViewController] {
            guard split.isCollapsed, let lists = split.viewControllers[0] as? UINavigationController
            else { return [] }
            let notes = [Note(), Note()]
            lists.viewControllers += notes
            return notes
        }
        let asking = subject(openLink: { link($0) }, drops: { !$0.isViewLoaded })
        let plain = subject(openLink: { link($0) }, drops: { _ in false })
        let lines = ("launch narrow; open-link", "launch narrow; open-link; back list; push-detail")
        #expect(try states(lines, of: plain).0 == states(lines, of: plain).1)
        let (stage, other) = (SplitViewStage(asking), SplitViewStage(asking))
        try stage.act(out: "launch narrow; widen; narrow; open-link")
        try other.act(out: "launch narrow; widen; narrow; open-link; back list; push-detail")
        #expect(stage.state != other.state)
    }

    @Test("a note that hears of its traits")
    func traits() throws {
        final class Hearing: UIViewController {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                title = "changed"
            }
        }
        let subject = subject(makeDetail: { _ in Hearing() }, drops: { $0.title == "changed" })
        let (popped, cleared) = try states(
            (
                "launch narrow; select 1; back list; widen",
                "launch narrow; select 1; widen; narrow; back list; widen"
            ), of: subject)
        #expect(popped != cleared)
        #expect(!verification(of: subject, height: 3).isInconsistent)
    }

    @Test("a delegate that treats rows differently, where nothing but the rows is declared")
    func rows() throws {
        for row in 0..<3 {
            let subject = subject(
                rows: .different, makeDetail: { Row($0) }, drops: { ($0 as? Row)?.row == row })
            #expect(broken(subject)["contents-preserved"] == 3, "row \(row)")
        }
        let alike = subject(makeDetail: { Row($0) }, drops: { _ in false })
        let lines = ("launch narrow; select 1", "launch narrow; select 2")
        #expect(try states(lines, of: alike).0 == states(lines, of: alike).1)
        let different = subject(
            rows: .different, makeDetail: { Row($0) }, drops: { _ in false })
        #expect(try states(lines, of: different).0 != states(lines, of: different).1)
    }

    @Test("a delegate that treats a class of screens differently")
    func classes() throws {
        final class Page: UIViewController {}
        let subject = subject(makePushedDetail: { Page() }, drops: { $0 is Page })
        #expect(broken(subject)["contents-preserved"] == 4)
    }

    @Test("references to screens that stand nowhere are part of the state, as far as declared")
    func references() throws {
        final class Keeper: NSObject { var kept: UIViewController? }
        func subject(_ memory: @escaping (Keeper) -> Memory) -> Subject {
            Subject("keeping", contract: .open) {
                let (split, keeper) = (UISplitViewController(), Keeper())
                let lists = UINavigationController(rootViewController: Folder())
                split.viewControllers = [
                    lists, UINavigationController(rootViewController: Blank()),
                ]
                return Scene(
                    split: split, keeping: [keeper], role: role(of:), makeList: { Folder() },
                    makeDetail: { _ in
                        let note = Note()
                        keeper.kept = note
                        return note
                    },
                    makePushedDetail: { Note() },
                    actions: Scene.Actions(clearDetail: { keeper.kept = Note() }),
                    memory: memory(keeper), rows: .alike)
            }
        }
        let lines = ("launch narrow; select 1", "launch narrow; select 1; clear-detail")
        let forgetful = try states(lines, of: subject { _ in .none })
        #expect(forgetful.0.words.count == forgetful.1.words.count)
        let honest = try states(
            lines, of: subject { keeper in .values { [.number(7), .screen(keeper.kept)] } })
        #expect(honest.0 != honest.1)
    }
}
