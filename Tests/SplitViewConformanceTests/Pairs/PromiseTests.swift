import SplitViewConformance
import SplitViewSubjects
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

    @Test func `a link leads to its article, whichever was opened before`() throws {
        try expectPair(
            .reader { Linked() }, .reader { SameLink() }, law: "tap-works",
            trace: "launch wide; select 1; open-link 2")
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

    @Test func `an action keeps its promise`() throws {
        try expectPair(
            .reader { Acting() }, .reader { ClosesWhenRead() }, law: "tap-works",
            trace: "launch narrow; select 1; action 1")
    }

    @Test func `a report names an action as its app does`() throws {
        let story = SplitViewStage(.reader { Acting() }).story(
            of: try Trace.commands(inLine: "action 2; launch wide; action 1"))
        #expect(
            story.lines.map(\.deviceWords) == [
                "have the app do 'show another' before it opens", "open wide",
                "have the app do 'mark as read'",
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

    @Test func `what one link shows is known to a verification, too`() {
        let found = SplitViewStage(.reader { OneLink() }).verification(
            within: VerificationBounds(height: 3))
        #expect(found.isClosed && found.contradiction == nil)
    }

    @Test func `what an action shows is chosen`() throws {
        try expectPair(
            .reader { Acting() }, .reader { LosesNext() }, law: "contents-preserved",
            trace: "launch wide; select 2; narrow")
        let stage = SplitViewStage(.reader { LosesNext() })
        let trace = "launch wide; action 2; action 2; narrow"
        let replay = stage.replay(try Trace.commands(inLine: trace))
        #expect(replay.violations.contains { $0.law == "contents-preserved" })
    }
}
