import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// Links, and what else a person can do in one app only.
@MainActor @Suite struct PromiseTests {
    /// Two links, each of which leads to its article.
    class Linked: Reader {
        func open(_ link: Int) {
            if (articles.last as? Article)?.row != link { show(Article(link)) }
        }

        override var scene: SplitViewScene {
            super.scene.onLinks(2) { [unowned self] link in
                open(link)
                return .showsItem(link)
            }
        }
    }

    /// A link is taken for the one before.
    final class SameLink: Linked {
        override func open(_ link: Int) { if articles.isEmpty { super.open(link) } }
    }

    /// Marks an article as read, and shows the next one when asked to.
    class Acting: Reader {
        func markAsRead() {}

        func showNext() { show(Article(((articles.last as? Article)?.row ?? 0) % 3 + 1)) }

        override var scene: SplitViewScene {
            super.scene
                .onAction("mark as read") { [unowned self] in
                    markAsRead()
                    return .changesNothing
                }
                .onAction("show another") { [unowned self] in
                    showNext()
                    return .unstated
                }
        }
    }

    /// Marking an article as read closes it.
    final class ClosesWhenRead: Acting {
        override func markAsRead() {
            guard split.isCollapsed, let list = split.viewControllers[0] as? UINavigationController
            else { return }
            list.popToRootViewController(animated: false)
        }
    }

    /// What is shown next is not the next one.
    final class LosesNext: Acting {
        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.row != 2
        }
    }

    @Test func `a report names an action as its app does`() throws {
        let early = SplitViewSubject.reader { Acting() }.givingUp("actions-come-late")
        let story = SplitViewChecker(early).story(
            of: try Trace.commands(inLine: "action 2; launch wide; action 1"))
        #expect(
            story.lines.map(\.deviceWords) == [
                "have the app do 'show another' before it opens", "open wide",
                "have the app do 'mark as read'",
            ])
    }

    /// Logs out, after which there is a list of what everyone may read.
    class LogsOut: Reader {
        func logOut() {
            split.viewControllers = split.isCollapsed ? [newList] : [newList, newPlaceholder]
        }

        final var newList: UIViewController { stacked(ArticleList()) }

        final var newPlaceholder: UIViewController { stacked(NoArticle()) }

        override var scene: SplitViewScene {
            super.scene.onLogOut { [unowned self] in logOut() }
        }
    }

    /// The article stays beside the new list.
    final class LeavesArticle: LogsOut {
        override func logOut() {
            if split.isCollapsed { super.logOut() } else { split.viewControllers[0] = newList }
        }
    }

    /// The old list is kept, to be shown after the next log in.
    final class KeepsList: LogsOut {
        private var lists: [UIViewController] = []

        override func logOut() {
            lists = Array(split.viewControllers.prefix(1))
            super.logOut()
        }
    }

    /// A screen for logging in covers the list, which is that of the next person.
    class CoversList: LogsOut {
        override func logOut() {
            if split.isCollapsed {
                let list = split.viewControllers[0] as? UINavigationController
                list?.popToRootViewController(animated: false)
            } else {
                close()
            }
            guard split.presentedViewController == nil else { return }
            split.present(stacked(Covered()), animated: true)
        }

        func close() { split.viewControllers[1] = newPlaceholder }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Covered ? .detail : super.screen(controller)
        }
    }

    final class Covered: UIViewController {}

    /// So is the article.
    final class CoversArticle: CoversList { override func close() {} }

    /// Goes back to the list, and opens others.
    class ShowsLists: Reader {
        final var list: UINavigationController? {
            split.viewControllers[0] as? UINavigationController
        }

        func goBack() { list?.popToRootViewController(animated: false) }

        override var scene: SplitViewScene {
            super.scene
                .onAction("back to the list") { [unowned self] in
                    goBack()
                    return list?.children.first.map { .shows($0) } ?? .unstated
                }
                .onAction("open a folder") { [unowned self] in
                    let folder = ArticleList()
                    list?.viewControllers = (list?.children.prefix(1)).map(Array.init) ?? []
                    list?.pushViewController(folder, animated: false)
                    return .shows(folder)
                }
        }
    }

    /// Not in a narrow window.
    final class StaysInNarrow: ShowsLists {
        override func goBack() { if !split.isCollapsed { super.goBack() } }
    }

    /// Where nothing is to log out from, nothing happens.
    final class LogsOutOnce: LogsOut { override func logOut() {} }

    /// A screen for logging in comes over everything.
    class Covers: Reader {
        let isShown: Bool

        init(isShown: Bool) { self.isShown = isShown }

        func cover() -> UIViewController {
            let logIn = stacked(Article(9))
            if isShown { split.present(logIn, animated: true) }
            return logIn
        }

        override var scene: SplitViewScene {
            super.scene.onAction("log out") { [unowned self] in
                split.presentedViewController == nil ? .shows(cover()) : .changesNothing
            }
        }
    }

    @Test func `what is said to be shown, in a container or not, is on screen`() throws {
        let line = "launch wide; action 1"
        try expectSilent(.reader { Covers(isShown: true) }, line)
        let found = try violations(.reader { Covers(isShown: false) }, line)
        #expect(
            found.map(\.sentence) == [
                "What was to be shown is not there: [ArticleList | _NoArticle], as before."
            ])
    }

    /// One link, of which the app says only that it leads somewhere.
    final class OneLink: Reader {
        override var scene: SplitViewScene {
            super.scene.onLinks(1) { [unowned self] link in
                tap(link)
                return .unstated
            }
        }
    }

    @Test(.enabled(if: isWhole)) func `what one link shows is known to a verification, too`() {
        let found = SplitViewChecker(.reader { OneLink() }).verification(
            within: VerificationBounds(height: 3))
        #expect(found.isClosed && found.contradiction == nil)
    }

    @Test func `what an action shows is chosen`() throws {
        try expectPair(
            .reader { Acting() }, .reader { LosesNext() },
            "contents-preserved: launch wide; select 2; narrow")
        let broken = try broken(.reader { LosesNext() }, "launch wide; action 2; action 2; narrow")
        #expect(broken.contains("contents-preserved"))
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a link leads to its article, whichever was opened before", Linked(), SameLink(),
            "tap-works: launch wide; select 1; open-link 2"),
        Pair(
            "an action keeps its promise", Acting(), ClosesWhenRead(),
            "tap-works: launch narrow; select 1; action 1"),
        Pair(
            "a list may stay below the screen for logging in, and a detail may not", CoversList(),
            CoversArticle(), "contents-preserved: launch wide; select 1; action 1"),
        Pair(
            "a list that is shown takes the place of others, and of details", ShowsLists(),
            StaysInNarrow(), "tap-works: launch narrow; select 1; action 1"),
        Pair(
            "who logs out leaves nothing behind", LogsOut(), LeavesArticle(),
            "contents-preserved: launch wide; select 1; action 1"),
        Pair(
            "who logs out leaves nothing behind", LogsOut(), KeepsList(),
            "released: launch wide; action 1; action 1"),
        Pair(
            "who logs out leaves nothing behind", LogsOut(), LogsOutOnce(),
            "contents-preserved: launch wide; action 1"),
    ]
}
