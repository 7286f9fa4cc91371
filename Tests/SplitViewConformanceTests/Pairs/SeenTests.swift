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
        #expect(try flaws(subject(tells: false), "launch wide").contains("never-empty 0"))
        try expectSilent(subject(tells: true), "launch wide")
    }

    /// The classic template, with Apple's own method, or without it.
    private final class Template: NSObject, UISplitViewControllerDelegate {}

    private final class Repaired: NSObject, Merges {
        func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            secondary.children.last is NoItem
        }
    }

    private func template(
        _ delegate: @escaping @MainActor @Sendable () -> any UISplitViewControllerDelegate
    ) -> SplitViewSubject {
        SplitViewSubject("recipes") {
            let (split, delegate) = (UISplitViewController(), delegate())
            split.viewControllers = [Items(), NoItem()].map { stacked($0) }
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: Self.screen)
                .onTap { row, list in
                    list.showDetailViewController(
                        stacked(Item(row)), sender: list)
                }
        }
    }

    @Test func `what UIKit itself nests, keeps and brings back is no fault`() throws {
        let line = "launch wide; select 1; narrow; back list; widen; narrow; widen"
        try expectSilent(template { Repaired() }, line)
        #expect(
            try flaws(template { Template() }, "launch narrow").contains("blank-never-nested 0"))
    }

    @Test func `an app that merges by itself may be held to no nesting at all`() throws {
        let strict = SplitViewSubject("recipes", contract: .usual(Policies(merging: .unnested))) {
            template { Repaired() }.makeScene()
        }
        #expect(try flaws(strict, "launch wide; select 1; narrow").contains("no-nav-in-nav 2"))
    }

    /// Opens a page above its empty one, and its items beside or above it.
    private func pages(above: Bool) -> SplitViewSubject {
        SplitViewSubject("pages", contract: .usual(Policies(screens: .madeAnew))) {
            let split = UISplitViewController()
            split.viewControllers = [Items(), NoItem()].map { stacked($0) }
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
        try expectSilent(pages(above: false), "launch wide; action 1")
        #expect(
            try flaws(pages(above: true), "launch wide; select 1").contains("blank-never-nested 1"))
    }

    @Test func `a second tap on a row may show its item anew`() throws {
        try expectSilent(pages(above: false), "launch wide; select 1; select 1")
    }
}
