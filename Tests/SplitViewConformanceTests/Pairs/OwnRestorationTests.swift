import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// An app that writes down by itself what it shows, as apps with scenes do.
@MainActor @Suite struct OwnRestorationTests {
    class Restores: Reader {
        func row(of article: Article) -> Int { article.row }

        var saved: [Int] {
            let article = articles.lazy.compactMap { $0 as? Article }.first { $0.row != page }
            return article.map { [row(of: $0)] } ?? []
        }

        override var scene: SplitViewScene {
            super.scene.restoration(
                SplitViewScene.Restoration(
                    save: { [unowned self] in saved },
                    restore: { [unowned self] saved in
                        if let row = saved.first { show(Article(row)) }
                    }))
        }
    }

    /// Writes down the row counted from 0, and reads it as one counted from 1.
    final class IsOffByOne: Restores {
        override func row(of article: Article) -> Int { article.row - 1 }
    }

    /// Pages can be pushed above an article. They are not written down.
    class HasPages: Restores {
        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            (controller as? Article)?.row == page ? .detail : super.screen(controller)
        }

        override var scene: SplitViewScene { super.scene.page { Article(page) } }
    }

    /// Nor is the article below a page.
    final class ForgetsBelow: HasPages {
        override var saved: [Int] {
            (articles.last as? Article)?.row == page ? [] : super.saved
        }
    }

    /// Once it has written something down, each row leads to the third article.
    final class ChangesAsItSaves: Restores {
        private var hasSaved = false

        override var saved: [Int] {
            hasSaved = true
            return super.saved
        }

        override func tap(_ row: Int) { super.tap(hasSaved ? 3 : row) }
    }

    @Test func `what an app does as it writes something down is not seen by other walks`() throws {
        let subject = SplitViewSubject.reader { ChangesAsItSaves() }
        let stage = SplitViewStage(subject)
        _ = stage.perform(.launch(.wide))
        _ = stage.perform(.select(row: 0))
        stage.markStart()
        #expect(stage.attemptFromStart(.restart(.wide)) == nil, "nothing is written down yet")
        // A tap before a change of size and a tap after it lead to one article.
        try expectSilent(subject, "launch wide; select 1")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "the article is shown again", Restores(), IsOffByOne(),
            "restoration-round-trip: launch wide; select 1"),
        Pair(
            "pages need not be written down, and what is below them has to", HasPages(),
            ForgetsBelow(), "restoration-round-trip: launch wide; select 1; push-detail"),
    ]
}

/// The row of no article.
private let page = 9
