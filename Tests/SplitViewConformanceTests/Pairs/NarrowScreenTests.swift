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
            let tree = UINavigationController(rootViewController: ArticleList())
            narrow = tree
            return tree
        }

        override func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            narrow?.viewControllers += again(secondaryViewController.children)
            return true
        }

        override func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            let shown = again(narrow?.children ?? [])
            narrow = nil
            wide = nil
            let secondary = UINavigationController()
            secondary.viewControllers = shown.isEmpty ? [makeDefault()] : shown
            return secondary
        }

        override var scene: SplitViewScene {
            super.scene.memory(
                .values { [unowned self] in [.screen(wide), .screen(narrow)] })
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

    private let another = Policies(
        collapsedSelection: .replaces, sameness: .shown, narrowScreens: .another)

    @Test func `by policy a narrow window has screens of its own`() throws {
        try expectPair(
            .reader(another) { TwoTrees() }, .reader(another) { ForgetsArticle() },
            law: "same-screen", trace: "launch wide; select 1; narrow")
        try expectPair(
            .reader(another) { TwoTrees() }, .reader(another) { ShowsAnother() },
            law: "same-screen", trace: "launch wide; select 1; narrow")
        try expectPair(
            .reader { Reader() }, .reader { TwoTrees() }, law: "contents-preserved",
            trace: "launch narrow")
    }
}
