import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// A side bar with stacks for two sections, and tabs with copies of these stacks in the compact
/// column: each tree is made anew from the other one.
@MainActor @Suite struct SectionTreeTests {
    /// Who has written an article; the same person in both sections.
    private final class Author: UIViewController {}

    private final class Trees: NSObject, NamesTop {
        private let split = UISplitViewController(style: .doubleColumn)
        private let tabs = UITabBarController()
        private let wide = (0..<2).map {
            stacked(SectionList($0))
        }
        private let narrow = (0..<2).map {
            stacked(SectionList($0))
        }
        private var section = 0

        override init() {
            super.init()
            tabs.viewControllers = narrow
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(wide[0], for: .secondary)
            split.setViewController(tabs, for: .compact)
            split.delegate = self
        }

        private func copy(_ stacks: [UINavigationController], to others: [UINavigationController]) {
            for (stack, other) in zip(stacks, others) {
                other.viewControllers = stack.viewControllers.map {
                    switch $0 {
                    case let list as SectionList: SectionList(list.section)
                    case let article as Article: Article(article.row)
                    default: Author()
                    }
                }
            }
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            tabs.selectedIndex = section
            copy(wide, to: narrow)
            return .compact
        }

        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            section = tabs.selectedIndex
            copy(narrow, to: wide)
            svc.setViewController(wide[section], for: .secondary)
            return proposed
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let list as SectionList: .list(item: list.section + 1)
                case let article as Article: .detail(item: article.row)
                case is Author: .detail(item: 99)
                default: .list
                }
            }
            .onTap(rows: { $0 is SideBar ? 2 : 3 }) { [unowned self] row, list in
                if let list = list as? SectionList {
                    list.navigationController?.pushViewController(
                        Article(10 * list.section + row), animated: false)
                } else {
                    section = row - 1
                    split.setViewController(wide[section], for: .secondary)
                    split.show(.secondary)
                }
            }
            .page { Author() }
        }
    }

    private let trees = SplitViewSubject(
        "trees",
        contract: .usual(Policies(screens: .another, otherTabs: .follow, keepsScreens: true))
    ) { Trees().scene }

    @Test func `what is open in two sections came to the one where it was opened`() throws {
        let line = "launch narrow; select 1; switch-tab 2; select 1; push-detail; switch-tab 1"
        let wide = "launch wide; select 1; push-detail; select 2; select 1; push-detail"
        try expectSilent(trees, line + "; push-detail", wide + "; select-first 1")
    }

    @Test func `a copy in the other tree is not what a tap has shown`() throws {
        let line = "launch narrow; select 1; widen; select-first 2; select-first 1; back detail"
        try expectSilent(trees, line + "; select-first 1")
    }

    @Test func `what is kept for a section may be made anew with its tree`() throws {
        let line = "launch wide; select 1; select-first 2; narrow"
        try expectSilent(trees, line + "; widen", line + "; switch-tab 1; back list; widen")
    }
}
