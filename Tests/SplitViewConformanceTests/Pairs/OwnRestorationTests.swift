import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// An app that writes down by itself what it shows, as apps with scenes do.
@MainActor @Suite struct OwnRestorationTests {
    class Restores: Reader {
        func row(of article: Article) -> Int { article.row }

        private var saved: [Int] { (articles.last as? Article).map { [row(of: $0)] } ?? [] }

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

    @Test func `the article is shown again`() throws {
        try expectPair(
            .reader { Restores() }, .reader { IsOffByOne() }, law: "restoration-round-trip",
            trace: "launch wide; select 1")
    }
}
