import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// A side bar in a wide window, and tabs in the compact column: a coordinator makes the screens of
/// each tree anew from what is chosen.
@MainActor @Suite struct CompactTabTests {
    class Coordinator: NSObject, NamesTop, NamesMode, UITabBarControllerDelegate {
        private let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()
        private let content = UINavigationController()
        private let stacks = [UINavigationController(), UINavigationController()]
        private var section = 0
        final var article: Int?

        override init() {
            super.init()
            split.delegate = self
            tabs.viewControllers = stacks
            tabs.delegate = self
            for (section, stack) in stacks.enumerated() {
                stack.viewControllers = [SectionList(section)]
            }
            content.viewControllers = path
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(content, for: .secondary)
            split.setViewController(tabs, for: .compact)
        }

        private var path: [UIViewController] {
            [SectionList(section)] + (article.map { [Article($0)] } ?? [])
        }

        private func choose(_ other: Int) {
            (section, article) = (other, nil)
            content.viewControllers = path
        }

        private func open(_ row: Int) {
            article = 10 * section + row
            let stack = split.isCollapsed ? stacks[section] : content
            stack.pushViewController(Article(10 * section + row), animated: true)
        }

        /// What is in front of a stack.
        final func follow(_ stack: UINavigationController) {
            article = (stack.topViewController as? Article)?.row
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            section = tabs.selectedIndex
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            follow(content)
            tabs.selectedIndex = section
            for (other, stack) in stacks.enumerated() {
                stack.viewControllers = other == section ? path : [SectionList(other)]
            }
            return .compact
        }

        func mode(_ proposed: UISplitViewController.DisplayMode)
            -> UISplitViewController.DisplayMode
        {
            section = tabs.selectedIndex
            expand(from: stacks[section])
            content.viewControllers = path
            return proposed
        }

        func expand(from stack: UINavigationController) { follow(stack) }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let list as SectionList: .list(item: list.section)
                case let article as Article: .detail(item: article.row)
                default: .list
                }
            }
            .onTap(rows: { $0 is SideBar ? 2 : 3 }) { [unowned self] row, list in
                if list is SideBar { choose(row - 1) } else { open(row) }
            }
        }
    }

    /// Goes by what was opened last, not by what is in front.
    final class Forgets: Coordinator {
        override func expand(from stack: UINavigationController) { article = nil }
    }

    @Test func `screens that are made anew for each tree are the same if they show the same`()
        throws
    {
        let contract = Contract.usual(Policies(otherTabs: .dropped))
        let right = SplitViewSubject("tabs", contract: contract) { Coordinator().scene }
        try expectSilent(
            right, "launch wide; narrow; widen", "launch narrow; select 1; widen; narrow")
        try expectPair(
            right, SplitViewSubject("tabs", contract: contract) { Forgets().scene },
            "contents-preserved: launch narrow; select 1; widen")
    }
}
