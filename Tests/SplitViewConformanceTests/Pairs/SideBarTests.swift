import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Apps with a side bar, which keep the screens of each of its sections. A narrow window has a tab
/// for each section.
@MainActor @Suite struct SideBarTests {
    /// Three columns: the side bar, the list of a section, and its article.
    class Sections: NSObject, NamesTop, NamesMode {
        fileprivate final let split = UISplitViewController(style: .tripleColumn)
        private let tabs = UITabBarController()
        private let lists = (1...2).map {
            stacked(SectionList($0))
        }
        fileprivate final let details = (1...2).map { _ in
            stacked(NoArticle())
        }
        private var section = 1

        override init() {
            super.init()
            tabs.viewControllers = [UINavigationController(), UINavigationController()]
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(lists[0], for: .supplementary)
            split.setViewController(details[0], for: .secondary)
            split.setViewController(tabs, for: .compact)
            split.preferredDisplayMode = .twoBesideSecondary
            split.delegate = self
        }

        fileprivate final var stacks: [UINavigationController] {
            tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
        }

        final func open(_ other: Int) {
            guard other != section else { return }
            section = other
            split.setViewController(lists[section - 1], for: .supplementary)
            split.setViewController(detail(of: section), for: .secondary)
        }

        func detail(of section: Int) -> UINavigationController { details[section - 1] }

        final func show(_ article: Article, of list: UIViewController) {
            if split.isCollapsed {
                list.navigationController?.pushViewController(article, animated: true)
            } else {
                details[section - 1].setViewControllers([article], animated: false)
            }
        }

        /// The list of a section in its tab.
        func listInTab(_ section: Int) -> [UIViewController] {
            let list = lists[section - 1].viewControllers
            lists[section - 1].viewControllers = []
            return list
        }

        /// What was in the tab of a section, for its column.
        func takeBack(_ list: [UIViewController], of section: Int) {
            lists[section - 1].viewControllers = list
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            for section in 1...2 {
                let articles = details[section - 1].viewControllers.filter { $0 is Article }
                details[section - 1].viewControllers = [NoArticle()]
                stacks[section - 1].viewControllers = listInTab(section) + articles
            }
            tabs.selectedIndex = section - 1
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            section = tabs.selectedIndex + 1
            for (index, stack) in stacks.enumerated() {
                let (list, articles) = (
                    stack.viewControllers.prefix(1), stack.viewControllers.dropFirst()
                )
                stack.viewControllers = []
                takeBack(Array(list), of: index + 1)
                details[index].viewControllers = articles.isEmpty ? [NoArticle()] : Array(articles)
            }
            split.setViewController(lists[section - 1], for: .supplementary)
            split.setViewController(details[section - 1], for: .secondary)
            return proposed
        }

