import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that have another tree of screens for a narrow window.
@MainActor @Suite struct NarrowScreenTests {
    /// A narrow window shows a list of its own, and the articles anew.
    class TwoTrees: Reader {
        private final var trees: Trees?
        fileprivate final var wide: UINavigationController?
        private final var narrow: UINavigationController?

        /// The articles for the other tree.
        func again(_ articles: [UIViewController]) -> [UIViewController] {
            articles.compactMap { ($0 as? Article).map { Article($0.row) } }
        }

        override init() {
            super.init()
            trees = Trees(self)
            split.delegate = trees
        }

        final func beginNarrowTree() -> UIViewController {
            wide = split.viewControllers.first as? UINavigationController
            let tree = stacked(ArticleList())
            narrow = tree
            return tree
        }

        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            narrow?.viewControllers += again(secondary.children)
            return true
        }

        override func separate(from primary: UIViewController) -> UIViewController? {
            let shown = again(narrow?.children ?? [])
            narrow = nil
            wide = nil
            let secondary = UINavigationController()
            secondary.viewControllers = shown.isEmpty ? [makeDefault()] : shown
            return secondary
        }
    }

    /// The delegate of the split view: it says which tree is shown.
    private final class Trees: NSObject, UISplitViewControllerDelegate {
        unowned let app: TwoTrees

        init(_ app: TwoTrees) { self.app = app }

        func primaryViewController(
            forCollapsing splitViewController: UISplitViewController
        ) -> UIViewController? { app.beginNarrowTree() }

        func primaryViewController(
            forExpanding splitViewController: UISplitViewController
        ) -> UIViewController? { app.wide }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            app.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController,
                onto: primaryViewController)
        }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            app.splitViewController(
                splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    /// The tree of the narrow window begins with its list.
    final class ForgetsArticle: TwoTrees {
        override func again(_ articles: [UIViewController]) -> [UIViewController] {
            split.isCollapsed ? super.again(articles) : []
        }
    }

    /// It shows another article.
    final class ShowsAnother: TwoTrees {
        override func again(_ articles: [UIViewController]) -> [UIViewController] {
            articles.compactMap { ($0 as? Article).map { Article($0.row % 3 + 1) } }
        }
    }

    private let another = Policies(selection: .replaces, screens: .another)

    /// A side bar leads to the sections of an app in a wide window, tabs in a narrow one.
    private final class Sections: NSObject, NamesTop, NamesMode {
        let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()
        private(set) var section = 1
        private let staysInStep: Bool

        init(staysInStep: Bool) {
            self.staysInStep = staysInStep
            super.init()
            split.delegate = self
            tabs.viewControllers = (1...3).map { stacked(Article($0)) }
            split.setViewController(SideBar(), for: .primary)
            open(1)
            split.setViewController(tabs, for: .compact)
        }

        func open(_ section: Int) {
            self.section = section
            split.setViewController(stacked(Article(section)), for: .secondary)
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            if staysInStep { tabs.selectedIndex = section - 1 }
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            if staysInStep, tabs.selectedIndex + 1 != section { open(tabs.selectedIndex + 1) }
            return proposed
        }

        static func subject(staysInStep: Bool) -> SplitViewSubject {
            let policies = Policies(screens: .another, defaultDetail: .inFront)
            return SplitViewSubject("sections", contract: .usual(policies)) {
                let app = Sections(staysInStep: staysInStep)
                return SplitViewScene(app.split, keeping: [app]) {
                    ($0 as? Article).map { .detail(item: $0.row) } ?? .list
                }
                .onTap(rows: { _ in 3 }) { row, _ in app.open(row) }
            }
        }
    }

    @Test func `tabs of a narrow window stand for the side bar of a wide one`() throws {
        try expectPair(
            Sections.subject(staysInStep: true), Sections.subject(staysInStep: false),
            "contents-preserved: launch wide; select 2; narrow")
    }

    private final class Account: UIViewController {}

    /// One of the tabs of a narrow window has no counterpart in a wide one.
    private final class AccountTab: NSObject, NamesTop {
        let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()
        private let isSelectedAgain: Bool

        init(isSelectedAgain: Bool) {
            self.isSelectedAgain = isSelectedAgain
            super.init()
            split.delegate = self
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(stacked(Article(1)), for: .secondary)
            tabs.viewControllers = [Article(1), Account()].map { stacked($0) }
            split.setViewController(tabs, for: .compact)
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            if isSelectedAgain { tabs.selectedIndex = 0 }
            return .compact
        }

        static func subject(isSelectedAgain: Bool = false) -> SplitViewSubject {
            let policies = Policies(screens: .another, otherTabs: .kept)
            return SplitViewSubject("account", contract: .usual(policies)) {
                let app = AccountTab(isSelectedAgain: isSelectedAgain)
                return SplitViewScene(app.split, keeping: [app]) {
                    ($0 as? Article).map { .detail(item: $0.row) } ?? .list
                }
            }
        }
    }

    @Test func `what comes back as it was has not lost what the other tree shows`() throws {
        let line = "launch narrow; switch-tab 2; widen; narrow"
        try expectSilent(AccountTab.subject(), line)
        let broken = try broken(AccountTab.subject(isSelectedAgain: true), line)
        #expect(broken.contains("background-invisible"))
    }

    /// A narrow window shows the article alone; a button there may present the list.
    private final class Alone: NSObject, UISplitViewControllerDelegate {
        let split = UISplitViewController(style: .doubleColumn)
        private let narrow = stacked(Article(1))
        private(set) var row = 1

        override init() {
            super.init()
            split.delegate = self
            split.setViewController(SideBar(), for: .primary)
            open(1)
            split.setViewController(narrow, for: .compact)
        }

        func open(_ row: Int) {
            self.row = row
            narrow.setViewControllers([Article(row)], animated: false)
            split.setViewController(stacked(Article(row)), for: .secondary)
        }

        func presentList() -> SplitViewScene.Promise {
            guard split.isCollapsed, split.presentedViewController == nil else {
                return .changesNothing
            }
            let list = SideBar()
            split.present(stacked(list), animated: true)
            return .shows(list)
        }

        static func subject(hasButton: Bool) -> SplitViewSubject {
            let policies = Policies(screens: .another, defaultDetail: .inFront)
            return SplitViewSubject("alone", contract: .usual(policies)) {
                let app = Alone()
                let scene = SplitViewScene(app.split, keeping: [app]) {
                    ($0 as? Article).map { .detail(item: $0.row) } ?? .list
                }
                .onTap(rows: { _ in 3 }) { row, _ in app.open(row) }
                return hasButton ? scene.onAction("list") { app.presentList() } : scene
            }
        }
    }

    @Test func `a button that presents the list leads there`() throws {
        try expectPair(
            Alone.subject(hasButton: true), Alone.subject(hasButton: false),
            "list-reachable: launch narrow")
    }

    @Test func `by policy a narrow window has screens of its own`() throws {
        try expectPair(
            .reader(another) { TwoTrees() }, .reader(another) { ForgetsArticle() },
            "same-screen: launch wide; select 1; narrow")
        try expectPair(
            .reader(another) { TwoTrees() }, .reader(another) { ShowsAnother() },
            "same-screen: launch wide; select 1; narrow")
        try expectPair(
            .reader { Reader() }, .reader { TwoTrees() }, "contents-preserved: launch narrow")
    }
}
