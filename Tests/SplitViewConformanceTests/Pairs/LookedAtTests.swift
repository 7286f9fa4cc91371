import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Details that no one named, and that a person looks at all the same.
@MainActor @Suite struct LookedAtTests {
    /// Shows the next article in place of one that was archived.
    class Archives: Reader {
        /// What was shown in place of another one.
        final weak var next: UIViewController?

        final func archive() -> SplitViewScene.Promise {
            guard let article = articles.first as? Article else { return .changesNothing }
            let following = Article(article.row % 3 + 1)
            next = following
            show(following)
            return .takesAway([article])
        }

        override var scene: SplitViewScene {
            super.scene.onAction("archive") { [unowned self] in archive() }
        }
    }

    /// An article goes with the pages on it.
    final class ArchivesPages: Archives {
        override var scene: SplitViewScene { super.scene.page { Article(9) } }
    }

    /// Forgets it as the columns merge.
    final class ForgetsNext: Archives {
        override func moves(_ controller: UIViewController) -> Bool {
            super.moves(controller) && controller !== next
        }
    }

    /// The article that the app begins with counts as filled in until something is opened in it.
    class OpensIn: Reader {
        final var isOpened = false
        /// Whether it is carried over as any other one.
        var carriesOver: Bool { true }

        override init() {
            super.init()
            split.viewControllers[1] = stacked(makeDefault())
        }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            guard let article = controller as? Article, article.row == 7 else {
                return super.screen(controller)
            }
            return isOpened ? .detail(item: 7) : .detail(item: 7).filledIn
        }

        override func makeDefault() -> UIViewController { Article(7) }

        override func moves(_ controller: UIViewController) -> Bool {
            guard (controller as? Article)?.row == 7 else { return super.moves(controller) }
            return isOpened && carriesOver
        }

        override var scene: SplitViewScene {
            super.scene
                .onAction("mark as read") { [unowned self] in
                    isOpened = true
                    return .changesNothing
                }
        }
    }

    final class LeavesBehind: OpensIn { override var carriesOver: Bool { false } }

    @Test func `what the app no longer calls filled in was looked at`() throws {
        let line = "launch wide; action 1; narrow"
        try expectSilent(.reader { OpensIn() }, line)
        #expect(try broken(.reader { LeavesBehind() }, line).contains("contents-preserved"))
    }

    @Test func `what stood on a screen that goes may go`() throws {
        let line = "launch narrow; select 1; push-detail; action 1"
        try expectSilent(.reader { ArchivesPages() }, line)
    }

    /// Shows the article again that was closed last.
    final class Reopens: Reader {
        private var closed: Article?

        private func close() -> SplitViewScene.Promise {
            guard let article = articles.last as? Article else { return .changesNothing }
            closed = article
            let detail = split.viewControllers.last as? UINavigationController
            if split.isCollapsed {
                detail?.popToRootViewController(animated: false)
            } else {
                detail?.setViewControllers([NoArticle()], animated: false)
            }
            return .takesAway(article)
        }

        override var scene: SplitViewScene {
            super.scene.onAction("close") { [unowned self] in close() }
                .onAction("reopen") { [unowned self] in
                    guard let closed, articles.isEmpty else { return .changesNothing }
                    show(closed)
                    return .showsItem(closed.row)
                }
        }
    }

    @Test func `what a kept article shows is a part of the state`() {
        let subject = SplitViewSubject.reader(
            Policies(selection: .replaces, keepsScreens: true)
        ) { Reopens() }
        let verified = SplitViewChecker(subject).verification(
            within: VerificationBounds(height: 2, limits: ExhaustLimits()))
        #expect(verified.contradiction == nil && verified.findings.isEmpty)
        #expect(verified.isClosed)
    }

    /// Passes on what the tap promises.
    final class PassesOn: Reader {
        func open(_ row: Int) -> SplitViewScene.Promise {
            if (articles.last as? Article)?.row != row + 10 { show(Article(row + 10)) }
            return .showsItem(row + 10)
        }

        override var scene: SplitViewScene {
            super.scene.onTap { [unowned self] row, _ in open(row) }
        }
    }

    @Test func `a tap that only calls a method keeps its promise`() throws {
        try expectSilent(.reader { PassesOn() }, "launch wide; select 1; select 2; select 2")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "what takes the place of a chosen article is chosen", Archives(), ForgetsNext(),
            "same-screen: launch wide; select 1; action 1; narrow")
    ]
}
