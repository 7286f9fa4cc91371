import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// Readers that do different things with the articles of tabs that are not in front.
extension OtherTabTests {
    /// They go as the columns separate.
    class Drops: TabbedReader {
        override var hasArticlesForEachTab: Bool { true }

        override func takeArticles() -> [UIViewController] {
            let (front, all) = (stackInFront, stacks.map { ($0, takeArticles(off: $0)) })
            return all.first { $0.0 === front }?.1 ?? []
        }
    }

    /// The article in front goes, too.
    final class DropsAll: TabbedReader {
        override var hasArticlesForEachTab: Bool { true }

        override func takeArticles() -> [UIViewController] {
            _ = super.takeArticles()
            return []
        }
    }

    /// They stay on their tabs.
    class Keeps: TabbedReader {
        override var hasArticlesForEachTab: Bool { true }

        override func takeArticles() -> [UIViewController] { takeArticles(off: stackInFront) }
    }

    /// The detail column shows those of the tab in front.
    class Follows: Keeps {
        fileprivate final var last = 0

        final override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            defer { last = tabs.selectedIndex }
            guard !split.isCollapsed, split.viewControllers.count > 1,
                let detail = split.viewControllers[1] as? UINavigationController
            else { return }
            putAway(detail.children.filter(isDetail), from: last, in: detail)
            let shown = takeBack()
            detail.viewControllers = shown.isEmpty ? [makeDefault()] : shown
        }

        /// Puts articles on the stack of their tab.
        func putAway(
            _ articles: [UIViewController], from tab: Int, in detail: UINavigationController
        ) {
            detail.viewControllers = [NoArticle()]
            stacks[tab].viewControllers += articles
        }

        /// Takes the articles of the tab in front to where they are shown.
        func takeBack() -> [UIViewController] { takeArticles(off: stackInFront) }
    }

    /// The app keeps the articles of the tab that is left, in a stack for each tab.
    class FollowsApart: Follows {
        fileprivate final let kept = (1...2).map { _ in UINavigationController() }

        override func putAway(
            _ articles: [UIViewController], from tab: Int, in detail: UINavigationController
        ) {
            detail.viewControllers = [NoArticle()]
            kept[tab].viewControllers = articles
        }

        override func takeBack() -> [UIViewController] {
            super.takeBack() + takeArticles(off: kept[tabs.selectedIndex])
        }

        /// Back to their stacks.
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            for (stack, kept) in zip(stacks, kept) {
                let own = takeArticles(off: kept)
                if !own.isEmpty { stack.viewControllers += own }
            }
            return super.merge(secondary, onto: primary)
        }
    }

    /// The app keeps the articles of the tab that is left, in a dictionary.
    class FollowsBare: Follows {
        fileprivate final var kept: [Int: [UIViewController]] = [:]

        override func putAway(
            _ articles: [UIViewController], from tab: Int, in detail: UINavigationController
        ) {
            detail.viewControllers = [NoArticle()]
            kept[tab] = articles
        }

        override func takeBack() -> [UIViewController] {
            super.takeBack() + (kept.removeValue(forKey: tabs.selectedIndex) ?? [])
        }

        /// Back to their stacks.
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            for (tab, stack) in stacks.enumerated() {
                guard let own = kept.removeValue(forKey: tab), !own.isEmpty else { continue }
                stack.viewControllers += own
            }
            return super.merge(secondary, onto: primary)
        }
    }

    /// The articles of the tab that is left are not kept.
    final class ForgetsBare: FollowsBare {
        override func putAway(
            _ articles: [UIViewController], from tab: Int, in detail: UINavigationController
        ) {
            detail.viewControllers = [NoArticle()]
        }
    }

    /// The articles that are kept are forgotten when the columns merge.
    final class ForgetsBareLater: FollowsBare {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            kept = [:]
            return super.merge(secondary, onto: primary)
        }
    }

    /// The articles that are kept are forgotten when the columns merge.
    final class ForgetsApart: FollowsApart {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            for stack in kept { _ = takeArticles(off: stack) }
            return super.merge(secondary, onto: primary)
        }
    }

    /// The app keeps a detail column for each tab, empty while the window is narrow.
    class HasColumns: TabbedReader {
        fileprivate final let columns = (1...2).map { _ in stacked(NoArticle()) }

        override init() {
            super.init()
            split.viewControllers[1] = columns[0]
        }

        override var hasArticlesForEachTab: Bool { true }

        final override func show(_ article: UIViewController) {
            if split.isCollapsed { return super.show(article) }
            columns[tabs.selectedIndex].setViewControllers([article], animated: false)
        }

        final override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            if split.isCollapsed { return }
            split.showDetailViewController(columns[tabs.selectedIndex], sender: nil)
        }

        /// The tabs whose articles join their lists.
        var merging: [Int] { [0, 1] }

        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            for tab in merging {
                let own = columns[tab].children.filter(isDetail)
                columns[tab].viewControllers = []
                stacks[tab].viewControllers += own
            }
            return true
        }

        override func separate(from primary: UIViewController) -> UIViewController? {
            for (stack, column) in zip(stacks, columns) {
                let own = takeArticles(off: stack)
                column.viewControllers = own.isEmpty ? [makeDefault()] : own
            }
            return columns[tabs.selectedIndex]
        }

        final override var scene: SplitViewScene { super.scene }
    }

    /// Those of the tab that is not in front stay behind.
    final class MergesOneColumn: HasColumns {
        override var merging: [Int] { [tabs.selectedIndex] }
    }

    /// The first tab comes to the front as the columns merge.
    final class GoesToFirstTab: Drops {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            tabs.selectedIndex = 0
            return super.merge(secondary, onto: primary)
        }
    }

    private final class Sheet: UIViewController {}

    /// A sheet may be over everything.
    final class DropsBelow: Drops {
        override var scene: SplitViewScene {
            super.scene.onAction("present a sheet") { [unowned self] in
                guard split.view.window != nil, split.presentedViewController == nil else {
                    return .changesNothing
                }
                let sheet = Sheet()
                split.present(sheet, animated: true)
                return .shows(sheet)
            }
        }
    }

    /// The detail column shows the article of the tab in front; of the others the app knows the
    /// rows, and makes their articles anew.
    class FollowsAnew: Drops {
        private final var last = 0
        private final var rows: [Int?] = [nil, nil]

        final override func tap(_ row: Int) { show(Article(row + 3 * tabs.selectedIndex)) }

        final override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            let tab = tabs.selectedIndex
            defer { last = tab }
            guard tab != last, !split.isCollapsed,
                let detail = split.viewControllers.last as? UINavigationController
            else { return }
            rows[last] = (detail.children.first as? Article)?.row
            detail.viewControllers = [rows[tab].map { Article($0) } ?? makeDefault()]
            rows[tab] = nil
        }

        override func takeArticles() -> [UIViewController] {
            for (tab, stack) in stacks.enumerated() where stack !== stackInFront {
                rows[tab] = (stack.children.last as? Article)?.row
            }
            return super.takeArticles()
        }

        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            for (tab, stack) in stacks.enumerated() {
                if let row = rows[tab] { stack.viewControllers += [Article(row)] }
                rows[tab] = nil
            }
            return super.merge(secondary, onto: primary)
        }
    }

    /// The article of the tab in front goes as well.
    final class FollowsNothing: FollowsAnew {
        override func takeArticles() -> [UIViewController] {
            _ = super.takeArticles()
            return []
        }
    }
}
