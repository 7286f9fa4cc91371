import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that refuse a tap on a tab, and do something else.
@MainActor @Suite struct RefusedTabTests {
    private final class Draft: UIViewController {}

    /// The second tab is a button: what it does is for a subclass.
    class Button: TabbedReader {
        /// Whether a tap selects the tab all the same.
        var agrees: Bool { false }

        func act() {}

        final override func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            guard viewController === stacks[1] else { return true }
            act()
            return agrees
        }

        final override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Draft ? .detail : super.screen(controller)
        }

        final override var scene: SplitViewScene { super.scene.list { ArticleList() } }
    }

    /// A plus: it presents a new article.
    final class Plus: Button {
        override func act() {
            guard split.presentedViewController == nil else { return }
            split.present(stacked(Draft()), animated: true)
        }
    }

    /// Settings are shown in place of an article.
    final class Settings: Button { override func act() { show(Article(9)) } }

    /// Fills in an article, in place of one that was chosen, too.
    final class FillsIn: Button {
        override func act() { show(Article(9, isDefault: true)) }
    }

    /// Loses the article in front.
    final class Loses: Button {
        override func act() {
            guard !split.isCollapsed else { return }
            let detail = split.viewControllers.last as? UINavigationController
            detail?.setViewControllers([NoArticle()], animated: false)
        }
    }

    /// Selects the second tab by itself, as apps do that animate the change.
    final class SelectsByItself: Button {
        override func act() { tabs.selectedIndex = 1 }
    }

    /// Selects the first tab again as the second is selected.
    final class Bounces: Button {
        override var agrees: Bool { true }

        override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { tabBarController.selectedIndex = 0 }
    }

    /// A tap on the selected tab scrolls its list to the top, and leads nowhere.
    class Scrolls: TabbedReader {
        override func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            guard viewController === tabBarController.selectedViewController else { return true }
            scroll()
            return false
        }

        func scroll() {}

        final override var scene: SplitViewScene { super.scene.list { ArticleList() } }
    }

    /// It leads back by one screen.
    final class GoesBack: Scrolls {
        override func scroll() { stackInFront.popViewController(animated: true) }
    }

    /// The laws that the last step of a line breaks.
    @Test func `a tap on a tab that the app refuses need not do anything`() throws {
        for line in ["launch wide; switch-tab 2", "launch narrow; select 1; switch-tab 2"] {
            try expectSilent(.reader { Button() }, line)
            try expectSilent(.reader { Plus() }, line)
            try expectSilent(.reader { Settings() }, line)
            // Refusing is another thing than going back.
            #expect(try broken(.reader { Bounces() }, line) == ["tap-works"])
        }
        for line in [
            "launch wide; select 1; switch-tab 2", "launch wide; switch-tab 2; narrow",
            "launch wide; select 1; switch-tab 2; narrow",
        ] { try expectSilent(.reader { Settings() }, line) }
        try expectSilent(.reader { Plus() }, "launch wide; switch-tab 2; back list; narrow")
    }

    @Test func `an app that refuses a tab may select it by itself`() throws {
        for line in ["launch wide; switch-tab 2", "launch wide; select 1; switch-tab 2; narrow"] {
            try expectSilent(.reader { SelectsByItself() }, line)
        }
    }

    @Test func `what an app does in place of a tab loses nothing`() throws {
        #expect(
            try broken(.reader { Loses() }, "launch wide; select 1; switch-tab 2")
                == ["contents-preserved"])
        #expect(
            try broken(.reader { FillsIn() }, "launch wide; select 1; switch-tab 2")
                == ["contents-preserved"])
        try expectSilent(.reader { FillsIn() }, "launch wide; switch-tab 2")
    }

    @Test func `a tap on the selected tab may be refused, or lead back by one screen`() throws {
        let line = "launch wide; push-list; push-list; tap-tab-again"
        try expectSilent(.reader { TabbedReader.withLists() }, line)
        try expectSilent(.reader { Scrolls() }, line)
        try expectSilent(.reader { GoesBack() }, line)
    }
}

extension TabbedReader {
    /// One whose lists lead to others.
    fileprivate static func withLists() -> Reader {
        final class WithLists: TabbedReader {
            override var scene: SplitViewScene { super.scene.list { ArticleList() } }
        }
        return WithLists()
    }
}
