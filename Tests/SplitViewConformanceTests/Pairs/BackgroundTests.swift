import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that do something when they leave for the background and come back (UNK53).
@MainActor @Suite struct BackgroundTests {
    /// Writes down what it shows, and draws it again.
    class Redraws: Reader {
        private var isRedrawn = false

        func leave() {}
        func comeBack() { isRedrawn = true }

        override var scene: SplitViewScene {
            super.scene.onBackground { [unowned self] in leave() }
                .onForeground { [unowned self] in comeBack() }
        }
    }

    /// Goes back to the list when it comes back, to load it anew.
    final class StartsAnew: Redraws {
        override func comeBack() {
            super.comeBack()
            let list = split.viewControllers.first as? UINavigationController
            if split.isCollapsed { list?.popToRootViewController(animated: false) }
        }
    }

    /// Clears its article when it leaves, as if the user had logged out.
    final class ClearsArticle: Redraws {
        override func leave() {
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
        }
    }

    /// Makes room for its article when it comes back.
    final class HidesList: Redraws {
        override func comeBack() {
            super.comeBack()
            split.preferredDisplayMode = .secondaryOnly
        }
    }

    final class Lock: UIViewController {}

    /// Is locked when it comes back.
    class Locks: Reader {
        final var lock: UIViewController? { split.presentedViewController }

        func leave() -> SplitViewScene.Promise {
            if let lock { return .shows(lock) }
            let lock = Lock()
            lock.isModalInPresentation = true
            split.present(lock, animated: false)
            return .shows(lock)
        }

        override var scene: SplitViewScene {
            super.scene.onBackground { [unowned self] in leave() }
                .onAction("unlock") { [unowned self] in
                    guard let lock else { return .changesNothing }
                    split.dismiss(animated: false)
                    return .takesAway(lock)
                }
        }
    }

    /// Closes what was open as it is locked.
    final class ClosesArticle: Locks {
        override func leave() -> SplitViewScene.Promise {
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
            return super.leave()
        }
    }

    /// Shows what is new when it comes back, and says so.
    class ShowsNews: Reader {
        func showNews(_ article: Article) { show(article) }

        override var scene: SplitViewScene {
            super.scene.onForeground { [unowned self] in
                let article = Article(2)
                showNews(article)
                return SplitViewScene.Promise.shows(article)
            }
        }
    }

    /// Leaves it where no one sees it.
    final class ForgetsNews: ShowsNews { override func showNews(_ article: Article) {} }

    @Test func `an app may come back with another article, as promised`() throws {
        try expectPair(
            .reader { ShowsNews() }, .reader { ForgetsNews() },
            "contents-preserved: launch wide; background wide")
        try expectSilent(
            .reader { ShowsNews() },
            "launch wide; select 1; background wide; background narrow; background narrow; "
                + "background wide")
    }

    /// Closes what it showed when it comes back, and says so.
    final class ClosesWhatWasOpen: Reader {
        override var scene: SplitViewScene {
            super.scene.page { Article(9) }.onForeground { [unowned self] in
                guard !split.isCollapsed, let article = articles.first,
                    let detail = article.navigationController
                else { return SplitViewScene.Promise.changesNothing }
                detail.setViewControllers([NoArticle()], animated: false)
                return SplitViewScene.Promise.takesAway(article)
            }
        }
    }

    @Test func `what is taken away after a stay in the background takes its pages along`() throws {
        try expectSilent(
            .reader { ClosesWhatWasOpen() }, "launch wide; select 1; push-detail; background wide")
    }

    /// Hides its article while it is away.
    class HidesArticle: Reader {
        private var hidden: Article?

        func showAgain(_ article: Article) { show(article) }

        override var scene: SplitViewScene {
            super.scene
                .onBackground { [unowned self] in
                    guard !split.isCollapsed, let article = articles.first as? Article,
                        let detail = article.navigationController
                    else { return SplitViewScene.Promise.changesNothing }
                    hidden = article
                    detail.setViewControllers([NoArticle()], animated: false)
                    return SplitViewScene.Promise.takesAway(article)
                }
                .onForeground { [unowned self] in
                    guard let article = hidden else {
                        return SplitViewScene.Promise.changesNothing
                    }
                    hidden = nil
                    showAgain(article)
                    return SplitViewScene.Promise.shows(article)
                }
        }
    }

    /// Does not show it again.
    final class KeepsHidden: HidesArticle {
        override func showAgain(_ article: Article) {}
    }

    final class Cover: UIViewController {}

    /// Covers itself while it is away.
    class CoversItself: Reader {
        func uncover() { split.dismiss(animated: false) }

        override var scene: SplitViewScene {
            super.scene
                .onBackground { [unowned self] in
                    let cover = Cover()
                    split.present(cover, animated: false)
                    return SplitViewScene.Promise.shows(cover)
                }
                .onForeground { [unowned self] in
                    guard let cover = split.presentedViewController else {
                        return SplitViewScene.Promise.changesNothing
                    }
                    uncover()
                    return SplitViewScene.Promise.takesAway(cover)
                }
        }
    }

    /// Below the cover its article goes.
    final class ClosesBelowCover: CoversItself {
        override func uncover() {
            super.uncover()
            let detail = split.viewControllers.last as? UINavigationController
            if !split.isCollapsed { detail?.setViewControllers([NoArticle()], animated: false) }
        }
    }

    @Test func `an app without a care for the background is not sent there`() throws {
        let stage = SplitViewStage(.reader { Reader() })
        _ = stage.perform(.launch(.wide))
        #expect(stage.perform(.background(.wide)) == .ignored)
    }

    /// A compact column that the delegate never names is like none: what one stack lacks is kept.
    @Test func `a compact column out of sight makes no difference`() throws {
        let subject = SplitViewSubject("columns") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ArticleList(), for: .primary)
            split.setViewController(NoArticle(), for: .secondary)
            split.setViewController(NoArticle(), for: .compact)
            let delegate = StyleTests.ListComesFirst()
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate]) {
                $0 is NoArticle ? .placeholder : $0 is Article ? .detail : .list
            }
            .onTap { [unowned split] row, _ in
                split.setViewController(
                    stacked(Article(row)), for: .secondary)
                split.show(.secondary)
            }
        }
        let line = "launch narrow; select 1; back list; widen; narrow"
        try expectSilent(subject, line)
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a list that is beside an article is there afterwards", Redraws(), HidesList(),
            "background-invisible: launch wide; background wide"),
        Pair(
            "an article that is left for another app is there afterwards", Redraws(), StartsAnew(),
            "background-invisible: launch narrow; select 1; background narrow"),
        Pair(
            "an article that is left for another app is there afterwards", Redraws(),
            ClearsArticle(), "background-invisible: launch wide; select 1; background wide"),
        Pair(
            "an app may come back locked, with what it showed below", Locks(), ClosesArticle(),
            "contents-preserved: launch wide; select 1; background wide"),
        Pair(
            "what an app takes away as it leaves may be there when it comes back", HidesArticle(),
            KeepsHidden(), "contents-preserved: launch wide; select 1; background wide"),
        Pair(
            "a cover that came and went meanwhile is nothing new", CoversItself(),
            ClosesBelowCover(), "background-invisible: launch wide; select 1; background wide"),
    ]
}
