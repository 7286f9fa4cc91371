import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Details that no one named, and that a person looks at all the same.
@MainActor @Suite struct LookedAtTests {
    /// Shows the next article in place of one that was archived.
    class Archives: Reader {
        /// What was shown in place of another one.
        final weak var next: UIViewController?

        final func archive() -> SplitViewScene.Promise {
            guard let article = articles.last as? Article else { return .changesNothing }
            let following = Article(article.row % 3 + 1)
            next = following
            show(following)
            return .takesAway([article])
        }

        override var scene: SplitViewScene {
            super.scene.onAction("archive") { [unowned self] in archive() }
        }
    }

    /// Forgets it as the columns merge.
    final class ForgetsNext: Archives {
        override func moves(_ controller: UIViewController) -> Bool {
            super.moves(controller) && controller !== next
        }

        override var scene: SplitViewScene {
            super.scene.memory(.values { [unowned self] in next.map { [.screen($0)] } ?? [] })
        }
    }

    @Test func `what takes the place of a chosen article is chosen`() throws {
        try expectPair(
            .reader { Archives() }, .reader { ForgetsNext() }, law: "same-screen",
            trace: "launch wide; select 1; action 1; narrow")
    }

    @Test func `what stood on a screen that goes may go`() throws {
        let subject = SplitViewSubject.reader { Archives() }
        let replay = SplitViewChecker(subject).replay(
            try Trace.commands(inLine: "launch narrow; select 1; push-detail; action 1"))
        #expect(replay.violations.isEmpty, "\(replay.violations)")
    }

    /// Passes on what the tap promises.
    private final class PassesOn: Reader {
        func open(_ row: Int) -> SplitViewScene.Promise {
            if (articles.last as? Article)?.row != row + 10 { show(Article(row + 10)) }
            return .showsItem(row + 10)
        }

        override var scene: SplitViewScene {
            super.scene.onTap { [unowned self] row, _ in open(row) }
        }
    }

    @Test func `a tap that only calls a method keeps its promise`() throws {
        let checker = SplitViewChecker(.reader { PassesOn() })
        let line = "launch wide; select 1; select 2; select 2"
        #expect(checker.replay(try Trace.commands(inLine: line)).violations.isEmpty)
    }
}
