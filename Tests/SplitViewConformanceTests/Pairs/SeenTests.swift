import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What a person sees decides, be it the work of the app or of UIKit.
@MainActor @Suite struct SeenTests {
    private final class Items: UIViewController {}
    private final class NoItem: UIViewController {}

    private final class Item: UIViewController {
        let row: Int

        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private static func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
        if let item = controller as? Item { return .detail(item: item.row) }
        return controller is NoItem ? .placeholder : .list
    }

    private func broken(_ subject: SplitViewSubject, by line: String) throws -> [String] {
        let commands = try Trace.commands(inLine: line)
        let replay = SplitViewChecker(subject).replay(commands)
        #expect(replay.executed == commands)
        return replay.violations.map { "\($0.law) \($0.index)" }
    }

    /// Tabs that are compact in every window, and may tell the split view in them otherwise.
    private final class Tabs: UITabBarController {
        let inner: UISplitViewController
        let tells: Bool

        init(_ inner: UISplitViewController, tells: Bool) {
            (self.inner, self.tells) = (inner, tells)
            super.init(nibName: nil, bundle: nil)
            viewControllers = [inner]
            traitOverrides.horizontalSizeClass = .compact
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if tells { inner.traitOverrides.horizontalSizeClass = .regular }
        }
    }

    @Test func `a wide window with one column is a fault`() throws {
        func subject(tells: Bool) -> SplitViewSubject {
            SplitViewSubject("bookings") {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(Items(), for: .primary)
                split.setViewController(Item(1), for: .secondary)
                let tabs = Tabs(split, tells: tells)
                return SplitViewScene(split, keeping: [tabs], screen: Self.screen)
            }
        }
        #expect(try broken(subject(tells: false), by: "launch wide").contains("never-empty 0"))
        #expect(try broken(subject(tells: true), by: "launch wide") == [])
    }

    /// The classic template, with Apple's own method, or without it.
    private class Template: NSObject, UISplitViewControllerDelegate {}

    private final class Repaired: Template {
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            secondaryViewController.children.last is NoItem
        }
    }

    private func template(
        _ delegate: @escaping @MainActor @Sendable () -> Template
    ) -> SplitViewSubject {
        SplitViewSubject("recipes") {
            let (split, delegate) = (UISplitViewController(), delegate())
            split.viewControllers = [Items(), NoItem()].map {
                UINavigationController(rootViewController: $0)
            }
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: Self.screen)
                .onTap { row, list in
                    list.showDetailViewController(
                        UINavigationController(rootViewController: Item(row)), sender: list)
                }
        }
    }

    @Test func `what UIKit itself nests, keeps and brings back is no fault`() throws {
        let line = "launch wide; select 1; narrow; back list; widen; narrow; widen"
        #expect(try broken(template { Repaired() }, by: line) == [])
        #expect(
            try broken(template { Template() }, by: "launch narrow").contains(
                "blank-never-nested 0"))
    }

    @Test func `an app that merges by itself may be held to no nesting at all`() throws {
        let strict = SplitViewSubject(
            "recipes", contract: .usual(Policies(merging: .unnested))
        ) { template { Repaired() }.makeScene() }
        #expect(
            try broken(strict, by: "launch wide; select 1; narrow").contains("no-nav-in-nav 2"))
    }

    /// Opens a page above its empty one, and its items beside or above it.
    private func pages(above: Bool) -> SplitViewSubject {
        SplitViewSubject("pages", contract: .usual(Policies(screens: .madeAnew))) {
            let split = UISplitViewController()
            split.viewControllers = [Items(), NoItem()].map {
                UINavigationController(rootViewController: $0)
            }
            let stack = split.viewControllers[1] as? UINavigationController
            return SplitViewScene(split, screen: Self.screen)
                .onTap { row, _ in
                    let item = Item(row)
                    if above { return stack?.pushViewController(item, animated: true) ?? () }
                    stack?.setViewControllers([item], animated: false)
                }
                .onAction("help") {
                    let page = Item(9)
                    stack?.pushViewController(page, animated: true)
                    return .shows(page)
                }
        }
    }

    @Test func `an empty page may open one above it, and a row may not`() throws {
        #expect(try broken(pages(above: false), by: "launch wide; action 1") == [])
        #expect(
            try broken(pages(above: true), by: "launch wide; select 1").contains(
                "blank-never-nested 1"))
    }

    @Test func `a second tap on a row may show its item anew`() throws {
        #expect(try broken(pages(above: false), by: "launch wide; select 1; select 1") == [])
    }
}
