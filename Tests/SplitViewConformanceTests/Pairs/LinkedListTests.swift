import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What links do to the lists that are shown.
@MainActor @Suite struct LinkedListTests {
    /// A link shows its article, and the lists stay as they are.
    class Stays: Reader {
        func open(_ link: Int) { show(Article(link)) }

        final var lists: UINavigationController? {
            split.viewControllers.first as? UINavigationController
        }

        override var scene: SplitViewScene {
            super.scene.list { ArticleList() }
                .onLinks(1) { [unowned self] link in
                    open(link)
                    return .showsItem(link)
                }
        }
    }

    /// A link leads to its article above the first list.
    final class GoesBack: Stays {
        override func open(_ link: Int) {
            if let lists, let first = lists.children.first {
                lists.setViewControllers([first], animated: false)
            }
            super.open(link)
        }
    }

    /// A link leads to its article above lists that it makes.
    class Replaces: Stays {
        final func replaceLists() {
            lists?.setViewControllers([ArticleList(), ArticleList()], animated: false)
        }

        override func open(_ link: Int) {
            replaceLists()
            super.open(link)
        }
    }

    /// So does a row.
    final class ReplacesWithRows: Replaces {
        override func tap(_ row: Int) {
            replaceLists()
            super.tap(row)
        }
    }

    /// The next article, which is one of the next list.
    class ShowsNext: Replaces {
        /// What else goes.
        func close() {}

        override var scene: SplitViewScene {
            super.scene.onAction("next") { [unowned self] in
                let next = Article(7)
                open(next)
                return .showsItem(7)
            }
        }

        private func open(_ article: Article) {
            replaceLists()
            show(article)
            close()
        }
    }

    /// It is gone at once.
    final class ShowsNothing: ShowsNext {
        override func close() {
            (articles.last?.parent as? UINavigationController)?.viewControllers = [NoArticle()]
        }
    }

    @Test func `a link may go back to the first list, or show lists of its own`() throws {
        for app in [GoesBack.init, Replaces.init, Stays.init] as [@MainActor @Sendable () -> Stays]
        { try expectSilent(.reader { app() }, "launch wide; push-list; open-link") }
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "an action may show lists of its own, too", ShowsNext(), ShowsNothing(),
            "tap-works: launch wide; action 1"),
        Pair(
            "a row may not", Replaces(), ReplacesWithRows(),
            "contents-preserved: launch wide; select 1"),
    ]
}
