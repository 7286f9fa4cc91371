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

    @Test func `the article is shown again`() throws {
        try expectPair(
            .reader { Restores() }, .reader { IsOffByOne() }, law: "restoration-round-trip",
            trace: "launch wide; select 1")
    }

    @Test func `pages need not be written down, and what is below them has to`() throws {
        try expectPair(
            .reader { HasPages() }, .reader { ForgetsBelow() }, law: "restoration-round-trip",
            trace: "launch wide; select 1; push-detail")
    }
}

/// The row of no article.
private let page = 9
