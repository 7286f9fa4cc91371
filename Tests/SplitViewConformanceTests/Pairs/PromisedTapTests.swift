import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Taps that promise what they show, and promises about a list.
@MainActor @Suite struct PromisedTapTests {
    /// A row promises its article.
    class Promises: Reader {
        func open(_ article: Article) { show(article) }

        override var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
                .onTap { [unowned self] row, _ -> SplitViewScene.Promise in
                    let article = Article(row)
                    open(article)
                    return .shows(article)
                }
        }
    }

    /// Beside the list, articles pile up.
    final class PilesUp: Promises {
        override func open(_ article: Article) {
            guard !split.isCollapsed, let last = articles.last else { return show(article) }
            last.navigationController?.pushViewController(article, animated: true)
        }
    }

    /// A row shows tabs, and promises them; once more it leaves them as they are.
    final class Projects: Reader {
        private final class Project: UITabBarController {
            let row: Int

            init(_ row: Int) {
                self.row = row
                super.init(nibName: nil, bundle: nil)
                viewControllers = [Article(row), Article(10 + row)]
            }

            required init?(coder: NSCoder) { nil }
        }

        override var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
                .onTap { [unowned self] row, _ -> SplitViewScene.Promise in
                    let stack = split.viewControllers.last as? UINavigationController
                    if let project = stack?.topViewController as? Project, project.row == row {
                        return .shows(project)
                    }
                    let project = Project(row)
                    stack?.setViewControllers([project], animated: false)
                    return .shows(project)
                }
        }
    }

    @Test func `of tabs the selected one is in front`() throws {
        let line = "launch wide; select 1; select 1; select 2"
        #expect(try !broken(.reader { Projects() }, line).contains("tap-works"))
    }

    /// A button shows the list.
    class ShowsList: Reader {
        func reveal() { split.preferredDisplayMode = .oneBesideSecondary }

        override var scene: SplitViewScene {
            super.scene.listButton().onAction("show the list") { [unowned self] in
                guard !split.isCollapsed, let list = split.viewControllers.first else {
                    return .changesNothing
                }
                reveal()
                return .shows(list)
            }
        }
    }

    /// The button does nothing.
    final class Stuck: ShowsList { override func reveal() {} }

    /// Settings take the place of the split view in its container.
    class Drawer: Reader {
        private let root = UIViewController()
        private let settings = UIViewController()

        override init() {
            super.init()
            put(split)
        }

        private func put(_ controller: UIViewController) {
            for child in root.children {
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
            root.addChild(controller)
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
        }

        func comeBack() {}

        override var scene: SplitViewScene {
            super.scene.root(root)
                .onAction("settings") { [unowned self] in
                    put(settings)
                    return .unstated
                }
                .onAction("back to the articles") { [unowned self] in
                    guard split.parent == nil else { return .changesNothing }
                    let shown = split.viewControllers.suffix(1)
                    put(split)
                    comeBack()
                    return .shows(Array(shown))
                }
        }
    }

    /// It comes back with new columns.
    final class BeginsAnew: Drawer {
        override func comeBack() {
            split.viewControllers = [ArticleList(), NoArticle()].map { stacked($0) }
        }
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a tap that promises its screen takes away the one before", Promises(), PilesUp(),
            "selection-replaces: launch wide; select 1; select 1"),
        Pair(
            "a list that is promised is not in sight while its column is hidden", ShowsList(),
            Stuck(), "tap-works: launch wide; toggle-list; action 1"),
        Pair(
            "what is promised is there as the split view comes back", Drawer(), BeginsAnew(),
            "contents-preserved: launch wide; action 1; action 2", height: 3),
    ]
}
