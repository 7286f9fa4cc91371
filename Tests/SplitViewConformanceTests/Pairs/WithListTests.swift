import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Details that come and go with the list beside them: with a tab, or as a person leaves it.
@MainActor @Suite struct WithListTests {
    /// Each tab has a default article of its own, where nothing is chosen.
    class DefaultOfTab: TabbedReader {
        override init() {
            super.init()
            split.viewControllers[1] = stacked(makeDefault())
        }

        final override func makeDefault() -> UIViewController {
            Article(7 + tabs.selectedIndex, isDefault: true)
        }

        final override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == false
        }

        /// Whether a chosen article stays as another tab comes.
        var keepsChosen: Bool { true }

        final override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            guard !split.isCollapsed,
                let detail = split.viewControllers.last as? UINavigationController,
                !keepsChosen || !detail.children.contains(where: moves)
            else { return }
            detail.setViewControllers([makeDefault()], animated: false)
        }
    }

    /// It takes the place of a chosen article.
    final class DefaultOverChosen: DefaultOfTab {
        override var keepsChosen: Bool { false }
    }

    /// A list that says when it has come, and when it was left.
    final class Folder: UIViewController {
        var onMove: (_ isThere: Bool) -> Void = { _ in }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            onMove(parent != nil)
        }
    }

    /// An article is closed with the folder beside it.
    class ClosesWithFolder: Reader {
        /// Whether an article is closed as a folder opens, too.
        var closesOnOpening: Bool { false }

        private func makeFolder() -> UIViewController {
            let folder = Folder()
            folder.onMove = { [unowned self] isThere in
                guard !split.isCollapsed, !isThere || closesOnOpening else { return }
                let detail = split.viewControllers.last as? UINavigationController
                detail?.setViewControllers([NoArticle()], animated: false)
            }
            return folder
        }

        override var scene: SplitViewScene {
            super.scene.list { [unowned self] in makeFolder() }
        }
    }

    /// It is closed as the folder opens.
    final class ClosesOnOpening: ClosesWithFolder {
        override var closesOnOpening: Bool { true }
    }

    @Test func `an article may be closed with the folder that a person leaves`() throws {
        try expectSilent(
            .reader { ClosesWithFolder() }, "launch wide; push-list; select 1; back list")
        try expectPair(
            .reader { ClosesWithFolder() }, .reader { ClosesOnOpening() },
            "contents-preserved: launch wide; select 1; push-list", height: 4)
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a default may be another one on another tab", DefaultOfTab(), DefaultOverChosen(),
            "contents-preserved: launch wide; select 1; switch-tab 2")
    ]
}