        fileprivate final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { controller in
                switch controller {
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                case let list as SectionList: .list(item: list.section)
                default: .list
                }
            }
            .onTap(rows: { _ in 2 }) { [unowned self] row, list in
                if let list = list as? SectionList {
                    show(Article(10 * list.section + row), of: list)
                } else {
                    open(row)
                }
            }
        }
    }

    /// The tabs have lists of their own, made when they are shown first.
    final class MakesLists: Sections {
        override func listInTab(_ section: Int) -> [UIViewController] {
            stacks[section - 1].viewControllers.first.map { [$0] } ?? [SectionList(section)]
        }

        override func takeBack(_ list: [UIViewController], of section: Int) {
            stacks[section - 1].viewControllers = list
        }
    }

    /// An article is gone once its section is opened again.
    final class ForgetsArticle: Sections {
        override func detail(of section: Int) -> UINavigationController {
            details[section - 1].viewControllers = [NoArticle()]
            return super.detail(of: section)
        }
    }

    private static func sections(
        _ make: @escaping @MainActor @Sendable () -> Sections
    ) -> SplitViewSubject {
        let policies = Policies(otherTabs: .follow, keepsScreens: true)
        return SplitViewSubject("sections", contract: .usual(policies)) { make().scene }
    }

    /// The laws that a trace breaks.
    private let there = "launch wide; select 1; show-column primary; select-first 2"

    @Test func `a section that is opened again shows what it showed`() throws {
        let line = there + "; select-first 1"
        try expectSilent(Self.sections { Sections() }, line)
        #expect(try broken(Self.sections { ForgetsArticle() }, line) == ["contents-preserved"])
    }

    @Test func `a list may come with its tab`() throws {
        for line in ["launch narrow; widen; narrow", there + "; narrow; switch-tab 1; widen"] {
            try expectSilent(Self.sections { Sections() }, line)
            try expectSilent(Self.sections { MakesLists() }, line)
        }
    }

    @Test(.enabled(if: isWhole)) func `an app that keeps its sections is right`() throws {
        for make in [{ Sections() }, { MakesLists() }] as [@MainActor @Sendable () -> Sections] {
            try expectPair(
                Self.sections(make), Self.sections { ForgetsArticle() },
                "contents-preserved: \(there); select-first 1", height: 7)
        }
    }

    /// Two columns: the side bar, and the stack of a section, which is in its tab while the window
    /// is narrow.
    class Stacks: NSObject, NamesTop, NamesMode {
        fileprivate final let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()
        private let stacks = (1...2).map { stacked(Article($0)) }
        private var section = 1

        override init() {
            super.init()
            tabs.viewControllers = [UINavigationController(), UINavigationController()]
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(stacks[0], for: .secondary)
            split.setViewController(tabs, for: .compact)
            split.delegate = self
        }

        private var inTabs: [UINavigationController] {
            tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
        }

        final func open(_ other: Int) {
            section = other
            split.setViewController(stacks[section - 1], for: .secondary)
        }

        private func move(_ stacks: [UINavigationController], to others: [UINavigationController]) {
            for (stack, other) in zip(stacks, others) {
                let screens = stack.viewControllers
                stack.viewControllers = []
                other.viewControllers = screens
            }
        }

        /// The tab of a section.
        func tab(of section: Int) -> Int { section - 1 }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            move(stacks, to: inTabs)
            tabs.selectedIndex = tab(of: section)
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            section = tabs.selectedIndex + 1
            move(inTabs, to: stacks)
            split.setViewController(stacks[section - 1], for: .secondary)
            return proposed
        }

        fileprivate final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { controller in
                (controller as? Article).map { .detail(item: $0.row) } ?? .list
            }
            .page { Article(9) }
            .onTap(rows: { _ in 2 }) { [unowned self] row, _ -> SplitViewScene.Promise in
                guard row == section else {
                    open(row)
                    return .unstated
                }
                stacks[row - 1].popToRootViewController(animated: true)
                return .showsItem(row)
            }
        }
    }

    /// A narrow window begins with the first tab.
    final class BeginsWithFirstTab: Stacks {
        override func tab(of section: Int) -> Int { 0 }
    }

    private static func stacks(
        _ make: @escaping @MainActor @Sendable () -> Stacks
    ) -> SplitViewSubject {
        let policies = Policies(otherTabs: .follow, defaultDetail: .inFront, keepsScreens: true)
        return SplitViewSubject("stacks", contract: .usual(policies)) { make().scene }
    }

    @Test func `a stack that was kept comes back as a whole`() throws {
        let line = "launch wide; push-detail; select 2; select 1"
        try expectSilent(Self.stacks { Stacks() }, line)
    }

    @Test func `what a tap brings back is chosen`() throws {
        let line = "launch wide; select 2; narrow"
        try expectSilent(Self.stacks { Stacks() }, line)
        #expect(try broken(Self.stacks { BeginsWithFirstTab() }, line).contains("same-screen"))
    }

    @Test(.enabled(if: isWhole)) func `an app that keeps its stacks is right`() throws {
        try expectPair(
            Self.stacks { Stacks() }, Self.stacks { BeginsWithFirstTab() },
            "same-screen: launch wide; select 2; narrow", height: 4)
    }

    /// Two columns: the side bar, and a tab bar with the stacks of all sections, which is the
    /// compact column while the window is narrow.
    class TabsBeside: NSObject, UISplitViewControllerDelegate {
        private let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()

        override init() {
            super.init()
            tabs.viewControllers = (1...2).map { stacked(Article($0)) }
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(tabs, for: .secondary)
            split.delegate = self
        }

        final func open(_ section: Int) { tabs.selectedIndex = tab(of: section) }

        /// The tab of a section.
        func tab(of section: Int) -> Int { section - 1 }

        final func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController
                .Column
        ) -> UISplitViewController.Column {
            svc.setViewController(nil, for: .secondary)
            svc.setViewController(tabs, for: .compact)
            return .compact
        }

        final func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
                UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            svc.setViewController(nil, for: .compact)
            svc.setViewController(tabs, for: .secondary)
            return proposedDisplayMode
        }

        fileprivate final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self, tabs]) { controller in
                (controller as? Article).map { .detail(item: $0.row) } ?? .list
            }
            .page { Article(9) }
            .onTap(rows: { _ in 2 }) { [unowned self] row, _ -> SplitViewScene.Promise in
                if tabs.selectedIndex == row - 1 { return .changesNothing }
                open(row)
                return .unstated
            }
        }
    }

    /// All rows lead to the first tab.
    final class StaysOnTab: TabsBeside {
        override func tab(of section: Int) -> Int { 0 }
    }

    @Test func `a side bar may select a tab beside it`() throws {
        let policies = Policies(otherTabs: .follow, defaultDetail: .inFront)
        func tabs(_ make: @escaping @MainActor @Sendable () -> TabsBeside) -> SplitViewSubject {
            SplitViewSubject("tabs", contract: .usual(policies)) { make().scene }
        }
        let line = "launch wide; push-detail; select 2; select 1; narrow; widen; select 2"
        try expectSilent(tabs { TabsBeside() }, line)
        let pageAbove = "launch wide; select 2; narrow; push-detail; switch-tab 1; widen; select 2"
        try expectSilent(tabs { TabsBeside() }, pageAbove)
        try checkConformance(
            of: tabs { TabsBeside() }, budget: .commands(600), seed: 14, isolated: false)
        let there = "launch wide; push-detail; select 2"
        #expect(try broken(tabs { StaysOnTab() }, there) == ["tap-works"])
    }
}
